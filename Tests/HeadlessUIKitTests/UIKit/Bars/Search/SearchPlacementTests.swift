import Foundation
import TestSupport
import Testing

@testable import UIKit

/// (UIKit documentation of the placements of search bars)
@Suite("Placement of search bars", .ownSimulator) @MainActor
struct SearchPlacementTests {
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
        Case(profile: .iPad(iOS: 15), preferred: .inline, result: .stacked),
        Case(profile: .iPad(iOS: 18), preferred: .inline, result: .inline),
        Case(profile: .iPad(iOS: 18), preferred: .stacked, result: .stacked),
        Case(profile: .iPad(iOS: 18), preferred: .automatic, result: .inline),
        Case(profile: .iPad(iOS: 18), preferred: .integratedCentered, style: .browser, result: .inline),
        Case(profile: .iPhone17Pro(iOS: 26), preferred: .automatic, isUnderTabBar: true, result: .stacked),
        Case(profile: .iPhone17Pro(iOS: 26), preferred: .integratedCentered, style: .editor, result: .stacked),
        Case(profile: .iPad(iOS: 26), preferred: .automatic, result: .inline),
        Case(profile: .iPad(iOS: 26), preferred: .integratedCentered, result: .inline),
        Case(profile: .iPad(iOS: 26), preferred: .integratedCentered, style: .browser, result: .integratedCentered),
        Case(profile: .iPad(iOS: 26), preferred: .integratedCentered, isUnderTabBar: true, result: .integratedCentered),
    ]) func whereItIs(_ it: Case) {
        let stage = SearchStage(
            it.profile, isUnderTabBar: it.isUnderTabBar, placement: it.preferred,
            configure: { $0.navigationItem.style = it.style })
        #expect(stage.page.navigationItem.searchBarPlacement == it.result)
        #expect(stage.search.searchBar.window != nil)
    }

    private func field(_ stage: SearchStage) -> CGRect {
        let field = stage.search.searchBar.searchTextField
        return field.convert(field.bounds, to: nil)
    }

    private func frame(_ item: UIBarButtonItem, _ stage: SearchStage) throws -> CGRect {
        let button = try #require(stage.bar.all(BarButtonView.self).first { $0.item === item })
        return button.convert(button.bounds, to: nil)
    }

    @Test(arguments: pads) func itIsAtTheTrailingEnd(_ profile: Simulator.Profile) throws {
        let (compose, pinned) = (UIBarButtonItem(systemItem: .compose), UIBarButtonItem(systemItem: .add))
        let stage = SearchStage(profile, placement: .automatic) { page in
            page.navigationItem.rightBarButtonItem = compose
            page.navigationItem.pinnedTrailingGroup = pinned.creatingFixedGroup()
        }
        let plain = TracingStage("A", profile: profile)
        #expect(stage.bar.frame == plain.navigation.navigationBar.frame)
        stage.simulator.makeCurrent()
        #expect(try frame(compose, stage).maxX < field(stage).minX)
        #expect(try field(stage).maxX < frame(pinned, stage).minX)
        stage.tapField()
        stage.simulator.runToRest()
        #expect(stage.search.isActive && stage.search.searchBar.isFirstResponder)
        #expect(stage.events.filter { $0 == "didBegin" }.count == 1 && !stage.events.contains("didEnd"))
        #expect(stage.bar.visibleTitleLabels.map(\.item.title) == ["Albums"], "nothing else changes")
        #expect(stage.bar.frame == plain.navigation.navigationBar.frame)
    }

    @Test(arguments: pads) func itIsWhereTheAppPutsIt(_ profile: Simulator.Profile) throws {
        let (first, last) = (UIBarButtonItem(systemItem: .organize), UIBarButtonItem(systemItem: .compose))
        let stage = SearchStage(profile, placement: .inline) { page in
            page.navigationItem.rightBarButtonItems = [
                last, page.navigationItem.searchBarPlacementBarButtonItem, first,
            ]
        }
        #expect(try frame(first, stage).maxX < field(stage).minX)
        #expect(try field(stage).maxX < frame(last, stage).minX)
    }

    @Test func thePlaceholderIsLeftOutElsewhere() {
        let stage = SearchStage(.iPhone17Pro(iOS: 26)) { page in
            let items = [page.navigationItem.searchBarPlacementBarButtonItem, UIBarButtonItem(systemItem: .compose)]
            page.navigationItem.rightBarButtonItems = items
            page.toolbarItems = items
        }
        stage.navigation.isToolbarHidden = false
        stage.simulator.runToRest()
        #expect(stage.bar.all(BarButtonView.self).count == 1)
        #expect(stage.navigation.shownToolbar.all(BarButtonView.self).count == 1)
    }

    @Test(arguments: pads) func anotherPlacementTakesItThere(_ profile: Simulator.Profile) {
        let stage = SearchStage(profile, hides: false, placement: .stacked)
        let (stacked, item) = (stage.bar.frame, stage.page.navigationItem)
        item.preferredSearchBarPlacement = .inline
        stage.simulator.runToRest()
        #expect(stage.bar.frame.height < stacked.height && stage.search.searchBar.window != nil)
        #expect(stage.bar.frame.contains(field(stage)))
        item.preferredSearchBarPlacement = .stacked
        stage.simulator.runToRest()
        #expect(stage.bar.frame == stacked && stage.search.searchBar.window != nil)
    }

    @Test func centredItIsInTheMiddleBesideALeadingTitle() throws {
        let stage = SearchStage(.iPad(iOS: 26), placement: .integratedCentered) { $0.navigationItem.style = .browser }
        let title = try #require(stage.bar.visibleTitleLabels.first?.label)
        #expect(isClose(field(stage).midX, stage.bar.bounds.midX, within: 0.5))
        #expect(title.convert(title.bounds, to: nil).maxX < field(stage).minX)
    }

    @Test(arguments: pads) func itGoesWithItsPageAndComesBack(_ profile: Simulator.Profile) {
        let stage = SearchStage(profile, placement: .automatic)
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

    @Test(arguments: [Simulator.Profile.iPhone17Pro(iOS: 26), .iPad(iOS: 26)])
    func anotherSearchTakesThePlace(_ profile: Simulator.Profile) {
        let stage = SearchStage(profile, hides: false, placement: .inline)
        let old = stage.search.searchBar
        #expect(old.window != nil)
        let other = UISearchController(searchResultsController: nil)
        stage.page.navigationItem.searchController = other
        stage.simulator.runToRest()
        #expect(old.window == nil && !old.isInline)
        #expect(other.searchBar.window != nil)
        stage.page.navigationItem.searchController = nil
        stage.simulator.runToRest()
        #expect(other.searchBar.window == nil)
    }
}
