import Foundation

/// The look of a tab bar: its background and its tabs. (Fact 7; UIKit documentation)
open class UITabBarAppearance: UIBarAppearance {
    private var stacked = UITabBarItemAppearance(style: .stacked)
    private var inline = UITabBarItemAppearance(style: .inline)
    private var compactInline = UITabBarItemAppearance(style: .compactInline)
    /// Where tabs are.
    var places = TabPlaces() {
        didSet { if places != oldValue { onChange?() } }
    }

    /// The default background, for a kind of device; nothing set for the tabs.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        listenToItems()
    }

    /// What the given appearance and this class have in common is copied, the rest has its default.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance {
            stacked = other.stacked.copied()
            inline = other.inline.copied()
            compactInline = other.compactInline.copied()
            places = other.places
            selectionIndicatorImage = other.selectionIndicatorImage
            selectionIndicatorTintColor = other.selectionIndicatorTintColor
        }
        listenToItems()
    }

    /// Not supported: appearances are not archived here.
    public nonisolated required init(coder: NSCoder) {
        fatalError("UITabBarAppearance.init(coder:) is missing in HeadlessUIKit: appearances are not archived.")
    }

    /// The look of tabs in a narrow bar. Setting copies.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { stacked }
        set { replace(\.stacked, newValue) }
    }

    /// The look of tabs in a wide bar: with a regular width. Setting copies.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { inline }
        set { replace(\.inline, newValue) }
    }

    /// The look of tabs in a bar of compact height. Setting copies.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { compactInline }
        set { replace(\.compactInline, newValue) }
    }

    /// The picture behind the selected tab, in its middle; default nil.
    open var selectionIndicatorImage: UIImage? {
        didSet { if selectionIndicatorImage !== oldValue { onChange?() } }
    }

    /// The colour of that picture's shape; default nil: the picture's own.
    open var selectionIndicatorTintColor: UIColor? {
        didSet { if selectionIndicatorTintColor != oldValue { onChange?() } }
    }

    /// Where tabs are; default ``UITabBar/ItemPositioning/automatic``.
    open var stackedItemPositioning: UITabBar.ItemPositioning {
        get { places.positioning }
        set { places.positioning = newValue }
    }

    /// The width of a tab that is centred in the bar, in points; 0, the default and what negative numbers become, is the
    /// system's.
    open var stackedItemWidth: CGFloat {
        get { places.width }
        set { places.width = max(newValue, 0) }
    }

    /// Between tabs that are centred in the bar, in points; 0, the default and what negative numbers become, is the
    /// system's.
    open var stackedItemSpacing: CGFloat {
        get { places.spacing }
        set { places.spacing = max(newValue, 0) }
    }

    private func replace(
        _ part: ReferenceWritableKeyPath<UITabBarAppearance, UITabBarItemAppearance>, _ new: UITabBarItemAppearance
    ) {
        self[keyPath: part].onChange = nil
        self[keyPath: part] = new.copied()
        listenToItems()
        onChange?()
    }

    private func listenToItems() {
        for part in [stacked, inline, compactInline] {
            part.onChange = { [weak self] in self?.onChange?() }
        }
    }

    /// The look of the tabs under some traits.
    func items(in traits: UITraitCollection) -> TabItemValues {
        if traits.verticalSizeClass == .compact { return compactInline.values }
        return traits.horizontalSizeClass == .regular ? inline.values : stacked.values
    }

    override func hasEqualValues(to other: UIBarAppearance) -> Bool {
        guard let other = other as? UITabBarAppearance else { return false }
        return super.hasEqualValues(to: other) && stacked.isEqual(other.stacked) && inline.isEqual(other.inline)
            && compactInline.isEqual(other.compactInline) && places == other.places
            && selectionIndicatorImage == other.selectionIndicatorImage
            && selectionIndicatorTintColor == other.selectionIndicatorTintColor
    }
}
