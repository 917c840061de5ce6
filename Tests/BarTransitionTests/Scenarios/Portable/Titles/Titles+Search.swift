import BarTransition
import UIKit

/// A search in the bar.
extension Titles {
    // UIKit's search controller showed a hidden bar again on a push until about iOS 12 (fact 11.13); the model, whose
    // systems begin with iOS 15, has no switch for that.
    static let n75 = Scenario(
        "N75", "a push from an active search to a page without a bar, and back", pages: .plain(.blue), .hidden,
        invariants: [.visibility, .colorBesideSearch, .barTravels, .contentRests, .safeArea, .items],
        steps: [
            .search(on: 0), .keep("searching"), .push(1),
            .expect("the search is over") { $0.isSearching(on: 0) }, .tapBack,
            .expect("the search is over") { $0.isSearching(on: 0) },
            .same(as: "searching", "the searching page's bar is another one"),
        ]
    ) { $0.giveSearch(to: 0) }
}

extension Invariant {
    /// The bar's color, except at samples that a search field covers.
    static let colorBesideSearch = Invariant { run in
        run.top?.navigationItem.searchController?.isActive == true ? nil : Invariant.color.breach(run)
    }
}

extension Step {
    /// Begins a search, as the app can without a touch.
    fileprivate static func search(on page: Int) -> Step {
        act("search") { run in
            run.search(on: page)?.isActive = true
            await run.rest()
            if !run.isSearching(on: page) {
                run.note(Breach(what: "the search does not begin", detail: "page \(page)"))
            }
        }
    }
}

extension ScenarioRun {
    func giveSearch(to page: Int) {
        let item = pages[page].navigationItem
        item.searchController = UISearchController(searchResultsController: nil)
        item.hidesSearchBarWhenScrolling = false
        if #available(iOS 16, *) { item.preferredSearchBarPlacement = .stacked }
    }

    func search(on page: Int) -> UISearchController? { pages[page].navigationItem.searchController }

    func isSearching(on page: Int) -> Bool { search(on: page)?.isActive == true }
}
