import Foundation

/// A bar at the top of a view controller's view with a title, buttons and a back button.
@MainActor @preconcurrency open class UINavigationBar: UIView, UIBarPositioning {
    // MARK: Set by a navigation controller

    /// Whether a navigation controller manages the items; any other change of them traps (facts 7.1, m5.2).
    final var isManaged = false

    /// The navigation controller that manages the bar.
    final weak var manager: (any NavigationBarManager)?

    /// Whether the page's content is at its top edge. In a transition: the incoming page's content.
    final var isContentAtScrollEdge = false { didSet { if isContentAtScrollEdge != oldValue { scrollEdgeChanged() } } }

    /// The visible height of the large title, in points. In a transition: the incoming page's.
    final var largeTitleExtent: CGFloat = 0 { didSet { if largeTitleExtent != oldValue { showLargeTitleExtent() } } }

    /// The visible height of the search bar below the row, in points. In a transition: the incoming page's.
    final var searchExtent: CGFloat = 0

    /// How far the bar is minimized, 0...1: its row fades out (iOS 27).
    final var minimizedFraction: CGFloat = 0 { didSet { contentContainer.alpha = 1 - minimizedFraction } }

    /// Whether the bar has the height of a phone in landscape.
    final var isVerticallyCompact = false { didSet { if isVerticallyCompact != oldValue { reloadEverything() } } }

    /// How far the background extends above the bar, in points.
    final var topOverhang: CGFloat = 0 { didSet { if topOverhang != oldValue { setNeedsLayout() } } }

    /// The strip in which the buttons stand; nil if they are in the bar.
    final var strip: VerticalBarStrip?

    /// The top item is a nested navigation controller's, whose bar owns it as well: a layout traps (fact m22.9).
    final var topItemIsForeign = false

    // MARK: State

    final var itemStack: [UINavigationItem] = []
    final var appearances = AppearanceChoices<UINavigationBarAppearance>()

    /// The value of `standardAppearance` until one is set.
    final var initialAppearance: UINavigationBarAppearance?

    final var legacy = LegacyBarValues()

    /// The view of the top item's content.
    final var content: BarContentView?

    /// The running push or pop of content.
    final var transition: NavigationBarTransition?

    /// The outgoing content of an interrupted transition, until `takeRetainedContent()` hands it over.
    final var retainedContent: BarContentView?

    /// Whether a transition is being cleaned up; changes must not fade during that.
    final var isSettling = false

    private var position = UIBarPosition.any
    private weak var givenDelegate: (any UINavigationBarDelegate)?

    let backgroundView = BarBackgroundView(shadowBelow: true)
    let largeTitleContainer = BarLargeTitleContainer(frame: .zero)
    let contentContainer = PassThroughView(frame: .zero)
    let searchContainer = PassThroughView(frame: .zero)
    /// Contains the buttons in the strip of a vertical bar; in the bar or beside it.
    let stripContainer = VerticalBarStripView(frame: .zero)

    // MARK: Creating a bar

    /// Creates an empty bar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Traps with a message: nib files are not modeled.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The views that the bar itself adds to its subviews, in front of the background.
    private var contentViews: [UIView] {
        let own = [largeTitleContainer, contentContainer, searchContainer]
        return stripContainer.superview === self ? own + [stripContainer] : own
    }

    /// Orders the bar's own views among those that the app inserted; at each layout and transition.
    final func orderSubviews() { orderBarViews(background: backgroundView, content: contentViews) }

    /// The subviews that the app inserted.
    final var foreignSubviews: [UIView] {
        subviews.filter { view in view !== backgroundView && !contentViews.contains { $0 === view } }
    }

    private func setUp() {
        for part in [backgroundView] + contentViews { addSubview(part) }
        showBackground()
    }

    // MARK: Delegate and behavior

