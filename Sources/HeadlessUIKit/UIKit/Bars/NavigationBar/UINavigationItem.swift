import Foundation

/// The content that one view controller shows in a navigation bar.
@MainActor @preconcurrency
open class UINavigationItem: NSObject, NSCoding {
    /// Called by the item when it changed; set by the bar that shows the item. The flag says whether to animate.
    final var onChange: (@MainActor (UINavigationItem, Change, Bool) -> Void)?

    final var appearances = AppearanceChoices<UINavigationBarAppearance>()
    final var storedSearchItems: SearchBarItems?
    /// What was assigned to ``navigationBarMinimization``; nil if nothing was (fact 27.1.7).
    final var minimization: UIBarMinimization?
    final var titles = NavigationItemAttributedTitles() {
        didSet { if titles != oldValue { report(titles.change(from: oldValue)) } }
    }

    private var groups = NavigationItemGroups() { didSet { groupsChanged(from: oldValue) } }
    private var storedHidesBackButton = false
    private var leftItems: [UIBarButtonItem]?
    private var rightItems: [UIBarButtonItem]?

    /// The sizes of the app's title and subtitle views.
    private var viewSizes: [ObjectIdentifier: FittedViewSize] = [:]

    /// Whether the item's page is in a tab bar controller (fact m1.12).
    final var isUnderTabBar = false

    /// Whether the bar that shows the item has a regular width; before a bar has shown it, whether the device is an iPad.
    final var isRegularWidth: Bool {
        get { barHasRegularWidth ?? (Simulator.current.profile.idiom == .pad) }
        set { barHasRegularWidth = newValue }
    }
    private var barHasRegularWidth: Bool?

    // MARK: Creating an item

    /// Creates an item without a title.
    public override init() {
        super.init()
    }

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Traps with a message: nib files are not modeled.
    public nonisolated required init?(coder: NSCoder) {
        fatalError("UINavigationItem.init(coder:): nib files are not modelled in HeadlessUIKit; use init(title:).")
    }

    /// Traps with a message: items cannot be archived.
    open nonisolated func encode(with coder: NSCoder) {
        fatalError("UINavigationItem.encode(with:): items cannot be archived in HeadlessUIKit; create them in code.")
    }

    /// Notifies the bar that shows the item of a change.
    final func report(_ change: Change, animated: Bool = false) {
        onChange?(self, change, animated)
    }

    // MARK: Titles

    /// The title, in the middle of the bar or large below it; default nil.
    open var title: String? {
        didSet { if title != oldValue { report(.content) } }
    }

    /// iOS 26: the text of the large title in place of ``title``; default nil (fact 6.4.5).
    open var largeTitle: String? { didSet { if largeTitle != oldValue { report(.content) } } }

    /// iOS 26: one line of text below the title; default nil. Returns the text of ``attributedSubtitle`` if that is set.
    open var subtitle: String? {
        get { titles.subtitle.map { String($0.characters) } ?? titles.plainSubtitle }
        set { titles.plainSubtitle = newValue }
    }

    /// iOS 26: one line of text below the large title; default nil: the subtitle.
    open var largeSubtitle: String? { didSet { if largeSubtitle != oldValue { report(.height) } } }

    /// A view in place of the title; default nil.
    open var titleView: UIView? { didSet { viewChanged(from: oldValue, to: titleView, .content) } }

    /// iOS 26: a view in place of the subtitle, sized by its constraints or `sizeThatFits`; default nil.
    open var subtitleView: UIView? { didSet { viewChanged(from: oldValue, to: subtitleView, .content) } }

    /// iOS 26: a view in place of the subtitle below the large title, sized by its constraints or `sizeThatFits`;
    /// default nil.
    open var largeSubtitleView: UIView? { didSet { viewChanged(from: oldValue, to: largeSubtitleView, .height) } }

    /// One line of text above the other content, which makes the bar higher; default nil (facts 4.4, m1.9).
    open var prompt: String? {
        didSet { if prompt != oldValue { report((prompt == nil) == (oldValue == nil) ? .content : .height) } }
    }

