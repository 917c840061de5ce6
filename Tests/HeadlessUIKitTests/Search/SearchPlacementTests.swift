import Foundation
import Testing

@testable import UIKit

/// UIKit's documentation of the placements of search bars.
@Suite("Integrated search bars") @MainActor
struct SearchPlacementTests {
    nonisolated static let phone = Simulator.Profile.iPhone17Pro(iOS: 26)
    nonisolated static let pads = [Simulator.Profile.iPad(iOS: 18), .iPad(iOS: 26)]

    struct Case: CustomTestStringConvertible {
        var profile: Simulator.Profile
        var preferred: UINavigationItem.SearchBarPlacement
        var isUnderTabBar = false
        var style = UINavigationItem.ItemStyle.navigator
        var result: UINavigationItem.SearchBarPlacement
        var testDescription: String { "\(profile.name) \(preferred) \(isUnderTabBar) \(style)" }
    }

    @Test(arguments: [
        Case(profile: .iPhoneSE(iOS: 15), preferred: .inline, result: .stacked),
        Case(profile: .iPhone15(iOS: 18), preferred: .inline, result: .stacked),
        Case(profile: .iPad(iOS: 18), preferred: .inline, result: .inline),
        Case(profile: .iPad(iOS: 18), preferred: .stacked, result: .stacked),
        Case(profile: .iPad(iOS: 18), preferred: .automatic, result: .inline),
        Case(profile: phone, preferred: .automatic, result: .integrated),
        Case(profile: phone, preferred: .automatic, isUnderTabBar: true, result: .stacked),
        Case(profile: phone, preferred: .integrated, isUnderTabBar: true, result: .integrated),
        Case(profile: phone, preferred: .integratedButton, result: .integratedButton),
        Case(profile: phone, preferred: .integratedCentered, style: .editor, result: .integrated),
        Case(profile: .iPad(iOS: 26), preferred: .automatic, result: .integrated),
        Case(profile: .iPad(iOS: 26), preferred: .integratedCentered, result: .integrated),
        Case(profile: .iPad(iOS: 26), preferred: .integratedCentered, style: .browser, result: .integratedCentered),
    ]) func whereItIs(_ it: Case) {
        let stage = SearchStage(
            it.profile, isUnderTabBar: it.isUnderTabBar, placement: it.preferred,
            configure: { $0.navigationItem.style = it.style })
        #expect(stage.page.navigationItem.searchBarPlacement == it.result)
        #expect(stage.search.searchBarPlacement == it.result)
        #expect(stage.search.searchBar.window != nil || stage.page.navigationItem.searchPlace.isButton)
    }

    private func field(_ stage: SearchStage) -> CGRect {
        let field = stage.search.searchBar.searchTextField
        return field.convert(field.bounds, to: nil)
    }

    // MARK: In the toolbar

    @Test func onIPhoneItIsAtTheBottomWithoutAToolbarOfTheApps() {
        let plain = Stage("A", profile: Self.phone)
        let stage = SearchStage(Self.phone, placement: .automatic)
        #expect(stage.bar.frame.height == 54 && stage.navigation.isToolbarHidden)
        #expect(field(stage).minY > 700 && field(stage).width == stage.bar.bounds.width - 2 * field(stage).minX)
        #expect(stage.page.view.safeAreaInsets.bottom > plain.navigation.view.safeAreaInsets.bottom + 40)
        stage.scroll(by: 300)
        #expect(field(stage).minY > 700, "hidesSearchBarWhenScrolling is for stacked ones")
        stage.page.navigationItem.searchController = nil
        stage.simulator.runToRest()
        #expect(stage.search.searchBar.window == nil)
        #expect(stage.page.view.safeAreaInsets.bottom == plain.navigation.view.safeAreaInsets.bottom)
    }

