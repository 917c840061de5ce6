import Foundation

/// What one page puts into a navigation bar.
@MainActor @preconcurrency
open class UINavigationItem: NSObject, NSCoding {
    /// The bar that shows the item listens here; the flag says whether the change asked for animation.
    var onChange: (@MainActor (UINavigationItem, Change, Bool) -> Void)?
    var values = NavigationItemValues()
    var appearances = AppearanceChoices<UINavigationBarAppearance>()
    var groups = NavigationItemGroups() { didSet { groupsReplaced(oldValue) } }
    var storedSearchItems: SearchBarItems?
    var titles = NavigationItemTitles() { didSet { if titles != oldValue { report(titles.change(from: oldValue)) } } }

    /// The title in the middle of the bar, or large under it; default nil.
    open var title: String? {
        didSet { if title != oldValue { report(.content) } }
    }

    /// iOS 26: what the large title says in place of ``title``; default nil (fact 6.4.5).
    open var largeTitle: String? { didSet { if largeTitle != oldValue { report(.content) } } }
    /// iOS 26: one line below the title; default nil. What it says is that of ``attributedSubtitle`` where there is one.
    open var subtitle: String? {
        get { titles.subtitle.map { String($0.characters) } ?? titles.plainSubtitle }
        set { titles.plainSubtitle = newValue }
    }
    /// iOS 26: one line below the large title; default nil: the subtitle.
    open var largeSubtitle: String? { didSet { if largeSubtitle != oldValue { report(.height) } } }
    /// A view in the title's place; default nil.
    open var titleView: UIView? { didSet { replaced(oldValue, by: titleView, .content) } }
    /// iOS 26: a view in place of the subtitle, as large as its constraints or `sizeThatFits` make it; default nil.
    open var subtitleView: UIView? { didSet { replaced(oldValue, by: subtitleView, .content) } }
    /// iOS 26: a view below the large title in place of a subtitle, as large as its constraints or `sizeThatFits` make
    /// it; default nil.
    open var largeSubtitleView: UIView? { didSet { replaced(oldValue, by: largeSubtitleView, .height) } }

    /// One line above the rest, which makes the bar higher (facts 4.4, m1.9); default nil.
    open var prompt: String? {
        didSet { if prompt != oldValue { report((prompt == nil) == (oldValue == nil) ? .content : .height) } }
    }

    /// The button that leads back to this page from the next; default nil: made from the title.
    open var backBarButtonItem: UIBarButtonItem? { didSet { if backBarButtonItem !== oldValue { report(.content) } } }
    /// What the next page's back button says in place of the title; default nil.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { report(.content) } } }
    /// How much the next page's back button says; default ``BackButtonDisplayMode/default``.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { report(.content) } }
    }
    /// What the back button does in place of popping; default nil.
    open var backAction: UIAction? { didSet { report(.content) } }
    /// Whether left items leave the back button where it is; default false: they replace it.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { report(.content) } }
    }
    /// Whether the title is large where the bar prefers that; default ``LargeTitleDisplayMode/automatic``.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { report(.height) } }
    }
    /// iOS 16: how the bar arranges the item; default ``ItemStyle/navigator``.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { report(.content) } } }

    // MARK: Search

    /// Search in the bar; default nil.
    open var searchController: UISearchController? { didSet { searchChanged(from: oldValue) } }
    /// Whether the search bar goes away when the page scrolls; default true. Only one below the other content does.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { report(.height) } }
    }
    /// iOS 16: where the search bar should be; default automatic.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { report(.height) } }
    }
    /// iOS 16: where the search bar is, or would be.
    open var searchBarPlacement: SearchBarPlacement { resolvedSearchPlacement }
    /// iOS 26: stands for the search bar among the items of the bar; without it an inline search bar is at the trailing
    /// end. Left out where the search bar is elsewhere, and in toolbars.
    open var searchBarPlacementBarButtonItem: UIBarButtonItem { searchItems.placeholder }

    // MARK: Buttons

    /// Whether the back button is left out; default false.
    open var hidesBackButton: Bool {
        get { values.hidesBackButton }
        set { setHidesBackButton(newValue, animated: false) }
    }
    /// Leaves the back button out or not.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { hideBack(hidesBackButton, animated) }
    /// The items on the leading side, from the edge inward; default nil. They take the back button's place unless
    /// ``leftItemsSupplementBackButton`` is true.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { values.leftItems }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    /// The items on the trailing side, from the edge inward: the first is the trailing-most (fact m2.2); default nil.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { values.rightItems }
        set { setRightBarButtonItems(newValue, animated: false) }
    }
    /// Sets the items on the leading side.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { setLeft(items, animated) }
    /// Sets the items on the trailing side.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { setRight(items, animated) }
    /// The leading-most item; setting it replaces all on that side. Default nil.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { values.leftItems?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }
    /// The trailing-most item; setting it replaces all on that side. Default nil.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { values.rightItems?.first }
        set { setRightBarButton(newValue, animated: false) }
    }
    /// Replaces the items on the leading side by one.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }
    /// Replaces the items on the trailing side by one.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// iOS 16: groups on the leading side in place of left items; default empty.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { groups.leading }
        set { setGroups(newValue, at: \.leading) }
    }
    /// iOS 16: groups for the middle of the bar; default empty. The styles browser and editor show them in regular
    /// width.
    open var centerItemGroups: [UIBarButtonItemGroup] {
        get { groups.center }
        set { setGroups(newValue, at: \.center) }
    }
    /// iOS 16: groups on the trailing side in place of right items, from the leading side; default empty.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { groups.trailing }
        set { setGroups(newValue, at: \.trailing) }
    }
    /// iOS 16: a group at the trailing end, past the search bar; default nil.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { groups.pinned }
        set { setPinnedGroup(newValue) }
    }

    // MARK: Looks

    /// The look at the usual height while this item is on top; copied; default nil: the bar's (facts 6.1.2, 6.1.3).
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { setAppearance(newValue, at: \.standard) }
    }
    /// The look at the compact height while this item is on top; copied; default nil.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { setAppearance(newValue, at: \.compact) }
    }
    /// The look while content rests at its top edge and this item is on top; copied; default nil.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { setAppearance(newValue, at: \.scrollEdge) }
    }
    /// The look at the compact height while content rests at its top edge; copied; default nil.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { setAppearance(newValue, at: \.compactScrollEdge) }
    }

    // MARK: Making

    /// An item without a title.
    public override init() {
        super.init()
    }

    /// An item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Stops: nib files are not modelled.
    public nonisolated required init?(coder: NSCoder) {
        fatalError("UINavigationItem(coder:): nib files are not modelled; make the item with init(title:).")
    }

    /// Stops: items are not archived here.
    open nonisolated func encode(with coder: NSCoder) {
        fatalError("UINavigationItem.encode(with:) is missing in HeadlessUIKit: items are not archived.")
    }

    func report(_ change: Change, animated: Bool = false) {
        onChange?(self, change, animated)
    }
}

