import Foundation

/// The bar at the top of a page, with a title, buttons and the way back.
@MainActor @preconcurrency open class UINavigationBar: UIView, UIBarPositioning {
    // MARK: Contract with a navigation controller

    /// A navigation controller moves the items; whoever else tries is stopped (facts 7.1, m5.2).
    var isManaged = false
    /// The controller that does.
    weak var manager: (any NavigationBarManager)?
    /// Whether the page's content rests at its top edge. In a transition: the coming page's.
    var isContentAtScrollEdge = false { didSet { if isContentAtScrollEdge != oldValue { scrollEdgeChanged() } } }
    /// How much of the large title's zone shows, in points. In a transition: the coming page's.
    var largeTitleExtent: CGFloat = 0 { didSet { if largeTitleExtent != oldValue { showLargeTitleExtent() } } }
    /// How much of the search bar's zone shows, in points. In a transition: the coming page's.
    var searchExtent: CGFloat = 0
    /// The height of a phone in landscape.
    var isVerticallyCompact = false { didSet { if isVerticallyCompact != oldValue { reloadEverything() } } }
    /// How far the background goes on above the bar, in points.
    var topOverhang: CGFloat = 0 { didSet { if topOverhang != oldValue { setNeedsLayout() } } }

    // MARK: State

    var itemStack: [UINavigationItem] = []
    var appearances = AppearanceChoices<UINavigationBarAppearance>()
    /// What `standardAppearance` reads as until one is set.
    var initialAppearance: UINavigationBarAppearance?
    var legacy = LegacyBarValues()
    var content: BarContentView?
    var transition: BarItemTransition?
    /// What left in a transition that gave way, until it is taken over.
    var trail: BarContentView?
    /// A transition is being wound up: what changes now must not fade.
    var isSettling = false
    var position = UIBarPosition.any
    private weak var storedDelegate: (any UINavigationBarDelegate)?

    let backgroundView = BarBackgroundView(shadowBelow: true)
    let largeTitleContainer = BarLargeTitleContainer(frame: .zero)
    let contentContainer = PassThroughView(frame: .zero)
    let searchContainer = PassThroughView(frame: .zero)

    /// Who hears of pushes and pops; default nil. That of a managed bar is its controller (fact m5.2).
    open weak var delegate: (any UINavigationBarDelegate)? {
        get { isManaged ? manager?.barDelegate : storedDelegate }
        set {
            if isManaged, newValue == nil || newValue !== manager?.barDelegate { stopAtDelegate() }
            storedDelegate = newValue
        }
    }

    /// Whether titles are large where their items allow it (fact 6.1.14); default false.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { heightChanged() } } }

