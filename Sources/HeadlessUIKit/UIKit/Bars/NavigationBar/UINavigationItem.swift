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
