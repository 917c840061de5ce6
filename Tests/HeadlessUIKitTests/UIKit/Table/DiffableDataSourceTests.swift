import TestSupport
import Testing
import UIKit

@Suite("Diffable data sources of table views", .ownSimulator) @MainActor
struct DiffableDataSourceTests {
    private func source(_ table: UITableView) -> UITableViewDiffableDataSource<String, Int> {
        UITableViewDiffableDataSource(tableView: table) { table, row, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: row)
            cell.textLabel?.text = "Item \(item)"
            return cell
        }
    }

    private func table() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        return table
    }

    @Test func aSnapshotGivesSectionsAndRows() {
        let table = table()
        let source = source(table)
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems([1, 2], toSection: "A")
        snapshot.appendItems([3])
        var isComplete = false
        source.apply(snapshot, animatingDifferences: false) { isComplete = true }
        #expect(isComplete && table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
        #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["Item 1", "Item 2", "Item 3"])
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
        #expect(source.indexPath(for: 2) == IndexPath(row: 1, section: 0))
        #expect(source.itemIdentifier(for: IndexPath(row: 7, section: 0)) == nil && source.indexPath(for: 9) == nil)
    }

    @Test func selectedItemsStaySelected() {
        let table = table()
        let source = source(table)
        var snapshot = source.snapshot()
        snapshot.appendSections(["A"])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot)
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        snapshot.insertItems([0], beforeItem: 1)
        snapshot.deleteItems([3])
        source.apply(snapshot)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        #expect(source.snapshot().itemIdentifiers == [0, 1, 2])
    }

    /// From iOS 15 cells stay with or without animation; reloaded items get new ones.
    @Test(arguments: [true, false]) func itemsKeepTheirCells(_ animates: Bool) throws {
        let table = table()
        var asked: [Int] = []
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
            asked.append(item)
            return UITableViewCell()
        }
        var snapshot = source.snapshot()
        snapshot.appendSections(["A"])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot)
        table.layoutIfNeeded()
        let second = table.cellForRow(at: IndexPath(row: 1, section: 0))
        asked = []
        snapshot.insertItems([0], beforeItem: 1)
        snapshot.deleteItems([1])
        snapshot.reloadItems([3])
        source.apply(snapshot, animatingDifferences: animates)
        table.layoutIfNeeded()
        #expect(asked == [0, 3])
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === second)
    }

    @Test func snapshotsKeepTheirOrder() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems([1, 4], toSection: "A")
        snapshot.insertItems([2, 3], afterItem: 1)
        snapshot.appendItems([5], toSection: "B")
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5] && snapshot.numberOfItems == 5)
        #expect(snapshot.indexOfItem(5) == 4 && snapshot.indexOfSection("B") == 1)
        #expect(snapshot.sectionIdentifier(containingItem: 3) == "A")
        snapshot.deleteSections(["A"])
        #expect(snapshot.itemIdentifiers == [5] && snapshot.sectionIdentifier(containingItem: 3) == nil)
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
    }
}
