import Foundation

/// A rectangle on the screen with subviews, drawn through its layer.
@MainActor @preconcurrency
open class UIView: UIResponder, UIAccessibilityIdentification {
    // MARK: Creating a view

    /// The class of the view's layer; default `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer the view draws through.
    public let layer: CALayer

    /// Makes a view with a frame in its superview's coordinates, in points.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        layer.owner = self
        layer.frame = frame
    }

    deinit {
        layer.owner = nil
        for view in storedSubviews {
            view.storedSuperview = nil
            view.forgetWindow()
        }
    }

    /// Makes a view with no size.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Nib files are not modeled: traps with a message.
    public required init?(coder: NSCoder) {
        fatalError("UIView(coder:): nibs are not modelled; use init(frame:).")
    }

    private static func makeLayer() -> CALayer {
        guard let layerType = layerClass as? CALayer.Type else {
            fatalError("UIView: layerClass is \(layerClass), not a CALayer; return a subclass of CALayer.")
        }
        let layer = layerType.init()
        layer.isOpaque = true
        return layer
    }

    /// The view was loaded from a nib file. Nib files are not modeled: never called.
    open func awakeFromNib() {}

    /// Interface Builder shows the view; never called.
    open func prepareForInterfaceBuilder() {}

    /// An integer to find the view by; default 0.
    open var tag = 0

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates, in points.
    open var frame: CGRect {
        get { layer.frame }
        set { setGeometry { layer.frame = newValue } }
    }

    /// The view's own coordinate space, in points; its origin scrolls the subviews.
    open var bounds: CGRect {
        get { layer.bounds }
        set { setGeometry { layer.bounds = newValue } }
    }

    /// The center of the view in its superview's coordinates, in points.
    open var center: CGPoint {
        get { layer.position }
        set { setGeometry { layer.position = newValue } }
    }

    /// An affine transform about the center; default identity.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { setGeometry { layer.setAffineTransform(newValue) } }
    }

    /// How the frame follows the superview's size; default none.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether the subviews' autoresizing masks apply when the view's size changes; default true.
    open var autoresizesSubviews = true

    /// The size that fits best in `size`; default the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Whether the intrinsic size is computed from the present width, so that it is another one in another width.
    var measuresWithPresentWidth: Bool { false }

    /// Gives the view the size that `sizeThatFits(_:)` returns; the top left corner stays where it is (observed:
    /// stackoverflow.com/questions/1054558). With a transform the center stays: UIKit's behavior is not known.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if transform.isIdentity { frame.size = size } else { bounds.size = size }
    }

    // MARK: View hierarchy

    /// The subviews, back to front.
    open var subviews: [UIView] { storedSubviews }
    private nonisolated(unsafe) var storedSubviews: [UIView] = []

    private func changeSubviews(_ change: (inout [UIView]) -> Void) {
        change(&storedSubviews)
        LayoutEngine.forgetSystems(around: self)
    }

    /// The view that contains this one; nil for a view that was not added to any.
    open var superview: UIView? { storedSuperview }

    /// See `CALayer.owner`.
    private nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?

    /// Adds a view in front of the others.
    open func addSubview(_ view: UIView) {
        insert(view) { $0.endIndex }
    }

    /// Inserts a view at an index, counted from the back; an index beyond the end means in front.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view) { min(max(index, 0), $0.endIndex) }
    }

    /// Inserts a view directly behind a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view) { views in views.firstIndex { $0 === siblingSubview } ?? views.endIndex }
    }

    /// Inserts a view directly in front of a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, directlyAbove: siblingSubview) { views in
            views.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? views.endIndex
        }
    }

    /// Moves a subview in front of the others. A new order lays out this view (observed: stackoverflow.com/questions/10019130;
    /// so do a layer's sublayers, see `CALayer.insertSublayer(_:at:)`).
    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        if subviews.last !== view { layerNeedsLayout() }
        changeSubviews { views in
            views.removeAll { $0 === view }
            views.append(view)
        }
        layer.addSublayer(view.layer)
    }

    /// Moves a subview behind the others. A new order lays out this view.
    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        if subviews.first !== view { layerNeedsLayout() }
        changeSubviews { views in
            views.removeAll { $0 === view }
            views.insert(view, at: 0)
        }
        layer.insertSublayer(view.layer, at: 0)
    }

    /// Exchanges two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let first = min(index1, index2)
        let second = max(index1, index2)
        let (lower, upper) = (subviews[first], subviews[second])
        insertSubview(upper, at: first)
        insertSubview(lower, at: second)
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
        guard let superview else { return }
        LayoutEngine.viewWillLeaveSuperview(self)
        superview.willRemoveSubview(self)
        let oldWindow = window
        willMove(toSuperview: nil)
        if oldWindow != nil { announceWindow(nil) }
        superview.changeSubviews { $0.removeAll { $0 === self } }
        layer.removeFromSuperlayer()
        superview.setNeedsLayout()
        storedSuperview = nil
        if oldWindow != nil { enter(nil) }
        didMoveToSuperview()
    }

    /// Whether the view is `view` or one of its descendants.
    open func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superview
        }
        return false
    }

    /// The first view with the tag, among this view and its descendants.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// A subview was added.
    open func didAddSubview(_ subview: UIView) {}

    /// A subview is about to be removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// The superview is about to change.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// The superview changed.
    open func didMoveToSuperview() {}

    /// Traps if a view must not be a subview of this one.
    func checkNewSubview(_ view: UIView) {}

    /// - Parameters:
    ///   - sibling: The subview whose layer the view's layer follows; nil to place the layer by the subviews in front.
    ///   - indexAmong: The index to insert at, among the subviews once the view has left its former superview.
    private func insert(_ view: UIView, directlyAbove sibling: UIView? = nil, indexAmong: ([UIView]) -> Int) {
        precondition(view !== self, "Can't add self as subview: \(self).")
        checkNewSubview(view)
        let newWindow = window
        let oldWindow = view.window
        let isNewParent = view.superview !== self
        view.willMove(toSuperview: self)
        if newWindow !== oldWindow { view.announceWindow(newWindow) }
        if let old = view.superview {
            if old !== self {
                LayoutEngine.viewWillLeaveSuperview(view)
                old.willRemoveSubview(view)
            }
            old.changeSubviews { $0.removeAll { $0 === view } }
            view.layer.removeFromSuperlayer()
            old.setNeedsLayout()
        }
        let index = indexAmong(subviews)
        changeSubviews { $0.insert(view, at: index) }
        let sublayerIndex = sublayerIndex(forSubviewAt: index, directlyAbove: sibling)
        layer.insertSublayer(view.layer, at: UInt32(sublayerIndex))
        view.storedSuperview = self
        view.viewController?.checkHierarchy()
        setNeedsLayout()
        LayoutEngine.viewDidEnterSuperview(view)
        if newWindow !== oldWindow {
            view.enter(newWindow)
        } else if newWindow != nil, isNewParent {
            view.traitsMayHaveChanged(deep: true)
        }
        view.didMoveToSuperview()
        didAddSubview(view)
        if view.storedTintColor == nil || view.tintAdjustmentMode == .dimmed { view.propagateTintChange() }
        view.updateSafeAreaInsets()
        if let newWindow, newWindow !== oldWindow { view.updateSafeAreaInsetsOfSubviews() }
        view.layoutMarginsMayHaveChanged()
    }

    private func sublayerIndex(forSubviewAt index: Int, directlyAbove sibling: UIView?) -> Int {
        let layers = layer.sublayers ?? []
        // Layers of no subview can be in front of the sibling's (fact m10.2).
        if let sibling, let below = layers.firstIndex(where: { $0 === sibling.layer }) { return below + 1 }
        if index + 1 < subviews.count, let next = layers.firstIndex(where: { $0 === subviews[index + 1].layer }) {
            return next
        }
        return layers.count
    }

    // MARK: Window

    /// See `CALayer.owner`. A view leaves its window before either is deallocated.
    private nonisolated(unsafe) unowned(unsafe) var storedWindow: UIWindow?

    /// The window that contains the view; nil for a view that is in none.
    open var window: UIWindow? { (self as? UIWindow) ?? storedWindow }

    /// Leaves the window because the superview is deallocated.
    private nonisolated func forgetWindow() {
        guard storedWindow != nil else { return }
        storedWindow = nil
        for view in storedSubviews { view.forgetWindow() }
    }

    /// The window is about to change.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// The window changed.
    open func didMoveToWindow() {}

    private func announceWindow(_ newWindow: UIWindow?) {
        viewController?.viewWillMove(toWindow: newWindow)
        willMove(toWindow: newWindow)
        for subview in subviews { subview.announceWindow(newWindow) }
    }

    private func enter(_ newWindow: UIWindow?) {
        // A view that leaves the screen loses the keyboard, even if it cannot resign first responder.
        if let storedWindow, storedWindow !== newWindow { storedWindow.dropFirstResponder(in: self) }
        storedWindow = newWindow
        // Core Animation removes the animations of layers that are not on a screen.
        if newWindow == nil { layer.stopAnimations() } else { layer.startWaitingAnimations() }
        if newWindow != nil {
            takeAppearance()
            traitsMayHaveChanged(deep: false)
        }
        didMoveToWindow()
        if newWindow == nil { viewController?.viewDidLeaveWindow() }
        for subview in subviews { subview.enter(newWindow) }
        if newWindow != nil { setNeedsLayout() }
    }

    // MARK: Responder

    /// The view controller whose root view this is; see `CALayer.owner`.
    final nonisolated(unsafe) unowned(unsafe) var viewController: UIViewController?

    open override var next: UIResponder? { viewController ?? superview }

    override var responderWindow: UIWindow? { window }

    /// Makes the view, or the descendant that is first responder, resign; with `force` even if it cannot resign.
    /// Returns whether none of them is first responder any more.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let responder = window?.firstResponder else { return true }
        guard (responder as? UIView)?.isDescendant(of: self) == true || responder === viewController else {
            return true
        }
        if force {
            responder.leaveFirstResponder()
            return true
        }
        return responder.resignFirstResponder()
    }

    // MARK: Layout

    /// Whether the view is to be laid out in the next pass.
    final private(set) var needsLayout = true

    /// Whether this view or a descendant needs layout. A layout pass skips a view where this is false.
    final private(set) var hasWaitingLayout = true

    private var isLayingOut = false

    /// Marks the view to be laid out in the next pass.
    open func setNeedsLayout() { waitForLayout() }

    private func waitForLayout() {
        needsLayout = true
        var view: UIView? = self
        while let current = view, !current.hasWaitingLayout {
            current.hasWaitingLayout = true
            view = current.superview
        }
    }

    /// The layer has a new size or other sublayers, also where code changes the layer itself: the view is laid out, unless its
    /// own layout did that.
    final package func layerNeedsLayout() {
        if !isLayingOut { waitForLayout() }
    }

    /// A subview has a new size: this view is laid out, unless its layout gave the subview that size (fact m23.1).
    final func subviewDidResize() {
        if !isLayingOut { setNeedsLayout() }
    }

    /// Lays out the subtree now, from the topmost ancestor that needs layout, until nothing in it needs layout (facts
    /// 10.9, m4.3).
    open func layoutIfNeeded() {
        var root = self
        // It starts below the first ancestor that does not need layout (documentation of `CALayer.layoutIfNeeded`).
        while let ancestor = root.superview, ancestor.needsLayout, !ancestor.isLayingOut { root = ancestor }
        ownSimulator.perform {
            if isLayingOut, needsLayout { viewController?.layOutOwnViewsAgain() }
            LayoutEngine.updateConstraintsIfNeeded(below: root)
            for _ in 0..<100 where root.layOutSubtree() {}
        }
    }

    /// Sets the subviews' frames; called in the layout pass when the view needs layout. The default gives them the frames that
    /// constraints determine. (UIKit documentation)
    open func layoutSubviews() { LayoutEngine.layoutConstrainedSubviews(of: self) }

    /// One layout pass from the top down; returns whether anything was laid out.
    @discardableResult
    final func layOutSubtree() -> Bool {
        guard hasWaitingLayout else { return false }
        var didLayout = false
        if needsLayout, !isLayingOut {
            layOutSelf()
            didLayout = true
        }
        for subview in subviews where subview.layOutSubtree() { didLayout = true }
        hasWaitingLayout =
            needsLayout || layoutEngineStorage.needsUpdateConstraints || subviews.contains(where: \.hasWaitingLayout)
        return didLayout
    }

    private func layOutSelf() {
        isLayingOut = true
        defer { isLayingOut = false }
        needsLayout = false
        viewController?.sendIsAppearing()
        viewController?.layoutOwnViews()
        viewController?.performWithOwnTraits { $0.viewWillLayoutSubviews() }
        // In a window they are the present traits, without asking all views above.
        (window == nil ? traitCollection : lastTraits).performAsCurrent { layoutSubviews() }
        viewController?.performWithOwnTraits { $0.viewDidLayoutSubviews() }
    }

    // MARK: Safe area and layout margins

    /// The insets as of the last update.
    final var storedSafeAreaInsets = UIEdgeInsets.zero

    /// The margins that were set; nil before.
    final var storedLayoutMargins: UIEdgeInsets?

    /// The margins that the view was last notified of; nil for the default ones.
    final var lastLayoutMargins: UIEdgeInsets?

    /// How far bars and the screen's own edges extend into the view, in points (facts 5.2.1 to 5.2.5).
    open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

    /// The part of the view that no bar and no part of the device covers.
    open var safeAreaLayoutGuide: UILayoutGuide { layoutEngineStorage.safeAreaGuide }

    /// `safeAreaInsets` changed.
    open func safeAreaInsetsDidChange() {}

    /// The margins for content, in points: 8, from iOS 27.1 0, and the safe area by default (facts m6.2, 27.8.1).
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set {
            storedLayoutMargins = newValue
            layoutMarginsMayHaveChanged()
        }
    }

    /// The margins by reading direction, in points.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isRTL ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isRTL ? margins.left : margins.right)
        }
        set {
            let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isRTL ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
                right: isRTL ? newValue.leading : newValue.trailing)
        }
    }

    /// Whether safe area insets are part of the layout margins; default true.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { layoutMarginsMayHaveChanged() }
    }

    /// Whether the superview's margins are respected as well; default false.
    open var preservesSuperviewLayoutMargins = false {
        didSet { layoutMarginsMayHaveChanged() }
    }

    /// `layoutMargins` changed.
    open func layoutMarginsDidChange() {}

    // MARK: Auto Layout

    lazy var layoutEngineStorage = LayoutEngineStorage(owner: self)

    /// Whether the view lays out with constraints that `updateConstraints()` makes, which is then called before the
    /// first layout; default false.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether the frame is set by code rather than by constraints; default true.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { layoutEngineStorage.invalidateLayout() }
    }

    /// The baseline of the first line of text; the top edge of a view without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline) }

    /// The baseline of the last line of text; the bottom edge of a view without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline) }

    /// The distance of the alignment rectangle's edges from the frame's, in points; default none.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The natural size of the contents, in points; default none.
    open var intrinsicContentSize: CGSize { UIView.noIntrinsicSize }

    /// `intrinsicContentSize` changed: constraints are solved again.
    open func invalidateIntrinsicContentSize() {
        setNeedsLayout()
        layoutEngineStorage.invalidateLayout()
    }

    /// How much the view resists becoming larger than its contents; default low (250).
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutEngineStorage.hugging[axis] ?? .defaultLow
    }

    /// Sets how much the view resists becoming larger than its contents.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutEngineStorage.hugging[axis] = priority
        layoutEngineStorage.invalidateLayout()
    }

    /// How much the view resists becoming smaller than its contents; default high (750).
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutEngineStorage.resistance[axis] ?? .defaultHigh
    }

    /// Sets how much the view resists becoming smaller than its contents.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutEngineStorage.resistance[axis] = priority
        layoutEngineStorage.invalidateLayout()
    }

    /// Whether `updateConstraints()` is to be called before the next layout.
    open func needsUpdateConstraints() -> Bool { layoutEngineStorage.needsUpdateConstraints }

    /// Requests a call of `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() {
        layoutEngineStorage.needsUpdateConstraints = true
        setNeedsLayout()
    }

    /// Calls `updateConstraints()` now, on this view and its descendants, where it was requested.
    open func updateConstraintsIfNeeded() { LayoutEngine.updateConstraintsIfNeeded(below: self) }

    /// Changes constraints before the next layout; called when requested with `setNeedsUpdateConstraints()`.
    open func updateConstraints() {}

    /// The size that the constraints inside the view give it, as near as possible to a target with the lowest priority
    /// (50).
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the constraints inside the view give it, as near as possible to a target.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        LayoutSystem.fittingSize(
            of: self, targetSize, horizontalPriority: horizontalFittingPriority,
            verticalPriority: verticalFittingPriority)
    }

    // MARK: Appearance

    /// The properties that were set on the view itself, which its appearance proxies do not change.
    final var customization = AppearanceCustomization()

    private var storedBackgroundColor: UIColor?
    /// The layer's color as the view set it last.
    private var writtenBackgroundColor = PixelColor.transparent

    /// The fill behind the contents; default nil.
    open var backgroundColor: UIColor? {
        // The layer has a color that was set on it instead (observed: stackoverflow.com/questions/2086813).
        get {
            guard layer.model.pattern == nil, layer.model.background != writtenBackgroundColor else {
                return storedBackgroundColor
            }
            return layer.backgroundColor.map { UIColor(cgColor: $0) }
        }
        set {
            customize(UIView.self, "backgroundColor") { $0.backgroundColor = newValue }
            storedBackgroundColor = newValue
            writeBackgroundColor()
            resolvedColorsDidChange()
        }
    }

    /// Sets the background color to the layer's, which an animation changed.
    final func takeBackgroundColorFromLayer() {
        let pixel = layer.model.background
        storedBackgroundColor = pixel.alpha == 0 ? nil : UIColor(cgColor: CGColor(pixel: pixel))
        writtenBackgroundColor = pixel
    }

    /// Gives the layer the background color or pattern, resolved for the present traits.
    private func writeBackgroundColor() {
        layer.model.pattern = storedBackgroundColor?.pattern(in: traitCollection)
        let resolved = layer.model.pattern == nil ? storedBackgroundColor?.resolvedColor(with: traitCollection) : nil
        layer.backgroundColor = resolved?.cgColor
        writtenBackgroundColor = layer.model.background
    }

    /// The opacity, 0...1; default 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    /// Whether the view is invisible and receives no touches; default false.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            layer.isHidden = newValue
            if superview is UIStackView { layoutEngineStorage.invalidateLayout() }
        }
    }

    /// Whether every pixel of the view is opaque; a hint, default true.
    open var isOpaque = true {
        didSet { layer.isOpaque = isOpaque }
    }

    /// Whether subviews are clipped to the bounds; default false.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// A view whose alpha limits what this view shows of itself; default nil.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }

    /// How contents fill the bounds; default `.scaleToFill`.
    open var contentMode = ContentMode.scaleToFill {
        didSet { setNeedsDisplay() }
    }

    // MARK: Tint

    final private(set) var storedTintColor: UIColor?

    /// The first tint set on this view or an ancestor, else the system's blue; nil resets (fact 6.3.1). Dimmed while
    /// `tintAdjustmentMode` is `.dimmed` (fact m20.10).
    open var tintColor: UIColor! {
        get {
            let color = givenTintColor
            return tintAdjustmentMode == .dimmed ? color.dimmed(with: traitCollection) : color
        }
        set {
            customize(UIView.self, "tintColor") { $0.tintColor = newValue }
            storedTintColor = newValue
            propagateTintChange()
        }
    }

    /// The tint without the adjustment.
    private var givenTintColor: UIColor { storedTintColor ?? superview?.givenTintColor ?? .systemBlue }

    private var ownTintAdjustmentMode = TintAdjustmentMode.automatic

    /// A presentation gives this view and its descendants a dimmed tint color, unless the app has set a mode (fact
    /// m20.11).
    final var isTintDimmedByPresentation = false {
        didSet {
            guard isTintDimmedByPresentation != oldValue, ownTintAdjustmentMode == .automatic else { return }
            propagateTintAdjustment()
        }
    }

    /// The first mode other than automatic that was set on this view or an ancestor, else normal. Set to dimmed, the tint
    /// color is dimmed here and in the descendants with the automatic mode (fact m20.10).
    open var tintAdjustmentMode: TintAdjustmentMode {
        get {
            if ownTintAdjustmentMode != .automatic { return ownTintAdjustmentMode }
            return isTintDimmedByPresentation ? .dimmed : superview?.tintAdjustmentMode ?? .normal
        }
        set {
            let former = tintAdjustmentMode
            ownTintAdjustmentMode = newValue
            if tintAdjustmentMode != former { propagateTintAdjustment() }
        }
    }

    /// `tintColor` changed, on this view or an ancestor, or its adjustment did.
    open func tintColorDidChange() {}

    private func propagateTintChange() {
        performWithOwnTraits { $0.tintColorDidChange() }
        for subview in subviews where subview.storedTintColor == nil { subview.propagateTintChange() }
    }

    private func propagateTintAdjustment() {
        performWithOwnTraits { $0.tintColorDidChange() }
        for subview in subviews where subview.ownTintAdjustmentMode == .automatic && !subview.isTintDimmedByPresentation
        {
            subview.propagateTintAdjustment()
        }
    }

    // MARK: Drawing

    /// The scale that was set; nil for the screen's.
    private var ownContentScaleFactor: CGFloat?

    /// Pixels per point of what `draw(_:)` draws; default the screen's while the view is in a window, else 1. With
    /// another one the drawing is made at that scale and stretched. (UIKit documentation)
    open var contentScaleFactor: CGFloat {
        get { ownContentScaleFactor ?? (window == nil ? 1 : traitCollection.displayScale) }
        set {
            ownContentScaleFactor = newValue
            layer.contentsScale = newValue
            setNeedsDisplay()
        }
    }

    /// Whether earlier contents are cleared before `draw(_:)`; default true. A view that sets false covers its bounds
    /// itself. Every picture here starts empty, so the property has no effect.
    open var clearsContextBeforeDrawing = true

    /// Whether the system draws the view over all windows; default false.
    var isDrawnBySystem: Bool { false }

    /// Draws the view's contents into the current context; the default draws nothing.
    open func draw(_ rect: CGRect) {}

    /// Marks the contents as out of date. Has no effect: every picture draws every view.
    open func setNeedsDisplay() {}

    /// Marks a part of the contents, in points, as out of date. Every picture here draws the whole view.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// False for a plain view, which has the `draw(_:)` that draws nothing.
    final package var drawsContents: Bool { type(of: self) != UIView.self }

    /// Lets `draw(_:)` draw, at the view's own scale where it has one.
    final package func drawContents(_ bounds: CGRect, on canvas: Canvas) {
        guard let scale = ownContentScaleFactor, scale > 0, bounds.width > 0, bounds.height > 0,
            scale != canvas.scale
        else { return draw(bounds, on: canvas) }
        let bitmap = Bitmap(
            width: Int((bounds.width * scale).rounded(.up)), height: Int((bounds.height * scale).rounded(.up)))
        let own = Canvas(bitmap: bitmap, scale: scale)
        own.translate(x: -bounds.minX, y: -bounds.minY)
        draw(bounds, on: own)
        let covered = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        canvas.draw(bitmap, in: CGRect(origin: bounds.origin, size: covered))
    }

    private func draw(_ bounds: CGRect, on canvas: Canvas) {
        DrawingContext.perform(on: canvas) { performWithOwnTraits { $0.draw(bounds) } }
    }

    /// Draws the view and its subviews, as shown on the screen, into the current context; returns whether it could.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates after: Bool) -> Bool {
        guard let context = DrawingContext.current, bounds.width > 0, bounds.height > 0 else { return false }
        if after { Simulator.current.commit() }
        let canvas = context.canvas
        canvas.save()
        canvas.translate(x: rect.minX, y: rect.minY)
        canvas.concatenate(
            CGAffineTransform(scaleX: rect.width / bounds.width, y: rect.height / bounds.height))
        canvas.translate(x: -bounds.minX, y: -bounds.minY)
        LayerRenderer(canvas: canvas).drawInside(layer, layer.shownModel)
        canvas.restore()
        return true
    }

    /// A view that shows a picture of this one as it is now; nil for a view without size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
        }
        let snapshot = UIImageView(image: image)
        snapshot.frame = CGRect(origin: .zero, size: bounds.size)
        return snapshot
    }

    /// A view that shows a picture of a part of this one as it is now; when it is resized, the edges within the insets
    /// keep their size. Nil for a part without size.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: rect.size).image { _ in
            let whole = CGRect(origin: CGPoint(x: -rect.minX, y: -rect.minY), size: bounds.size)
            drawHierarchy(
                in: whole.offsetBy(dx: bounds.minX, dy: bounds.minY), afterScreenUpdates: afterUpdates)
        }
        let snapshot = UIImageView(image: image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
        snapshot.frame = CGRect(origin: .zero, size: rect.size)
        return snapshot
    }

    // MARK: Traits and layout direction

    final var traitRegistrations = TraitRegistrations()

    /// The traits set with `traitOverrides`.
    final var storedTraitOverrides = UITraitOverrides() {
        didSet { LayoutEngine.forgetSystems(around: self) }
    }

    /// The traits that the view was last notified of. A new view has those that it is likely to get, and is notified if it gets
    /// others. (WWDC19, session 214)
    private var lastTraits = UITraitCollection.ofNewViews

    /// The traits of the view: those of its view controller, superview or screen, with this view's override.
    open var traitCollection: UITraitCollection {
        let inherited =
            viewController?.traitCollection ?? superview?.traitCollection
            ?? Simulator.current.screen.traitCollection
        let style = overrideUserInterfaceStyle
        guard style != .unspecified else { return storedTraitOverrides.applied(to: inherited) }
        return storedTraitOverrides.applied(
            to: UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceStyle: style)]))
    }

    /// `traitCollection` changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Forces the light or dark style on this view and its descendants; default unspecified.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        // Fact m4.7: the view is notified at once.
        didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged(deep: true) } }
    }

    /// Overrides the layout direction of this view; default unspecified, which means the application's direction.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            setNeedsLayout()
            layoutEngineStorage.invalidateLayout()
        }
    }

    /// The direction this view lays out in: that of its `semanticContentAttribute`, else of its traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The direction an attribute means relative to a given direction of the application.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        default: direction
        }
    }

    /// The direction an attribute means in this application.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: Simulator.current.layoutDirection)
    }

    /// Notifies the view, and with `deep` its descendants, where the traits changed.
    final func traitsMayHaveChanged(deep: Bool) {
        let traits = traitCollection
        let previous = lastTraits
        if traits != previous {
            lastTraits = traits
            refreshResolvedColors()
            // Fact m4.7: registered observers are notified first.
            if let viewController {
                viewController.traitRegistrations.notify(viewController, from: previous, to: traits)
                viewController.performWithOwnTraits { $0.traitCollectionDidChange(previous) }
            }
            traitRegistrations.notify(self, from: previous, to: traits)
            traits.performAsCurrent { traitCollectionDidChange(previous) }
            setNeedsLayout()
        } else if window != nil {
            refreshResolvedColors()
        }
        guard deep else { return }
        for subview in subviews { subview.traitsMayHaveChanged(deep: true) }
    }

    /// Resolves colors for the present traits. A layer keeps a color that does not depend on them.
    private func refreshResolvedColors() {
        if storedBackgroundColor?.source.dependsOnTraits == true { writeBackgroundColor() }
        resolvedColorsDidChange()
    }

    /// The traits or the background color changed: subclasses resolve their own colors again.
    func resolvedColorsDidChange() {}

    // MARK: Touches

    /// Whether the view and its descendants receive touches; default true, false for images and labels.
    open var isUserInteractionEnabled = true

    /// Whether the view receives a second finger while one is down; default false. There is one finger here.
    open var isMultipleTouchEnabled = false

    /// Whether other views receive no finger while one is down here; default false. There is one finger here.
    open var isExclusiveTouch = false

    /// Whether a point in the view's coordinates is inside it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The frontmost view under a point in the view's coordinates, without hidden, transparent and disabled views. A
    /// block of `UIView.animate` without `.allowUserInteraction` disables the views that it animates until it ends, with
    /// what is in them. (UIKit documentation of `isUserInteractionEnabled`)
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard
            isUserInteractionEnabled, !isDisabledByAnimation, !isHidden, alpha > 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    private var isDisabledByAnimation: Bool { layer.animations.contains(where: \.disablesInteraction) }

    /// The gesture recognizers of this view; default nil. One that is added leaves the view it was on.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        didSet { gestureRecognizersDidChange(from: oldValue ?? []) }
    }

    /// Adds a gesture recognizer.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer } + [gestureRecognizer]
    }

    /// Removes a gesture recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }

    /// Whether a recognizer on this view may begin, in addition to what the recognizer's delegate returns; default
    /// true.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    private func gestureRecognizersDidChange(from former: [UIGestureRecognizer]) {
        let current = gestureRecognizers ?? []
        for recognizer in former where !current.contains(recognizer) && recognizer.view === self {
            recognizer.view = nil
        }
        for recognizer in current where recognizer.view !== self {
            recognizer.view?.removeGestureRecognizer(recognizer)
            recognizer.view = self
        }
    }

    // MARK: Accessibility and state restoration

    /// The label that accessibility reads; default nil.
    open var accessibilityLabel: String?

    /// The identifier by which tests find the view; default nil.
    open var accessibilityIdentifier: String?

    /// Whether the view's contents are hidden from accessibility; default false.
    open var accessibilityElementsHidden = false

    /// Whether accessibility treats the view as one element; default false.
    open var isAccessibilityElement = false

    /// The identifier by which state restoration finds the view; default nil.
    open var restorationIdentifier: String?
}

