import Foundation

/// A bar with a row of buttons, usually at the bottom of a view controller's view.
@MainActor @preconcurrency
open class UIToolbar: UIView, UIBarPositioning {
    private var appearances = AppearanceChoices<UIToolbarAppearance>()
    private var initialAppearance: UIToolbarAppearance?
    private var legacy = LegacyBarValues()

    /// The scroll edge state of the page's content; set by a navigation controller only.
    private var bottomScrollEdge = BottomScrollEdge()
    private var storedItems: [UIBarButtonItem]?
    private var position = UIBarPosition.any
    private var row: BarItemRow?
    private let backgroundView = BarBackgroundView(shadowBelow: false)

    /// Decides the position of the bar; default nil.
    open weak var delegate: (any UIToolbarDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The delegate that was stored, which UIKit asks even if a subclass overrides `delegate` (fact m20.6).
    final private(set) weak var storedDelegate: (any UIToolbarDelegate)?

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

    private func setUp() {
        addSubview(backgroundView)
        reload()
    }

    /// The position of the bar: what the delegate returned when the bar was added to a superview, else `.bottom`.
    open var barPosition: UIBarPosition { position == .any ? .bottom : position }

    /// The items from the leading side; default nil.
    open var items: [UIBarButtonItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items; with animation, the old ones fade into the new ones.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        for item in storedItems ?? [] { item.removeObserver(self) }
        storedItems = items
        for item in items ?? [] {
            item.setObserver(self) { [weak self] in self?.reload() }
        }
        let old = row
        reload(removingOld: false)
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            old?.removeFromSuperview()
            return
        }
        UIView.performWithoutAnimation {
            layOutRow()
            row?.alpha = 0
        }
        UIView.animateSystemChanges(withDuration: BarBackgroundView.fadeDuration) { [row] in
            row?.alpha = 1
            old?.alpha = 0
        } completion: { _ in
            old?.removeFromSuperview()
        }
    }

    // MARK: Appearances

    /// The appearance at the regular height; never nil; copied when set (facts 6.1.3, 6.1.6). Setting any of the four
    /// appearances disables the legacy background properties (fact 6.1.8).
    open var standardAppearance: UIToolbarAppearance {
        get { appearances.standard ?? defaultStandardAppearance }
        set { setAppearance(newValue, "standardAppearance", at: \.standard) { $0.standardAppearance = newValue } }
    }

    /// The appearance at the compact height; copied when set; default nil.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances.compact }
        set { setAppearance(newValue, "compactAppearance", at: \.compact) { $0.compactAppearance = newValue } }
    }

    /// The appearance while content is at its bottom edge; copied when set; default nil: the standard one with a
    /// transparent background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.scrollEdge }
        set { setAppearance(newValue, "scrollEdgeAppearance", at: \.scrollEdge) { $0.scrollEdgeAppearance = newValue } }
    }

    /// The appearance at the compact height while content is at its bottom edge; copied when set; default nil.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
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
        set { setLegacy("barStyle", { $0.barStyle = newValue }) { $0.style = newValue } }
    }

    /// Whether the bar is translucent; default true.
    open var isTranslucent: Bool {
        get { !legacy.isOpaque }
        set { setLegacy("isTranslucent", { $0.isTranslucent = newValue }) { $0.isTranslucent = newValue } }
    }

    /// The background color; default nil: the style's.
    open var barTintColor: UIColor? {
        get { legacy.barTintColor }
        set { setLegacy("barTintColor", { $0.barTintColor = newValue }) { $0.barTintColor = newValue } }
    }

    /// Sets the background image for a bar position and height.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setLegacy(
            "backgroundImage \(topOrBottom.rawValue) \(barMetrics.rawValue)",
            { $0.setBackgroundImage(backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics) }
        ) {
            $0.setImage(backgroundImage, for: .init(position: topOrBottom, metrics: barMetrics))
        }
    }

    /// Returns the background image for a bar position and height; default nil.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        legacy.images[.init(position: topOrBottom, metrics: barMetrics)]
    }

    /// Sets the image in place of the hairline; it has an effect with a background image only. One image serves all
    /// positions.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        setLegacy("shadowImage", { $0.setShadowImage(shadowImage, forToolbarPosition: topOrBottom) }) {
            $0.shadowImage = shadowImage
        }
    }

    /// Returns the image in place of the hairline; default nil.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        legacy.shadowImage
    }

    // MARK: Reloading

    private func reload() {
        reload(removingOld: true)
    }

    private func reload(removingOld: Bool) {
        UIView.performWithoutAnimation {
            if removingOld { row?.removeFromSuperview() }
            let new = BarItemRow(items: storedItems ?? [], style: buttonStyle) { item, _ in item.perform() }
            new.overrideUserInterfaceStyle = itemInterfaceStyle
            addSubview(new)
            row = new
            backgroundView.show(resolvedBackground)
            setNeedsLayout()
            // Inside an animation the new buttons would move in from a corner.
            if window != nil { layOutRow() }
        }
    }

    private var buttonStyle: BarButtonStyle {
        let appearance = shownAppearance.appearance
        let appearances = BarButtonAppearances(
            plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance,
            back: appearance.buttonAppearance)
        return BarButtonStyle(
            appearances: appearances, usesGlass: metrics.usesGlass,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, height: rowHeight,
            fontSize: BarTextMetrics.inlineSize(
                traitCollection.preferredContentSizeCategory, scales: metrics.usesGlass), isCompact: isCompact)
    }

    // MARK: Layout

    private var metrics: BarMetrics { barMetrics }
    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    /// A row of platters is 48 high on iOS 26, 44 in landscape and on iPad (facts m9.1, m21.12); otherwise it has the bar's
    /// height (fact 4.11).
    private var rowHeight: CGFloat {
        guard metrics.usesGlass else { return ownHeight }
        return isCompact || traitCollection.userInterfaceIdiom == .pad ? 44 : 48
    }

    /// The height of a bar without a controller: 44 on iOS 26 (fact m21.6).
    private var ownHeight: CGFloat {
        if metrics.usesGlass { return 44 }
        return traitCollection.userInterfaceIdiom == .pad ? 50 : isCompact ? 32 : 44
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        layOutRow()
        orderBarViews(background: backgroundView, content: [row].compactMap { $0 })
    }

    /// Whether the row floats in the slot of a navigation controller, as from iOS 26 (facts m9.1, m21.12).
    final var isFloating = false {
        didSet { if isFloating != oldValue { setNeedsLayout() } }
    }

    private var margin: CGFloat {
        let profile = Simulator.current.profile
        if isFloating, !isCompact || profile.idiom == .pad { return profile.floatingToolbarMargin }
        let isNarrow = isCompact && safeAreaInsets.left == 0 && safeAreaInsets.right == 0
        return isNarrow ? metrics.compactSideMargin : metrics.sideMargin
    }

    private func layOutRow() {
        let insets = safeAreaInsets
        // A row of 48 is in the middle of a bar of 44 (fact m21.6).
        let top = metrics.usesGlass && !isFloating ? (ownHeight - rowHeight) / 2 : 0
        let frame = CGRect(
            x: insets.left + margin, y: top, width: bounds.width - insets.left - insets.right - 2 * margin,
            height: rowHeight)
        row?.frame = frame
        row?.fitCustomViews()
        row?.fill(width: frame.width)
        row?.layOutSubtree()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: isFloating ? rowHeight : ownHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: isFloating ? rowHeight : ownHeight)
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview != nil, let delegate = storedDelegate else { return }
        position = delegate.position(for: self)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        reload()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { reload() } }
    }
}

