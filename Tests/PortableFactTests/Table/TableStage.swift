import TestSupport
import UIKit

/// A table view controller with sections of rows, in a stack, at rest.
@MainActor
struct TableStage {
    final class Page: UITableViewController {
        var sections: [(header: String?, rows: [String], footer: String?)] = []
        var cellsMade = 0
        var cellStyle = UITableViewCell.CellStyle.default
        /// Configures a cell; the default shows a text of the cell.
        var configure: (UITableViewCell, String) -> Void = { $0.textLabel?.text = $1 }

        override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].rows.count
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            var cell = tableView.dequeueReusableCell(withIdentifier: "row")
            if cell == nil {
                cellsMade += 1
                cell = UITableViewCell(style: cellStyle, reuseIdentifier: "row")
            }
            guard let cell else { return UITableViewCell() }
            configure(cell, sections[indexPath.section].rows[indexPath.row])
            return cell
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sections[section].header
        }
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            sections[section].footer
        }

        /// Shows the texts of cells by their default content configuration.
        func showContents() {
            configure = { cell, text in
                var content = cell.defaultContentConfiguration()
                content.text = text
                cell.contentConfiguration = content
            }
        }
    }

    let screen: TestScreen
    let page: Page
    let navigation: UINavigationController
    var table: UITableView { page.tableView }

    /// - Parameters:
    ///   - device: the devices that the test is about; throws ``NotRun`` on others.
    ///   - prepare: changes the page before it is shown.
    init(
        _ device: TestDevice, style: UITableView.Style = .plain, rows: Int = 5, largeTitle: Bool = false,
        prepare: (Page) -> Void = { _ in }
    ) async throws {
        screen = try await TestScreen(device)
        page = Page(style: style)
        page.navigationItem.title = "Table"
        page.sections = [(nil, (0..<rows).map { "Row \($0)" }, nil)]
        prepare(page)
        navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = largeTitle
        await screen.show(navigation)
    }

    func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
    func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: self.row(row)) }
    func height(_ row: Int) -> CGFloat { table.rectForRow(at: self.row(row)).height }
}
