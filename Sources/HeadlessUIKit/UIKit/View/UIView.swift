/// A rectangle on the screen with subviews, drawn through its layer.
@MainActor @preconcurrency open class UIView: UIResponder {
    /// The class of the view's layer; default `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }
    /// Whether the view lays out with constraints that `updateConstraints()` makes; it is asked for them then. Default false.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// The layer the view draws through.
    public let layer: CALayer
    /// The subviews, back to front.
    open internal(set) var subviews: [UIView] = []
    /// The view this one is in.
    open internal(set) weak var superview: UIView?
    var viewState = ViewState()
    lazy var lastTraits: UITraitCollection = traitCollection
    lazy var layoutEngineStorage = LayoutEngineStorage(owner: self)
    /// How the frame follows the superview's size; default none.
    open var autoresizingMask: AutoresizingMask = []
    /// Default true.
    open var autoresizesSubviews = true
    /// Whether the frame is set by code rather than by constraints; default true.
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { layoutEngineStorage.invalidateLayout() } }
    /// Default true; false for images and labels.
    open var isUserInteractionEnabled = true
    /// An integer to find the view by; default 0.
    open var tag = 0
    /// How contents fill the bounds; default `.scaleToFill`.
    open var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }
    /// Whether safe area insets are part of the layout margins; default true.
    open var insetsLayoutMarginsFromSafeArea = true { didSet { layoutMarginsMayHaveChanged() } }
    /// Whether the superview's margins are respected as well; default false.
    open var preservesSuperviewLayoutMargins = false { didSet { layoutMarginsMayHaveChanged() } }
    /// Overrides the direction for this view; default unspecified, which takes the application's.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { sizeMayHaveChanged() } }
    /// What this view's tint does while something modal is in front; default automatic.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic {
        didSet { if tintAdjustmentMode == .dimmed { stopAtDimmedTint() } }
    }
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
        layer = Self.madeLayer()
        super.init()
        layer.owner = self
        layer.frame = frame
    }
    /// Makes a view with no size.
    public convenience override init() { self.init(frame: .zero) }
    /// Nib files do not exist here: stops with a sentence.
    public required init?(coder: NSCoder) { fatalError("UIView(coder:): nibs are not modelled; use init(frame:).") }
    open override var next: UIResponder? { viewController ?? superview }
    override var responderWindow: UIWindow? { window }
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
        set { setHidden(newValue) }
    }
    /// Whether alpha is 1 everywhere; a hint, default true.
    open var isOpaque = true { didSet { layer.isOpaque = isOpaque } }
    /// Default false.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// The fill behind the contents; default nil.
    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set { setBackground(newValue) }
    }
    /// The first tint set here or above, else the system's blue; nil resets (facts 6.3.1).
    open var tintColor: UIColor! {
        get { storedTintColor ?? superview?.tintColor ?? .systemBlue }
        set { setTint(newValue) }
    }
    /// What this view shows of itself; a view of its own that limits it by its alpha. Default nil.
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }
    /// Forces light or dark here and below; default unspecified.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { styleChanged(from: oldValue) } }
    /// The direction this view lays out in: its own attribute's, else the traits'.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { ownLayoutDirection }
    /// The traits here: those of the controller or window above, with this view's overrides.
    open var traitCollection: UITraitCollection { resolvedTraitCollection }
    /// Whether a point in the view's coordinates is inside it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The front-most view under a point in the view's coordinates; hidden, clear and disabled views are passed over.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontMostView(under: point, with: event) }
    /// Adds a recogniser.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Removes a recogniser.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// Whether a recogniser on this view may begin; it is asked beside the recogniser's delegate. Default true.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// The window the view is in; nil outside of any.
    open var window: UIWindow? { (self as? UIWindow) ?? viewState.window }
    /// Adds a view in front of the others.
    open func addSubview(_ view: UIView) { insert(view) { $0.endIndex } }
    /// Puts a view at an index from the back; an index beyond the end means in front.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view) { min(max(index, 0), $0.endIndex) } }
    /// Puts a view right behind a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, under: siblingSubview) }
    /// Puts a view right in front of a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, over: siblingSubview) }
    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
    /// Swaps the places of two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swapSubviews(index1, index2) }
    /// Takes the view out of its superview.
    open func removeFromSuperview() { leaveSuperview() }
    /// Whether the view is `view` or inside it.
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }
    /// The first view with the tag, here or below.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
    /// Makes the first responder in here give the keyboard up, by `force` if it must be; returns whether none has it now.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { giveUpKeyboard(force) }
    /// Draws the view and what is in it, as shown on the screen, into the current context; returns whether it could.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates after: Bool) -> Bool { draw(in: rect, after) }
    /// A view that shows how this one looks now; nil for a view without size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { pictureView(afterUpdates) }
    /// Whether the system draws the view over all windows. Default false.
    var isDrawnBySystem: Bool { false }
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
    /// What a nib file's view would do when loaded; nib files do not exist here, so it is never called.
    open func awakeFromNib() {}
    /// What Interface Builder would call; never called.
    open func prepareForInterfaceBuilder() {}
    /// How far bars and the screen's own edges reach into the view, in points (facts 5.2.1 to 5.2.5).
    open var safeAreaInsets: UIEdgeInsets { viewState.safeAreaInsets }
    /// The margins for content, in points: 8 and the safe area by default (fact m6.2).
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }
    /// The margins by reading direction, in points.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { marginsByDirection }
        set { setMarginsByDirection(newValue) }
    }
    /// What no bar and no part of the device covers.
    open var safeAreaLayoutGuide: UILayoutGuide { layoutEngineStorage.safeAreaGuide }
    /// The baseline of the first line of text; the top edge of a view without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline) }
    /// The baseline of the last line of text; the bottom edge of a view without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline) }
    /// How far the part that counts for alignment lies within the frame, in points; default none.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The size the contents want, in points; default none.
    open var intrinsicContentSize: CGSize { UIView.noIntrinsicSize }
    /// How much the view resists becoming larger than its contents; default low (250).
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis) }
    /// Sets how much the view resists becoming larger than its contents.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, axis)
    }
    /// How much the view resists becoming smaller than its contents; default high (750).
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressionResistance(axis)
    }
    /// Sets how much the view resists becoming smaller than its contents.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setCompressionResistance(priority, axis)
    }
    /// Whether `updateConstraints()` is to be called before the next layout.
    open func needsUpdateConstraints() -> Bool { layoutEngineStorage.needsUpdateConstraints }
    /// Changes constraints before the next layout; called when asked for with `setNeedsUpdateConstraints()`.
    open func updateConstraints() {}
    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { markConstraints() }
    /// Calls `updateConstraints()` now, here and below, where it was asked for.
    open func updateConstraintsIfNeeded() { LayoutEngine.updateConstraintsIfNeeded(below: self) }
    /// The size the constraints inside the view give it that is nearest to a target, which hardly counts (priority 50).
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeHardlyFitting(targetSize) }
    /// The size the constraints inside the view give it that is nearest to a target.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
    /// Marks the view to be laid out in the next pass.
    open func setNeedsLayout() { askForLayout() }
    /// Lays the subtree out now, from the root of what needs it.
    open func layoutIfNeeded() { performLayoutIfNeeded() }
    /// The size that fits best in `size`; default the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// The intrinsic size changed: constraints are solved anew.
    open func invalidateIntrinsicContentSize() { sizeMayHaveChanged() }
    /// Takes the size that fits.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
}
