import Foundation

/// Bar button items that belong together: they stand side by side, on iOS 26 on platters apart from those of other
/// groups. (UIKit documentation)
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
    /// What a person who customises a bar may do with a group.
    enum Customization: Equatable {
        case fixed
        case movable(identifier: String)
        case optional(identifier: String, isInDefault: Bool)
    }

    var customization = Customization.fixed
    /// The navigation item that shows the group listens here.
    var onChange: (@MainActor () -> Void)?

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

    /// The items, from the leading side.
    open var barButtonItems: [UIBarButtonItem] { didSet { if barButtonItems != oldValue { adopt(oldValue) } } }
    /// What stands for the items where there is no room for them; default nil. Rows get no shorter here, so it is kept
    /// and never shown.
    open var representativeItem: UIBarButtonItem? { didSet { adopt([oldValue].compactMap { $0 }) } }
    /// Whether ``representativeItem`` is what shows: never here.
    open var isDisplayingRepresentativeItem: Bool { false }
    /// iOS 16: whether the group can be had from the bar although it is not in it; default false. Bars are not
    /// customised here, so it is kept.
    open var alwaysAvailable = false
    /// iOS 16: what stands for the group in the overflow menu; default nil. Menus are not shown here, so it is kept.
    open var menuRepresentation: UIMenuElement?
    /// iOS 16: whether the bar leaves the group out; default false.
    open var isHidden = false { didSet { if isHidden != oldValue { onChange?() } } }

    private func adopt(_ old: [UIBarButtonItem]) {
        let members = barButtonItems + [representativeItem].compactMap { $0 }
        for item in old where !members.contains(item) && item.buttonGroup === self { item.group = nil }
        for item in members where item.buttonGroup !== self {
            item.group?.barButtonItems.removeAll { $0 === item }
            item.group = self
        }
        onChange?()
    }

    /// What of the group a bar shows: nothing of a hidden one, and of an optional one only what is there by default.
    var shownItems: [UIBarButtonItem] {
        if isHidden { return [] }
        if case .optional(_, isInDefault: false) = customization { return [] }
        return barButtonItems
    }
}

extension UIBarButtonItemGroup {
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