    /// Whether the title is large in a bar that prefers large titles; default ``LargeTitleDisplayMode/automatic``.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { report(.height) } }
    }

    /// iOS 27.2: the preferred position of the title; default ``TitleAlignment/automatic`` (fact 27.4.1).
    open var titleAlignment = TitleAlignment.automatic {
        didSet { if titleAlignment != oldValue { report(.content) } }
    }

    /// iOS 16: how the bar arranges the item; default ``ItemStyle/navigator``.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { report(.content) } } }

    private func viewChanged(from old: UIView?, to new: UIView?, _ change: Change) {
        guard old !== new else { return }
        if let old { viewSizes[ObjectIdentifier(old)] = nil }
        report(change)
    }

    /// The size of a title or subtitle view: its own preferred size, or else the frame that the app gave it before a bar
    /// changed it.
    final func fittingSize(of view: UIView, height: CGFloat) -> CGSize {
        viewSizes[ObjectIdentifier(view), default: FittedViewSize()]
            .size(of: view, rowHeight: height, prefersIntrinsic: true)
    }

    // MARK: Back button

    /// The back button that the next view controller shows for this one; default nil: made from the title.
    open var backBarButtonItem: UIBarButtonItem? { didSet { if backBarButtonItem !== oldValue { report(.content) } } }

    /// The text of the next view controller's back button in place of the title; default nil.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { report(.content) } } }

    /// How much text the next view controller's back button shows; default ``BackButtonDisplayMode/default``.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { report(.content) } }
    }

    /// The action of the back button in place of popping; default nil.
    open var backAction: UIAction? { didSet { report(.content) } }

    /// Whether the back button is hidden; default false.
    open var hidesBackButton: Bool {
        get { storedHidesBackButton }
        set { setHidesBackButton(newValue, animated: false) }
    }

    /// Hides or shows the back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard storedHidesBackButton != hidesBackButton else { return }
        storedHidesBackButton = hidesBackButton
        report(.content, animated: animated)
    }

    /// Whether left items are shown beside the back button; default false: they replace it.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { report(.content) } }
    }

    /// The previous item that a first page with a ``backAction`` has: its back button shows the action's text or image
    /// (iOS 16; UIKit's documentation of `backAction`).
    final var synthesizedBackItem: UINavigationItem? {
        guard let backAction, Simulator.current.profile.system >= 16 else { return nil }
        let item = UINavigationItem()
        let hasText = !backAction.title.isEmpty || backAction.image != nil
        if hasText { item.backBarButtonItem = UIBarButtonItem(title: backAction.title, image: backAction.image) }
        return item
    }

    /// Whether the bar shows a back button to `previous` for this item.
    final func showsBackButton(to previous: UINavigationItem?) -> Bool {
        guard previous != nil, !hidesBackButton else { return false }
        return leftItemsSupplementBackButton || leadingItems.isEmpty
    }

    // MARK: Buttons

    /// The items on the leading side, from the edge inward; default nil. They replace the back button unless
    /// ``leftItemsSupplementBackButton`` is true.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftItems }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// The items on the trailing side, from the edge inward: the first is the trailing-most (fact m2.2); default nil.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightItems }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// Sets the items on the leading side.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftItems = items
        groups.leading = []
        report(.content, animated: animated)
    }

    /// Sets the items on the trailing side.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightItems = items
        groups.trailing = []
        report(.content, animated: animated)
    }

    /// The leading-most item; default nil. Setting it replaces the first of ``leftBarButtonItems``; nil removes that one, and an
    /// item that is there already moves to the front. (UIKit documentation)
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftItems?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The trailing-most item; default nil. Setting it replaces the first of ``rightBarButtonItems``; nil removes that one, and
    /// an item that is there already moves to the front. (UIKit documentation)
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightItems?.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// Sets ``leftBarButtonItem``.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(leftItems.replacingFirst(with: item), animated: animated)
    }

    /// Sets ``rightBarButtonItem``.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(rightItems.replacingFirst(with: item), animated: animated)
    }

    /// iOS 16: the groups on the leading side in place of left items; default empty.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { groups.leading }
        set { setGroups(newValue, at: \.leading) }
    }

    /// iOS 16: the groups in the middle of the bar; default empty. The styles browser and editor show them in a regular
    /// width.
    open var centerItemGroups: [UIBarButtonItemGroup] {
        get { groups.center }
        set { setGroups(newValue, at: \.center) }
    }

    /// iOS 16: the groups on the trailing side in place of right items, from the leading side; default empty.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { groups.trailing }
        set { setGroups(newValue, at: \.trailing) }
    }

    /// iOS 16: a group at the trailing end, after the search bar; default nil.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { groups.pinned }
        set {
            groups.pinned = newValue
            report(.content)
        }
    }

    private func setGroups(
        _ new: [UIBarButtonItemGroup], at part: WritableKeyPath<NavigationItemGroups, [UIBarButtonItemGroup]>
    ) {
        // Items and groups of one side replace each other.
        if part == \.leading { leftItems = nil }
        if part == \.trailing { rightItems = nil }
        groups[keyPath: part] = new
        report(.content)
    }

    /// Updates the owners of the groups, through which they report their changes.
    private func groupsChanged(from old: NavigationItemGroups) {
        let now = groups.all
        for group in old.all where group.owner === self && !now.contains(group) { group.owner = nil }
        for group in now { group.owner = self }
    }

    // MARK: What the bar shows

    /// The style in effect: before iOS 16 always `.navigator`.
    final var shownStyle: ItemStyle { Simulator.current.profile.system >= 16 ? style : .navigator }

    /// The items on the leading side, from the edge inward.
    final var leadingItems: [UIBarButtonItem] { leftItems ?? row(of: groups.leading) }

    /// The items in the middle, in the styles that show them, in a regular width.
    final var centerItems: [UIBarButtonItem] {
        shownStyle != .navigator && isRegularWidth ? row(of: groups.center) : []
    }

    /// The items on the trailing side, from the leading side.
    final var trailingItems: [UIBarButtonItem] { rightItems?.reversed() ?? row(of: groups.trailing) }

    /// The items at the trailing end, after the search bar.
    final var pinnedItems: [UIBarButtonItem] { row(of: [groups.pinned].compactMap { $0 }) }

    /// Before iOS 16 groups are not shown.
    private func row(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
        Simulator.current.profile.system >= 16 ? NavigationItemGroups.row(groups.map(\.shownItems)) : []
    }

    /// Every bar button item whose changes the bar that shows this item has to observe.
    final var barButtonItems: [UIBarButtonItem] {
        (leftItems ?? []) + (rightItems ?? []) + groups.all.flatMap(\.barButtonItems)
    }

    // MARK: Search

    /// The search controller whose search bar the navigation bar shows; default nil.
    open var searchController: UISearchController? { didSet { searchChanged(from: oldValue) } }

    /// Whether a search bar below the other content hides when the page scrolls; default true.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { report(.height) } }
    }

    /// iOS 16: the preferred placement of the search bar; default automatic.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { report(.height) } }
    }

    /// iOS 16: the placement that the search bar has, or would have.
    open var searchBarPlacement: SearchBarPlacement { resolvedSearchPlacement }

    /// iOS 26: a placeholder for the search bar among the bar's items; without it an inline search bar is at the trailing
    /// end. It shows nothing where the search bar is elsewhere, and in toolbars.
    open var searchBarPlacementBarButtonItem: UIBarButtonItem { searchItems.placeholder }

    // MARK: Appearances

    /// The appearance at the regular height while this item is on top; copied when set; default nil: the bar's
    /// (facts 6.1.2, 6.1.3).
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { setAppearance(newValue, at: \.standard) }
    }

    /// The appearance at the compact height while this item is on top; copied when set; default nil.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { setAppearance(newValue, at: \.compact) }
    }

    /// The appearance while content is at its top edge and this item is on top; copied when set; default nil.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { setAppearance(newValue, at: \.scrollEdge) }
    }

    /// The appearance at the compact height while content is at its top edge; copied when set; default nil.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { setAppearance(newValue, at: \.compactScrollEdge) }
    }

    private func setAppearance(
        _ appearance: UINavigationBarAppearance?,
        at path: WritableKeyPath<AppearanceChoices<UINavigationBarAppearance>, UINavigationBarAppearance?>
    ) {
        let copies = Simulator.current.profile.variants.copiesItemAppearances
        appearances.store(appearance, at: path, copies: copies) { [weak self] in self?.report(.appearance) }
        report(.appearance)
    }
}

