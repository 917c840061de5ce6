import Foundation

/// A rectangle in a view that constraints can refer to and that is not a view.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    /// What determines the guide's rectangle.
    enum Kind {
        case constraints
        case safeArea
        case margins
        case readableWidth
        /// The frame of a scroll view.
        case scrollFrame
        /// The contents of a scroll view.
        case scrollContent
    }

    final private(set) var kind = Kind.constraints
    private weak var storedOwner: UIView?

    /// The rectangle of the last solution.
    final var solvedFrame = CGRect.zero

    convenience init(kind: Kind, identifier: String, owner: UIView) {
        self.init()
        self.kind = kind
        self.identifier = identifier
        storedOwner = owner
    }

    /// A name for messages; default empty.
    open var identifier = ""

    /// The view that owns the guide; default nil. Setting it moves the guide, as `addLayoutGuide(_:)` does.
    open var owningView: UIView? {
        get { storedOwner }
        set {
            guard newValue !== storedOwner else { return }
            storedOwner?.layoutEngineStorage.releaseGuide(self)
            storedOwner = newValue
            newValue?.layoutEngineStorage.holdGuide(self)
        }
    }

    /// The guide's rectangle in its view's coordinates, in points, as of the last layout pass.
    open var layoutFrame: CGRect {
        guard kind != .constraints, let owner = owningView else { return solvedFrame }
        switch kind {
        case .scrollContent: return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
        default: return owner.bounds.inset(by: insets(in: owner))
        }
    }

    /// The distance of the edges from the owning view's, for a guide that is determined by them.
    final func insets(in owner: UIView) -> UIEdgeInsets {
        switch kind {
        case .safeArea: owner.safeAreaInsets
        case .margins: owner.layoutMargins
        case .readableWidth: ReadableWidth.insets(bounds: owner.bounds, margins: owner.layoutMargins)
        case .scrollFrame, .scrollContent, .constraints: .zero
        }
    }
}

// MARK: - Anchors

extension UILayoutGuide {
    /// The edge where text begins: left, or right in right-to-left layout.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
    /// The edge where text ends: right, or left in right-to-left layout.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
    /// The horizontal center.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
    /// The vertical center.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
}

// MARK: - Readable width

/// The width in which lines of text are readable (fact m21.11).
enum ReadableWidth {
    /// The maximum width at the default text size, in points. Mac Catalyst has 920 (fact m6.3).
    private static let maximum: CGFloat = 672

    static func insets(bounds: CGRect, margins: UIEdgeInsets) -> UIEdgeInsets {
        let excess = bounds.width - margins.left - margins.right - maximum
        guard excess > 0 else { return margins }
        var insets = margins
        insets.left += excess / 2
        insets.right += excess / 2
        return insets
    }
}
