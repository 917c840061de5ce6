import TestSupport
import Testing
import UIKit

/// What a table view asks for when its rows change, and before rows are visible. (UIKit documentation)
@Suite("Updates of a table view", .ownSimulator) @MainActor
struct TableUpdateTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var items = ["A", "B", "C"]
        var asked: [String] = []
        var ended = 0
        var estimate: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
        var measured: [Int] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked.append(items[indexPath.row])
            let cell = UITableViewCell()
            cell.textLabel?.text = items[indexPath.row]
            cell.contentView.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
            return cell
        }

        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { ended += 1 }

        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            estimate(indexPath)
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            measured.append(indexPath.row)
            return 40
        }
    }

    private let simulator = Simulator(profile: .iPhone15(iOS: 18))
    private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 400), style: .plain)
    private let source = Source()

    init() {
        let page = UIViewController()
        simulator.show(page)
        (table.dataSource, table.delegate) = (source, source)
        page.view.addSubview(table)
        simulator.commit()
    }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func onlyNewRowsAskForCells() throws {
        let first = try #require(table.cellForRow(at: row(0)))
        let last = try #require(table.cellForRow(at: row(2)))
        let field = try #require(last.contentView.subviews.last as? UITextField)
        field.becomeFirstResponder()
        (source.asked, source.ended) = ([], 0)
        source.items.insert("new", at: 1)
        table.insertRows(at: [row(1)], with: .none)
        simulator.commit()
        #expect(source.asked == ["new"])
        #expect(table.cellForRow(at: row(0)) === first && table.cellForRow(at: row(3)) === last)
        #expect(last.frame.minY == 120)
        #expect(field.isFirstResponder)
        #expect(source.ended == 0)
        source.items.removeFirst(2)
        table.deleteRows(at: [row(0), row(1)], with: .none)
        simulator.commit()
        #expect(source.asked == ["new"])
        #expect(table.cellForRow(at: row(1)) === last)
        #expect(source.ended == 2)
        #expect(field.isFirstResponder)
    }

    /// A row stays highlighted while rows are inserted, and is selected if it is still under the finger.
    @Test(arguments: [(0, false), (3, true)]) func rowsAreInsertedUnderAFinger(_ place: (row: Int, isSelected: Bool))
        throws
    {
        let cell = try #require(table.cellForRow(at: row(1)))
        simulator.touchDown(at: cell.convert(CGPoint(x: 200, y: 20), to: nil))
        simulator.advance(by: 0.3)
        #expect(cell.isHighlighted)
        source.items.insert("new", at: place.row)
        table.insertRows(at: [row(place.row)], with: .none)
        simulator.commit()
        #expect(cell.isHighlighted)
        simulator.touchUp()
        simulator.runToRest()
        #expect(!cell.isHighlighted)
        #expect(table.indexPathForSelectedRow == (place.isSelected ? row(1) : nil))
    }

    @Test func theDelegatesEstimatesAreUsed() {
        source.items = (0..<100).map(String.init)
        source.estimate = { $0.row == 0 ? 0 : 200 }
        source.measured = []
        table.reloadData()
        table.layoutIfNeeded()
        #expect(source.measured.first == 0, "a height without an estimate is asked for at once")
        #expect(source.measured.allSatisfy { $0 < 20 }, "the others when the row is visible")
        #expect(table.contentSize.height > 80 * 200)
    }
}