extension UINavigationItem {
    /// Whether a page shows a large title in a bar that prefers large titles (fact 6.1.14).
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the previous page asked for; the first page shows one.
        case automatic = 0
        /// Large.
        case always = 1
        /// Inline.
        case never = 2
        /// Inline, and the bar does not take part in scrolling; iOS 17.
        case inline = 3
    }

    /// What the back button of the *next* page says.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title; where it does not fit "Back", where that does not fit nothing.
        case `default` = 0
        /// "Back"; where it does not fit nothing.
        case generic = 1
        /// The chevron only.
        case minimal = 2
    }

    /// How the bar arranges title and items.
    public enum ItemStyle: Int, Sendable {
        /// Back button, title in the middle, items at the end.
        case navigator = 0
        /// The title at the leading edge, the groups of the middle in the middle; for browsing.
        case browser = 1
        /// The same with a back button that is a chevron alone; for documents.
        case editor = 2
    }

    /// What of an item changed, as far as a bar must know.
    enum Change {
        /// What is shown: title, items, back button.
        case content
        /// How it is drawn.
        case appearance
        /// How high the bar must be: prompt, large title, search bar and where that belongs.
        case height
        /// The user begins or ends to search.
        case search
    }
}

extension UINavigationItem {
    func setAppearance(
        _ appearance: UINavigationBarAppearance?,
        at path: WritableKeyPath<AppearanceChoices<UINavigationBarAppearance>, UINavigationBarAppearance?>
    ) {
        appearances.store(appearance, at: path) { [weak self] in self?.report(.appearance) }
        report(.appearance)
    }
}

extension UINavigationItem {
    /// One of the item's views took another's place.
    func replaced(_ old: UIView?, by new: UIView?, _ change: Change) {
        guard old !== new else { return }
        if let old { values.viewSizes[ObjectIdentifier(old)] = nil }
        report(change)
    }

    /// What a view of the item wants: what it says, else what the app gave it before a bar changed it.
    func wantedSize(of view: UIView, height: CGFloat) -> CGSize {
        values.viewSizes[ObjectIdentifier(view), default: FittedViewSize()]
            .wanted(by: view, height: height, prefersIntrinsic: true)
    }
}

extension UINavigationItem {
    func hideBack(_ hides: Bool, _ animated: Bool) {
        guard values.hidesBackButton != hides else { return }
        values.hidesBackButton = hides
        report(.content, animated: animated)
    }

