import Foundation

/// A data source of a table view that takes its sections and rows from snapshots. (UIKit documentation) Rows change at
/// once here, without an animation.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// Makes the cell of a row that shows an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// Makes a data source without rows and connects it with a table view.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// How rows are inserted and deleted; has no effect here. Default automatic.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Shows the sections and items of a snapshot. Items that were there keep their cells and stay selected, but for the
    /// reloaded ones, which get new cells. The completion handler is called when the rows are in place.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let former = current
        current = snapshot
        current.reloaded = []
        if let tableView {
            let rows = Set(tableView.cells.keys).union(tableView.selection)
            var moved: [IndexPath: IndexPath] = [:]
            for row in rows { moved[row] = former.item(at: row).flatMap(indexPath) }
            tableView.contentsMoved { moved[$0] }
            let reloaded = snapshot.reloaded.compactMap(indexPath)
            if !reloaded.isEmpty { tableView.reloadRows(at: reloaded, with: .none) }
        }
        completion?()
    }

    /// The sections and items that are shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// The item of a row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

    /// The row of an item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        guard let section = current.sectionIdentifier(containingItem: itemIdentifier),
            let index = current.indexOfSection(section),
            let row = current.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
        else { return nil }
        return IndexPath(row: row, section: index)
    }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.numberOfItems(inSection: current.sectionIdentifiers[section])
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            fatalError("UITableViewDiffableDataSource: the cell provider returned no cell for \(indexPath).")
        }
        return cell
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

extension NSDiffableDataSourceSnapshot {
    /// The item of a row.
    fileprivate func item(at row: IndexPath) -> ItemIdentifierType? {
        guard sectionIdentifiers.indices.contains(row.section) else { return nil }
        let items = itemIdentifiers(inSection: sectionIdentifiers[row.section])
        return items.indices.contains(row.row) ? items[row.row] : nil
    }
}
