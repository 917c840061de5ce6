import Foundation

/// Arranges views in a row or a column, with constraints of its own.
@MainActor @preconcurrency
open class UIStackView: UIView {
    /// How the length of the stack is distributed among the arranged views.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    /// The position of arranged views across the stack.
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

    /// The value that means the stack's spacing in `setCustomSpacing(_:after:)`.
    public static var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

    /// The value that means the system's spacing, 8 points, in `setCustomSpacing(_:after:)`.
    public static var spacingUseSystem: CGFloat { .leastNormalMagnitude }

    /// The arranged views in their order; hidden ones occupy no space.
    open private(set) var arrangedSubviews: [UIView] = []

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// The direction of the row or column; default horizontal.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }

    /// How the length is distributed among the views; default fill.
    open var distribution = Distribution.fill { didSet { arrangementDidChange() } }

    /// The position of views across the stack; default fill.
    open var alignment = Alignment.fill { didSet { arrangementDidChange() } }

    /// The distance between views, in points; default 0. The minimum distance with the equal distributions.
    open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }

    /// Whether views are inside the layout margins; default false.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

    /// Whether the distances in a column are measured from a view's last baseline to the next one's first; default
    /// false.
    open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }

    /// Makes a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view at the end, and as a subview.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count - (arrangedSubviews.contains(view) ? 1 : 0))
    }

    /// Inserts a view, and adds it as a subview.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: stackIndex)
        arrangementDidChange()
    }

    /// Removes a view from the arranged views; it remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
    }

    /// Sets the distance after a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        let isDefault = spacing == UIStackView.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The distance after a view in points, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    private func arrangementDidChange() {
        LayoutEngine.invalidate(from: self)
    }
}
