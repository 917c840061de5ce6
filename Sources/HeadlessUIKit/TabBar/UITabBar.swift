import Foundation

/// The row of tabs at the bottom of a screen, on iPad from iOS 26 at its top (fact m9.2).
@MainActor @preconcurrency
open class UITabBar: UIView {
    private let backgroundView = BarBackgroundView(shadowBelow: false)
    /// The glass that the tabs of iOS 26 lie on (fact 6.4.4).
    private let glass = BarPlatter(frame: .zero)
    private var buttons: [TabBarButton] = []
    private var storedItems: [UITabBarItem]?
    private var storedStandard = UITabBarAppearance()
    private var storedScrollEdge: UITabBarAppearance?
    private var wasCustomized = false
    /// Called for every tap; the controller's own way in.
    var onTap: (@MainActor (UITabBarItem) -> Void)?
    /// Whether the selected page's content rests at the bar's edge; set by a controller only.
    var isContentAtScrollEdge = false {
        didSet { if isContentAtScrollEdge != oldValue { showItems() } }
    }

    /// Who hears of taps; default nil. That of a managed bar is its controller.
    open weak var delegate: (any UITabBarDelegate)?
    /// Default true.
    open var isTranslucent = true {
        didSet { superview?.setNeedsLayout() }
    }
    /// The fill of the bar; default nil.
    open var barTintColor: UIColor? {
        didSet {
            customize(UITabBar.self, "barTintColor") { [barTintColor] in $0.barTintColor = barTintColor }
            showBackground()
        }
    }
    /// The picture behind the bar; default nil.
    open var backgroundImage: UIImage? {
        didSet {
            customize(UITabBar.self, "backgroundImage") { [backgroundImage] in $0.backgroundImage = backgroundImage }
            showBackground()
        }
    }
    /// The line over the bar, with a background image only; default nil.
    open var shadowImage: UIImage? {
        didSet {
            customize(UITabBar.self, "shadowImage") { [shadowImage] in $0.shadowImage = shadowImage }
            showBackground()
        }
    }
    /// The colour of tabs that are not selected; default nil, the system's grey.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            customize(UITabBar.self, "unselected") { [unselectedItemTintColor] in
                $0.unselectedItemTintColor = unselectedItemTintColor
            }
            showItems()
        }
    }

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
        for part in [backgroundView, glass] as [UIView] { addSubview(part) }
        storedStandard.onChange = { [weak self] in
            self?.wasCustomized = true
            self?.showItems()
        }
        showBackground()
    }

    /// The tabs from the leading side; default nil.
    open var items: [UITabBarItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the tabs; shown at once.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        for item in storedItems ?? [] { item.onChange = nil }
        storedItems = items
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map(makeButton)
        for item in items ?? [] { item.onChange = { [weak self] in self?.showItems() } }
        if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true { self.selectedItem = nil }
        showItems()
    }

    /// The tab that is drawn as chosen; default nil.
    open var selectedItem: UITabBarItem? {
        didSet { showItems() }
    }

    /// The look; copied when set.
    open var standardAppearance: UITabBarAppearance {
        get { storedStandard }
        set {
            customize(UITabBar.self, "standardAppearance") { $0.standardAppearance = newValue }
            storedStandard.onChange = nil
            storedStandard = newValue.copy()
            storedStandard.onChange = { [weak self] in self?.showItems() }
            wasCustomized = true
            showItems()
        }
    }

    /// The look while content rests at the bar's edge; nil, the default, is the usual one made clear (iOS 15).
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { storedScrollEdge }
        set {
            customize(UITabBar.self, "scrollEdgeAppearance") { $0.scrollEdgeAppearance = newValue }
            storedScrollEdge?.onChange = nil
            storedScrollEdge = newValue?.copy()
            storedScrollEdge?.onChange = { [weak self] in self?.showItems() }
            showItems()
        }
    }

    private func makeButton(for item: UITabBarItem) -> TabBarButton {
        let button = TabBarButton(item: item)
        button.addAction(
            UIAction { [weak self, weak item] _ in
                guard let self, let item else { return }
                onTap?(item)
                if onTap == nil { selectedItem = item }
                delegate?.tabBar(self, didSelect: item)
            }, for: .touchUpInside)
        addSubview(button)
        return button
    }

    private func showItems() {
        let look = shownAppearance.items(in: traitCollection)
        for (button, item) in zip(buttons, storedItems ?? []) {
            button.isSelected = item === selectedItem
            button.unselectedColor = unselectedItemTintColor
            button.look = look
            button.setNeedsLayout()
        }
        showBackground()
        setNeedsLayout()
    }

    /// The selected tab's own look where it has one, for contents at the edge or beneath the bar.
    private var shownAppearance: UITabBarAppearance {
        let standard = selectedItem?.standardAppearance ?? storedStandard
        guard isContentAtScrollEdge else { return standard }
        return selectedItem?.scrollEdgeAppearance ?? storedScrollEdge ?? standard
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showItems()
    }

    private func showBackground() {
        let standard = selectedItem?.standardAppearance ?? storedStandard
        let edge = selectedItem?.scrollEdgeAppearance ?? storedScrollEdge
        glass.isHidden = !showsGlass(isContentAtScrollEdge ? edge ?? standard : standard)
        guard !isContentAtScrollEdge || edge != nil else { return backgroundView.show(.clear) }
        let appearance = isContentAtScrollEdge ? edge ?? standard : standard
        var look = BarBackgroundLook(appearance, usesGlass: barMetrics.usesGlass)
        look.fadesScrolledContent = false
        if !wasCustomized {
            if let barTintColor { look.color = barTintColor }
            if let backgroundImage { (look.image, look.effect) = (backgroundImage, nil) }
            if backgroundImage != nil, let shadowImage { look.shadow = .image(shadowImage, tint: nil) }
        }
        backgroundView.show(look)
    }

    /// Fact 6.4.4: the default background is glass; a transparent one takes the material away altogether.
    private func showsGlass(_ appearance: UITabBarAppearance) -> Bool {
        barMetrics.usesGlass && appearance.backgroundEffect != nil && !(buttons.isEmpty)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        let insets = safeAreaInsets
        let margin = Simulator.current.profile.tabGlassMargin
        glass.frame = CGRect(
            x: insets.left + margin, y: -2, width: max(bounds.width - insets.left - insets.right - 2 * margin, 0),
            height: min(bounds.height + 4, 53))
        let width = (bounds.width - insets.left - insets.right) / CGFloat(max(buttons.count, 1))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let place = isRightToLeft ? buttons.count - 1 - index : index
            button.frame = CGRect(x: insets.left + CGFloat(place) * width, y: 0, width: width, height: 49)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let profile = Simulator.current.profile
        let isCompact = traitCollection.verticalSizeClass == .compact
        return CGSize(width: size.width, height: profile.tabBarHeight(isCompact: isCompact, bottomInset: 0))
    }
}