    @Test(arguments: [true, false]) func itIsWhereTheAppPutsItElseAtTheEnd(placed: Bool) {
        let (first, last) = (UIBarButtonItem(systemItem: .organize), UIBarButtonItem(systemItem: .compose))
        let stage = SearchStage(Self.phone, placement: .integrated) { page in
            let search = page.navigationItem.searchBarPlacementBarButtonItem
            page.toolbarItems = placed ? [first, search, last] : [first, last]
        }
        stage.navigation.isToolbarHidden = false
        stage.simulator.runToRest()
        let buttons = stage.simulator.window.all(BarButtonView.self).filter { $0.item === first || $0.item === last }
        let places = buttons.map { $0.convert($0.bounds, to: nil).midX }.sorted()
        #expect(places.count == 2)
        #expect(field(stage).minX > places[placed ? 0 : 1])
        #expect(placed == (field(stage).maxX < places[1]))
    }

    @Test func thePlaceholderIsLeftOutWithoutSearch() {
        let stage = SearchStage(Self.phone, placement: .integrated) { page in
            page.toolbarItems = [
                page.navigationItem.searchBarPlacementBarButtonItem, UIBarButtonItem(systemItem: .compose),
            ]
        }
        stage.navigation.isToolbarHidden = false
        stage.page.navigationItem.searchController = nil
        stage.simulator.runToRest()
        #expect(stage.navigation.shownToolbar.all(BarButtonView.self).count == 1)
    }

    @Test func whileTheUserTypesItIsAboveTheKeyboardAlone() {
        let stage = SearchStage(Self.phone, placement: .integrated) { page in
            page.toolbarItems = [UIBarButtonItem(systemItem: .compose)]
        }
        stage.navigation.isToolbarHidden = false
        stage.simulator.runToRest()
        let rest = field(stage)
        stage.tapField()
        stage.simulator.runToRest()
        #expect(stage.search.isActive && stage.simulator.isKeyboardShown)
        #expect(stage.events.filter { $0 == "didBegin" }.count == 1 && !stage.events.contains("didEnd"))
        #expect(field(stage).maxY < stage.simulator.keyboardFrame.minY && field(stage).maxY < rest.minY)
        #expect(stage.navigation.shownToolbar.all(BarButtonView.self).isEmpty)
        #expect(stage.bar.visibleTitleLabels.isEmpty && stage.page.view.safeAreaInsets.top < 62 + 54)
        stage.search.isActive = false
        stage.simulator.runToRest()
        #expect(field(stage) == rest && !stage.simulator.isKeyboardShown)
        #expect(stage.navigation.shownToolbar.all(BarButtonView.self).count == 1)
        #expect(stage.bar.visibleTitleLabels.map(\.item.title) == ["Albums"])
    }

    @Test func asAButtonItBecomesAFieldWhenTapped() throws {
        let stage = SearchStage(Self.phone, placement: .integratedButton)
        #expect(stage.search.searchBar.window == nil)
        let button = try #require(stage.navigation.shownToolbar.all(BarButtonView.self).first)
        stage.simulator.tap(at: button.convert(CGPoint(x: 22, y: 22), to: nil))
        stage.simulator.runToRest()
        #expect(stage.search.isActive && stage.search.searchBar.isFirstResponder)
        #expect(field(stage).maxY < stage.simulator.keyboardFrame.minY)
        stage.search.isActive = false
        stage.simulator.runToRest()
        #expect(stage.search.searchBar.window == nil)
        #expect(stage.navigation.shownToolbar.all(BarButtonView.self).count == 1)
    }

    @Test func itGoesWithItsPageAndComesBack() {
        let stage = SearchStage(Self.phone, placement: .automatic, configure: { _ in })
        let rest = field(stage)
        let insets = stage.page.view.safeAreaInsets
        stage.navigation.pushViewController(UIViewController(), animated: true)
        stage.simulator.runToRest()
        #expect(stage.search.searchBar.window == nil)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.search.searchBar.window == nil)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(field(stage) == rest && stage.page.view.safeAreaInsets == insets)
    }

    // MARK: In the navigation bar

