import Foundation

extension UITableView {
    /// Selects or deselects a row.
    func setSelected(_ isSelected: Bool, _ row: IndexPath, animated: Bool) {
        let wasSelected = selection.contains(row)
        guard wasSelected != isSelected else { return }
        if isSelected { selection.append(row) } else { selection.removeAll { $0 == row } }
        cells[row]?.setSelected(isSelected, animated: animated)
        updateSeparators()
    }

    // MARK: Touches

    /// A finger came down: the row under it is highlighted.
    func highlightRow(under touch: UITouch) {
        guard allowsSelection || allowsMultipleSelection, !isDecelerating,
            let (row, cell) = row(under: touch), tableDelegate?.tableView(self, shouldHighlightRowAt: row) ?? true
        else { return }
        highlighted = row
        cell.setHighlighted(true, animated: false)
        updateSeparators()
        tableDelegate?.tableView(self, didHighlightRowAt: row)
    }

    /// The finger was lifted: the highlighted row is selected.
    func selectHighlightedRow(_ touch: UITouch) {
        guard let row = highlighted else { return }
        let isInRow = cells[row]?.bounds.contains(touch.location(in: cells[row])) == true
        guard isInRow else { return unhighlight(animated: false) }
        unhighlight(animated: false)
        if allowsMultipleSelection, selection.contains(row) { return deselectByUser(row) }
        guard let given = tableDelegate.map({ $0.tableView(self, willSelectRowAt: row) }) ?? row else { return }
        if !allowsMultipleSelection {
            for other in selection where other != given { deselectByUser(other) }
        }
        setSelected(true, given, animated: false)
        tableDelegate?.tableView(self, didSelectRowAt: given)
    }

    func unhighlight(animated: Bool) {
        guard let row = highlighted else { return }
        highlighted = nil
        cells[row]?.setHighlighted(false, animated: animated)
        updateSeparators()
        tableDelegate?.tableView(self, didUnhighlightRowAt: row)
    }

    private func deselectByUser(_ row: IndexPath) {
        guard let given = tableDelegate.map({ $0.tableView(self, willDeselectRowAt: row) }) ?? row else { return }
        setSelected(false, given, animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: given)
    }

    private func row(under touch: UITouch) -> (IndexPath, UITableViewCell)? {
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UITableViewCell, let row = indexPath(for: cell) { return (row, cell) }
            view = current.superview
        }
        return nil
    }

    // MARK: Scrolling

    /// Scrolls until a rectangle of the contents is at a position, as far as the contents go.
    func scroll(to rect: CGRect, _ position: ScrollPosition, animated: Bool) {
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        let top = rect.minY - inset.top
        let bottom = rect.maxY - bounds.height + inset.bottom
        let y: CGFloat
        switch position {
        case .top: y = top
        case .middle: y = rect.midY - inset.top - visible.height / 2
        case .bottom: y = bottom
        case .none: y = rect.minY < visible.minY ? top : rect.maxY > visible.maxY ? bottom : contentOffset.y
        }
        setContentOffset(CGPoint(x: contentOffset.x, y: min(max(y, -inset.top), lastOffsetY)), animated: animated)
    }
}
