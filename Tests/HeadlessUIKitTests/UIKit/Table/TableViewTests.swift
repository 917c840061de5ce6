import TestSupport
import Testing
import UIKit

@Suite("Table views: rows and cells", .ownSimulator) @MainActor
struct TableViewTests {
    /// A flick over hundreds of rows makes no further cells.
    @Test func fact_m24_15_scrollingMakesNoCells() {
        let stage = TableStage(rows: 10_000)
        let start = stage.page.cellsMade
        for _ in 0..<5 {
            stage.simulator.drag(
                from: CGPoint(x: 150, y: 700), to: CGPoint(x: 150, y: 200), velocity: CGPoint(x: 0, y: -4000))
            stage.simulator.runToRest()
        }
        #expect(stage.table.contentOffset.y > 3000)
        #expect(stage.page.cellsMade <= start + 3)
    }

    /// What the app moves with a transform stays moved where the table view places it again.
    @Test func aHeaderThatATransformMovesStaysMoved() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (header, background) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), UIView())
        (table.tableHeaderView, table.backgroundView) = (header, background)
        table.layoutIfNeeded()
        for view in [header, background] { view.transform = CGAffineTransform(translationX: 0, y: 20) }
        table.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 20, width: 320, height: 100) && background.frame.minY == 20)
    }

    @Test func aRegisteredClassIsMadeWithItsOwnInitializer() {
        final class Cell: UITableViewCell {
            let badge = UILabel()
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
                badge.text = "badge"
            }
            required init?(coder: NSCoder) { nil }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0)) as? Cell
        #expect(cell?.badge.text == "badge" && cell?.reuseIdentifier == "cell" && cell?.detailTextLabel != nil)
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test func aReusedCellIsPreparedFirst() {
        final class Cell: UITableViewCell {
            static var prepared = 0
            override func prepareForReuse() {
                super.prepareForReuse()
                Self.prepared += 1
            }
        }
        Cell.prepared = 0
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(Cell.prepared == 0)
        table.contentOffset.y = 2000
        table.layoutIfNeeded()
        #expect(Cell.prepared > 0)
    }

    @Test func rowsAreAsHighAsTheirConstraintsNeed() {
        final class NoteCell: UITableViewCell {
            let note = UILabel()
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                note.numberOfLines = 0
                note.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(note)
                let margins = contentView.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    note.topAnchor.constraint(equalTo: margins.topAnchor),
                    note.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                    note.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    note.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Source: NSObject, UITableViewDataSource {
            let notes = ["Short", String(repeating: "A long note that wraps. ", count: 10), "Short again"]
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
                (cell as? NoteCell)?.note.text = notes[indexPath.row]
                return cell
            }
        }
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let source = Source()
        let page = UITableViewController(style: .plain)
        page.tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
        page.tableView.dataSource = source
        simulator.show(UINavigationController(rootViewController: page))
        let table = page.tableView!
        let (first, second, third) = (
            table.rectForRow(at: IndexPath(row: 0, section: 0)), table.rectForRow(at: IndexPath(row: 1, section: 0)),
            table.rectForRow(at: IndexPath(row: 2, section: 0))
        )
        #expect(second.height > first.height + 80 && third.height == first.height)
        #expect(second.minY == first.maxY && third.minY == second.maxY)
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0)) as? NoteCell
        let label = cell?.note
        let needed = label?.sizeThatFits(CGSize(width: label?.bounds.width ?? 0, height: 0)).height ?? 0
        #expect(abs((label?.frame.height ?? 0) - needed) < 0.5)
    }

    /// What is measured above the screen does not move the rows on it.
    @Test func rowsOnTheScreenKeepTheirPlaceWhileOthersAreMeasured() {
        let stage = TableStage(rows: 200) { page in
            page.tableView.estimatedRowHeight = 20
            page.configure = { cell, text in
                cell.textLabel?.numberOfLines = 0
                cell.textLabel?.text = text + String(repeating: "\nline", count: 3)
            }
        }
        stage.table.scrollToRow(at: stage.row(100), at: .top, animated: false)
        stage.table.layoutIfNeeded()
        let cell = stage.table.visibleCells.first
        let before = cell.map { $0.convert(CGPoint.zero, to: nil).y } ?? 0
        let offset = stage.table.contentOffset.y
        stage.table.contentOffset.y -= 30
        stage.table.layoutIfNeeded()
        let after = cell.map { $0.convert(CGPoint.zero, to: nil).y } ?? 0
        #expect(abs(after - before - 30) < 0.5, "\(before) \(after) \(offset)")
    }

    @Test func scrollToRowAndPositions() {
        let stage = TableStage(rows: 100)
        let table = stage.table
        let inset = table.adjustedContentInset
        table.scrollToRow(at: stage.row(50), at: .top, animated: false)
        #expect(table.contentOffset.y + inset.top == table.rectForRow(at: stage.row(50)).minY)
        table.scrollToRow(at: stage.row(50), at: .bottom, animated: false)
        #expect(table.contentOffset.y + table.bounds.height - inset.bottom == table.rectForRow(at: stage.row(50)).maxY)
        table.scrollToRow(at: stage.row(0), at: .middle, animated: false)
        #expect(table.contentOffset.y == -inset.top)
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 50)) == stage.row(1))
        #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 10, height: 90))?.count == 3)
    }

    @Test func insertedAndDeletedRowsMoveTheSelection() {
        let stage = TableStage(rows: 5)
        stage.table.selectRow(at: stage.row(2), animated: false, scrollPosition: .none)
        stage.page.sections[0].rows.insert("New", at: 0)
        stage.table.insertRows(at: [stage.row(0)], with: .automatic)
        #expect(stage.table.numberOfRows(inSection: 0) == 6 && stage.table.indexPathForSelectedRow == stage.row(3))
        stage.page.sections[0].rows.remove(at: 1)
        stage.table.deleteRows(at: [stage.row(1)], with: .fade)
        #expect(stage.table.indexPathForSelectedRow == stage.row(2))
        #expect(stage.table.cellForRow(at: stage.row(2))?.isSelected == true)
        stage.table.reloadData()
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    @Test func theTablesOwnViewsAreAboveAndBelow() {
        let stage = TableStage(rows: 3) { page in
            page.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
            page.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
        }
        #expect(stage.table.rectForRow(at: stage.row(0)).minY == 60)
        #expect(stage.table.contentSize.height == 222)
        #expect(stage.table.tableFooterView?.frame == CGRect(x: 0, y: 192, width: stage.table.bounds.width, height: 30))
    }

    /// A table under a bar with a large title and a search bar collapses both, as any scroll view does.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func aTableCollapsesTheLargeTitle(_ profile: Simulator.Profile) {
        let stage = TableStage(profile, rows: 100, largeTitle: true)
        let tall = stage.navigation.navigationBar.bounds.height
        #expect(stage.table.contentOffset.y == -stage.table.adjustedContentInset.top)
        #expect(stage.table.adjustedContentInset.top == stage.page.view.safeAreaInsets.top)
        stage.simulator.drag(from: CGPoint(x: 150, y: 600), to: CGPoint(x: 150, y: 300), velocity: .zero)
        stage.simulator.runToRest()
        #expect(stage.navigation.navigationBar.bounds.height == tall - 52)
    }

    @Test func contentsStayBetweenTheSidesInLandscape() {
        let stage = TableStage(.iPhone15(iOS: 18), style: .insetGrouped)
        stage.simulator.rotate(to: .landscapeRight)
        stage.simulator.runToRest()
        let cell = stage.table.cellForRow(at: stage.row(0))
        let safe = stage.table.safeAreaInsets
        #expect(safe.left > 0 && cell?.frame.minX == safe.left + 16)
        #expect(cell?.frame.maxX == stage.table.bounds.width - safe.right - 16)
    }

    @Test func aTableWithoutADataSourceHasNoRows() {
        #expect(UITableView(frame: .zero, style: .plain).numberOfRows(inSection: 0) == 0)
    }
}
