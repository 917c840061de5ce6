import Foundation

/// Bar button items that belong together: they are adjacent, on iOS 26 on platters separate from those of other groups.
/// A bar shows all of them even if there is no room. (UIKit documentation)
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject, NSCoding {
    /// The navigation item that shows the group.
    final weak var owner: UINavigationItem?

    /// Creates a group of items with an item that represents them if there is no room. Items leave their previous
    /// group.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        adopt([])
    }

    /// Creates a group without items.
    public convenience override init() {
        self.init(barButtonItems: [], representativeItem: nil)
    }

    /// Traps with a message: nib files are not modeled.
    public nonisolated required init?(coder: NSCoder) {
        fatalError(
            "UIBarButtonItemGroup.init(coder:): nib files are not modelled; use init(barButtonItems:representativeItem:)."
        )
    }

    /// Traps with a message: groups are not archived here.
    open nonisolated func encode(with coder: NSCoder) {
        fatalError(
            "UIBarButtonItemGroup.encode(with:): groups cannot be archived in HeadlessUIKit; create them in code.")
    }

    /// The items, from the leading side.
    open var barButtonItems: [UIBarButtonItem] { didSet { if barButtonItems != oldValue { adopt(oldValue) } } }

    /// The item that represents the group if there is no room; default nil. Stored only: bars always show the items
    /// here.
    open var representativeItem: UIBarButtonItem?

    /// iOS 16: whether the bar omits the group; default false.
    open var isHidden = false { didSet { if isHidden != oldValue { owner?.report(.content) } } }

    private func adopt(_ old: [UIBarButtonItem]) {
        for item in old where !barButtonItems.contains(item) && item.buttonGroup === self { item.group = nil }
        for item in barButtonItems where item.buttonGroup !== self {
            item.group?.barButtonItems.removeAll { $0 === item }
            item.group = self
        }
        owner?.report(.content)
    }

    /// The items that a bar shows.
    final var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }
}

extension UIBarButtonItemGroup {
    /// iOS 26: creates a group of a space of no width, which separates the groups beside it.
    public class func fixedSpace() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: [.fixedSpace()], representativeItem: nil)
    }

    /// iOS 16: creates a group that the user can neither move nor remove.
    public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
}
