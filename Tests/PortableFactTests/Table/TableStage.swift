import TestSupport
import UIKit

/// A table view controller with sections of rows, in a stack, at rest.
@MainActor
struct TableStage {
    let screen: TestScreen
    let page: SectionsPage
    let navigation: UINavigationController
    var table: UITableView { page.tableView }

    /// - Parameters:
    ///   - device: the devices that the test is about; throws ``NotRun`` on others.
    ///   - prepare: changes the page before it is shown.
    init(
        _ device: TestDevice, style: UITableView.Style = .plain, rows: Int = 5, largeTitle: Bool = false,
        prepare: (SectionsPage) -> Void = { _ in }
    ) async throws {
        screen = try await TestScreen(device)
        page = SectionsPage(style: style)
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
