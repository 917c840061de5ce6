import Foundation
import Testing

@testable import UIKit

/// UIKit's documentation of `searchSuggestions` of a search controller and of a search text field.
@Suite("Search suggestions") @MainActor
struct SuggestionTests {
    /// Offers what a test wants and hears what is chosen.
    final class Updater: NSObject, UISearchResultsUpdating, UISearchTextFieldDelegate {
        var told: [String] = []
        var offer: (UISearchController) -> Void = { _ in }

        func updateSearchResults(for searchController: UISearchController) {
            told.append("update(\(searchController.searchBar.text ?? ""))")
            offer(searchController)
        }
        func updateSearchResults(
            for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
        ) {
            let count = searchController.searchSuggestions.map { "\($0.count)" } ?? "nil"
            told.append("selecting(\(searchSuggestion.localizedSuggestion ?? ""), \(count))")
        }
        func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
            let count = searchTextField.searchSuggestions.map { "\($0.count)" } ?? "nil"
            told.append("didSelect(\(suggestion.localizedSuggestion ?? ""), \(count))")
        }
    }

    nonisolated static let places: [(Simulator.Profile, UINavigationItem.SearchBarPlacement)] = [
        (.iPhone15(iOS: 18), .stacked), (.iPhone17Pro(iOS: 26), .stacked), (.iPhone17Pro(iOS: 26), .integrated),
        (.iPad(iOS: 18), .inline),
    ]

    private let offered = ["Red", "Green"].map { UISearchSuggestionItem(localizedSuggestion: $0) }

    private func searching(
        _ profile: Simulator.Profile, _ placement: UINavigationItem.SearchBarPlacement, results: UIViewController? = nil
    ) -> (stage: SearchStage, updater: Updater) {
        let stage = SearchStage(profile, hides: false, results: results, placement: placement)
        let updater = Updater()
        stage.search.searchResultsUpdater = updater
        stage.tapField()
        stage.simulator.runToRest()
        updater.told = []
        return (stage, updater)
    }

    private func row(_ text: String, _ stage: SearchStage) -> UILabel? {
        stage.simulator.window.all(UILabel.self).first { $0.text == text || $0.attributedText?.string == text }
    }

    private func frame(_ text: String, _ stage: SearchStage) throws -> CGRect {
        let label = try #require(row(text, stage), "no row says \(text)")
        return label.convert(label.bounds, to: nil)
    }

    private func tap(_ text: String, _ stage: SearchStage) throws {
        let rect = try frame(text, stage)
        stage.simulator.tap(at: CGPoint(x: rect.midX, y: rect.midY))
        stage.simulator.runToRest()
    }

    @Test(arguments: places) func choosingOneIsTold(
        _ profile: Simulator.Profile, _ placement: UINavigationItem.SearchBarPlacement
    ) throws {
        let (stage, updater) = searching(profile, placement)
        stage.search.searchSuggestions = offered
        stage.simulator.runToRest()
        let (red, green) = (try frame("Red", stage), try frame("Green", stage))
        #expect(green.minY >= red.maxY && red.minX == green.minX)
        let field = stage.search.searchBar.searchTextField
        let place = field.convert(field.bounds, to: nil)
        let isBelow = red.minY > place.maxY
        // In the toolbar the field is right above the keyboard: the menu is above the field.
        #expect(isBelow == (profile.system < 26 || placement == .stacked) || green.maxY < place.minY)
        #expect(green.maxY < stage.simulator.keyboardFrame.minY)
        try tap("Green", stage)
        #expect(updater.told == ["selecting(Green, nil)"] && stage.search.searchSuggestions == nil)
        #expect(row("Red", stage) == nil && stage.search.isActive)
    }

    @Test func theListIsOverTheResults() throws {
        let results = UIViewController()
        let (stage, _) = searching(.iPhone15(iOS: 18), .stacked, results: results)
        stage.simulator.type("r")
        stage.search.searchSuggestions = offered
        stage.simulator.runToRest()
        let red = try frame("Red", stage)
        #expect(results.view.window != nil && red.minY >= stage.bar.frame.maxY)
        let hit = stage.simulator.window.hitTest(CGPoint(x: red.midX, y: red.midY), with: nil)
        #expect(hit?.isDescendant(of: results.view) == false)
        stage.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
        stage.simulator.runToRest()
        #expect(row("Red", stage) == nil)
        stage.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
        stage.simulator.runToRest()
        #expect(row("Red", stage) != nil)
    }

    @Test(arguments: places) func typingAnotherScopeAndCancellingTakeThemAway(
        _ profile: Simulator.Profile, _ placement: UINavigationItem.SearchBarPlacement
    ) {
        let (stage, updater) = searching(profile, placement)
        stage.search.searchSuggestions = offered
        stage.simulator.type("r")
        #expect(stage.search.searchSuggestions == nil && row("Red", stage) == nil)
        updater.offer = { [offered] in $0.searchSuggestions = offered }
        stage.simulator.type("e")
        stage.simulator.runToRest()
        #expect(stage.search.searchSuggestions?.count == 2 && row("Red", stage) != nil, "the updater gave new ones")
        updater.offer = { _ in }
        stage.search.searchBar.userChose(1)
        #expect(stage.search.searchSuggestions == nil && updater.told.last == "update(re)")
        stage.search.searchSuggestions = offered
        stage.search.isActive = false
        stage.simulator.runToRest()
        #expect(stage.search.searchSuggestions == nil && row("Red", stage) == nil)
    }

    @Test(arguments: places) func noneAndNilTakeThemAway(
        _ profile: Simulator.Profile, _ placement: UINavigationItem.SearchBarPlacement
    ) {
        let (stage, _) = searching(profile, placement)
        stage.search.searchSuggestions = offered
        stage.search.searchSuggestions = []
        #expect(row("Red", stage) == nil)
        stage.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Blue")]
        stage.simulator.runToRest()
        #expect(row("Red", stage) == nil && row("Blue", stage) != nil)
        stage.search.searchSuggestions = nil
        #expect(row("Blue", stage) == nil)
    }

    @Test func aTapBesideTheMenuTakesItAwayAndTheSuggestionsStay() {
        let (stage, updater) = searching(.iPad(iOS: 18), .inline)
        stage.search.searchSuggestions = offered
        stage.simulator.runToRest()
        stage.simulator.tap(at: CGPoint(x: 100, y: 700))
        stage.simulator.runToRest()
        #expect(row("Red", stage) == nil && stage.search.searchSuggestions?.count == 2 && updater.told.isEmpty)
    }

    @Test func beforeIOS16ThereAreNone() {
        let (stage, _) = searching(.iPhoneSE(iOS: 15), .stacked)
        stage.search.searchSuggestions = offered
        stage.simulator.runToRest()
        #expect(row("Red", stage) == nil)
    }

    @Test func aFieldOnItsOwnTellsItsDelegateFirst() throws {
        let stage = SearchStage(.iPad(iOS: 18), placement: .stacked)
        let (field, updater) = (UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36)), Updater())
        field.delegate = updater
        stage.page.navigationItem.titleView = field
        stage.simulator.runToRest()
        field.searchSuggestions = offered
        #expect(try frame("Red", stage).minY > field.convert(field.bounds, to: nil).maxY)
        try tap("Red", stage)
        #expect(updater.told == ["didSelect(Red, 2)"] && field.searchSuggestions == nil && row("Red", stage) == nil)
    }

    @Test func aRowShowsAttributesAndTheImage() throws {
        let icon = UIImage(systemName: "star")
        let text = NSAttributedString(string: "Blue", attributes: [.foregroundColor: UIColor.blue])
        let (stage, _) = searching(.iPhone15(iOS: 18), .stacked)
        stage.search.searchSuggestions = [
            offered[0],
            UISearchSuggestionItem(
                localizedAttributedSuggestion: text, localizedDescription: "Blue things", iconImage: icon),
        ]
        stage.simulator.runToRest()
        #expect(try frame("Blue", stage).minX > frame("Red", stage).minX)
        let plate = try #require(row("Blue", stage)?.superview)
        #expect(plate.all(UIImageView.self).contains { $0.image === icon } && plate.accessibilityLabel == "Blue things")
    }
}
