import Foundation

/// The view of a row of a table view. (UIKit documentation)
@MainActor @preconcurrency
open class UITableViewCell: UIView {
    /// The arrangements of a cell's texts.
    public enum CellStyle: Int, Sendable {
        /// One text.
        case `default`
        /// A text and a value at the trailing edge.
        case value1
        /// A name in the tint color and a text.
        case value2
        /// A text above a smaller one.
        case subtitle
    }

    /// What is at the trailing edge.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// How a highlighted or selected cell looks. All but none look the same.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// Whether a line separates rows.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    /// Changes a cell for a state.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    // MARK: Creating

    /// Makes a cell in a style.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        accessoryButton.isHidden = true
        accessoryButton.addAction(UIAction { [weak self] _ in self?.accessoryButtonTapped() }, for: .touchUpInside)
        for view in [storedContentView, chevron, accessoryButton, topLine, line] { addSubview(view) }
        for view in [chevron, topLine, line] {
            view.isUserInteractionEnabled = false
            view.isHidden = true
        }
        prepareContentView()
    }

    /// Makes a cell in the default style.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Nib files are not modeled: traps with a message.
    public required init?(coder: NSCoder) {
        fatalError("UITableViewCell(coder:): nibs are not modelled; use init(style:reuseIdentifier:).")
    }

    /// The identifier by which the table view uses the cell again; nil: not at all.
    open private(set) var reuseIdentifier: String?

    /// The table view uses the cell for another row.
    open func prepareForReuse() { setNeedsUpdateConfiguration() }

    // MARK: Contents

    /// The view for the cell's contents; the content configuration's own view if there is one.
    open var contentView: UIView { storedContentView }

    /// The text.
    open var textLabel: UILabel? {
        makeLabels()
        return labels?.text
    }

    /// The second text; nil in the default style.
    open var detailTextLabel: UILabel? {
        makeLabels()
        return labels?.detail
    }

    /// The image before the text.
    open var imageView: UIImageView? {
        makeLabels()
        return labels?.image
    }

    /// What the cell shows; default nil: the view and the labels of the cell. Setting it replaces the content view by the
    /// configuration's.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { applyContentConfiguration() }
    }

    /// A configuration for the cell's style, without contents.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        UIListContentConfiguration.cell(style, metrics)
    }

    /// Whether `updateConfiguration(using:)` updates the content configuration for the state; default true.
    open var automaticallyUpdatesContentConfiguration = true

    /// The state that configurations are updated for.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isHighlighted, state.isSelected) = (isHighlighted, isSelected)
        return state
    }

    /// Changes the cell for its state; default nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Requests an update of the configuration before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Updates the content configuration for a state.
    open func updateConfiguration(using state: UICellConfigurationState) {
        guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
        let updated = contentConfiguration.updated(for: state)
        (storedContentView as? any UIView & UIContentView)?.configuration = updated
    }

    // MARK: Backgrounds and accessories

    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasOwnBackground = true
            super.backgroundColor = newValue
        }
    }

    /// A view behind the contents; default nil.
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }

    /// A view behind the contents while the cell is highlighted or selected; default nil: gray.
    open var selectedBackgroundView: UIView? {
        didSet {
            replace(oldValue, by: selectedBackgroundView)
            selectedBackgroundView?.alpha = showsSelection ? 1 : 0
        }
    }

    /// What is at the trailing edge; default nothing.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { showAccessory() } }
    }

    /// A view of the app's at the trailing edge, instead of `accessoryType`; default nil.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            showAccessory()
        }
    }

    /// The distances of the line from the sides, in points; default those of the table view.
    open var separatorInset: UIEdgeInsets {
        get { givenSeparatorInset ?? table?.separatorInset ?? .zero }
        set {
            givenSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    // MARK: Selection

    /// How a highlighted or selected cell looks; default gray.
    open var selectionStyle = SelectionStyle.default { didSet { updateSelection(animated: false) } }

    /// Whether the cell is selected.
    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the cell is highlighted.
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Selects or deselects the cell.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedIsSelected else { return }
        storedIsSelected = selected
        updateSelection(animated: animated)
    }

    /// Highlights the cell or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedIsHighlighted else { return }
        storedIsHighlighted = highlighted
        updateSelection(animated: animated)
    }

    // MARK: Internal state

    let style: CellStyle
    final var metrics = TableMetrics(Simulator.current.profile, style: .plain, width: 390)
    final private(set) var labels: CellLabels?
    private var storedContentView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private var needsConfiguration = false
    private var hasOwnBackground = false
    private var storedIsSelected = false
    private var storedIsHighlighted = false
    private var givenSeparatorInset: UIEdgeInsets?
    private var reachesEdges = false
    private var selection: UIView?
    private let chevron = UIImageView(frame: .zero)
    private let accessoryButton = UIButton(type: .system)
    private let line = UIView(frame: .zero)
    private let topLine = UIView(frame: .zero)

    private var table: UITableView? { superview as? UITableView }

    /// Whether the cell looks selected.
    final var showsSelection: Bool { (storedIsSelected || storedIsHighlighted) && selectionStyle != .none }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layOutParts()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: contentHeight(width: targetSize.width))
    }
}