extension UINavigationItem {
    /// Whether a large title is shown in a bar that prefers large titles (fact 6.1.14).
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As for the previous page; the first page shows a large title.
        case automatic = 0
        /// Large.
        case always = 1
        /// Inline.
        case never = 2
        /// Large among the buttons, and as `always` if there is a back button; iOS 17.
        case inline = 3
    }

    /// The text of the *next* page's back button.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, or "Back" if it does not fit, or no text.
        case `default` = 0
        /// "Back", or no text if it does not fit.
        case generic = 1
        /// The chevron only.
        case minimal = 2
    }

    /// How the bar arranges title and items.
    public enum ItemStyle: Int, Sendable {
        /// The back button, the title in the middle and the items at the end.
        case navigator = 0
        /// The title at the leading edge and the center groups in the middle; for browsing.
        case browser = 1
        /// As `browser`, with a back button that is a chevron only; for documents.
        case editor = 2
    }

    /// The kind of a change that the item reports to its bar.
    enum Change {
        /// Title, items or back button changed.
        case content
        /// An appearance changed.
        case appearance
        /// A value changed that affects the bar's height: prompt, large title, search bar or its placement.
        case height
        /// The user begins or ends a search.
        case search
        /// How the bar minimizes.
        case minimization
    }
}

/// The groups of a navigation item, by the part of the bar that shows them (iOS 16).
@MainActor
struct NavigationItemGroups {
    var leading: [UIBarButtonItemGroup] = []
    var center: [UIBarButtonItemGroup] = []
    var trailing: [UIBarButtonItemGroup] = []
    var pinned: UIBarButtonItemGroup?

    var all: [UIBarButtonItemGroup] { leading + center + trailing + [pinned].compactMap { $0 } }

    /// Joins the items of groups, with spaces of no width that keep the platters of different groups apart.
    static func row(_ groups: [[UIBarButtonItem]]) -> [UIBarButtonItem] {
        Array(groups.filter { !$0.isEmpty }.joined(separator: [UIBarButtonItem.fixedSpace(0)]))
    }
}

extension [UIBarButtonItem]? {
    /// The items of a side after its first one is set; nil if none is left.
    @MainActor
    fileprivate func replacingFirst(with item: UIBarButtonItem?) -> [UIBarButtonItem]? {
        let items = self ?? []
        guard let item else { return items.count > 1 ? Array(items.dropFirst()) : nil }
        let isMoved = items.contains { $0 === item }
        return [item] + (isMoved ? items.filter { $0 !== item } : Array(items.dropFirst()))
    }
}
