import Foundation

/// What one page puts into a navigation bar.
@MainActor @preconcurrency
open class UINavigationItem: NSObject, NSCoding {
    /// The bar that shows the item listens here; the flag says whether the change asked for animation.
    var onChange: (@MainActor (UINavigationItem, Change, Bool) -> Void)?
    var values = NavigationItemValues()
    var appearances = AppearanceChoices<UINavigationBarAppearance>()

    /// The title in the middle of the bar, or large under it; default nil.
    open var title: String? {
        didSet { if title != oldValue { report(.content) } }
    }

    /// A view in the title's place; default nil.
    open var titleView: UIView? {
        didSet {
            guard titleView !== oldValue else { return }
            values.titleViewSize = nil
            report(.content)
        }
    }

    /// One line above the rest, which makes the bar higher (facts 4.4, m1.9); default nil.
    open var prompt: String? {
        didSet { if prompt != oldValue { report((prompt == nil) == (oldValue == nil) ? .content : .height) } }
    }

    /// The button that leads back to this page from the next; default nil: made from the title.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { report(.content) } }
    }

    /// What the next page's back button says in place of the title; default nil.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { report(.content) } }
    }

    /// How much the next page's back button says; default ``BackButtonDisplayMode/default``.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { report(.content) } }
    }

    /// What the back button does in place of popping; default nil.
    open var backAction: UIAction? {
        didSet { report(.content) }
    }

    /// Whether left items leave the back button where it is; default false: they replace it.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { report(.content) } }
    }

    /// Whether the title is large where the bar prefers that; default ``LargeTitleDisplayMode/automatic``.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { report(.height) } }
    }

    /// Whether the search bar goes away when the page scrolls; default true.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { report(.height) } }
    }

    /// Search in the bar; default nil.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.owner = nil
            searchController?.owner = self
            report(.height)
        }
    }

    /// How the bar arranges the item; default ``ItemStyle/navigator``, and the only one modelled.
    open var style = ItemStyle.navigator {
        didSet {
            precondition(
                style == .navigator,
                "UINavigationItem.style \(style) is not modelled in HeadlessUIKit yet: leave it at .navigator.")
        }
    }

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