    /// The object that is notified of pushes and pops; default nil. A managed bar's delegate is its navigation
    /// controller and cannot be changed (fact m5.2).
    open weak var delegate: (any UINavigationBarDelegate)? {
        get { storedDelegate }
        set {
            if isManaged, newValue == nil || newValue !== manager?.barDelegate { trapOnDelegateChange() }
            givenDelegate = newValue
        }
    }

    /// The delegate that was stored, which UIKit asks even if a subclass overrides `delegate` (fact m20.6).
    final var storedDelegate: (any UINavigationBarDelegate)? { isManaged ? manager?.barDelegate : givenDelegate }

    /// UIKit's message.
    private func trapOnDelegateChange() -> Never {
        fatalError("Cannot manually set the delegate on a UINavigationBar managed by a controller.")
    }

    /// Whether titles are large where their items allow it; default false (fact 6.1.14).
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { heightChanged() } } }

    /// The preferred behavioral style; default automatic. It has an effect on the Mac only. (UIKit documentation)
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// The behavioral style in effect: always `.pad`, as on every system but the Mac.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// The position of the bar: `.topAttached` if managed or in a superview without a delegate (fact m20.5), else what
    /// the delegate returned, `.top` by default.
    open var barPosition: UIBarPosition {
        if isManaged || (superview != nil && givenDelegate == nil) { return .topAttached }
        return position == .any ? .top : position
    }

    // MARK: Items

    /// The items from the bottom up; default empty. Setting calls `setItems(_:animated:)` without animation.
    open var items: [UINavigationItem]? {
        get { itemStack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that the bar shows; nil if the bar is empty.
    open var topItem: UINavigationItem? { itemStack.last }

    /// The item that the back button leads to; nil if there is none.
    open var backItem: UINavigationItem? { itemStack.dropLast().last }

    /// Pushes an item if the delegate allows it (fact m5.1). A managed bar traps (fact 7.1).
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        trapIfManaged("pushNavigationItem:animated:")
        guard storedDelegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        change(to: itemStack + [item], operation: .push, animated: animated) { bar in
            bar.storedDelegate?.navigationBar(bar, didPush: item)
        }
    }

    /// Pops the top item if the delegate allows it; returns the item in either case (fact m5.1). A managed bar traps.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        trapIfManaged("popNavigationItemAnimated:")
        guard let item = topItem else { return nil }
        guard storedDelegate?.navigationBar(self, shouldPop: item) ?? true else { return item }
        change(to: itemStack.dropLast(), operation: .pop, animated: animated) { bar in
            bar.storedDelegate?.navigationBar(bar, didPop: item)
        }
        return item
    }

    /// Replaces the items without asking the delegate. With animation, a new top item that was in the stack is a pop,
    /// any other a push, and the delegate is notified; without animation it is not (fact m5.1). A managed bar traps.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        trapIfManaged("setItems:animated:")
        let items = items ?? []
        let oldTop = topItem
        guard animated, let newTop = items.last, newTop !== oldTop else { return show(items) }
        let isPop = itemStack.contains { $0 === newTop }
        change(to: items, operation: isPop ? .pop : .push, animated: true) { bar in
            if isPop, let oldTop {
                bar.storedDelegate?.navigationBar(bar, didPop: oldTop)
            } else {
                bar.storedDelegate?.navigationBar(bar, didPush: newTop)
            }
        }
    }

    /// UIKit's message, with the Objective-C name of the method.
    private func trapIfManaged(_ method: String) {
        guard isManaged else { return }
        fatalError("Cannot call \(method) directly on a UINavigationBar managed by a controller.")
    }

    /// The duration of a push or pop in a bar without a controller, in seconds: that of a navigation controller
    /// (fact m3.3).
    private static var duration: TimeInterval { 0.35 }

    private func change(
        to items: [UINavigationItem], operation: UINavigationController.Operation, animated: Bool,
        notify: @escaping @MainActor (UINavigationBar) -> Void
    ) {
        let notifiesNow = metrics.notifiesAnimatedChangesImmediately || !animated || window == nil
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            show(items)
            return notify(self)
        }
        UIView.performWithoutAnimation { beginItemTransition(to: items, operation: operation) }
        let token = transition?.token
        let curve = UIView.AnimationOptions(rawValue: UInt(UIView.AnimationCurve._system.rawValue) << 16)
        UIView.animateSystemChanges(withDuration: Self.duration, delay: 0, options: curve) { [self] in
            invalidateIntrinsicContentSize()
            layoutIfNeeded()
            animateItemTransition()
        } completion: { [weak self] _ in
            guard let self else { return }
            // The next change may already have ended this transition.
            if transition?.token === token { endItemTransition(cancelled: false) }
            if !notifiesNow { notify(self) }
        }
        if notifiesNow { notify(self) }
    }

    // MARK: Appearances

    /// The appearance at the regular height; never nil; copied when set (facts 6.1.3, 6.1.6). Setting any of the four
    /// appearances disables the legacy background and title properties (fact 6.1.8).
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard ?? defaultStandardAppearance }
        set { setAppearance(newValue, "standardAppearance", at: \.standard) { $0.standardAppearance = newValue } }
    }

    /// The appearance at the compact height; copied when set; default nil.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { setAppearance(newValue, "compactAppearance", at: \.compact) { $0.compactAppearance = newValue } }
    }

    /// The appearance while content is at its top edge; copied when set; default nil: the standard one with a
    /// transparent background (fact 6.1.4).
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { setAppearance(newValue, "scrollEdgeAppearance", at: \.scrollEdge) { $0.scrollEdgeAppearance = newValue } }
    }

    /// The appearance at the compact height while content is at its top edge; copied when set; default nil.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            setAppearance(newValue, "compactScrollEdgeAppearance", at: \.compactScrollEdge) {
                $0.compactScrollEdgeAppearance = newValue
            }
        }
    }

    // MARK: Legacy properties from before iOS 13; in effect until an appearance is set (fact 6.1.8)

    /// Whether the bar is dark on light or light on dark; default `.default`.
    open var barStyle: UIBarStyle {
        get { legacy.style }
        set {
            setLegacy("barStyle", { $0.barStyle = newValue }) { $0.style = newValue }
            (manager as? UINavigationController)?.announceStatusBar()
        }
    }

    /// Whether the bar is translucent and its page extends under it; default true (fact 6.3.2).
    open var isTranslucent: Bool {
        get { !legacy.isOpaque }
        set { setLegacy("isTranslucent", { $0.isTranslucent = newValue }) { $0.isTranslucent = newValue } }
    }

    /// The background color; default nil: the style's. Changes do not animate (fact 6.2.2).
    open var barTintColor: UIColor? {
        get { legacy.barTintColor }
        set { setLegacy("barTintColor", { $0.barTintColor = newValue }) { $0.barTintColor = newValue } }
    }

    /// Sets the background image for a bar height, at every position.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    /// Returns the background image for a bar height; default nil.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }

    /// Sets the background image for a bar position and height.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setLegacy(
            "backgroundImage \(barPosition.rawValue) \(barMetrics.rawValue)",
            { $0.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics) }
        ) {
            $0.setImage(backgroundImage, for: .init(position: barPosition, metrics: barMetrics))
        }
    }

    /// Returns the background image for a bar position and height; default nil.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        legacy.images[.init(position: barPosition, metrics: barMetrics)]
    }

    /// The image in place of the hairline; default nil. It has an effect with a background image only (fact 6.1.10).
    open var shadowImage: UIImage? {
        get { legacy.shadowImage }
        set { setLegacy("shadowImage", { $0.shadowImage = newValue }) { $0.shadowImage = newValue } }
    }

    /// The attributes of the title; default nil.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { legacy.titleTextAttributes }
        set { setLegacy("title", { $0.titleTextAttributes = newValue }) { $0.titleTextAttributes = newValue } }
    }

    /// The attributes of the large title; default nil.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { legacy.largeTitleTextAttributes }
        set {
            setLegacy("largeTitle", { $0.largeTitleTextAttributes = newValue }) {
                $0.largeTitleTextAttributes = newValue
            }
        }
    }

    /// Moves the title down at a bar height, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        setLegacy(
            "titleOffset \(barMetrics.rawValue)", { $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics) }
        ) {
            $0.titleOffsets[barMetrics] = adjustment
        }
    }

    /// Returns how far the title is moved down at a bar height, in points; default 0.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacy.titleOffsets[barMetrics] ?? 0
    }

    /// The back button's image; default nil: the system's. It has an effect together with its mask only.
    open var backIndicatorImage: UIImage? {
        get { legacy.backIndicatorImage }
        set { setLegacy("back", { $0.backIndicatorImage = newValue }) { $0.backIndicatorImage = newValue } }
    }

    /// The mask of the back button's image in transitions; default nil. Stored only: the mask is not drawn.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { legacy.backIndicatorMask }
        set {
            setLegacy("backMask", { $0.backIndicatorTransitionMaskImage = newValue }) {
                $0.backIndicatorMask = newValue
            }
        }
    }

    // MARK: UIView

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview != nil, !isManaged, let givenDelegate else { return }
        position = givenDelegate.position(for: self)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if topItemIsForeign, !isHidden { trapOnForeignTopItem() }
        layOutParts()
    }

    /// UIKit's message.
    private func trapOnForeignTopItem() -> Never {
        fatalError(
            "Layout requested for visible navigation bar, \(self), when the top item belongs to a different navigation "
                + "bar. topItem = \(topItem as Any), possibly from a client attempt to nest wrapped navigation controllers."
        )
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsChanged()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        reloadEverything()
    }

    open override var isHidden: Bool {
        didSet {
            showLargeTitleExtent()
            if stripContainer.superview !== self { stripContainer.isHidden = isHidden }
        }
    }

    /// Whether a point is in the bar, or in the strip of a vertical bar.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            || stripContainer.superview === self && stripContainer.frame.contains(point)
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { reloadEverything() } }
    }

    /// Returns the given width and the height that the top item needs.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentHeight(for: topItem) + ownLargeTitleExtent)
    }

    /// The height that the top item needs; no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }
}