    func setLeft(_ items: [UIBarButtonItem]?, _ animated: Bool) {
        values.leftItems = items
        groups.leading = []
        report(.content, animated: animated)
    }

    func setRight(_ items: [UIBarButtonItem]?, _ animated: Bool) {
        values.rightItems = items
        groups.trailing = []
        report(.content, animated: animated)
    }

    /// Every bar button item whose changes the bar that shows this item must follow.
    var barButtonItems: [UIBarButtonItem] {
        (values.leftItems ?? []) + (values.rightItems ?? []) + groups.all.flatMap(\.barButtonItems)
    }

    /// What stands for the page that is not there: an action of its own gives the first page a back button with the
    /// action's text or image (iOS 16; UIKit's documentation of `backAction`).
    var synthesizedBackItem: UINavigationItem? {
        guard let backAction, Simulator.current.profile.system >= 16 else { return nil }
        let item = UINavigationItem()
        let hasText = !backAction.title.isEmpty || backAction.image != nil
        if hasText { item.backBarButtonItem = UIBarButtonItem(title: backAction.title, image: backAction.image) }
        return item
    }

    /// Whether the bar shows a way back to `previous` from this item.
    func showsBackButton(to previous: UINavigationItem?) -> Bool {
        guard previous != nil, !hidesBackButton else { return false }
        return leftItemsSupplementBackButton || leadingItems.isEmpty
    }
}

/// The groups of a navigation item, by the part of the bar they are for (iOS 16).
@MainActor
struct NavigationItemGroups {
    var leading: [UIBarButtonItemGroup] = []
    var center: [UIBarButtonItemGroup] = []
    var trailing: [UIBarButtonItemGroup] = []
    var pinned: UIBarButtonItemGroup?

    var all: [UIBarButtonItemGroup] { leading + center + trailing + [pinned].compactMap { $0 } }

    /// Items of groups one after the other: what is between two groups keeps their platters apart.
    static func row(_ groups: [[UIBarButtonItem]]) -> [UIBarButtonItem] {
        Array(groups.filter { !$0.isEmpty }.joined(separator: [UIBarButtonItem.fixedSpace(0)]))
    }
}

extension UINavigationItem {
    func setGroups(
        _ new: [UIBarButtonItemGroup], at part: WritableKeyPath<NavigationItemGroups, [UIBarButtonItemGroup]>
    ) {
        // One of the two fills a side, the one that was set last.
        if part == \.leading { values.leftItems = nil }
        if part == \.trailing { values.rightItems = nil }
        groups[keyPath: part] = new
        report(.content)
    }

    func setPinnedGroup(_ new: UIBarButtonItemGroup?) {
        groups.pinned = new
        report(.content)
    }

    /// Listens to the groups that the item has now, and no longer to those it had.
    func groupsReplaced(_ old: NavigationItemGroups) {
        let now = groups.all
        for group in old.all where group.owner === self && !now.contains(group) { group.owner = nil }
        for group in now { group.owner = self }
    }

    // MARK: What the bar shows

    /// How the bar arranges the item: before iOS 16 there is one style.
    var shownStyle: ItemStyle { Simulator.current.profile.system >= 16 ? style : .navigator }

    /// What is at the leading side, from the side inward.
    var leadingItems: [UIBarButtonItem] { values.leftItems ?? row(of: groups.leading) }

    /// What is in the middle, in the styles that have room for it, in regular width.
    var centerItems: [UIBarButtonItem] {
        shownStyle != .navigator && values.isRegularWidth ? row(of: groups.center) : []
    }

    /// What is at the trailing side, from the leading side.
    var trailingItems: [UIBarButtonItem] { values.rightItems?.reversed() ?? row(of: groups.trailing) }

    /// What is at the trailing end, past the search bar.
    var pinnedItems: [UIBarButtonItem] { row(of: [groups.pinned].compactMap { $0 }) }

    /// Before iOS 16 there are no groups.
    private func row(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
        Simulator.current.profile.system >= 16 ? NavigationItemGroups.row(groups.map(\.shownItems)) : []
    }
}

/// The parts of a navigation item that have an animated setter.
@MainActor
struct NavigationItemValues {
    var hidesBackButton = false
    var leftItems: [UIBarButtonItem]?
    var rightItems: [UIBarButtonItem]?
    /// The sizes of the app's views in the title's place and below it.
    var viewSizes: [ObjectIdentifier: FittedViewSize] = [:]
    /// Whether the item's page is in a tab bar controller (fact m1.12).
    var isUnderTabBar = false
    /// Whether the width of the bar that shows the item is regular; before one has, what the device has.
    var isRegularWidth: Bool {
        get { givenWidth ?? (Simulator.current.profile.idiom == .pad) }
        set { givenWidth = newValue }
    }
    private var givenWidth: Bool?
}
