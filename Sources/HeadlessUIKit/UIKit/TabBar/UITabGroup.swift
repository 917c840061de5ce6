import Foundation

/// A tab with tabs in it. Bars show the group as one tab; what is in it is selected by the app. (UIKit documentation,
/// iOS 18; an Apple engineer, developer.apple.com/forums/thread/761231: only the page of a controller's own tab changes by
/// itself, unless the group has a navigation controller for its tabs.)
@MainActor @preconcurrency
open class UITabGroup: UITab {
    private var tabs: [UITab] = []
    private var selection: UITab?

    /// A group with the tabs in it. One of a tab bar controller needs a page or a navigation controller for its tabs.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        self.children = children
    }

    /// The tabs in the group; default none. Identifiers must differ among all tabs of a controller.
    open var children: [UITab] {
        get { tabs }
        set { replaceChildren(with: newValue) }
    }

    /// The tab in the group that is selected; default nil, which it becomes when the group itself is selected. Setting it
    /// tells no delegate.
    open var selectedChild: UITab? {
        get { selection }
        set {
            precondition(
                newValue.map { $0.parent === self } ?? true,
                "UITabGroup.selectedChild: the tab '\(newValue?.identifier ?? "")' is not in the group '\(identifier)'; give "
                    + "one of its children.")
            selection = newValue
            tabBarController?.selectionDidChange(in: self)
        }
    }

    /// The tab in the group that is selected where one must be: in a group without a page of its own. Default nil: the
    /// first.
    open var defaultChildIdentifier: String?
    /// The order of the tabs in the group, by identifier; those not named come behind, names of no tab count nothing.
    /// Default none.
    open var displayOrderIdentifiers: [String] = []

    /// The tabs in the group, in order.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in tabs.first { $0.identifier == name } }
        return named + tabs.filter { tab in !named.contains { $0 === tab } }
    }

    /// The stack for the pages of the group, of the tabs in it and of those in its groups: from the group's page, if it has
    /// one, to the selected tab's. Default nil: the group's page is all that shows. Its pages are replaced.
    open var managingNavigationController: UINavigationController? {
        didSet {
            if managingNavigationController !== oldValue { tabBarController?.pageDidChange(of: self, from: oldValue) }
        }
    }

    /// The tab with an identifier in the group or in its groups; nil if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? { tabs.tab(identifier) }

    // MARK: For the controller

    /// Whether the group has a stack for its tabs.
    var manages: Bool { managingNavigationController != nil }
    override var hasPage: Bool { super.hasPage || manages }
    override var shownPage: UIViewController? { managingNavigationController ?? viewController }
    /// Whether the group can be selected without one of its tabs.
    private var canBeSelected: Bool { super.hasPage || tabs.isEmpty }

    /// The innermost tab that is selected in the group; the group where it is selected itself.
    var selectedInside: UITab {
        if let selection { return selection.selectedDescendant }
        if canBeSelected { return self }
        return (tabs.first { $0.identifier == defaultChildIdentifier } ?? displayOrder[0]).selectedDescendant
    }

    /// Makes a tab in the group, or the group, the selected one, without telling anybody.
    func takeSelection(_ tab: UITab?) {
        selection = tab
    }

    override func tell(_ controller: UITabBarController?) {
        super.tell(controller)
        for tab in tabs { tab.tell(controller) }
    }

    private func replaceChildren(with new: [UITab]) {
        for tab in tabs where !new.contains(where: { $0 === tab }) {
            tab.parent = nil
            tab.tell(nil)
        }
        tabs = new
        for tab in new {
            tab.parent = self
            tab.tell(tabBarController)
        }
        if let selection, !new.contains(where: { $0 === selection }) { self.selection = nil }
        tabBarController?.checkIdentifiers()
        tabBarController?.selectionDidChange(in: self)
    }
}

extension [UITab] {
    /// The tab with an identifier, in groups too.
    @MainActor func tab(_ identifier: String) -> UITab? {
        for tab in self {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.children.tab(identifier) { return found }
        }
        return nil
    }

    /// These tabs and those in groups.
    @MainActor var withDescendants: [UITab] { flatMap { [$0] + (($0 as? UITabGroup)?.children.withDescendants ?? []) } }
}
