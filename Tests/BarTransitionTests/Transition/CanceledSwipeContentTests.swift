import BarTransition
import TestSupport
import Testing
import UIKit

/// A swipe between a page with a bar and one without: when it is canceled, the bar comes back or goes, and no content moves.
@Suite("Content after a canceled swipe", .ownSimulator) @MainActor
struct CanceledSwipeContentTests {
    nonisolated static let profiles: [Simulator.Profile] = [.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)]

    struct Setup: Sendable, CustomTestStringConvertible {
        var belowHasBar: Bool
        var isOpaque: Bool
        /// How far both pages are scrolled; nil for content that is constrained to the safe area.
        var distance: CGFloat?
        var testDescription: String {
            "bar \(belowHasBar ? "below" : "above")\(isOpaque ? ", opaque" : ""), \(distance ?? -1)"
        }

        static let all = [false, true].flatMap { belowHasBar in
            [false, true].flatMap { isOpaque in
                [nil, CGFloat(0), 150].map { Setup(belowHasBar: belowHasBar, isOpaque: isOpaque, distance: $0) }
            }
        }
    }

    @Test(arguments: profiles, Setup.all) func nothingMoves(_ profile: Simulator.Profile, _ setup: Setup) {
        let bar = BarAppearance(background: .color(.red), isHidden: false)
        let (a, b) = (
            DeclaringPage("A", setup.belowHasBar ? bar : .hidden), DeclaringPage("B", setup.belowHasBar ? .hidden : bar)
        )
        for page in [a, b] { page.wantsScrollView = setup.distance != nil }
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: a)
            navigation.navigationBar.isTranslucent = !setup.isOpaque
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        if let distance = setup.distance { a.scrollView?.contentOffset.y += distance }
        stage.simulator.commit()
        let below = a.marker.shownFrame.minY
        stage.push(b, andWait: 0)
        for _ in 0..<30 where stage.simulator.isBusy && a.view.window != nil {
            #expect(isClose(a.marker.shownFrame.minY, below, within: 0.1), "push")
            stage.simulator.advance(by: 1 / 30)
        }
        stage.simulator.runToRest()
        if let distance = setup.distance { b.scrollView?.contentOffset.y += distance }
        stage.simulator.runToRest()
        let (above, frame) = (b.marker.shownFrame.minY, b.view.frame)
        for turn in 0..<2 {
            func expectInPlace(_ when: String) {
                stage.simulator.commit()
                if b.view.window != nil {
                    #expect(isClose(b.marker.shownFrame.minY, above, within: 0.1), "\(turn), \(when), above")
                }
                if a.view.window != nil {
                    #expect(isClose(a.marker.shownFrame.minY, below, within: 0.1), "\(turn), \(when), below")
                }
            }
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.2)
            expectInPlace("begin")
            stage.simulator.moveBackSwipe(toProgress: 0.4)
            stage.simulator.advance(by: 0.1)
            expectInPlace("swipe")
            stage.simulator.endBackSwipe(finishing: false)
            for frame in 0..<60 where stage.simulator.isBusy {
                expectInPlace("cancel \(frame)")
                stage.simulator.advance(by: 1 / 60)
            }
            stage.simulator.runToRest()
            expectInPlace("rest")
            #expect(b.view.frame == frame && b.additionalSafeAreaInsets == .zero)
        }
        stage.simulator.swipeBack(toProgress: 0.7, finishing: true)
        #expect(isClose(a.marker.shownFrame.minY, below, within: 0.1) && a.additionalSafeAreaInsets == .zero)
    }

    /// What the page scrolls while its bar comes back stays there.
    @Test(arguments: profiles, [CGFloat(30), 300])
    func whatThePageScrollsAfterTheCancelStays(_ profile: Simulator.Profile, distance: CGFloat) throws {
        let (a, b) = (DeclaringPage("A", .hidden), DeclaringPage("B", BarAppearance(isHidden: false)))
        b.wantsScrollView = true
        b.navigationItem.largeTitleDisplayMode = .always
        let stage = HeadlessStage(profile, pages: a, largeTitles: true)
        stage.push(b, andWait: 1)
        let top = b.marker.shownFrame.minY
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.advance(by: 0.05)
        try #require(b.scrollView).contentOffset.y += distance
        stage.simulator.runToRest()
        // A title that collapses at once takes the content with it on iOS 26 (fact m21.1).
        let collapse = profile.system >= 26 && distance > 52 ? CGFloat(52) : 0
        #expect(isClose(b.marker.shownFrame.minY, top - distance - collapse, within: 0.1))
    }

    /// And so does what it scrolls during the swipe, in content that was scrolled before.
    @Test(arguments: profiles) func whatThePageScrollsInTheSwipeStays(_ profile: Simulator.Profile) throws {
        let (a, b) = (DeclaringPage("A", .hidden), DeclaringPage("B", BarAppearance(isHidden: false)))
        b.wantsScrollView = true
        let stage = HeadlessStage(profile, pages: a)
        stage.push(b, andWait: 1)
        let scrollView = try #require(b.scrollView)
        scrollView.contentOffset.y += 200
        let offset = scrollView.contentOffset.y
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        scrollView.contentOffset.y += 300
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(isClose(scrollView.contentOffset.y, offset + 300, within: 0.1))
    }

    /// A list that is scrolled to its end, and that UIKit scrolls back as its bottom inset becomes smaller, is at its end again
    /// after a swipe that is canceled. From iOS 26 positions are saved when it is, before the inset is back.
    @Test func theEndOfAListStays() throws {
        let (a, b) = (DeclaringPage("A", .hidden), DeclaringPage("B", BarAppearance(isHidden: false)))
        b.wantsScrollView = true
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: a)
        stage.push(b, andWait: 1)
        let scrollView = try #require(b.scrollView)
        b.additionalSafeAreaInsets.bottom = 60
        func end() -> CGFloat {
            scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
        }
        scrollView.contentOffset.y = end()
        let offset = scrollView.contentOffset.y
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        // As UIKit does it with a toolbar that goes, which the page's safe area contains.
        b.additionalSafeAreaInsets.bottom = 0
        scrollView.contentOffset.y = end()
        stage.simulator.endBackSwipe(finishing: false)
        b.additionalSafeAreaInsets.bottom = 60
        stage.simulator.runToRest()
        #expect(isClose(scrollView.contentOffset.y, offset, within: 0.1))
    }

    /// A page that is set below another one is first read in the swipe that uncovers it, and the title above depends on it. After
    /// a cancel it does not any more, and a list whose large title has begun to scroll away is where it was.
    ///
    /// Another library's delegate can forward UIKit's call twice.
    @Test(arguments: [false, true], [Simulator.Profile.Variants.WillShowCalls.once, .twice])
    func aPageThatWasNeverShown(crossFades: Bool, _ calls: Simulator.Profile.Variants.WillShowCalls) {
        var profile = Simulator.Profile.iPhone18Pro(iOS: 27)
        profile.variants.willShowCalls = calls
        let (root, b) = (
            DeclaringPage("A", BarAppearance()), DeclaringPage("C", BarAppearance(background: .color(.red)))
        )
        b.wantsScrollView = true
        let stage = HeadlessStage(profile, pages: root, largeTitles: true)
        stage.simulator.prefersCrossFades = crossFades
        let below = DeclaringPage("B", BarAppearance(largeTitleDisplayMode: .never))
        stage.navigation.setViewControllers([root, below, b], animated: true)
        stage.simulator.runToRest()
        b.scrollView?.contentOffset.y += 15
        stage.simulator.runToRest()
        let (offset, bar, top) = (b.scrollView?.contentOffset, stage.bar.frame, b.marker.shownFrame.minY)
        for _ in 0..<2 {
            stage.simulator.swipeBack(toProgress: 0.4, finishing: false)
            #expect(b.scrollView?.contentOffset == offset && stage.bar.frame == bar && b.marker.shownFrame.minY == top)
        }
    }

    /// UIKit lays out the pages below an opaque bar again if the interface style changes while they move back. The app can make it
    /// do so inside an animation of its own.
    @Test(arguments: [false, true]) func anotherInterfaceStyleMeanwhile(isInsideAnimation: Bool) {
        let (a, b) = (
            DeclaringPage("A", .hidden), DeclaringPage("B", BarAppearance(background: .color(.red), isHidden: false))
        )
        let stage = HeadlessStage(.iPhone18Pro(iOS: 27), pages: a, isOpaque: true)
        let below = a.marker.shownFrame.minY
        stage.push(b, andWait: 1)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        stage.simulator.endBackSwipe(finishing: false)
        UIView.animate(withDuration: isInsideAnimation ? 1 : 0) {
            stage.simulator.userInterfaceStyle = .dark
            if isInsideAnimation { stage.navigation.view.layoutIfNeeded() }
        }
        for frame in 0..<60 where stage.simulator.isBusy && a.view.window != nil {
            #expect(isClose(a.marker.shownFrame.minY, below, within: 0.1), "\(frame)")
            stage.simulator.advance(by: 1 / 60)
        }
        stage.simulator.runToRest()
        #expect(isClose(a.view.frame.minY, stage.barBottom, within: 0.1))
    }

    /// A prompt that goes as a swipe is canceled makes the bar lower by as much as the content moves up: it stays at its top.
    @Test func aPromptThatGoesWithACanceledSwipe() throws {
        final class PromptPage: DeclaringPage {
            var isReturning = false
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                if isReturning { navigationItem.prompt = nil }
            }
        }
        let b = PromptPage("B", BarAppearance(isHidden: false))
        b.wantsScrollView = true
        b.navigationItem.prompt = "Prompt"
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: DeclaringPage("A", .hidden))
        stage.push(b, andWait: 1)
        b.isReturning = true
        stage.simulator.swipeBack(toProgress: 0.4, finishing: false)
        let list = try #require(b.scrollView)
        #expect(isClose(list.contentOffset.y, -list.adjustedContentInset.top, within: 0.5))
    }

    /// A search bar that hides as its page scrolls is there again, and the content below it.
    @Test func aSearchBarThatHidesOnScrolling() throws {
        let b = DeclaringPage("B", BarAppearance(isHidden: false))
        b.wantsScrollView = true
        b.navigationItem.searchController = UISearchController(searchResultsController: nil)
        b.navigationItem.preferredSearchBarPlacement = .stacked
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26), pages: DeclaringPage("A", .hidden))
        stage.push(b, andWait: 1)
        try #require(b.scrollView).contentOffset.y -= 60
        stage.simulator.runToRest()
        let (height, top) = (stage.bar.frame.height, b.marker.shownFrame.minY)
        #expect(height == 114)
        for _ in 0..<2 {
            stage.simulator.swipeBack(toProgress: 0.4, finishing: false)
            #expect(stage.bar.frame.height == height && isClose(b.marker.shownFrame.minY, top, within: 0.5))
        }
    }
}
