import Foundation

/// A rectangle on the screen with subviews, drawn through its layer.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// The class of the view's layer; default `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer the view draws through.
    public let layer: CALayer

    /// The subviews, back to front.
    open internal(set) var subviews: [UIView] = []
    /// The view this one is in.
    open internal(set) weak var superview: UIView?
    weak var storedWindow: UIWindow?
    /// The controller whose root view this is.
    weak var viewController: UIViewController?

    var needsLayout = true
    /// Whether this view or one below needs layout: a pass leaves out what does not.
    var hasWaitingLayout = true
    var isLayingOut = false
    var storedSafeAreaInsets = UIEdgeInsets.zero
    var storedLayoutMargins: UIEdgeInsets?
    var lastLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var storedTintColor: UIColor?
    var storedBackgroundColor: UIColor?
    var traitOverrideStyle = UIUserInterfaceStyle.unspecified
    lazy var lastTraits: UITraitCollection = traitCollection
    lazy var layoutEngineStorage = LayoutEngineStorage(owner: self)

    /// How the frame follows the superview's size; default none.
    open var autoresizingMask: AutoresizingMask = []
    /// Default true.
    open var autoresizesSubviews = true
    /// Whether the frame is set by code rather than by constraints; default true.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { layoutEngineStorage.invalidateLayout() }
    }
    /// Default true; false for images and labels.
    open var isUserInteractionEnabled = true
    /// An integer to find the view by; default 0.
    open var tag = 0
    /// How contents fill the bounds; default `.scaleToFill`.
    open var contentMode = ContentMode.scaleToFill {
        didSet { setNeedsDisplay() }
    }
    /// Whether safe area insets are part of the layout margins; default true.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { layoutMarginsMayHaveChanged() }
    }
    /// Whether the superview's margins are respected as well; default false.
    open var preservesSuperviewLayoutMargins = false {
        didSet { layoutMarginsMayHaveChanged() }
    }
    /// Overrides the direction for this view; default unspecified, which takes the application's.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            setNeedsLayout()
            layoutEngineStorage.invalidateLayout()
        }
    }
    /// What this view's tint does while something modal is in front; default automatic.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    /// The recognisers on this view; default nil. One that is added leaves the view it was on.
    open var gestureRecognizers: [UIGestureRecognizer]? { didSet { takeOverRecognizers(former: oldValue ?? []) } }
    /// What accessibility reads; default nil.
    open var accessibilityLabel: String?
    /// What tests find the view by; default nil.
    open var accessibilityIdentifier: String?
    /// Hides the view's contents from accessibility; default false.
    open var accessibilityElementsHidden = false
    /// Whether accessibility treats the view as one element; default false.
    open var isAccessibilityElement = false
    /// What state preservation finds the view by; default nil.
    open var restorationIdentifier: String?

    /// Makes a view with a frame in its superview's coordinates, in points.
    public init(frame: CGRect) {
        guard let layerType = Self.layerClass as? CALayer.Type else {
            fatalError("UIView: layerClass is \(Self.layerClass), not a CALayer; return a subclass of CALayer.")
        }
        layer = layerType.init()
        super.init()
        layer.owner = self
        layer.frame = frame
    }

    /// Makes a view with no size.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Nib files do not exist here: stops with a sentence. UIKit's own views also make instances of a class they were
    /// given this way.
    public required init?(coder: NSCoder) {
        guard coder is BlankCoder else {
            fatalError("UIView(coder:): nib files are not modelled; make the view with init(frame:).")
        }
        guard let layerType = Self.layerClass as? CALayer.Type else {
            fatalError("UIView: layerClass is \(Self.layerClass), not a CALayer; return a subclass of CALayer.")
        }
        layer = layerType.init()
        super.init()
        layer.owner = self
    }

    open override var next: UIResponder? { viewController ?? superview }
    override var responderWindow: UIWindow? { window }

    // MARK: Geometry and looks

    /// The view's rectangle in its superview, in points.
    open var frame: CGRect {
        get { layer.frame }
        set { setGeometry { layer.frame = newValue } }
    }
    /// The view's own coordinate space, in points; its origin scrolls the subviews.
    open var bounds: CGRect {
        get { layer.bounds }
        set { setGeometry { layer.bounds = newValue } }
    }
    /// The middle of the view in its superview, in points.
    open var center: CGPoint {
        get { layer.position }
        set { setGeometry { layer.position = newValue } }
    }
    /// An affine transform about the centre; default identity.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { setGeometry { layer.setAffineTransform(newValue) } }
    }
    /// 0...1; default 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }
    /// Default false.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            layer.isHidden = newValue
            if superview is UIStackView { layoutEngineStorage.invalidateLayout() }
        }
    }
    /// Whether alpha is 1 everywhere; a hint, default true.
    open var isOpaque = true
    /// Default false.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// The fill behind the contents; default nil.
    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set {
            storedBackgroundColor = newValue
            refreshResolvedColors()
        }
    }
    /// The first tint set here or above, else the system's blue; nil resets (facts 6.3.1).
    open var tintColor: UIColor! {
        get { storedTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            storedTintColor = newValue
            propagateTintChange()
        }
    }
    /// The traits here: those of the controller or window above, with this view's overrides.
    open var traitCollection: UITraitCollection { resolvedTraitCollection }
    /// Whether a point in the view's coordinates is inside it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The front-most view under a point in the view's coordinates; hidden, clear and disabled views are passed over.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
    /// Adds a recogniser.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer } + [gestureRecognizer]
    }
    /// Removes a recogniser.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }

    // MARK: Overridable moments

    /// The traits or the background's dynamic colour changed: subclasses refresh what they resolved themselves.
    func resolvedColorsDidChange() {}

    /// Places the subviews; called in the layout pass when needed.
    open func layoutSubviews() {}
    /// A subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// A subview is about to go.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The superview is about to change.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The superview changed.
    open func didMoveToSuperview() {}
    /// The window is about to change.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The window changed.
    open func didMoveToWindow() {}
    /// `safeAreaInsets` changed.
    open func safeAreaInsetsDidChange() {}
    /// `layoutMargins` changed.
    open func layoutMarginsDidChange() {}
    /// `tintColor` changed, here or above.
    open func tintColorDidChange() {}
    /// `traitCollection` changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Draws the view's contents into the current context; the default draws nothing.
    open func draw(_ rect: CGRect) {}
    /// Marks the contents as out of date.
    open func setNeedsDisplay() {}
    /// The size the contents want, in points; default none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    /// Changes constraints before the next layout; called when asked for with `setNeedsUpdateConstraints()`.
    open func updateConstraints() {}
    /// Marks the view to be laid out in the next pass.
    open func setNeedsLayout() { askForLayout() }
    /// Lays the subtree out now, from the root of what needs it.
    open func layoutIfNeeded() { performLayoutIfNeeded() }
    /// The size that fits best in `size`; default the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Stands for a missing intrinsic width or height.
    public static var noIntrinsicMetric: CGFloat { -1 }

    /// The intrinsic size changed: constraints are solved anew.
    open func invalidateIntrinsicContentSize() {
        setNeedsLayout()
        layoutEngineStorage.invalidateLayout()
    }

    /// Takes the size that fits.
    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }
}
