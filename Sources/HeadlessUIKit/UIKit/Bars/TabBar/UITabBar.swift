import Foundation

/// The row of tabs at the bottom of the screen, on iPad from iOS 26 at its top (fact m9.2).
@MainActor @preconcurrency
open class UITabBar: UIView {
    private let backgroundView = BarBackgroundView(shadowBelow: false)

    /// The glass under the tabs of iOS 26 (fact 6.4.4).
    private let glass = BarPlatter(frame: .zero)
    private var buttons: [TabBarButton] = []
    private var storedItems: [UITabBarItem]?
    private var storedStandard = UITabBarAppearance()
    private var storedScrollEdge: UITabBarAppearance?
    private var wasCustomized = false

    /// Called for every tap; set by a tab bar controller that manages the bar.
    final var onTap: (@MainActor (UITabBarItem) -> Void)?
    private var bottomScrollEdge = BottomScrollEdge()
    private var isContentAtScrollEdge: Bool { bottomScrollEdge.isReached }

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
        for part in [backgroundView, glass] as [UIView] { addSubview(part) }
        storedStandard.onChange = { [weak self] in
            self?.wasCustomized = true
            self?.showItems()
        }
        showBackground(fading: false)
    }

    /// The object that is notified of taps; default nil. A managed bar's delegate is its controller and cannot be
    /// changed.
    open weak var delegate: (any UITabBarDelegate)? {
        get { storedDelegate }
        set {
            precondition(
                onTap == nil || newValue === storedDelegate,
                "Changing the delegate of a tab bar managed by a tab bar controller is not allowed; set the controller's."
            )
            storedDelegate = newValue
        }
    }

    /// The delegate that was stored, which UIKit asks even if a subclass overrides `delegate` (fact m20.6).
    final private(set) weak var storedDelegate: (any UITabBarDelegate)?

    // MARK: Items

    /// The tabs from the leading side; default nil.
    open var items: [UITabBarItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the tabs, without animation.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        for item in storedItems ?? [] { item.onChange = nil }
        storedItems = items
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map(makeButton)
        for item in items ?? [] { item.onChange = { [weak self] in self?.showItems() } }
        if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true { self.selectedItem = nil }
        showItems()
    }

    /// The selected tab; default nil.
    open var selectedItem: UITabBarItem? {
        didSet { showItems() }
    }

    // MARK: Appearances

    /// The appearance; copied when set.
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

    /// The appearance while content is at the bar's edge; default nil: the standard one with a transparent background
    /// (iOS 15).
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

    // MARK: Legacy properties from before iOS 13; in effect until an appearance is set

    /// Whether the bar is translucent; default true.
    open var isTranslucent = true {
        didSet { superview?.setNeedsLayout() }
    }

    /// Whether the bar is dark on light or light on dark; default `.default`.
    open var barStyle = UIBarStyle.default { didSet { legacyValueChanged("barStyle", \.barStyle) } }

    /// The background color; default nil.
    open var barTintColor: UIColor? { didSet { legacyValueChanged("barTintColor", \.barTintColor) } }

    /// The background image; default nil.
    open var backgroundImage: UIImage? { didSet { legacyValueChanged("backgroundImage", \.backgroundImage) } }

    /// The image in place of the hairline, with a background image only; default nil.
    open var shadowImage: UIImage? { didSet { legacyValueChanged("shadowImage", \.shadowImage) } }

    /// The color of tabs that are not selected; default nil: the system's gray.
    open var unselectedItemTintColor: UIColor? {
        didSet { legacyValueChanged("unselected", \.unselectedItemTintColor) }
    }

    private func legacyValueChanged<Value>(_ name: String, _ path: ReferenceWritableKeyPath<UITabBar, Value>) {
        let value = self[keyPath: path]
        customize(UITabBar.self, name) { $0[keyPath: path] = value }
        showItems()
    }

    // MARK: Showing

    /// Shows the background for a page's scroll edge state.
    final func updateScrollEdge(for page: UIViewController) {
        if let fades = bottomScrollEdge.update(for: page) { showItems(fading: fades) }
    }

    private func makeButton(for item: UITabBarItem) -> TabBarButton {
        let button = TabBarButton(item: item)
        button.addAction(
            UIAction { [weak self, weak item] _ in
                guard let self, let item else { return }
                if onTap == nil { selectedItem = item }
                storedDelegate?.tabBar(self, didSelect: item)
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

    /// Whether legacy properties are in effect.
    private var usesLegacyValues: Bool { !wasCustomized }

    /// The tabs have the style of the appearance; those of a black bar the dark one.
    private func overrideStyleOfParts() {
        let appearance = isContentAtScrollEdge ? storedScrollEdge ?? storedStandard : storedStandard
        let style = usesLegacyValues && barStyle.isDark ? .dark : appearance.forcedInterfaceStyle
        for part in buttons + [glass] as [UIView] { part.overrideUserInterfaceStyle = style }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showItems()
    }

    private func showBackground(fading: Bool) {
        let appearance = isContentAtScrollEdge ? storedScrollEdge ?? storedStandard : storedStandard
        glass.isHidden = !showsGlass(appearance)
        backgroundView.isHidden = isVertical
        guard !isContentAtScrollEdge || storedScrollEdge != nil else {
            return backgroundView.show(.clear, fading: fading)
        }
        var background = ResolvedBarBackground(appearance, usesGlass: barMetrics.usesGlass)
        if usesLegacyValues {
            if barStyle.isDark { background.interfaceStyle = .dark }
            if let barTintColor { background.color = barTintColor }
            if let backgroundImage { (background.image, background.effect) = (backgroundImage, nil) }
            if backgroundImage != nil, let shadowImage { background.shadow = .image(shadowImage, tint: nil) }
        }
        backgroundView.show(background, fading: fading)
    }

    /// Fact 6.4.4: the default background is glass; a transparent background removes the material.
    private func showsGlass(_ appearance: UITabBarAppearance) -> Bool {
        barMetrics.usesGlass && appearance.backgroundEffect != nil && !(buttons.isEmpty)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        backgroundView.isHidden = isVertical
        layOutParts()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let profile = Simulator.current.profile
        let isCompact = traitCollection.verticalSizeClass == .compact
        return CGSize(width: size.width, height: profile.tabBarHeight(isCompact: isCompact, bottomInset: 0))
    }

    /// Whether the tabs are below one another, in the strip of a vertical bar.
    private var isVertical: Bool { bounds.height > bounds.width && bounds.width > 0 }

    /// Sets the frames of the tabs and of the glass.
    private func layOutParts() {
        let profile = Simulator.current.profile
        var arrangement = TabBarArrangement(
            count: buttons.count, bounds: bounds, insets: safeAreaInsets, traits: traitCollection, profile: profile)
        if isVertical {
            arrangement = VerticalTabBar.arrangement(count: buttons.count, in: bounds)
        } else if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            arrangement = arrangement.mirrored(in: bounds.width)
        }
        for (button, frame) in zip(buttons, arrangement.tabs) {
            button.frame = frame
            button.style = tabStyle(profile)
        }
        glass.frame = arrangement.glass
    }

    /// The layout of a tab's parts: side by side in wide bars and in those of compact height, else stacked. (UIKit
    /// documentation of `UITabBarAppearance`)
    private func tabStyle(_ profile: Simulator.Profile) -> TabBarButton.Style {
        if profile.tabBarIsOnTop { return .title }
        if isVertical { return .stacked }
        if traitCollection.verticalSizeClass == .compact { return .compactInline }
        return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }
}

/// The appearance of a tab bar's background. (Fact 7; UIKit documentation)
open class UITabBarAppearance: UIBarAppearance {}

/// Is notified of taps on a tab bar. The method is optional in UIKit; the default here does nothing.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called when the user tapped an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
