import Foundation

/// A button in a navigation bar or toolbar. (UIKit documentation)
///
/// Linux has no selectors: initializers with a target and a selector accept nil only. Use an action.
open class UIBarButtonItem: UIBarItem {
    /// The system item that this is; nil for a custom item.
    final private(set) var systemItem: SystemItem?
    final weak var group: UIBarButtonItemGroup?

    /// Creates an item without content.
    public override init() {
        super.init()
    }

    /// Creates an item with a title or an image; both default to those of the action.
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

    /// Creates a system item.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
        style = Self.style(of: systemItem)
    }

    /// Creates a system item without an action: there are no selectors.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
    }

    /// Creates an item with a title and without an action: there are no selectors.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title)
        self.style = style
    }

    /// Creates an item with an image and without an action: there are no selectors.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image)
        self.style = style
    }

    /// Creates an item with an image for each height and without an action: there are no selectors.
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

    /// Changes to another system item, as the edit button does.
    final func become(_ item: SystemItem) {
        systemItem = item
        style = Self.style(of: item)
        onChange?()
    }

    /// Creates an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Traps with a message: nib files are not modeled.
    public nonisolated required init?(coder: NSCoder) {
        fatalError(
            "UIBarButtonItem.init(coder:): nib files are not modelled in HeadlessUIKit; create the item in code.")
    }

    /// Creates a space of a fixed width, in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// iOS 26: creates a space of no width, which separates the platters beside it.
    public class func fixedSpace() -> UIBarButtonItem { fixedSpace(0) }

    /// Creates a space that takes the remaining width.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }

    /// The style of the button; `.plain` by default.
    open var style = Style.plain { didSet { if style != oldValue { onChange?() } } }

    /// The width in points; 0, the default, is the width of the content.
    open var width: CGFloat = 0 { didSet { if width != oldValue { onChange?() } } }

    /// The titles that the item may show, which should determine its width; nil by default. Stored only.
    open var possibleTitles: Set<String>? { didSet { if possibleTitles != oldValue { onChange?() } } }

    /// The view in place of title or image; nil by default.
    open var customView: UIView? {
        didSet {
            guard customView !== oldValue else { return }
            customSize = FittedViewSize()
            onChange?()
        }
    }
    final var customSize = FittedViewSize()

    /// The color of title and image; nil, the default, is that of the bar.
    open var tintColor: UIColor? {
        didSet {
            customization.note("tintColor") { [tintColor] in ($0 as? UIBarButtonItem)?.tintColor = tintColor }
            if tintColor != oldValue { onChange?() }
        }
    }

    /// The target of a tap; nil by default. It is never called: there are no selectors.
    open weak var target: AnyObject?

    /// The action of a tap; nil by default. Setting one gives a custom item the action's title and image. (UIKit
    /// documentation)
    open var primaryAction: UIAction? { didSet { if primaryAction !== oldValue { primaryActionChanged() } } }

    /// The menu of a tap if there is no action, and of a long press otherwise; nil by default. Menus are not shown
    /// here.
    open var menu: UIMenu? { didSet { if menu !== oldValue { onChange?() } } }

    /// The group that contains the item; nil for none.
    open var buttonGroup: UIBarButtonItemGroup? { group }

    /// iOS 16: returns a fixed group of this item alone.
    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// Whether a tap also toggles ``isSelected``; false by default. (UIKit documentation)
    open var changesSelectionAsPrimaryAction = false

    /// iOS 15: whether the item is selected; false by default.
    open var isSelected = false { didSet { if isSelected != oldValue { onChange?() } } }

    /// iOS 16: whether the bar omits the item; false by default.
    open var isHidden = false { didSet { if isHidden != oldValue { onChange?() } } }

    /// iOS 26: an identifier that matches items of two pages in a transition; nil by default.
    open var identifier: String? { didSet { if identifier != oldValue { onChange?() } } }

    /// iOS 26: whether the item may share a platter with its neighbors; true by default.
    open var sharesBackground = true { didSet { if sharesBackground != oldValue { onChange?() } } }

    /// iOS 26: whether the item has no platter; false by default.
    open var hidesSharedBackground = false { didSet { if hidesSharedBackground != oldValue { onChange?() } } }

    /// iOS 27.1: the direction of the bar that the item prefers; automatic by default.
    open var axisBehavior = AxisBehavior.automatic { didSet { if axisBehavior != oldValue { onChange?() } } }

    // MARK: Legacy properties from before `UIBarButtonItemAppearance`

    final var legacy = LegacyButtonValues()
    final var backLegacy = LegacyButtonValues()

    /// Sets the background image for a state and a bar height. It is as wide as the button, so make it resizable.
    ///
    /// Default nil. A missing state falls back to `.normal`, a missing height to `.default`. Values of the bar's
    /// appearance take precedence. A custom view has no button and no background image.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        setLegacy("background \(state.rawValue) \(barMetrics.rawValue)") {
            $0.legacy.images[.init(state, nil, barMetrics)] = backgroundImage
        }
    }

    /// Returns the background image for a state and a bar height; default nil.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacy.images[.init(state, nil, barMetrics)]
    }

    /// Sets the background image for a state, an item style and a bar height; it precedes an image without a style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        setLegacy("background \(state.rawValue) \(style.rawValue) \(barMetrics.rawValue)") {
            $0.legacy.images[.init(state, style, barMetrics)] = backgroundImage
        }
    }

    /// Returns the background image for a state, an item style and a bar height; default nil.
    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        legacy.images[.init(state, style, barMetrics)]
    }

    /// Moves the background image, in points downward; default 0. Values of the bar's appearance take precedence.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        setLegacy("background y \(barMetrics.rawValue)") { $0.legacy.imageOffsets[barMetrics] = adjustment }
    }

    /// Returns how far the background image is moved at a bar height, in points; default 0.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacy.imageOffsets[barMetrics] ?? 0
    }

    /// Moves the title, in points; zero by default. Values of the bar's appearance take precedence.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        setLegacy("title offset \(barMetrics.rawValue)") { $0.legacy.titleOffsets[barMetrics] = adjustment }
    }

    /// Returns how far the title is moved at a bar height, in points; zero by default.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        legacy.titleOffsets[barMetrics] ?? .zero
    }

    /// As ``setBackgroundImage(_:for:barMetrics:)``, for the back button that leads to the item's page.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        setLegacy("back background \(state.rawValue) \(barMetrics.rawValue)") {
            $0.backLegacy.images[.init(state, nil, barMetrics)] = backgroundImage
        }
    }

    /// Returns the back button's background image for a state and a bar height; default nil.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backLegacy.images[.init(state, nil, barMetrics)]
    }

    /// Moves the back button's background image, in points downward; default 0.
    open func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        setLegacy("back background y \(barMetrics.rawValue)") { $0.backLegacy.imageOffsets[barMetrics] = adjustment }
    }

    /// Returns how far the back button's background image is moved at a bar height, in points; default 0.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backLegacy.imageOffsets[barMetrics] ?? 0
    }

    /// Moves the back button's title, in points; zero by default. On iOS 26 that button has no title.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        setLegacy("back title offset \(barMetrics.rawValue)") { $0.backLegacy.titleOffsets[barMetrics] = adjustment }
    }

    /// Returns how far the back button's title is moved at a bar height, in points; zero by default.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        backLegacy.titleOffsets[barMetrics] ?? .zero
    }
}