    @Test(arguments: [false, true]) func keptOutOfTheToolbarItIsAButtonInTheBar(isUnderTabBar: Bool) throws {
        let stage = SearchStage(Self.phone, isUnderTabBar: isUnderTabBar, placement: .integrated) { page in
            page.navigationItem.searchBarPlacementAllowsToolbarIntegration = isUnderTabBar
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .compose)
        }
        let frame = stage.bar.frame
        let button = try #require(
            stage.bar.all(BarButtonView.self).max { $0.convert(CGPoint.zero, to: nil).x < $1.convert(.zero, to: nil).x }
        )
        stage.simulator.tap(at: button.convert(CGPoint(x: 22, y: 22), to: nil))
        stage.simulator.runToRest()
        #expect(stage.search.isActive && stage.search.searchBar.isFirstResponder && stage.bar.frame == frame)
        #expect(stage.bar.visibleTitleLabels.isEmpty, "the field takes the row")
        #expect(field(stage).width > stage.bar.bounds.width / 2 && field(stage).midY == frame.minY + 22)
        stage.search.isActive = false
        stage.simulator.runToRest()
        #expect(stage.bar.visibleTitleLabels.map(\.item.title) == ["Albums"] && stage.bar.frame == frame)
        #expect(stage.search.searchBar.window == nil)
    }

    @Test(arguments: pads) func onIPadItIsAtTheTrailingEnd(_ profile: Simulator.Profile) {
        let pinned = UIBarButtonItem(systemItem: .add)
        let stage = SearchStage(profile, placement: .automatic) { page in
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .compose)
            page.navigationItem.pinnedTrailingGroup = pinned.creatingFixedGroup()
        }
        let plain = Stage("A", profile: profile)
        #expect(stage.bar.frame == plain.navigation.navigationBar.frame)
        stage.simulator.makeCurrent()
        let places = stage.bar.all(BarButtonView.self).sorted {
            ($0.item === pinned ? 1 : 0) < ($1.item === pinned ? 1 : 0)
        }
        .map { $0.convert($0.bounds, to: nil) }
        #expect(places.count == 2)
        #expect(places[0].maxX < field(stage).minX && field(stage).maxX < places[1].minX)
        stage.tapField()
        stage.simulator.runToRest()
        #expect(stage.search.isActive && stage.search.searchBar.isFirstResponder)
        #expect(stage.events.filter { $0 == "didBegin" }.count == 1 && !stage.events.contains("didEnd"))
        #expect(stage.bar.visibleTitleLabels.map(\.item.title) == ["Albums"], "all else stays")
        #expect(stage.bar.frame == plain.navigation.navigationBar.frame)
    }

    @Test func theDelegateHearsOfAnotherPlace() {
        let stage = SearchStage(.iPad(iOS: 18), placement: .stacked)
        #expect(stage.events.isEmpty)
        stage.page.navigationItem.preferredSearchBarPlacement = .inline
        stage.simulator.runToRest()
        #expect(stage.events == ["willChangeTo(integrated)", "didChangeFrom(stacked)"])
    }

    @Test func centredItIsInTheMiddleBesideALeadingTitle() throws {
        let stage = SearchStage(.iPad(iOS: 26), placement: .integratedCentered) { $0.navigationItem.style = .browser }
        let title = try #require(stage.bar.visibleTitleLabels.first?.label)
        #expect(near(field(stage).midX, stage.bar.bounds.midX, by: 0.5))
        #expect(title.convert(title.bounds, to: nil).maxX < field(stage).minX)
    }

    @Test(arguments: [phone, .iPad(iOS: 26)]) func anotherSearchTakesThePlace(_ profile: Simulator.Profile) {
        let stage = SearchStage(profile, placement: .integrated)
        let old = stage.search.searchBar
        #expect(old.window != nil)
        let other = UISearchController(searchResultsController: nil)
        stage.page.navigationItem.searchController = other
        stage.simulator.runToRest()
        #expect(old.superview == nil && !old.isIntegrated)
        #expect(other.searchBar.window != nil)
        stage.page.navigationItem.searchController = nil
        stage.simulator.runToRest()
        #expect(other.searchBar.superview == nil)
    }
}
