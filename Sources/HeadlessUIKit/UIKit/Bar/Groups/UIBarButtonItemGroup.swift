import Foundation

/// Bar button items that belong together: they stand side by side, on iOS 26 on platters apart from those of other
/// groups. (UIKit documentation)
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject, NSCoding {
    /// What a person who customises a bar may do with a group.
    enum Customization: Equatable {
        case fixed
        case movable(identifier: String)
        case optional(identifier: String, isInDefault: Bool)

        var isOptionalAndAway: Bool {
            guard case .optional(_, isInDefault: false) = self else { return false }
            return true
        }
    }

    var customization = Customization.fixed
    /// The navigation item that shows the group.
    weak var owner: UINavigationItem? { didSet { if owner == nil { displaysRepresentative = false } } }
    /// Whether a bar has no room for the items.
    var displaysRepresentative = false

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
    /// What stands for the items where a navigation bar has no room for them; default nil. A tap on one without an action
    /// would list the items, which is not modelled: it stops.
    open var representativeItem: UIBarButtonItem? { didSet { adopt([oldValue].compactMap { $0 }) } }
    /// Whether ``representativeItem`` is what shows.
    open var isDisplayingRepresentativeItem: Bool { displaysRepresentative }
    /// iOS 16: whether the group is in the overflow menu where the bar's customisation leaves it out; default false.
    open var alwaysAvailable = false { didSet { if alwaysAvailable != oldValue { changed() } } }
    /// iOS 16: what stands for the group in the overflow menu; default nil. Menus are not shown here, so it is kept.
    open var menuRepresentation: UIMenuElement?
    /// iOS 16: whether the bar leaves the group out; default false.
    open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }

    /// The items and what stands for them.
    var members: [UIBarButtonItem] { barButtonItems + [representativeItem].compactMap { $0 } }

    private func adopt(_ old: [UIBarButtonItem]) {
        let members = members
        for item in old where !members.contains(item) && item.buttonGroup === self { item.group = nil }
        for item in members where item.buttonGroup !== self {
            item.group?.lose(item)
            item.group = self
        }
        changed()
    }

    /// An item of the group joins another one.
    private func lose(_ item: UIBarButtonItem) {
        barButtonItems.removeAll { $0 === item }
        if representativeItem === item { representativeItem = nil }
    }

    private func changed() { owner?.report(.content) }

    /// Whether the bar's customisation leaves the group out: nobody customises bars here, so the default says so.
    var isCustomizedAway: Bool { customization.isOptionalAndAway }

    /// What of the group a bar shows: nothing of a hidden one, and of an optional one only what is there by default.
    var shownItems: [UIBarButtonItem] {
        isHidden || isCustomizedAway ? [] : barButtonItems
    }
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

    /// iOS 16: a group that a person can move and not take away.
    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.customization = .movable(identifier: customizationIdentifier)
        return group
    }

    /// iOS 16: a group that a person can move, add and take away.
    /// - Parameter isInDefaultCustomization: whether the bar shows it before anybody has customised it; default true.
    public class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.customization = .optional(identifier: customizationIdentifier, isInDefault: isInDefaultCustomization)
        return group
    }
}
