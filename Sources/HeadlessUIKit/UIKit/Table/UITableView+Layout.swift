import Foundation

// The heights of sections and rows, and the views of the visible ones.

extension UITableView {
    /// The metrics for the table's width.
    var metrics: TableMetrics {
        let simulator = window?.windowScene?.simulator ?? Simulator.current
        return TableMetrics(simulator.profile, style: style, width: window?.bounds.width ?? bounds.width)
    }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Changes

    /// The data source has other contents.
    func contentsChanged(keepingCells: Bool = false) {
        needsContents = true
        if !keepingCells {
            for row in cells.keys { removeCell(at: row) }
            highlighted = nil
        }
        removeHeaders()
        setNeedsLayout()
        // The number of rows is known at once, and with it the height of the contents.
        loadContents()
    }

    /// The rows have other index paths now, nil for those that are gone: they keep their cells and their selection.
    func contentsMoved(_ newRow: (IndexPath) -> IndexPath?) {
        selection = selection.compactMap(newRow)
        highlighted = highlighted.flatMap(newRow)
        for row in cells.keys where newRow(row) == nil { removeCell(at: row) }
        var moved: [IndexPath: UITableViewCell] = [:]
        for (row, cell) in cells { if let row = newRow(row) { moved[row] = cell } }
        cells = moved
        contentsChanged(keepingCells: true)
    }

    /// Heights or the width have changed.
    func heightsChanged(_ isChanged: Bool) {
        guard isChanged else { return }
        needsContents = true
        removeHeaders()
        setNeedsLayout()
    }