// MARK: - Instantiating a registered class

extension UITableViewCell {
    private static var pendingIdentifier: String?

    // See `UIView.instantiate`: a convenience initializer calls the class's own `init(style:reuseIdentifier:)`.
    @usableFromInline
    convenience init(registered: Void) {
        self.init(style: .default, reuseIdentifier: Self.pendingIdentifier)
    }

    @_silgen_name("$s5UIKit15UITableViewCellC10registeredACyt_tcfC")
    private static func callInitializer() -> UITableViewCell

    /// A cell of a class, with an identifier.
    static func make(_ cellClass: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
        pendingIdentifier = identifier
        return cellClass.callInitializer()
    }
}

// MARK: - Contents

/// The labels and the image of a cell without content configuration.
@MainActor
struct CellLabels {
    let text = UILabel()
    var detail: UILabel?
    let image = UIImageView(frame: .zero)
}

extension UITableViewCell {
    private func makeLabels() {
        guard labels == nil, contentConfiguration == nil else { return }
        var made = CellLabels()
        made.text.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
        if style != .default {
            let detail = UILabel()
            detail.font = .preferredFont(
                forTextStyle: style == .subtitle ? metrics.subtitleFont : style == .value2 ? .footnote : .body)
            detail.textColor = style == .value1 || (style == .subtitle && metrics.isNew) ? .secondaryLabel : .label
            detail.adjustsFontForContentSizeCategory = true
            made.detail = detail
        }
        made.text.adjustsFontForContentSizeCategory = true
        labels = made
        for view in [made.image, made.text, made.detail].compactMap({ $0 }) { storedContentView.addSubview(view) }
        setNeedsLayout()
    }

    private func prepareContentView() {
        storedContentView.insetsLayoutMarginsFromSafeArea = false
        setNeedsLayout()
    }

    private func applyContentConfiguration() {
        guard let contentConfiguration else {
            if storedContentView is any UIContentView { exchangeContentView(UIView(frame: bounds)) }
            return
        }
        labels = nil
        let current = contentConfiguration.updated(for: configurationState)
        if let view = storedContentView as? any UIView & UIContentView, view.supports(current) {
            view.configuration = current
        } else {
            exchangeContentView(current.makeContentView())
        }
        setNeedsLayout()
    }

    private func exchangeContentView(_ view: UIView) {
        let frame = storedContentView.frame
        insertSubview(view, aboveSubview: storedContentView)
        storedContentView.removeFromSuperview()
        storedContentView = view
        view.frame = frame
        prepareContentView()
    }

    private func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    // MARK: Selection

    private func updateSelection(animated: Bool) {
        needsConfiguration = true
        setNeedsLayout()
        let shown = showsSelection
        guard shown || selection != nil || selectedBackgroundView != nil else { return }
        if selectedBackgroundView == nil, selection == nil {
            let view = UIView(frame: bounds)
            // Measured on system 26 (fact m24.6).
            view.backgroundColor = .systemGray4
            view.alpha = 0
            selection = view
            replace(nil, by: view)
        }
        let view = selectedBackgroundView ?? selection
        let change: () -> Void = { view?.alpha = shown ? 1 : 0 }
        // The duration is unknown. Inside of an animation block that one's holds (fact 10.8).
        if animated {
            UIView.animateSystemChanges(withDuration: 0.3, animations: change)
        } else {
            UIView.performWithoutAnimation(change)
        }
    }

    /// A background view is behind everything else.
    private func replace(_ old: UIView?, by view: UIView?) {
        old?.removeFromSuperview()
        guard let view else { return }
        view.frame = bounds
        insertSubview(view, at: view === backgroundView || backgroundView == nil ? 0 : 1)
        setNeedsLayout()
    }

    /// The table's color, unless the app has set one.
    func takeDefaultBackground(_ color: UIColor) {
        guard !hasOwnBackground, super.backgroundColor !== color else { return }
        super.backgroundColor = color
    }

    private func accessoryButtonTapped() {
        guard let table, let row = table.indexPath(for: self) else { return }
        table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: row)
    }

    // MARK: Separators

    /// Shows the line below the cell in a color; nil hides it.
    func showSeparator(_ color: UIColor?, reachesEdges: Bool) {
        if line.isHidden != (color == nil) { line.isHidden = color == nil }
        if let color, line.backgroundColor !== color { line.backgroundColor = color }
        if self.reachesEdges != reachesEdges {
            self.reachesEdges = reachesEdges
            setNeedsLayout()
        }
    }

    /// Shows the line above a group's first cell.
    func showTopSeparator(_ color: UIColor?) {
        if topLine.isHidden != (color == nil) { topLine.isHidden = color == nil }
        if let color { topLine.backgroundColor = color }
    }
}