// MARK: - Types

extension UIView {
    /// Which edges and sizes follow the superview's size.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How contents fill the bounds.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// How the tint color of a view changes while a presentation is in front of it.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }
}

// MARK: - Conformances

extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitRegistering {}

extension UIView: LayerOwner {
    package var isOnScreen: Bool { window != nil || isDrawnBySystem }

    package var layerDevice: (any LayerDevice)? { window?.ownSimulator }
}

extension CALayer {
    /// The view whose layer this is; nil for a layer that belongs to none.
    var view: UIView? { owner as? UIView }
}

// MARK: - Instantiating a class that is known at run time

extension UIView {
    // UIKit instantiates a class it is given with `init(frame:)`. From a metatype Swift can call only required
    // initializers, and `init(frame:)` cannot be required: apps override it without that modifier. A convenience
    // initializer, however, dispatches to the class's own `init(frame:)`, and `callInitializer()` declares that
    // initializer's symbol as a static method.
    @usableFromInline
    convenience init(withoutSize: Void) {
        self.init(frame: .zero)
    }

    @_silgen_name("$s5UIKit6UIViewC11withoutSizeACyt_tcfC")
    private static func callInitializer() -> UIView

    /// An instance of a class, made with its own `init(frame:)`.
    static func instantiate(_ viewClass: UIView.Type) -> UIView { viewClass.callInitializer() }

    /// An instance of a class given by an app, which must be the default class or a subclass of it; nil means the
    /// default class.
    static func instantiate<View: UIView>(_ given: AnyClass?, orDefault defaultClass: View.Type) -> View {
        guard let given else { return unsafeDowncast(instantiate(defaultClass), to: View.self) }
        guard let viewClass = given as? View.Type else {
            fatalError(
                "UINavigationController(navigationBarClass:toolbarClass:): \(given) is not a subclass of \(defaultClass); "
                    + "pass one."
            )
        }
        return unsafeDowncast(instantiate(viewClass), to: View.self)
    }
}
