import TestSupport
import Testing
import UIKit

/// A table with a search bar in the navigation bar above it.
@Suite("Tables with search", .ownSimulator) @MainActor
struct TableSearchTests {
    nonisolated static let profiles: [Simulator.Profile] = [
        .iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26),
    ]

    /// Shows the rows that contain the text in the search field.
    private final class Filter: NSObject, UISearchResultsUpdating {
        let all: [String]
        weak var page: TableStage.Page?

        init(_ rows: [String]) { all = rows }

        func updateSearchResults(for searchController: UISearchController) {
            let text = searchController.searchBar.text ?? ""
            page?.sections[0].rows = text.isEmpty ? all : all.filter { $0.contains(text) }
            page?.tableView.reloadData()
        }
    }

    private let filter = Filter((0..<40).map { "Row \($0)" })

    private func stage(_ profile: Simulator.Profile, hides: Bool = false) -> (TableStage, UISearchController) {
        let search = UISearchController(searchResultsController: nil)
        let stage = TableStage(profile, rows: 40, largeTitle: true) { page in
            page.navigationItem.searchController = search
            page.navigationItem.hidesSearchBarWhenScrolling = hides
            page.navigationItem.preferredSearchBarPlacement = .stacked
            search.searchResultsUpdater = filter
            filter.page = page
        }
        stage.simulator.runToRest()
        return (stage, search)
    }

    private func tapField(_ search: UISearchController, in stage: TableStage) {
        let field = search.searchBar.searchTextField
        stage.simulator.tap(at: field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil))
        stage.simulator.runToRest()
    }

    private func texts(_ stage: TableStage) -> [String?] { stage.table.visibleCells.map { $0.textLabel?.text } }

    /// The top of the first row on the screen.
    private func firstRowTop(_ stage: TableStage) -> CGFloat {
        stage.table.convert(stage.table.rectForRow(at: stage.row(0)), to: nil).minY
    }

    @Test(arguments: profiles) func theRowsBeginBelowTheSearchBar(_ profile: Simulator.Profile) {
        let (stage, search) = stage(profile)
        let field = search.searchBar.convert(search.searchBar.bounds, to: nil)
        let bar = stage.navigation.navigationBar.frame
        #expect(field.maxY <= bar.maxY + 0.01 && field.minY > bar.minY)
        #expect(isClose(firstRowTop(stage), bar.maxY, within: 0.01))
        #expect(stage.table.adjustedContentInset.top == bar.maxY)
    }

    @Test(arguments: profiles) func aSearchFiltersTheRows(_ profile: Simulator.Profile) {
        let (stage, search) = stage(profile)
        let top = firstRowTop(stage)
        tapField(search, in: stage)
        #expect(search.isActive)
        stage.simulator.type("Row 3")
        stage.simulator.runToRest()
        #expect(texts(stage) == ["Row 3"] + (30..<40).prefix(texts(stage).count - 1).map { "Row \($0)" })
        #expect(stage.table.numberOfRows(inSection: 0) == 11)
        #expect(isClose(firstRowTop(stage), stage.navigation.navigationBar.frame.maxY, within: 0.01))
        search.isActive = false
        stage.simulator.runToRest()
        #expect(stage.table.numberOfRows(inSection: 0) == 40)
        #expect(isClose(firstRowTop(stage), top, within: 0.01))
    }

    /// A row that was found is tapped: the search ends with the push or stays, and the page is as before after the pop.
    @Test(arguments: profiles) func aFoundRowPushesADetail(_ profile: Simulator.Profile) {
        let (stage, search) = stage(profile)
        stage.page.onSelect = { [weak stage] _ in
            stage?.navigation.pushViewController(UIViewController(), animated: true)
        }
        tapField(search, in: stage)
        stage.simulator.type("Row 17")
        stage.simulator.runToRest()
        let before = firstRowTop(stage)
        stage.tap(stage.row(0))
        #expect(stage.navigation.viewControllers.count == 2)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(texts(stage) == ["Row 17"])
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(isClose(firstRowTop(stage), stage.navigation.navigationBar.frame.maxY, within: 0.01))
        if search.isActive { #expect(isClose(firstRowTop(stage), before, within: 0.01)) }
    }
}
