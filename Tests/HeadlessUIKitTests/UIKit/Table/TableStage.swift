import TestSupport
import UIKit

/// A table view controller with sections of rows, in a stack, and what its methods were called with.
@MainActor
final class TableStage {
    final class Page: SectionsPage {
        var events: [String] = []
        var onSelect: (IndexPath) -> Void = { _ in }
        var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
        var leading: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }

        override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            events.append("highlight \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            events.append("unhighlight \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            events.append("willSelect \(indexPath.row)")
            return indexPath
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            events.append("select \(indexPath.row)")
            onSelect(indexPath)
        }
        override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            events.append("deselect \(indexPath.row)")
        }
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { trailing(indexPath) }
        override func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { leading(indexPath) }
        override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            events.append("begin \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            events.append("end \(indexPath?.row ?? -1)")
        }
    }

    let simulator: Simulator
    let page: Page
    let navigation: UINavigationController
    var table: UITableView { page.tableView }

    /// - Parameter prepare: changes the page before it is shown.
    init(
        _ profile: Simulator.Profile = .iPhone15(iOS: 18), style: UITableView.Style = .plain, rows: Int = 5,
        largeTitle: Bool = false, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        prepare: (Page) -> Void = { _ in }
    ) {
        simulator = Simulator(profile: profile, layoutDirection: direction)
        page = Page(style: style)
        page.navigationItem.title = "Table"
        page.sections = [(nil, (0..<rows).map { "Row \($0)" }, nil)]
        prepare(page)
        navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = largeTitle
        simulator.show(navigation)
    }

    func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// The middle of a row on the screen.
    func middle(_ path: IndexPath) -> CGPoint {
        let rect = table.convert(table.rectForRow(at: path), to: nil)
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    func tap(_ path: IndexPath) {
        simulator.tap(at: middle(path))
        simulator.runToRest()
    }
}