/// The platform whose behavior a control follows.
public enum UIBehavioralStyle: UInt, Sendable {
    /// The system decides.
    case automatic = 0
    /// As on an iPad.
    case pad = 1
    /// As on a Mac.
    case mac = 2
}

/// Is notified of pushed and popped items. All methods are optional in UIKit; the defaults here return true or do
/// nothing.
@MainActor @preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Returns whether the item may be pushed; called before the stack changes (fact m5.1).
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Called when the item was pushed.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Returns whether the item may be popped; called before the stack changes (fact m5.1).
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Called when the item was popped.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Returns true.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// Returns true.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// What a navigation bar needs from the navigation controller that manages it.
@MainActor
protocol NavigationBarManager: AnyObject {
    /// Called when the user tapped the back button; the controller asks its delegate and pops.
    func backButtonTapped()
    /// The controller, if its class conforms to `UINavigationBarDelegate`. In UIKit every navigation controller does
    /// without declaring it; here only a declared conformance makes its methods visible.
    var barDelegate: (any UINavigationBarDelegate)? { get }
    /// Called when a value changed that affects the bar's height or its large title.
    func barNeedsLayout()
    /// Called when the user begins or ends a search on an item's page.
    func searchChanged(on item: UINavigationItem, animated: Bool)
    /// Returns the scroll view that contains a page's large title on iOS 26 (fact m1.6).
    func largeTitleHost(for item: UINavigationItem) -> UIScrollView?
    /// Whether the pages are in a tab bar controller (fact m1.12).
    var isUnderTabBar: Bool { get }
}

extension UINavigationController: NavigationBarManager {
    var isUnderTabBar: Bool { tabBarController != nil }
    var barDelegate: (any UINavigationBarDelegate)? { self as? any UINavigationBarDelegate }
}
