import Foundation

/// Bar button items that belong together: they stand side by side, on iOS 26 on platters apart from those of other
/// groups. A bar shows all of them whether there is room or not. (UIKit documentation)
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject, NSCoding {
    /// The navigation item that shows the group.
    weak var owner: UINavigationItem?

    /// A group of items, and what stands for them where there is no room. An item that was in another group leaves it.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        adopt([])
    }

    /// Stops: nib files are not modelled.
    public nonisolated required init?(coder: NSCoder) {
        fatalError(
            "UIBarButtonItemGroup(coder:): nib files are not modelled; use init(barButtonItems:representativeItem:).")
    }

    /// Stops: groups are not archived here.
    open nonisolated func encode(with coder: NSCoder) {
        fatalError("UIBarButtonItemGroup.encode(with:) is missing in HeadlessUIKit: groups are not archived.")
    }

    /// The items, from the leading side.
    open var barButtonItems: [UIBarButtonItem] { didSet { if barButtonItems != oldValue { adopt(oldValue) } } }
    /// What stands for the items where a bar has no room for them; default nil. Bars always show the items here, so it
    /// is kept.
    open var representativeItem: UIBarButtonItem?
    /// iOS 16: whether the bar leaves the group out; default false.
    open var isHidden = false { didSet { if isHidden != oldValue { owner?.report(.content) } } }

    private func adopt(_ old: [UIBarButtonItem]) {
        for item in old where !barButtonItems.contains(item) && item.buttonGroup === self { item.group = nil }
        for item in barButtonItems where item.buttonGroup !== self {
            item.group?.barButtonItems.removeAll { $0 === item }
            item.group = self
        }
        owner?.report(.content)
    }

    /// What of the group a bar shows.
    var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }
}

extension UIBarButtonItemGroup {
    /// iOS 26: a group of nothing but a space of no width, which keeps what is beside it apart.
    public class func fixedSpace() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: [.fixedSpace()], representativeItem: nil)
    }

    /// iOS 16: a group that a person can neither move nor take away.
    public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
}
