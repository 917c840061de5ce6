import TestSupport
import Testing

@testable import UIKit

@Suite("Search: notifications and transitions", .ownSimulator) @MainActor
struct SearchActivityTests {
    @Test func aTapBeginsAndCancelEnds() throws {
        let stage = SearchStage(.iPhone15(iOS: 18))
        stage.tapField()
        #expect(stage.search.isActive && stage.search.searchBar.isFirstResponder)
        #expect(stage.simulator.isKeyboardShown && stage.search.searchBar.showsCancelButton)
        #expect(stage.events == ["didBegin", "willPresent", "update()"])
        stage.simulator.runToRest()
        #expect(stage.events.last == "didPresent")
        stage.clear()
        stage.simulator.type("ab\n")
        #expect(stage.events == ["text(a)", "update(a)", "text(ab)", "update(ab)", "search"])
        stage.clear()
        let cancel = try #require(stage.bar.all(SearchCancelButton.self).first)
        let middle = cancel.convert(CGPoint(x: cancel.bounds.midX, y: cancel.bounds.midY), to: nil)
        stage.simulator.tap(at: middle)
        #expect(stage.events == ["cancel", "willDismiss", "didEnd", "update()"])
        stage.simulator.runToRest()
        #expect(stage.events.last == "didDismiss")
        #expect(!stage.search.isActive && stage.search.searchBar.text == "" && !stage.simulator.isKeyboardShown)
        #expect(!stage.search.searchBar.showsCancelButton)
    }

    @Test func codeBeginsWithoutTheKeyboard() {
        let stage = SearchStage(.iPhone15(iOS: 18))
        stage.search.automaticallyShowsCancelButton = false
        stage.search.isActive = true
        stage.simulator.runToRest()
        #expect(stage.events == ["willPresent", "update()", "didPresent"])
        #expect(!stage.simulator.isKeyboardShown && !stage.search.searchBar.showsCancelButton)
        stage.search.searchBar.text = "x"
        #expect(stage.events.last == "update(x)")
    }

    /// A search is a presentation, by the page if that defines the context.
    @Test(arguments: [true, false], [true, false]) func itIsPresented(byPage: Bool, isVariant: Bool) {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.presentsSearchControllers = !isVariant
        let stage = SearchStage(profile)
        stage.page.definesPresentationContext = byPage
        #expect(stage.navigation.presentedViewController == nil)
        stage.search.isActive = true
        stage.simulator.runToRest()
        #expect(stage.page.presentedViewController === (isVariant ? nil : stage.search))
        #expect(stage.navigation.presentedViewController === (isVariant || byPage ? nil : stage.search))
        stage.search.isActive = false
        stage.simulator.runToRest()
        #expect(stage.page.presentedViewController == nil)
    }

    @Test func resultsAreShownWhileSomethingIsSearchedFor() {
        let trace = Trace()
        let results = TracingPage("R", trace)
        let stage = SearchStage(.iPhone15(iOS: 18), results: results)
        stage.tapField()
        stage.simulator.runToRest()
        #expect(results.viewIfLoaded?.window == nil)
        stage.simulator.type("a")
        #expect(results.view.window != nil && results.view.safeAreaInsets.top == stage.bar.frame.maxY)
        #expect(trace.contains("R.viewDidAppear(false)"))
        stage.simulator.typeDelete()
        #expect(results.view.window == nil && trace.contains("R.viewDidDisappear(false)"))
        stage.search.showsSearchResultsController = true
        stage.simulator.commit()
        #expect(results.view.window != nil && !stage.search.automaticallyShowsSearchResultsController)
        stage.search.isActive = false
        stage.simulator.runToRest()
        #expect(results.view.window == nil)
    }

    @Test(arguments: [true, false]) func theDimmedPageTakesNoTouchesAndATapEndsTheSearch(obscures: Bool) {
        let stage = SearchStage(.iPhone15(iOS: 18))
        stage.search.obscuresBackgroundDuringPresentation = obscures
        stage.tapField()
        stage.simulator.runToRest()
        let offset = stage.scrollView.contentOffset.y
        stage.scroll(by: 40)
        #expect((stage.scrollView.contentOffset.y == offset) == obscures)
        stage.simulator.tap(at: CGPoint(x: 200, y: 350))
        stage.simulator.runToRest()
        #expect(stage.search.isActive != obscures)
    }

    // MARK: Transitions