/// Decides the position of a toolbar.
@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

// MARK: - Storing and resolving appearances

extension UIToolbar {
    /// Stores one of the four appearances.
    /// - Parameter set: Repeats the assignment on another toolbar, for the appearance proxy.
    private func setAppearance(
        _ appearance: UIToolbarAppearance?, _ name: String,
        at path: WritableKeyPath<AppearanceChoices<UIToolbarAppearance>, UIToolbarAppearance?>,
        repeating set: @escaping @MainActor (UIToolbar) -> Void
    ) {
        customize(UIToolbar.self, name, set)
        appearances.store(appearance, at: path) { [weak self] in self?.reload() }
        reload()
    }

    /// Changes a legacy value, which takes effect at once.
    /// - Parameter set: Repeats the assignment on another toolbar, for the appearance proxy.
    private func setLegacy(
        _ name: String, _ set: @escaping @MainActor (UIToolbar) -> Void, change: (inout LegacyBarValues) -> Void
    ) {
        customize(UIToolbar.self, name, set)
        change(&legacy)
        reload()
    }

    /// The standard appearance before one is set; changing it in place counts as setting it (fact 6.1.6).
    private var defaultStandardAppearance: UIToolbarAppearance {
        if let initialAppearance { return initialAppearance }
        let appearance = UIToolbarAppearance()
        appearance.onChange = { [weak self, weak appearance] in
            guard let self, let appearance else { return }
            appearances.standard = appearance
            initialAppearance = nil
            reload()
        }
        initialAppearance = appearance
        return appearance
    }

    private var shownAppearance: AppearanceResolver<UIToolbarAppearance>.Result {
        AppearanceResolver.resolve(
            item: AppearanceChoices(), bar: appearances, barStandard: standardAppearance,
            isCompact: traitCollection.verticalSizeClass == .compact, isAtScrollEdge: bottomScrollEdge.isReached)
    }

    private var itemInterfaceStyle: UIUserInterfaceStyle {
        appearances.isEmpty && legacy.style.isDark ? .dark : shownAppearance.appearance.forcedInterfaceStyle
    }

    /// Shows the background for a page's scroll edge state; reloads the items only if the app set scroll edge
    /// appearances.
    func updateScrollEdge(for page: UIViewController) {
        guard let fades = bottomScrollEdge.update(for: page) else { return }
        backgroundView.show(resolvedBackground, fading: fades)
        if appearances.scrollEdge != nil || appearances.compactScrollEdge != nil { reload() }
    }

    private var resolvedBackground: ResolvedBarBackground {
        let metrics = barMetrics
        let found = shownAppearance
        guard !found.backgroundMadeTransparent else { return .clear }
        let background = ResolvedBarBackground(found.appearance, usesGlass: metrics.usesGlass)
        guard appearances.isEmpty else { return background }
        return legacy.background(
            standard: background, isCompact: traitCollection.verticalSizeClass == .compact, position: barPosition,
            metrics: metrics)
    }
}