    func accessoryViewChanged(from old: UIView?, to new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    /// Lays out the table itself where that is due.
    func layoutTableIfNeeded() {
        if needsContents || needsLayout, !isTiling { tile() }
    }

    // MARK: Heights

    private func loadContents() {
        guard needsContents else { return }
        needsContents = false
        measuredWidth = bounds.width
        let metrics = metrics
        var sections: [TableSection] = []
        let count = dataSource?.numberOfSections(in: self) ?? 0
        for index in 0..<count {
            sections.append(section(index, after: sections.last, metrics))
        }
        layout.sections = sections
        layout.update()
        selection.removeAll { !layout.contains($0) }
        for row in cells.keys where !layout.contains(row) { removeCell(at: row) }
        updateContentSize()
    }

    private func section(_ index: Int, after previous: TableSection?, _ metrics: TableMetrics) -> TableSection {
        let count = dataSource?.tableView(self, numberOfRowsInSection: index) ?? 0
        var section = TableSection(rows: rowHeights(count: count, section: index, metrics))
        let header = headerHeight(index, after: previous, metrics)
        let footer = footerHeight(index, metrics)
        (section.header, section.hasHeaderView) = (header.height, header.hasView)
        (section.footer, section.hasFooterView, section.hasFooterTitle) = (
            footer.height, footer.hasView, footer.hasView
        )
        if style == .plain, header.hasView {
            section.padding = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
        }
        return section
    }

    private func rowHeights(count: Int, section: Int, _ metrics: TableMetrics) -> RowHeights {
        guard count > 0 else { return RowHeights(count: 0, height: 0, isKnown: true) }
        let common = estimatedRowHeight > 0 ? estimatedRowHeight : rowHeight >= 0 ? rowHeight : metrics.rowHeight
        var heights = RowHeights(count: count, height: common, isKnown: false)
        let delegate = tableDelegate
        guard delegate != nil || estimatedRowHeight == 0 else { return heights }
        for row in 0..<count {
            let path = IndexPath(row: row, section: section)
            let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
            // A height without an estimate is asked for at once. (UIKit documentation, estimatedRowHeight)
            if estimate == 0 {
                heights.set(givenHeight(of: path) ?? metrics.rowHeight, of: row)
            } else if estimate > 0, estimate != common {
                heights.estimate(estimate, of: row)
            }
        }
        return heights
    }

    /// The height that the delegate or the table view gives a row; nil if it is automatic.
    private func givenHeight(of row: IndexPath) -> CGFloat? {
        let height = tableDelegate?.tableView(self, heightForRowAt: row) ?? rowHeight
        return height >= 0 ? height : nil
    }

    private func headerHeight(
        _ section: Int, after previous: TableSection?, _ metrics: TableMetrics
    ) -> (height: CGFloat, hasView: Bool) {
        let given = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        let view = tableDelegate?.tableView(self, viewForHeaderInSection: section)
        let title = view == nil ? dataSource?.tableView(self, titleForHeaderInSection: section) : nil
        let hasView = view != nil || title != nil
        if given >= 0 { return (given, hasView && given > 0) }
        if let view { return (fittingHeight(of: view), true) }
        guard let title else { return (metrics.emptyHeader(isFirst: section == 0), false) }
        // Facts m24.7: under a large title, and after a group without a footer, a header is lower.
        let isCompact = previous.map { !$0.hasFooterTitle } ?? isUnderLargeTitle
        let text = headerText(title, metrics)
        let top = metrics.headerTop(isFirst: section == 0, isCompact: isCompact)
        let height = top + textHeight(text, metrics.headerFont, metrics) + metrics.headerBottom
        return (max(height, metrics.leastHeader), true)
    }

    private func footerHeight(_ section: Int, _ metrics: TableMetrics) -> (height: CGFloat, hasView: Bool) {
        let given = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        let view = tableDelegate?.tableView(self, viewForFooterInSection: section)
        let title = view == nil ? dataSource?.tableView(self, titleForFooterInSection: section) : nil
        let hasView = view != nil || title != nil
        if given >= 0 { return (given, hasView && given > 0) }
        if let view { return (fittingHeight(of: view), true) }
        guard let title else { return (metrics.emptyFooter, false) }
        let text = textHeight(title, .preferredFont(forTextStyle: .footnote), metrics)
        return (metrics.footerTop + text + metrics.footerBottom, true)
    }

    private var isUnderLargeTitle: Bool {
        guard let page = viewController, let navigationController = page.navigationController else { return false }
        return navigationController.navigationBar.wantsLargeTitle(
            page.navigationItem, in: navigationController.viewControllers)
    }

    private func headerText(_ title: String, _ metrics: TableMetrics) -> String {
        metrics.uppercasesHeaders ? title.uppercased() : title
    }

    private func textHeight(_ text: String, _ font: UIFont, _ metrics: TableMetrics) -> CGFloat {
        let label = UILabel()
        (label.font, label.text, label.numberOfLines) = (font, text, 0)
        let safe = safeAreaInsets
        let width = bounds.width - safe.left - safe.right - 2 * metrics.headerTextMargin
        return label.sizeThatFits(CGSize(width: max(width, 1), height: 0)).height
    }

    private func fittingHeight(of view: UIView) -> CGFloat {
        let target = CGSize(width: bounds.width, height: 0)
        view.bounds.size.width = bounds.width
        view.layoutIfNeeded()
        let height = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        return height > 0 ? height : view.bounds.height
    }

    private func updateContentSize() {
        layout.update()
        let size = CGSize(width: bounds.width, height: layout.height)
        if contentSize != size { contentSize = size }
    }

    // MARK: Visible views

    /// Gives the visible rows, headers and footers their views, and takes those of the others.
    func tile() {
        guard !isTiling, bounds.width > 0 else { return }
        isTiling = true
        defer { isTiling = false }
        if bounds.width != measuredWidth { heightsChanged(true) }
        updateSides()
        loadContents()
        settleHeights()
        placeCells()
        placeHeaders()
        placeOwnViews()
    }

    private func updateSides() {
        let metrics = metrics
        let safe = safeAreaInsets
        layout.width = bounds.width
        layout.sideMargin =
            style == .insetGrouped ? (metrics.cardMargin + safe.left, metrics.cardMargin + safe.right) : (0, 0)
        layout.top = tableHeaderView?.frame.height ?? 0
        layout.bottom = tableFooterView?.frame.height ?? 0
    }

    /// Measures the rows that are visible. What is measured above the first row on the screen moves the contents with it,
    /// so that the row keeps its place.
    private func settleHeights() {
        for _ in 0..<20 {
            let visible = visibleRows
            removeCells(except: visible)
            let anchor = visible.first { layout.sections[$0.section].rows.isKnown($0.row) }
            let before = anchor.map { layout.row($0).minY }
            var isChanged = false
            for row in visible where !layout.sections[row.section].rows.isKnown(row.row) {
                let old = layout.sections[row.section].rows.height(of: row.row)
                let new = givenHeight(of: row) ?? measuredHeight(of: row)
                layout.sections[row.section].rows.set(new, of: row.row)
                if new != old { isChanged = true }
            }
            layout.update()
            guard isChanged else { break }
            updateContentSize()
            if let anchor, let before, contentOffset.y > -adjustedContentInset.top {
                let moved = layout.row(anchor).minY - before
                if moved != 0 { holdContents(whileMovingBy: moved) }
            }
        }
        updateContentSize()
    }

    /// The rows on the screen. With a scroll to another place they are those that the present heights give.
    private var visibleRows: [IndexPath] { layout.rows(from: bounds.minY, to: bounds.maxY) }

    /// The height of a row as its cell's contents need.
    private func measuredHeight(of row: IndexPath) -> CGFloat {
        let cell = cell(at: row)
        let width = layout.row(row).width
        var height: CGFloat = 0
        UIView.performWithoutAnimation {
            if cell.bounds.width != width { cell.bounds.size.width = width }
            height = cell.fittingHeight(width: width)
        }
        return height
    }

    private func placeCells() {
        let rows = visibleRows
        removeCells(except: rows)
        for row in rows {
            let isNew = cells[row]?.superview == nil
            let cell = cell(at: row)
            let frame = layout.row(row)
            let place = {
                cell.setUnmovedFrame(frame)
                self.style(cell, at: row)
            }
            if isNew || cell.isHidden { UIView.performWithoutAnimation(place) } else { place() }
        }
        updateSeparators()
    }

    /// The cell of a row, made if there is none.
    private func cell(at row: IndexPath) -> UITableViewCell {
        if let cell = cells[row] { return cell }
        guard let cell = dataSource?.tableView(self, cellForRowAt: row) else {
            fatalError("UITableView: there is a row but no data source; set one.")
        }
        UIView.performWithoutAnimation {
            cell.isHidden = false
            cells[row] = cell
            if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
            cell.metrics = metrics
            cell.setSelected(selection.contains(row), animated: false)
            style(cell, at: row)
            cell.setUnmovedFrame(layout.row(row))
            tableDelegate?.tableView(self, willDisplay: cell, forRowAt: row)
            cell.layoutIfNeeded()
        }
        return cell
    }

    /// The background of a cell and the corners of a card.
    private func style(_ cell: UITableViewCell, at row: IndexPath) {
        cell.metrics = metrics
        cell.takeDefaultBackground(style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
        guard style == .insetGrouped else { return }
        var corners: CACornerMask = []
        if row.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if row.row == layout.sections[row.section].rows.count - 1 {
            corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        }
        cell.layer.maskedCorners = corners
        cell.layer.cornerRadius = corners.isEmpty ? 0 : metrics.cornerRadius
        cell.layer.masksToBounds = !corners.isEmpty
    }

    /// Takes the cells of rows that are not visible, so that those that become visible use them.
    private func removeCells(except rows: [IndexPath]) {
        let visible = Set(rows)
        for row in cells.keys where !visible.contains(row) { removeCell(at: row) }
    }

    func removeCell(at row: IndexPath) {
        guard let cell = cells.removeValue(forKey: row) else { return }
        UIView.performWithoutAnimation { cell.removeFromSuperview() }
        reuse.put(cell, cell.reuseIdentifier)
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: row)
    }

    // MARK: Headers and footers

    func removeHeaders() {
        for view in headers.values { retire(view) }
        for view in footers.values { retire(view) }
        (headers, footers) = ([:], [:])
    }

    private func retire(_ view: UIView) {
        view.removeFromSuperview()
        headerReuse.put(view, (view as? UITableViewHeaderFooterView)?.reuseIdentifier)
    }

    private func placeHeaders() {
        let visible = layout.sections(from: bounds.minY, to: bounds.maxY)
        for section in headers.keys where !visible.contains(section) {
            headers.removeValue(forKey: section).map(retire)
        }
        for section in footers.keys where !visible.contains(section) {
            footers.removeValue(forKey: section).map(retire)
        }
        for section in visible {
            if layout.sections[section].hasHeaderView {
                let (frame, floats) = headerFrame(section)
                place(headers[section] ?? makeHeader(section), frame, floats: floats)
            }
            if layout.sections[section].hasFooterView {
                place(footers[section] ?? makeFooter(section), footerFrame(section), floats: false)
            }
        }
    }

    private func place(_ view: UIView, _ frame: CGRect, floats: Bool) {
        view.setUnmovedFrame(frame)
        (view as? UITableViewHeaderFooterView)?.isFloating = floats
    }

    /// A header of a plain table stays below the bar while rows of its section are visible. (UIKit documentation)
    private func headerFrame(_ section: Int) -> (CGRect, floats: Bool) {
        let frame = layout.header(of: section)
        guard style == .plain else { return (frame, false) }
        let top = contentOffset.y + adjustedContentInset.top
        let last = layout.footer(of: section).minY - frame.height
        let y = max(frame.minY, min(top, last))
        return (CGRect(x: 0, y: y, width: frame.width, height: frame.height), y > frame.minY)
    }

    /// A footer of a plain table stays above the bottom edge while rows of its section are visible.
    private func footerFrame(_ section: Int) -> CGRect {
        let frame = layout.footer(of: section)
        guard style == .plain else { return frame }
        let bottom = contentOffset.y + bounds.height - adjustedContentInset.bottom - frame.height
        let first = layout.header(of: section).maxY
        return CGRect(x: 0, y: min(frame.minY, max(bottom, first)), width: frame.width, height: frame.height)
    }

    private func makeHeader(_ section: Int) -> UIView {
        let view =
            tableDelegate?.tableView(self, viewForHeaderInSection: section)
            ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section), isHeader: true)
        headers[section] = view
        add(view, layout.header(of: section))
        tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        return view
    }

    private func makeFooter(_ section: Int) -> UIView {
        let view =
            tableDelegate?.tableView(self, viewForFooterInSection: section)
            ?? titleView(dataSource?.tableView(self, titleForFooterInSection: section), isHeader: false)
        footers[section] = view
        add(view, layout.footer(of: section))
        tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        return view
    }

    private func add(_ view: UIView, _ frame: CGRect) {
        UIView.performWithoutAnimation {
            view.setUnmovedFrame(frame)
            addSubview(view)
            view.layoutIfNeeded()
        }
    }

    private func titleView(_ title: String?, isHeader: Bool) -> UITableViewHeaderFooterView {
        let metrics = metrics
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.showTitle(isHeader ? headerText(title ?? "", metrics) : title ?? "", isHeader: isHeader, metrics)
        return view
    }

    private func placeOwnViews() {
        backgroundView?.setUnmovedFrame(bounds)
        tableHeaderView?.setUnmovedFrame(CGRect(x: 0, y: 0, width: bounds.width, height: layout.top))
        tableFooterView?.setUnmovedFrame(
            CGRect(x: 0, y: layout.height - layout.bottom, width: bounds.width, height: layout.bottom))
    }

    // MARK: Separators

    /// A row's line is below it: not below a group's last row, and not beside a row that is highlighted or selected (fact
    /// m24.6).
    func updateSeparators() {
        let color = separatorColor ?? defaultSeparatorColor
        for (row, cell) in cells {
            let next = cells[row.moved(by: 1)]
            let isLast = row.row == layout.sections[row.section].rows.count - 1
            let endsGroup = isLast && style != .plain
            let isHidden =
                separatorStyle == .none || cell.showsSelection || next?.showsSelection == true
                || (endsGroup && style == .insetGrouped)
            cell.showSeparator(isHidden ? nil : color, reachesEdges: endsGroup)
            cell.showTopSeparator(style == .grouped && row.row == 0 && separatorStyle != .none ? color : nil)
        }
    }

    /// Fact m24.6: lighter from system 26; its dark color there is unknown.
    private var defaultSeparatorColor: UIColor {
        guard metrics.isNew else { return .separator }
        return UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.17) : UIColor(white: 0, alpha: 0.09)
        }
    }
}