    static nonisolated let profiles: [Simulator.Profile] = [
        .iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26),
    ]

    @Test(arguments: profiles) func pushAndPopWithoutSearchOnTheOtherPage(_ profile: Simulator.Profile) {
        let stage = SearchStage(profile, hides: false)
        let frame = stage.bar.frame
        let plain = TracingStage("A", "B", profile: profile).navigation.navigationBar.frame
        stage.simulator.makeCurrent()
        let next = UIViewController()
        stage.navigation.pushViewController(next, animated: true)
        stage.simulator.runToRest()
        #expect(stage.bar.frame == plain && next.view.safeAreaInsets.top == plain.maxY)
        #expect(stage.search.searchBar.window == nil)
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(stage.search.searchBar.window != nil, "it appears with its page")
        stage.simulator.runToRest()
        #expect(stage.bar.frame == frame && stage.page.view.safeAreaInsets.top == frame.maxY)
        #expect(stage.scrollView.contentOffset.y == -frame.maxY)
    }

    @Test(arguments: profiles) func aCancelledSwipeChangesNothing(_ profile: Simulator.Profile) {
        let below = UIViewController()
        let stage = SearchStage(profile, hides: false, below: below)
        let frame = stage.bar.frame
        for _ in 0..<2 {
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.4)
            stage.simulator.endBackSwipe(finishing: false)
            stage.simulator.runToRest()
            #expect(stage.bar.frame == frame && stage.search.searchBar.isDescendant(of: stage.bar))
            #expect(stage.page.view.safeAreaInsets.top == frame.maxY)
        }
    }

    @Test(arguments: profiles) func betweenTwoPagesWithSearch(_ profile: Simulator.Profile) {
        let stage = SearchStage(profile, hides: false)
        let frame = stage.bar.frame
        let other = UISearchController(searchResultsController: nil)
        let next = UIViewController()
        next.navigationItem.searchController = other
        next.navigationItem.hidesSearchBarWhenScrolling = false
        next.navigationItem.preferredSearchBarPlacement = .stacked
        stage.navigation.pushViewController(next, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(stage.search.searchBar.window != nil && other.searchBar.window != nil)
        stage.simulator.runToRest()
        #expect(stage.bar.frame == frame)
        #expect(stage.search.searchBar.window == nil && other.searchBar.window != nil)
    }

    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func theLargeTitleIsAwayWhileTheUserSearches(_ profile: Simulator.Profile) {
        let stage = SearchStage(profile, isUnderTabBar: true, hides: false, largeTitle: true)
        #expect(stage.bar.visibleTitleLabels.map(\.item.title) == ["Albums"])
        stage.tapField()
        stage.simulator.runToRest()
        #expect(stage.bar.visibleTitleLabels.isEmpty, "in the bar and in the page's scroll view (fact m1.6)")
        stage.search.isActive = false
        stage.simulator.runToRest()
        #expect(stage.bar.visibleTitleLabels.map(\.item.title) == ["Albums"])
    }

    /// Scenario N75.
    @Test(arguments: profiles) func searchingDoesNotBringAHiddenBarBackOnPush(_ profile: Simulator.Profile) {
        let stage = SearchStage(profile, hides: false)
        stage.tapField()
        stage.simulator.runToRest()
        let active = stage.bar.frame
        let next = UIViewController()
        stage.navigation.pushViewController(next, animated: true)
        stage.navigation.setNavigationBarHidden(true, animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden && stage.bar.isHidden)
        #expect(stage.search.isActive && !stage.simulator.isKeyboardShown)
        stage.navigation.setNavigationBarHidden(false, animated: true)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden && stage.search.isActive)
        #expect(stage.bar.frame == active && stage.page.view.safeAreaInsets.top == active.maxY)
    }

    /// Scenario N76.
    @Test(arguments: profiles) func swipingBackFromAFocusedSearchShowsThePageBelow(_ profile: Simulator.Profile) {
        let below = UIViewController()
        below.title = "Library"
        below.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
        let stage = SearchStage(profile, hides: false, below: below)
        let plain = TracingStage("A", profile: profile).navigation.navigationBar.frame
        stage.simulator.makeCurrent()
        stage.tapField()
        stage.simulator.runToRest()
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        #expect(stage.search.searchBar.isFirstResponder, "until the page has disappeared")
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === below && !stage.navigation.isNavigationBarHidden)
        #expect(stage.bar.frame == plain && !stage.simulator.isKeyboardShown)
        #expect(stage.bar.visibleTitleLabels.map(\.item.title) == ["Library"])
        #expect(below.view.safeAreaInsets.top == plain.maxY)
    }
}
