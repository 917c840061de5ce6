import Foundation

/// Recognizes the drag that shows a row's swipe actions. It begins on a row that has actions on the side from which the
/// finger moves, and fails on others.
@MainActor
final class RowActionPanRecognizer: UIPanGestureRecognizer {
    private var table: UITableView? { view as? UITableView }

    /// The row whose actions the drag shows.
    private var row: IndexPath?

    override func recognition(of movement: CGPoint, at start: CGPoint) -> Bool? {
        guard max(abs(movement.x), abs(movement.y)) > ScrollPhysics.slop else { return false }
        guard abs(movement.x) > abs(movement.y), let table, let row = table.indexPathForRow(at: start),
            table.cellForRow(at: row) != nil, table.hasActions(row, movingRight: movement.x > 0)
        else { return nil }
        self.row = row
        return true
    }

    override func callHandler() {
        super.callHandler()
        guard let table, let row else { return }
        switch state {
        case .began: table.tableDelegate?.tableView(table, willBeginEditingRowAt: row)
        case .ended, .cancelled: table.tableDelegate?.tableView(table, didEndEditingRowAt: row)
        default: break
        }
    }

    override func reset() {
        super.reset()
        row = nil
    }
}

extension UITableView {
    /// Whether a row has actions that a drag to the right or to the left shows.
    fileprivate func hasActions(_ row: IndexPath, movingRight: Bool) -> Bool {
        let isLeading = movingRight == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        let configuration =
            isLeading
            ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
            : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
        return configuration?.actions.isEmpty == false
    }
}
