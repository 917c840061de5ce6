import Foundation

/// The row of tabs at the bottom of a screen, on iPad from iOS 26 at its top (fact m9.2).
@MainActor @preconcurrency
open class UITabBar: UIView {
    private let backgroundView = BarBackgroundView(shadowBelow: false)
    /// The glass that the tabs of iOS 26 lie on (fact 6.4.4).
    let glass = BarPlatter(frame: .zero)
    private(set) var buttons: [TabBarButton] = []
    private var storedItems: [UITabBarItem]?
    private var storedStandard = UITabBarAppearance()
    private var storedScrollEdge: UITabBarAppearance?
    private var wasCustomized = false
    /// Called for every tap; the controller's own way in.
    var onTap: (@MainActor (UITabBarItem) -> Void)?
    private var bottomEdge = BottomEdge()
    private var isContentAtScrollEdge: Bool { bottomEdge.isReached }

    /// Shows the look for where the contents of a page end.
    func follow(_ page: UIViewController) { if let fades = bottomEdge.follow(page) { showItems(fading: fades) } }

    /// Who hears of taps; default nil. That of a managed bar is its controller and stays it.
    open weak var delegate: (any UITabBarDelegate)? {
        didSet {
            precondition(
                onTap == nil || delegate === oldValue,
                "Changing the delegate of a tab bar managed by a tab bar controller is not allowed; set the controller's."
            )
        }
    }
    /// Default true.
    open var isTranslucent = true {
        didSet { superview?.setNeedsLayout() }
    }
    // MARK: The setters from before iOS 13; they count until the bar is given an appearance

    /// Dark on light or light on dark; default `.default`.
    open var barStyle = UIBarStyle.default { didSet { tookLegacy("barStyle", \.barStyle) } }
    /// The fill of the bar; default nil.
    open var barTintColor: UIColor? { didSet { tookLegacy("barTintColor", \.barTintColor) } }
    /// The picture behind the bar; default nil.
    open var backgroundImage: UIImage? { didSet { tookLegacy("backgroundImage", \.backgroundImage) } }
    /// The line over the bar, with a background image only; default nil.
    open var shadowImage: UIImage? { didSet { tookLegacy("shadowImage", \.shadowImage) } }
    /// The colour of tabs that are not selected; default nil, the system's grey.
    open var unselectedItemTintColor: UIColor? { didSet { tookLegacy("unselected", \.unselectedItemTintColor) } }

    private func tookLegacy<Value>(_ name: String, _ path: ReferenceWritableKeyPath<UITabBar, Value>) {
        let value = self[keyPath: path]
        customize(UITabBar.self, name) { $0[keyPath: path] = value }
        showItems()
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
        showBackground(fading: false)
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
                if onTap == nil { selectedItem = item }
                delegate?.tabBar(self, didSelect: item)
                onTap?(item)
            }, for: .touchUpInside)
        addSubview(button)
        return button
    }

    private func showItems(fading: Bool = false) {
        for (button, item) in zip(buttons, storedItems ?? []) {
            button.isSelected = item === selectedItem
            button.isEnabled = item.isEnabled
            button.unselectedColor = unselectedItemTintColor
            button.setNeedsLayout()
        }
        overrideStyleOfParts()
        showBackground(fading: fading)
        setNeedsLayout()
    }

    /// Whether the setters from before iOS 13 count.
    private var looksLegacy: Bool { !wasCustomized }

    /// A black bar's tabs are those of a dark one.
    private func overrideStyleOfParts() {
        let style: UIUserInterfaceStyle = looksLegacy && barStyle.isDark ? .dark : .unspecified
        for part in buttons + [glass] as [UIView] { part.overrideUserInterfaceStyle = style }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showItems()
    }

    private func showBackground(fading: Bool) {
        let appearance = isContentAtScrollEdge ? storedScrollEdge ?? storedStandard : storedStandard
        glass.isHidden = !showsGlass(appearance)
        guard !isContentAtScrollEdge || storedScrollEdge != nil else {
            return backgroundView.show(.clear, fading: fading)
        }
        var look = BarBackgroundLook(appearance, usesGlass: barMetrics.usesGlass)
        look.fadesScrolledContent = false
        if looksLegacy {
            if barStyle.isDark { look.interfaceStyle = .dark }
            if let barTintColor { look.color = barTintColor }
            if let backgroundImage { (look.image, look.effect) = (backgroundImage, nil) }
            if backgroundImage != nil, let shadowImage { look.shadow = .image(shadowImage, tint: nil) }
        }
        backgroundView.show(look, fading: fading)
    }

    /// Fact 6.4.4: the default background is glass; a transparent one takes the material away altogether.
    private func showsGlass(_ appearance: UITabBarAppearance) -> Bool {
        barMetrics.usesGlass && appearance.backgroundEffect != nil && !(buttons.isEmpty)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        layOutParts()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let profile = Simulator.current.profile
        let isCompact = traitCollection.verticalSizeClass == .compact
        return CGSize(width: size.width, height: profile.tabBarHeight(isCompact: isCompact, bottomInset: 0))
    }
}