    /// Which platform's habits the bar should follow; default automatic. It matters on the Mac
    /// only. (UIKit documentation)
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// Which platform's habits the bar follows: always the iPad's here, as on every system without a pointer-driven bar.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// Makes an empty bar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Nib files do not exist here: stops with a sentence.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for part in [backgroundView, largeTitleContainer, contentContainer, searchContainer] { addSubview(part) }
        showBackground()
    }

    /// Where the bar lies: attached to the screen's top when managed, else as the delegate said, else on top.
    open var barPosition: UIBarPosition {
        isManaged ? .topAttached : position == .any ? .top : position
    }

    // MARK: Items

    /// The items from the bottom up; default empty. Setting is `setItems(_:animated: false)`.
    open var items: [UINavigationItem]? {
        get { itemStack }
        set { setItems(newValue, animated: false) }
    }
    /// The item that is shown.
    open var topItem: UINavigationItem? { itemStack.last }
    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { itemStack.dropLast().last }
    /// Puts an item on top, if the delegate agrees (fact m5.1). A managed bar stops (fact 7.1).
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }
    /// Takes the top item off, if the delegate agrees; returns it in either case (fact m5.1). A managed bar stops.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }
    /// Replaces the items. Nobody is asked. Animated, a new top that was in the stack makes a pop, any other a push, and
    /// the delegate is told; unanimated it is not (fact m5.1). A managed bar stops.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { replaceItems(with: items, animated: animated) }

    // MARK: Looks

    /// The look at the usual height; never nil; copied when set (facts 6.1.3, 6.1.6). Setting any of the four puts an
    /// end to the older background and title setters (fact 6.1.8).
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard ?? untouchedAppearance }
        set { setAppearance(newValue, "standardAppearance", at: \.standard) { $0.standardAppearance = newValue } }
    }
    /// The look at the compact height; copied; default nil.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { setAppearance(newValue, "compactAppearance", at: \.compact) { $0.compactAppearance = newValue } }
    }
    /// The look while content rests at its top edge; copied; default nil: as usual with a clear background (fact 6.1.4).
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { setAppearance(newValue, "scrollEdgeAppearance", at: \.scrollEdge) { $0.scrollEdgeAppearance = newValue } }
    }
    /// The look at the compact height while content rests at its top edge; copied; default nil.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            setAppearance(newValue, "compactScrollEdgeAppearance", at: \.compactScrollEdge) {
                $0.compactScrollEdgeAppearance = newValue
            }
        }
    }

    // MARK: The setters from before iOS 13; they count until the bar is given an appearance (fact 6.1.8)

    /// Dark on light or light on dark; default `.default`.
    open var barStyle: UIBarStyle {
        get { legacy.style }
        set { setLegacy("barStyle", { $0.barStyle = newValue }) { $0.style = newValue } }
    }
    /// Whether the page may be seen through the bar and lies under it; default true (fact 6.3.2).
    open var isTranslucent: Bool {
        get { !legacy.isOpaque }
        set { setLegacy("isTranslucent", { $0.isTranslucent = newValue }) { $0.isTranslucent = newValue } }
    }
    /// The background's colour; default nil: the style's. It does not animate (fact 6.2.2).
    open var barTintColor: UIColor? {
        get { legacy.barTintColor }
        set { setLegacy("barTintColor", { $0.barTintColor = newValue }) { $0.barTintColor = newValue } }
    }
    /// Sets the background image for a height, wherever the bar lies.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }
    /// The background image set for a height; default nil.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }
    /// Sets the background image for a place and a height.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { storeBackgroundImage(backgroundImage, barPosition, barMetrics) }
    /// The background image set for a place and a height; default nil.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        legacy.images[.init(position: barPosition, metrics: barMetrics)]
    }
    /// What stands for the hairline; default nil. Counts beside a background image only (fact 6.1.10).
    open var shadowImage: UIImage? {
        get { legacy.shadowImage }
        set { setLegacy("shadowImage", { $0.shadowImage = newValue }) { $0.shadowImage = newValue } }
    }
    /// The title's attributes; default nil.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { legacy.titleTextAttributes }
        set { setLegacy("title", { $0.titleTextAttributes = newValue }) { $0.titleTextAttributes = newValue } }
    }
    /// The large title's attributes; default nil.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { legacy.largeTitleTextAttributes }
        set {
            setLegacy("largeTitle", { $0.largeTitleTextAttributes = newValue }) {
                $0.largeTitleTextAttributes = newValue
            }
        }
    }
    /// Moves the title downward at a height, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        setLegacy(
            "titleOffset \(barMetrics.rawValue)", { $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics) }
        ) {
            $0.titleOffsets[barMetrics] = adjustment
        }
    }
    /// How far the title is moved downward at a height, in points; default 0.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacy.titleOffsets[barMetrics] ?? 0
    }
    /// The back button's image; default nil: the system's. Counts together with its mask only.
    open var backIndicatorImage: UIImage? {
        get { legacy.backIndicatorImage }
        set { setLegacy("back", { $0.backIndicatorImage = newValue }) { $0.backIndicatorImage = newValue } }
    }
    /// The mask of the back button's image in transitions; default nil. Kept; the mask itself is not modelled.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { legacy.backIndicatorMask }
        set {
            setLegacy("backMask", { $0.backIndicatorTransitionMaskImage = newValue }) {
                $0.backIndicatorMask = newValue
            }
        }
    }

    // MARK: Moments

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview != nil, !isManaged, let storedDelegate else { return }
        position = storedDelegate.position(for: self)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        reloadEverything()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        reloadEverything()
    }

    open override var isHidden: Bool { didSet { showLargeTitleExtent() } }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { reloadEverything() } }
    }

    /// The height follows the item on top; the width is whatever is offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentHeight(for: topItem) + ownLargeTitleExtent)
    }

    /// The height follows the item on top; there is no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }
}