// MARK: - Layout

extension UITableViewCell {
    /// The parts of a cell's width.
    private struct Columns {
        /// The content view.
        var content: ClosedRange<CGFloat>
        /// The width of the accessory with its margin; 0 without one.
        var accessory: CGFloat
        var hasAccessory: Bool
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var accessorySize: CGSize {
        if let accessoryView { return accessoryView.bounds.size }
        switch accessoryType {
        case .none: return .zero
        case .disclosureIndicator: return metrics.chevronSize
        case .checkmark: return metrics.checkmarkSize
        case .detailButton: return CGSize(width: 24, height: 24)
        case .detailDisclosureButton: return CGSize(width: 24 + 14 + metrics.chevronSize.width, height: 24)
        }
    }

    private var accessoryMargin: CGFloat {
        metrics.accessoryMargin + (accessoryView == nil && accessoryType == .checkmark ? metrics.checkmarkGap : 0)
    }

    /// The width of the content view in a cell of a width.
    private func contentWidth(_ width: CGFloat) -> CGFloat {
        let safe = table?.style == .insetGrouped ? UIEdgeInsets.zero : safeAreaInsets
        let accessory = accessorySize.width
        return width - safe.left - safe.right - (accessory > 0 ? accessory + accessoryMargin : 0)
    }

    /// The layout margins of the contents: narrow beside an accessory (fact m24.3).
    private var contentMargins: UIEdgeInsets {
        let trailing = accessorySize.width > 0 ? metrics.accessoryGap : metrics.textMargin
        return UIEdgeInsets(
            top: metrics.verticalMargin, left: isRightToLeft ? trailing : metrics.textMargin,
            bottom: metrics.verticalMargin, right: isRightToLeft ? metrics.textMargin : trailing)
    }

    private func updateContentMargins() {
        if contentView.layoutMargins != contentMargins { contentView.layoutMargins = contentMargins }
    }

    private func layOutParts() {
        let safe = table?.style == .insetGrouped ? UIEdgeInsets.zero : safeAreaInsets
        let accessory = accessorySize
        let width = contentWidth(bounds.width)
        let contentX = isRightToLeft ? bounds.width - safe.right - width : safe.left
        updateContentMargins()
        contentView.setUnmovedFrame(CGRect(x: contentX, y: 0, width: width, height: bounds.height))
        layOutLabels()
        layOutAccessory(accessory, safe)
        backgroundView?.setUnmovedFrame(bounds)
        selectedBackgroundView?.setUnmovedFrame(bounds)
        selection?.frame = bounds
        layOutLines(safe)
    }

    private func layOutAccessory(_ size: CGSize, _ safe: UIEdgeInsets) {
        var edge = isRightToLeft ? safe.left + accessoryMargin : bounds.width - safe.right - accessoryMargin
        func place(_ view: UIView, _ size: CGSize) {
            let x = isRightToLeft ? edge : edge - size.width
            let scale = max(traitCollection.displayScale, 1)
            let y = ((bounds.height - size.height) / 2 * scale).rounded() / scale
            view.setUnmovedFrame(CGRect(origin: CGPoint(x: x, y: y), size: size))
            edge += isRightToLeft ? size.width + 14 : -size.width - 14
        }
        if let accessoryView { return place(accessoryView, size) }
        if !chevron.isHidden {
            place(chevron, accessoryType == .checkmark ? metrics.checkmarkSize : metrics.chevronSize)
        }
        if !accessoryButton.isHidden { place(accessoryButton, CGSize(width: 24, height: 24)) }
    }

    /// Shows the symbols of the accessory type. Not in the layout, since a new image asks for another one.
    private func showAccessory() {
        let type = accessoryView == nil ? accessoryType : .none
        switch type {
        case .disclosureIndicator, .detailDisclosureButton:
            chevron.show("chevron.forward", weight: .semibold, tint: .tertiaryLabel)
        case .checkmark: chevron.show("checkmark", weight: .medium, tint: nil)
        case .none, .detailButton: break
        }
        chevron.isHidden = type == .none || type == .detailButton
        accessoryButton.isHidden = type != .detailButton && type != .detailDisclosureButton
        if !accessoryButton.isHidden, accessoryButton.image(for: .normal) == nil {
            accessoryButton.setImage(UIImage(systemName: "info.circle"), for: .normal)
        }
        setNeedsLayout()
    }

