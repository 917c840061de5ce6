import Foundation
import Testing

@testable import UIKit

/// UIKit's documentation of `searchController(_:willChangeTo:)`, "before the search bar placement changes", and of
/// `searchController(_:didChangeFrom:)`, "after a search bar placement change occurs".
@Suite("Telling of a search bar's place") @MainActor
struct PlacementChangeTests {
    struct Case: CustomTestStringConvertible {
        var profile: Simulator.Profile
        var from: UINavigationItem.SearchBarPlacement
        var to: UINavigationItem.SearchBarPlacement
        var testDescription: String { "\(profile.name) \(from) \(to)" }
    }

    nonisolated static let cases = [
        Case(profile: .iPad(iOS: 18), from: .stacked, to: .inline),
        Case(profile: .iPad(iOS: 26), from: .integrated, to: .stacked),
        Case(profile: .iPhone17Pro(iOS: 26), from: .stacked, to: .integrated),
        Case(profile: .iPhone17Pro(iOS: 26), from: .integrated, to: .stacked),
    ]

    /// Listens to a stage's search controller and does what a test wants in between.
    final class Listener: NSObject, UISearchControllerDelegate {
        var told: [String] = []
        var act: (_ isBefore: Bool) -> Void = { _ in }

        func searchController(
            _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
        ) {
            told.append("will \(newPlacement), is \(searchController.searchBarPlacement)")
            act(true)
        }
        func searchController(
            _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
        ) {
            told.append("did \(previousPlacement), is \(searchController.searchBarPlacement)")
            act(false)
        }
    }

    private func holder(_ stage: SearchStage) -> ObjectIdentifier? {
        stage.search.searchBar.superview.map(ObjectIdentifier.init)
    }

    @Test(arguments: cases) func theSearchBarMovesInBetween(_ it: Case) {
        let stage = SearchStage(it.profile, placement: it.from)
        let (listener, item) = (Listener(), stage.page.navigationItem)
        stage.search.delegate = listener
        let before = holder(stage)
        var holders: [ObjectIdentifier?] = []
        listener.act = { _ in
            holders.append(self.holder(stage))
            #expect(item.searchBarPlacement == stage.search.searchBarPlacement)
            #expect(UIView.areAnimationsEnabled)
        }
        item.preferredSearchBarPlacement = it.to
        #expect(listener.told == ["will \(it.to), is \(it.from)", "did \(it.from), is \(it.to)"])
        #expect(holders.count == 2 && holders.first == before && holders.last != before)
        #expect(stage.search.searchBar.window != nil && holders.last == holder(stage))
        stage.simulator.runToRest()
        #expect(listener.told.count == 2 && holders.last == holder(stage))
    }

    @Test(arguments: cases) func whatTheDelegateChangesIsNotToldAnew(_ it: Case) {
        let stage = SearchStage(it.profile, placement: it.from)
        let (listener, item) = (Listener(), stage.page.navigationItem)
        stage.search.delegate = listener
        listener.act = { isBefore in
            item.title = isBefore ? "Before" : "After"
            item.prompt = isBefore ? "Prompt" : nil
            item.rightBarButtonItem = isBefore ? nil : UIBarButtonItem(systemItem: .add)
        }
        item.preferredSearchBarPlacement = it.to
        stage.simulator.runToRest()
        #expect(listener.told == ["will \(it.to), is \(it.from)", "did \(it.from), is \(it.to)"])
        #expect(stage.bar.visibleTitleLabels.map(\.label.text) == ["After"])
        #expect(stage.bar.all(BarButtonView.self).count == 1 && stage.search.searchBar.window != nil)
    }

    @Test func aRefusalInBetweenIsToldAsItEnds() {
        let stage = SearchStage(.iPad(iOS: 18), placement: .stacked)
        let (listener, item) = (Listener(), stage.page.navigationItem)
        stage.search.delegate = listener
        listener.act = { isBefore in if isBefore { item.preferredSearchBarPlacement = .stacked } }
        item.preferredSearchBarPlacement = .inline
        stage.simulator.runToRest()
        #expect(listener.told == ["will integrated, is stacked", "did stacked, is stacked"])
        #expect(item.searchBarPlacement == .stacked && !stage.search.searchBar.isIntegrated)
    }

    @Test func anotherControllerHearsNothingOfWhereItComesFirst() {
        let stage = SearchStage(.iPad(iOS: 18), placement: .stacked)
        let (listener, item) = (Listener(), stage.page.navigationItem)
        let other = UISearchController(searchResultsController: nil)
        other.delegate = listener
        item.searchController = nil
        item.preferredSearchBarPlacement = .inline
        item.searchController = other
        stage.simulator.runToRest()
        #expect(listener.told.isEmpty && other.searchBarPlacement == .inline)
    }
}
