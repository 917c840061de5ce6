import Foundation

/// A button in a navigation bar or toolbar. (UIKit documentation)
///
/// Linux has no selectors: initialisers with a target and a selector take nil only. Use an action.
open class UIBarButtonItem: UIBarItem {
    /// Which of the system's items this is; nil for one of the app's own.
    private(set) var systemItem: SystemItem?
    weak var group: UIBarButtonItemGroup?

    /// An item with nothing to show.
    public override init() {
        super.init()
    }

    /// An item with a text or an image; both are taken from the action where they are not given.
    public convenience init(
        title: String? = nil,
        image: UIImage? = nil,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        self.image = image ?? primaryAction?.image
    }

    /// One of the system's items.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
        style = Self.style(of: systemItem)
    }

    /// One of the system's items that does nothing: there is no selector to give it.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
    }

    /// An item with a text that does nothing: there is no selector to give it.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title)
        self.style = style
    }

    /// An item with an image that does nothing: there is no selector to give it.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image)
        self.style = style
    }

    /// An item with an image for each height that does nothing: there is no selector to give it.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image)
        self.landscapeImagePhone = landscapeImagePhone
        self.style = style
    }

    private static func style(of systemItem: SystemItem) -> Style {
        systemItem == .done || systemItem == .save ? .done : .plain
    }

    /// Becomes another of the system's items, as the edit button does.
    func become(_ item: SystemItem) {
        systemItem = item
        style = Self.style(of: item)
        onChange?()
    }

    /// An item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Not supported: nib files are not modelled.
    public nonisolated required init?(coder: NSCoder) {
        fatalError("UIBarButtonItem.init(coder:) is missing in HeadlessUIKit: nib files are not modelled.")
    }

    /// Room of a given width, in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// iOS 26: room of no width, which keeps the platters beside it apart.
    public class func fixedSpace() -> UIBarButtonItem { fixedSpace(0) }

    /// Room that takes what is left.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }

    /// How the button looks; `.plain` by default.
    open var style = Style.plain { didSet { if style != oldValue { onChange?() } } }
    /// The width in points; 0, the default, is that of the contents.
    open var width: CGFloat = 0 { didSet { if width != oldValue { onChange?() } } }
    /// Every text that the item may show: it is made wide enough for all; nil by default.
    open var possibleTitles: Set<String>? { didSet { if possibleTitles != oldValue { onChange?() } } }
    /// The view in place of text or image; nil by default.
    open var customView: UIView? {
        didSet {
            guard customView !== oldValue else { return }
            customSize = FittedViewSize()
            onChange?()
        }
    }
    var customSize = FittedViewSize()
    /// The colour of text and image; nil, the default, is that of the bar.
    open var tintColor: UIColor? {
        didSet {
            customization.note("tintColor") { [tintColor] in ($0 as? UIBarButtonItem)?.tintColor = tintColor }
            if tintColor != oldValue { onChange?() }
        }
    }
    /// Who would hear of a tap; without a selector it is not told. Nil by default.
    open weak var target: AnyObject?
    /// What a tap does; nil by default. One that is set gives an item that is none of the system's its title and image.
    /// (UIKit documentation)
    open var primaryAction: UIAction? { didSet { if primaryAction !== oldValue { takeLookOfAction() } } }
    /// The menu that a tap opens where there is no action, and a long press otherwise; nil by default. Not shown here.
    open var menu: UIMenu? { didSet { if menu !== oldValue { onChange?() } } }
    /// The group that the item is in; nil for none.
    open var buttonGroup: UIBarButtonItemGroup? { group }
    /// iOS 16: a fixed group of this item alone.
    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    /// Whether a tap turns ``isSelected`` on and off besides; false by default. (UIKit documentation)
    open var changesSelectionAsPrimaryAction = false
    /// iOS 15: whether the item is drawn as chosen; false by default.
    open var isSelected = false { didSet { if isSelected != oldValue { onChange?() } } }
    /// iOS 16: whether the bar leaves the item out; false by default.
    open var isHidden = false { didSet { if isHidden != oldValue { onChange?() } } }
    /// iOS 26: a name by which a transition finds the same item on the next page; nil by default.
    open var identifier: String? { didSet { if identifier != oldValue { onChange?() } } }
    /// iOS 26: whether the item may stand on one platter with its neighbours; true by default.
    open var sharesBackground = true { didSet { if sharesBackground != oldValue { onChange?() } } }
    /// iOS 26: whether the platter is left out; false by default.
    open var hidesSharedBackground = false { didSet { if hidesSharedBackground != oldValue { onChange?() } } }

    // MARK: Pictures behind the button, from before `UIBarButtonItemAppearance`

    var legacy = LegacyButtonValues()
    var backLegacy = LegacyButtonValues()

    /// Sets the picture behind the button in a state and at a height; make it resizable: it is as wide as the button.
    ///
    /// Default nil. Without one for a state that of `.normal` serves, without one for a height that of `.default`. What
    /// the bar's appearance sets comes first. A custom view has no button, and nothing behind it.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        setLegacy("background \(state.rawValue) \(barMetrics.rawValue)") {
            $0.legacy.images[.init(state, nil, barMetrics)] = backgroundImage
        }
    }
    /// The picture that was set for a state and a height; default nil.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacy.images[.init(state, nil, barMetrics)]
    }
    /// Sets the picture behind the button while the item has a style; before one that was set without a style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        setLegacy("background \(state.rawValue) \(style.rawValue) \(barMetrics.rawValue)") {
            $0.legacy.images[.init(state, style, barMetrics)] = backgroundImage
        }
    }
    /// The picture that was set for a state, a style and a height; default nil.
    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        legacy.images[.init(state, style, barMetrics)]
    }
    /// Moves the picture behind the button, in points down; default 0. What the bar's appearance sets comes first.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        setLegacy("background y \(barMetrics.rawValue)") { $0.legacy.imageOffsets[barMetrics] = adjustment }
    }
    /// How far the picture was moved at a height, in points; default 0.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacy.imageOffsets[barMetrics] ?? 0
    }
    /// Moves the title, in points; none by default. What the bar's appearance sets comes first.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        setLegacy("title offset \(barMetrics.rawValue)") { $0.legacy.titleOffsets[barMetrics] = adjustment }
    }
    /// How far the title was moved at a height, in points; none by default.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        legacy.titleOffsets[barMetrics] ?? .zero
    }
    /// As ``setBackgroundImage(_:for:barMetrics:)``, behind the button that leads back to the item's page.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        setLegacy("back background \(state.rawValue) \(barMetrics.rawValue)") {
            $0.backLegacy.images[.init(state, nil, barMetrics)] = backgroundImage
        }
    }
    /// The picture that was set behind the back button for a state and a height; default nil.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backLegacy.images[.init(state, nil, barMetrics)]
    }
    /// Moves the picture behind the back button, in points down; default 0.
    open func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        setLegacy("back background y \(barMetrics.rawValue)") { $0.backLegacy.imageOffsets[barMetrics] = adjustment }
    }
    /// How far the picture behind the back button was moved at a height, in points; default 0.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backLegacy.imageOffsets[barMetrics] ?? 0
    }
    /// Moves the back button's title, in points; none by default. On iOS 26 that button has no title.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        setLegacy("back title offset \(barMetrics.rawValue)") { $0.backLegacy.titleOffsets[barMetrics] = adjustment }
    }
    /// How far the back button's title was moved at a height, in points; none by default.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        backLegacy.titleOffsets[barMetrics] ?? .zero
    }
}

extension UIBarButtonItem {
    /// Changes a value on the item, or on a proxy for the items that take it later.
    private func setLegacy(_ name: String, _ change: @escaping @MainActor (UIBarButtonItem) -> Void) {
        customization.note(name) { ($0 as? UIBarButtonItem).map(change) }
        change(self)
        onChange?()
    }
}