    private func layOutLines(_ safe: UIEdgeInsets) {
        let height = metrics.separatorThickness
        var (leading, trailing) = (textStart, metrics.separatorTrailing)
        if let given = givenSeparatorInset ?? table?.givenSeparatorInset {
            (leading, trailing) = isRightToLeft ? (given.right, given.left) : (given.left, given.right)
        }
        if reachesEdges { (leading, trailing) = (0, 0) }
        let left = (isRightToLeft ? trailing : leading) + (reachesEdges ? 0 : safe.left)
        let right = (isRightToLeft ? leading : trailing) + (reachesEdges ? 0 : safe.right)
        line.frame = CGRect(
            x: left, y: bounds.height - height, width: bounds.width - left - right, height: height)
        topLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    }

    /// The distance of the text from the leading edge.
    private var textStart: CGFloat {
        if let view = contentView as? UIListContentView { return view.textStart }
        guard let image = labels?.image.image else { return metrics.textMargin }
        return metrics.textMargin + image.size.width + metrics.imageGap
    }

    // MARK: Labels

    private func layOutLabels() {
        guard let labels else { return }
        let size = contentView.bounds.size
        let end = size.width - (accessorySize.width > 0 ? metrics.accessoryGap : metrics.textMargin)
        let start = textStart
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            let scale = max(traitCollection.displayScale, 1)
            let left = isRightToLeft ? size.width - x - width : x
            view.frame = CGRect(x: left, y: (y * scale).rounded() / scale, width: max(width, 0), height: height)
        }
        if let image = labels.image.image {
            let height = image.size.height
            place(labels.image, metrics.textMargin, (size.height - height) / 2, image.size.width, height)
        }
        guard let detail = labels.detail else { return place(labels.text, start, 0, end - start, size.height) }
        switch style {
        case .subtitle:
            let heights = subtitleHeights(width: end - start)
            let all = heights.text + (heights.detail > 0 ? metrics.subtitleGap + heights.detail : 0)
            let top = max((size.height - all) / 2, 0)
            place(labels.text, start, top, end - start, heights.text)
            place(detail, start, top + heights.text + metrics.subtitleGap, end - start, heights.detail)
        case .value2:
            // The measures are unknown.
            let name = min(CGFloat(91), end - start)
            labels.text.textAlignment = isRightToLeft ? .left : .right
            labels.text.defaultColor = tintColor
            place(labels.text, start, 0, name, size.height)
            place(detail, start + name + 6, 0, end - start - name - 6, size.height)
        default:
            let width = min(detail.sizeThatFits(size).width, end - start)
            let text = min(labels.text.sizeThatFits(size).width, end - start - width - 6)
            place(labels.text, start, 0, text, size.height)
            place(detail, end - width, 0, width, size.height)
        }
    }

    private func subtitleHeights(width: CGFloat) -> (text: CGFloat, detail: CGFloat) {
        func height(_ label: UILabel?) -> CGFloat {
            guard let label, label.attributedText?.length ?? 0 > 0 else { return 0 }
            return label.sizeThatFits(CGSize(width: max(width, 1), height: 0)).height
        }
        return (height(labels?.text), height(labels?.detail))
    }

    // MARK: Fitting

    /// The height of the row as `systemLayoutSizeFitting` gives it.
    func fittingHeight(width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        return systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private func contentHeight(width: CGFloat) -> CGFloat {
        let inner = contentWidth(width)
        let target = CGSize(width: inner, height: 0)
        updateContentMargins()
        if let view = contentView as? UIListContentView {
            let height = view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
            return max(height, metrics.configuredRowHeight)
        }
        if labels != nil { return labelHeight(width: inner) }
        let height = contentView.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        return height > 0 ? height + metrics.separatorThickness : metrics.rowHeight
    }

    private func labelHeight(width: CGFloat) -> CGFloat {
        let inner = width - textStart - (accessorySize.width > 0 ? metrics.accessoryGap : metrics.textMargin)
        let heights = subtitleHeights(width: inner)
        let image = labels?.image.image.map { $0.size.height + 2 } ?? 0
        guard style == .subtitle, heights.detail > 0 else {
            return max(metrics.rowHeight, heights.text + 2 * metrics.verticalMargin, image)
        }
        let texts = heights.text + metrics.subtitleGap + heights.detail
        let whole = (metrics.subtitleTop + texts + metrics.subtitleBottom).rounded(.down)
        return max(metrics.rowHeight, whole, image)
    }
}

extension UIImageView {
    /// Shows a symbol that fills the view.
    fileprivate func show(_ symbol: String, weight: UIImage.SymbolWeight, tint: UIColor?) {
        if tintColor !== tint { tintColor = tint }
        let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: weight)
        image = UIImage(systemName: symbol, withConfiguration: configuration)
        contentMode = .scaleAspectFit
    }
}
