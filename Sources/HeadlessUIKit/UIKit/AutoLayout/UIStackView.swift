import Foundation

/// Arranges views in a row or a column with constraints of its own.
@MainActor @preconcurrency
open class UIStackView: UIView {
    /// How arranged views share the length of the stack.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    /// Where arranged views lie across the stack.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5
        /// The same as leading.
        public static var top: Alignment { .leading }
        /// The same as trailing.
        public static var bottom: Alignment { .trailing }
    }

    /// Stands for the spacing of the stack in `setCustomSpacing(_:after:)`.
    public static var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    /// Stands for the system's spacing: 8 points.
    public static var spacingUseSystem: CGFloat { .leastNormalMagnitude }

    /// The views in their order; hidden ones take no room.
    open private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Row or column; default horizontal.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
    /// How views share the length; default fill.
    open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
    /// Where views lie across; default fill.
    open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
    /// The distance between views, in points; default 0. At least that with the equal distributions.
    open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
    /// Whether views stay inside the layout margins; default false.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

    /// Whether the distances in a column are from a view's last baseline to the next one's first; default false.
    open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }

    /// Makes a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view at the end, as a subview too.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count - (arrangedSubviews.contains(view) ? 1 : 0))
    }

    /// Inserts a view, as a subview too.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: stackIndex)
        arrangementDidChange()
    }

    /// Stops arranging a view, which remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
    }

    /// Sets the distance after one view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        let isDefault = spacing == UIStackView.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The distance after one view, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    private func arrangementDidChange() {
        LayoutEngine.invalidate(from: self)
    }
}
