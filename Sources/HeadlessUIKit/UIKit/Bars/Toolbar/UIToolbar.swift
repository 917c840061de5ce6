import Foundation

/// A bar with a row of buttons, usually at the bottom of a page.
@MainActor @preconcurrency
open class UIToolbar: UIView, UIBarPositioning {
    var appearances = AppearanceChoices<UIToolbarAppearance>()
    var initialAppearance: UIToolbarAppearance?
    var legacy = LegacyBarValues()
    /// Whether the page's content rests at its lower edge; set by a navigation controller only.
    var bottomEdge = BottomEdge()
    private var storedItems: [UIBarButtonItem]?
    private var position = UIBarPosition.any
    private var row: BarItemRow?
    let backgroundView = BarBackgroundView(shadowBelow: false)

    /// Says where the bar lies; default nil.
    open weak var delegate: (any UIToolbarDelegate)?

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
        addSubview(backgroundView)
        reload()
    }

    /// Where the bar lies: as the delegate said when the bar joined a superview, else at the bottom.
    open var barPosition: UIBarPosition { position == .any ? .bottom : position }

    /// The items from the leading side; default nil.
    open var items: [UIBarButtonItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items; animated, the old ones fade into the new ones.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        for item in storedItems ?? [] { item.stopListening(as: self) }
        storedItems = items
        for item in items ?? [] {
            item.listen(as: self) { [weak self] in self?.reload() }
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
        UIView.animate(withDuration: BarBackgroundView.fadeDuration) { [row] in
            row?.alpha = 1
            old?.alpha = 0
        } completion: { _ in
            old?.removeFromSuperview()
        }
    }

    // MARK: Looks

    /// The look at the usual height; never nil; copied when set (facts 6.1.3, 6.1.6). Setting any of the four puts an
    /// end to the older background setters (fact 6.1.8).
    open var standardAppearance: UIToolbarAppearance {
        get { appearances.standard ?? untouchedAppearance }
        set { setAppearance(newValue, "standardAppearance", at: \.standard) { $0.standardAppearance = newValue } }
    }
    /// The look at the compact height; copied; default nil.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances.compact }
        set { setAppearance(newValue, "compactAppearance", at: \.compact) { $0.compactAppearance = newValue } }
    }
    /// The look while content rests at its lower edge; copied; default nil: as usual with a clear background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.scrollEdge }
        set { setAppearance(newValue, "scrollEdgeAppearance", at: \.scrollEdge) { $0.scrollEdgeAppearance = newValue } }
    }
    /// The look at the compact height while content rests at its lower edge; copied; default nil.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
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
    /// Whether the page may be seen through the bar; default true.
    open var isTranslucent: Bool {
        get { !legacy.isOpaque }
        set { setLegacy("isTranslucent", { $0.isTranslucent = newValue }) { $0.isTranslucent = newValue } }
    }
    /// The background's colour; default nil: the style's.
    open var barTintColor: UIColor? {
        get { legacy.barTintColor }
        set { setLegacy("barTintColor", { $0.barTintColor = newValue }) { $0.barTintColor = newValue } }
    }
    /// Sets the background image for a place and a height.
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
    /// The background image set for a place and a height; default nil.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        legacy.images[.init(position: topOrBottom, metrics: barMetrics)]
    }
    /// Sets what stands for the hairline; it counts beside a background image only. One image serves every place.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        setLegacy("shadowImage", { $0.setShadowImage(shadowImage, forToolbarPosition: topOrBottom) }) {
            $0.shadowImage = shadowImage
        }
    }
    /// What stands for the hairline; default nil.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        legacy.shadowImage
    }

    // MARK: Showing

    func reload() {
        reload(removingOld: true)
    }

    private func reload(removingOld: Bool) {
        UIView.performWithoutAnimation {
            if removingOld { row?.removeFromSuperview() }
            let new = BarItemRow(items: storedItems ?? [], style: buttonStyle) { item, _ in item.perform() }
            new.overrideUserInterfaceStyle = legacyInterfaceStyle
            addSubview(new)
            row = new
            backgroundView.show(backgroundLook)
            setNeedsLayout()
        }
    }

    private var buttonStyle: BarButtonStyle {
        let appearance = shownAppearance.appearance
        let looks = BarButtonLooks(
            plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance,
            back: appearance.buttonAppearance)
        return BarButtonStyle(
            looks: looks, usesGlass: metrics.usesGlass,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, height: rowHeight,
            fontSize: BarTextStyle.inlineSize(
                traitCollection.preferredContentSizeCategory, scales: metrics.usesGlass), isCompact: isCompact)
    }

    // MARK: Layout

    private var metrics: BarMetrics { barMetrics }
    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
    /// A row of platters is 48 high on iOS 26 (fact m9.1); otherwise it is as high as the bar (fact 4.11).
    private var rowHeight: CGFloat {
        metrics.usesGlass ? 48 : traitCollection.userInterfaceIdiom == .pad ? 50 : isCompact ? 32 : 44
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        layOutRow()
    }

    private func layOutRow() {
        let insets = safeAreaInsets
        let isNarrow = isCompact && insets.left == 0 && insets.right == 0
        let margin = isNarrow ? metrics.compactSideMargin : metrics.sideMargin
        let frame = CGRect(
            x: insets.left + margin, y: 0, width: bounds.width - insets.left - insets.right - 2 * margin,
            height: rowHeight)
        row?.frame = frame
        row?.fitCustomViews()
        row?.fill(width: frame.width)
        row?.layOutSubtree()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview != nil, let delegate else { return }
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
