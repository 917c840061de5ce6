import Foundation

/// A scroll view of rows in sections. Only the visible rows have cells. (UIKit documentation)
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    /// The shapes of a table view.
    public enum Style: Int, Sendable {
        /// Sections follow each other; their headers and footers stay visible while their rows are.
        case plain
        /// Sections are groups with space between them.
        case grouped
        /// The groups have a distance from the sides and round corners.
        case insetGrouped
    }

    /// Where a row is placed when the table view scrolls to it.
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    /// How rows are inserted and deleted. Here they change at once.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    /// The height by which the table view sizes a row, a header or a footer itself.
    nonisolated public static var automaticDimension: CGFloat { -1 }

    // MARK: Creating

    /// Makes a table view with a frame in points and a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        super.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        addGestureRecognizer(RowActionPanRecognizer())
    }

    /// Makes a plain table view.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Nib files are not modeled: traps with a message.
    public required init?(coder: NSCoder) {
        fatalError("UITableView(coder:): nibs are not modelled; use init(frame:style:).")
    }

    /// The shape.
    open private(set) var style: Style

    // MARK: Contents

    /// Provides the contents; default nil.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { contentsChanged() } }
    }

    /// The delegate, if it is one of a table view.
    final var tableDelegate: (any UITableViewDelegate)? { storedDelegate as? any UITableViewDelegate }

    /// Asks the data source and the delegate again. Nothing is selected then.
    open func reloadData() {
        selection = []
        contentsChanged()
    }

    /// Asks for cells of the given rows again; nothing moves with an animation here.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        for row in indexPaths { removeCell(at: row) }
        if let row = highlighted, indexPaths.contains(row) { highlighted = nil }
        contentsChanged(keepingCells: true)
    }

    /// Shows rows that the data source has now; they appear at once here. The other rows keep their cells.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        let inserted = indexPaths.sorted()
        contentsMoved { old in
            inserted.reduce(old) { $0.section == $1.section && $0.row >= $1.row ? $0.moved(by: 1) : $0 }
        }
    }

    /// Removes rows that the data source has no longer; they disappear at once here. The other rows keep their cells.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        contentsMoved { old in
            guard !indexPaths.contains(old) else { return nil }
            return old.moved(by: -indexPaths.count { $0.section == old.section && $0.row < old.row })
        }
    }

    /// The number of sections.
    open var numberOfSections: Int { layout.sections.count }

    /// The number of rows in a section; 0 without a data source.
    open func numberOfRows(inSection section: Int) -> Int {
        layout.sections.isEmpty ? 0 : layout.sections[section].rows.count
    }

    // MARK: Heights

    /// The height of rows in points; default automatic: as their contents need.
    open var rowHeight = UITableView.automaticDimension { didSet { heightsChanged(rowHeight != oldValue) } }

    /// The height of rows until they are visible, in points; default automatic: that of a row with one line. With 0 all
    /// heights are asked for at once.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { heightsChanged(estimatedRowHeight != oldValue) }
    }

    /// The height of headers in points; default automatic: as their contents need.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { heightsChanged(sectionHeaderHeight != oldValue) }
    }

    /// The height of footers in points; default automatic: as their contents need.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { heightsChanged(sectionFooterHeight != oldValue) }
    }

    /// Has no effect: headers are measured at once. Default automatic.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension

    /// Has no effect: footers are measured at once. Default automatic.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension

    /// The space above each header in points; default automatic: 22 in a plain table (fact m24.8), 0 in groups.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { heightsChanged(sectionHeaderTopPadding != oldValue) }
    }

    // MARK: Separators and backgrounds

    /// Whether lines separate rows; default a single line.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { updateSeparators() } }

    /// The color of the lines; default the system's.
    open var separatorColor: UIColor? { didSet { updateSeparators() } }

    /// The distances of the lines from the sides of the cells, in points; default automatic: as far as the text.
    open var separatorInset: UIEdgeInsets {
        get { givenSeparatorInset ?? UIEdgeInsets(top: 0, left: metrics.textMargin, bottom: 0, right: 0) }
        set {
            givenSeparatorInset = newValue
            updateSeparators()
        }
    }

    /// A view behind the cells that does not scroll; default nil.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// A view above the first section, as high as its frame; default nil.
    open var tableHeaderView: UIView? { didSet { accessoryViewChanged(from: oldValue, to: tableHeaderView) } }

    /// A view below the last section, as high as its frame; default nil.
    open var tableFooterView: UIView? { didSet { accessoryViewChanged(from: oldValue, to: tableFooterView) } }

    // MARK: Positions

    /// The rectangle of a section with its header and footer.
    open func rect(forSection section: Int) -> CGRect {
        layoutTableIfNeeded()
        return layout.rect(ofSection: section)
    }

    /// The rectangle of a section's header, where it is without floating.
    open func rectForHeader(inSection section: Int) -> CGRect {
        layoutTableIfNeeded()
        return layout.header(of: section)
    }

    /// The rectangle of a section's footer, where it is without floating.
    open func rectForFooter(inSection section: Int) -> CGRect {
        layoutTableIfNeeded()
        return layout.footer(of: section)
    }

    /// The rectangle of a row; estimated until it was visible.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        layoutTableIfNeeded()
        guard layout.contains(indexPath) else { return .zero }
        return layout.row(indexPath)
    }

    /// The row at a point of the contents.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { layout.row(at: point.y) }

    /// The row that a cell shows.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    /// The rows in a rectangle of the contents.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { layout.rows(from: rect.minY, to: rect.maxY) }

    // MARK: Cells

    /// The cell of a row; nil if it is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layoutTableIfNeeded()
        return cells[indexPath]
    }

    /// The visible cells from the top.
    open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cells[$0] } }

    /// The rows of the visible cells; nil without one.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutTableIfNeeded()
        return cells.isEmpty ? nil : cells.keys.sorted()
    }

    /// The view of a section's header; nil if it is not visible.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers[section] as? UITableViewHeaderFooterView
    }

    /// The view of a section's footer; nil if it is not visible.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers[section] as? UITableViewHeaderFooterView
    }

    /// Registers a subclass of `UITableViewCell` for an identifier; nil removes it.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.register(cellClass, for: identifier, kind: UITableViewCell.self)
    }

    /// Registers a subclass of `UITableViewHeaderFooterView` for an identifier; nil removes it.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerReuse.register(aClass, for: identifier, kind: UITableViewHeaderFooterView.self)
    }

    /// A cell that is no longer visible, else a new one of the registered class, else nil.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reuse.take(identifier) as? UITableViewCell {
            cell.prepareForReuse()
            return cell
        }
        return (reuse.registered(identifier) as? UITableViewCell.Type).map { UITableViewCell.make($0, identifier) }
    }

    /// The same for a row; traps if no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            fatalError(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }

    /// A header or footer that is no longer visible, else a new one of the registered class, else nil.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerReuse.take(identifier) as? UITableViewHeaderFooterView {
            view.prepareForReuse()
            return view
        }
        let registered = headerReuse.registered(identifier) as? UITableViewHeaderFooterView.Type
        return registered.map { UITableViewHeaderFooterView.make($0, identifier) }
    }

    // MARK: Selection

    /// Whether the user can select rows; default true.
    open var allowsSelection = true

    /// Whether several rows can be selected; default false.
    open var allowsMultipleSelection = false

    /// The first selected row.
    open var indexPathForSelectedRow: IndexPath? { selection.first }

    /// The selected rows; nil without one.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    /// Selects a row without notifying the delegate; nil deselects all. Scrolls to the row unless the position is none.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for row in selection { setSelected(false, row, animated: animated) }
            return
        }
        guard allowsSelection || allowsMultipleSelection else { return }
        if !allowsMultipleSelection {
            for row in selection where row != indexPath { setSelected(false, row, animated: animated) }
        }
        setSelected(true, indexPath, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row without notifying the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, indexPath, animated: animated)
    }

    /// Scrolls until a row is at a position; with none, as little as is needed to see it.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutTableIfNeeded()
        guard layout.contains(indexPath) else { return }
        scroll(to: layout.row(indexPath), scrollPosition, animated: animated)
    }

    // MARK: Internal state

    final var layout = TableLayout()
    final var needsContents = true
    final var cells: [IndexPath: UITableViewCell] = [:]
    final var headers: [Int: UIView] = [:]
    final var footers: [Int: UIView] = [:]
    final var reuse = ReusePool()
    final var headerReuse = ReusePool()
    final var selection: [IndexPath] = []
    /// The row under the finger.
    final var highlighted: IndexPath?
    final var givenSeparatorInset: UIEdgeInsets?
    /// The width that the heights were computed for.
    final var measuredWidth: CGFloat = -1
    final var isTiling = false

    open override func layoutSubviews() {
        tile()
        super.layoutSubviews()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { heightsChanged(true) }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            heightsChanged(true)
        }
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { highlightRow(under: touch) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first { selectHighlightedRow(touch) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        unhighlight(animated: false)
    }
}

extension IndexPath {
    /// The row that is a number of rows further on.
    func moved(by rows: Int) -> IndexPath { IndexPath(row: row + rows, section: section) }
}

/// Views that are no longer visible, and the classes of new ones, by identifier.
@MainActor
struct ReusePool {
    private var views: [String: [UIView]] = [:]
    private var classes: [String: AnyClass] = [:]

    mutating func register(_ given: AnyClass?, for identifier: String, kind: UIView.Type) {
        if let given, !isSubclass(given, of: kind) {
            fatalError("UITableView.register: \(given) is not a subclass of \(kind); register one.")
        }
        classes[identifier] = given
    }

    private func isSubclass(_ given: AnyClass, of kind: UIView.Type) -> Bool {
        kind == UITableViewCell.self ? given is UITableViewCell.Type : given is UITableViewHeaderFooterView.Type
    }

    func registered(_ identifier: String) -> AnyClass? { classes[identifier] }

    mutating func take(_ identifier: String) -> UIView? { views[identifier]?.popLast() }

    mutating func put(_ view: UIView, _ identifier: String?) {
        guard let identifier else { return }
        views[identifier, default: []].append(view)
    }
}