extension UIBarButtonItem {
    /// Changes a value on the item, or records the change on an appearance proxy.
    private func setLegacy(_ name: String, _ change: @escaping @MainActor (UIBarButtonItem) -> Void) {
        customization.note(name) { ($0 as? UIBarButtonItem).map(change) }
        change(self)
        onChange?()
    }
}

extension UIBarButtonItem {
    /// Copies the title and image of the new action.
    func primaryActionChanged() {
        if let primaryAction, systemItem == nil {
            title = primaryAction.title.isEmpty ? nil : primaryAction.title
            image = primaryAction.image
        }
        onChange?()
    }

    /// Performs the item's action.
    func perform() {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
        if menu != nil {
            fatalError(
                "UIBarButtonItem.menu: menus of bar button items are not modelled in HeadlessUIKit, so an item without a "
                    + "primaryAction cannot be tapped; call the action of the menu's element instead.")
        }
    }
}

extension UIBarButtonItem {
    /// The style of a button. (UIKit documentation)
    public enum Style: Int, Sendable {
        case plain = 0
        /// As plain, since iOS 7.
        case bordered = 1
        /// Emphasized (iOS 26).
        case prominent = 2

        /// Emphasized; the name of ``prominent`` before iOS 26.
        public static var done: Style { .prominent }
    }

    /// The predefined items. (UIKit documentation)
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case pageCurl = 23
        case close = 24
    }
}

extension UIBarButtonItem.SystemItem {
    /// The text that the item shows, in English; nil for an item that shows a symbol or nothing. With glass only edit and
    /// save show text (fact m21.17).
    func systemTitle(usesGlass: Bool) -> String? {
        switch self {
        case .done, .cancel, .undo, .redo: usesGlass ? nil : name
        default: name
        }
    }

    /// The name of the item in English, of those that have been texts.
    private var name: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// The name of the symbol that the item shows; nil for an item that shows text or nothing.
    func systemSymbolName(usesGlass: Bool) -> String? {
        switch self {
        case .done where usesGlass: "checkmark"
        case .cancel where usesGlass: "xmark"
        case .undo where usesGlass: "arrow.uturn.backward"
        case .redo where usesGlass: "arrow.uturn.forward"
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .pageCurl: "doc"
        default: nil
        }
    }
}

extension UIBarButtonItem {
    /// The title that a bar without glass shows: the item's own, or the system item's. It also names the button for
    /// accessibility.
    var shownTitle: String? { shownTitle(usesGlass: false) }

    /// The title that a bar shows: the item's own, or the system item's.
    func shownTitle(usesGlass: Bool) -> String? { title ?? systemItem?.systemTitle(usesGlass: usesGlass) }

    /// The image that a bar shows: the item's own, or the system item's symbol.
    func shownImage(isCompact: Bool, usesGlass: Bool = false) -> UIImage? {
        if isCompact, let landscapeImagePhone { return landscapeImagePhone }
        if let image { return image }
        // A title that replaces a symbol from iOS 26 stays the item's title.
        if usesGlass, title != nil, systemItem?.systemTitle(usesGlass: false) != nil { return nil }
        return systemItem?.systemSymbolName(usesGlass: usesGlass).flatMap { UIImage(systemName: $0) }
    }

    /// The insets of that image.
    func shownImageInsets(isCompact: Bool) -> UIEdgeInsets {
        isCompact && landscapeImagePhone != nil ? landscapeImagePhoneInsets : imageInsets
    }
}

extension UIBarButtonItem {
    /// Whether a bar omits the item; before iOS 16 it never does.
    var isOmitted: Bool { isHidden && Simulator.current.profile.system >= 16 }
}
