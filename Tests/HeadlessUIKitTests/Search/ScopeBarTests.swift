import Foundation
import Testing

@testable import UIKit

/// UIKit's documentation of `scopeBarActivation`, `automaticallyShowsScopeBar`, `showsScopeBar` and `scopeButtonTitles`.
@Suite("Scope bars") @MainActor
struct ScopeBarTests {
    nonisolated static let profiles = [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)]

    private func stage(_ profile: Simulator.Profile, hides: Bool = false) -> SearchStage {
        SearchStage(profile, hides: hides) { page in
            page.navigationItem.searchController?.searchBar.scopeButtonTitles = ["All", "Unread", "Flagged"]
        }
    }

    /// The titles of the scopes that can be read, from the left.
    private func scopes(_ stage: SearchStage) -> [String] {
        stage.simulator.runToRest()
        let shown = stage.bar.all(SearchScopeBar.self).filter { $0.bounds.height > 0 && $0.window != nil }
        return shown.flatMap { $0.all(UILabel.self) }.sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.text)
    }

    private func tap(_ title: String, on stage: SearchStage) throws {
        let label = try #require(stage.bar.all(UILabel.self).first { $0.text == title })
        stage.simulator.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
        stage.simulator.runToRest()
    }

    @Test(arguments: profiles) func onActivationItComesAndGoesWithTheSearch(_ profile: Simulator.Profile) {
        let plain = SearchStage(profile, hides: false)
        plain.tapField()
        plain.simulator.runToRest()
        let active = plain.bar.frame.height
        let stage = stage(profile)
        stage.search.scopeBarActivation = .onSearchActivation
        let before = stage.bar.frame
        #expect(scopes(stage).isEmpty)
        stage.tapField()
        #expect(scopes(stage) == ["All", "Unread", "Flagged"])
        #expect(stage.bar.frame.height > active)
        #expect(stage.page.view.safeAreaInsets.top == stage.bar.frame.maxY)
        stage.search.isActive = false
        #expect(scopes(stage).isEmpty && stage.bar.frame == before)
    }

    @Test(arguments: profiles) func byItselfItIsThereWithTheSearchAndFromIOS16OnceTheUserTypes(
        _ profile: Simulator.Profile
    ) {
        let stage = stage(profile)
        #expect(stage.search.scopeBarActivation == .automatic && stage.search.automaticallyShowsScopeBar)
        stage.tapField()
        #expect(scopes(stage).isEmpty == (profile.system >= 16))
        stage.simulator.type("a")
        #expect(scopes(stage).count == 3)
        stage.search.isActive = false
        #expect(scopes(stage).isEmpty)
        stage.tapField()
        #expect(scopes(stage).isEmpty == (profile.system >= 16), "nothing was typed in the second search")
    }

    @Test(arguments: profiles) func shownByTheAppItStays(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        stage.search.searchBar.showsScopeBar = true
        #expect(!stage.search.automaticallyShowsScopeBar && stage.search.scopeBarActivation == .manual)
        #expect(scopes(stage).count == 3)
        stage.tapField()
        stage.search.isActive = false
        #expect(scopes(stage).count == 3)
        stage.search.searchBar.setShowsScope(false, animated: true)
        #expect(scopes(stage).isEmpty)
    }

    @Test func fewerThanTwoTitlesAreNoScopeBar() {
        let stage = stage(.iPhone15(iOS: 18))
        stage.search.searchBar.showsScopeBar = true
        let height = stage.bar.frame.height
        stage.search.searchBar.scopeButtonTitles = ["All"]
        #expect(scopes(stage).isEmpty && stage.bar.frame.height < height)
        stage.search.searchBar.scopeButtonTitles = ["All", "Unread"]
        #expect(scopes(stage) == ["All", "Unread"] && stage.bar.frame.height == height)
    }

    @Test(arguments: profiles) func theDelegateHearsOfAnotherScopeThatTheUserChose(_ profile: Simulator.Profile) throws
    {
        let stage = stage(profile)
        stage.search.scopeBarActivation = .onSearchActivation
        stage.tapField()
        stage.simulator.runToRest()
        stage.clear()
        try tap("Unread", on: stage)
        // "Called when the search bar's text or scope has changed": comment of `updateSearchResults` in UIKit's header.
        #expect(stage.events == ["scope(1)", "update()"] && stage.search.searchBar.selectedScopeButtonIndex == 1)
        try tap("Unread", on: stage)
        stage.search.searchBar.selectedScopeButtonIndex = 2
        #expect(stage.events == ["scope(1)", "update()"])
        #expect(stage.search.searchBar.isFirstResponder, "the field keeps the keyboard")
    }

    @Test func fromTheRightTheFirstScopeIsOnTheRight() {
        let stage = SearchStage(.iPhone15(iOS: 18), hides: false, direction: .rightToLeft) { page in
            page.navigationItem.searchController?.searchBar.scopeButtonTitles = ["All", "Unread"]
            page.navigationItem.searchController?.searchBar.showsScopeBar = true
        }
        #expect(scopes(stage) == ["Unread", "All"])
    }
}
