import UIKit

/// A table view controller with sections of rows, whose cells show the rows' texts.
@MainActor
open class SectionsPage: UITableViewController {
    public var sections: [(header: String?, rows: [String], footer: String?)] = []
    public private(set) var cellsMade = 0
    public var cellStyle = UITableViewCell.CellStyle.default
    /// Configures a cell; the default shows a text of the cell.
    public var configure: (UITableViewCell, String) -> Void = { $0.textLabel?.text = $1 }

    open override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }
    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "row")
        if cell == nil {
            cellsMade += 1
            cell = UITableViewCell(style: cellStyle, reuseIdentifier: "row")
        }
        guard let cell else { return UITableViewCell() }
        configure(cell, sections[indexPath.section].rows[indexPath.row])
        return cell
    }
    open override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }
    open override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    /// Shows the texts of cells by their default content configuration.
    public func showContents() {
        configure = { cell, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
    }
}
