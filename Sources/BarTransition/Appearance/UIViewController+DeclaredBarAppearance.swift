import UIKit

extension UIViewController {
    /// The view controller that declares the bar appearance: this one, or the innermost child that containers return. A
    /// navigation controller on the stack, as in a collapsed split view, is a container of its top view controller; a tab bar
    /// controller that declares nothing itself is one of the selected view controller.
    var barAppearanceSource: UIViewController { appearanceSources.last ?? self }

    /// This view controller and the children that containers return, from the outermost to the innermost.
    var appearanceSources: [UIViewController] {
        var sources = [self]
        while let child = sources.last?.childForAppearance {
            let isKnown = sources.contains { $0 === child }
            sources.append(child)
            if isKnown { break }
        }
        return sources
    }

    private var childForAppearance: UIViewController? {
        (self as? any BarAppearanceContaining)?.childForBarAppearance
            ?? (self as? UINavigationController)?.topViewController ?? selectedTab
    }

    /// The view controller of the selected tab, for a tab bar controller that declares no appearance.
    private var selectedTab: UIViewController? {
        guard !(self is any BarAppearanceProviding), let tabs = self as? UITabBarController else { return nil }
        return tabs.selectedViewController.flatMap { $0.hasOwnBar ? nil : $0 }
    }

    /// Whether this is a stack, which has its own bar and decides about no other, for example in a tab.
    var hasOwnBar: Bool { self is UINavigationController || self is UISplitViewController }

    /// The appearance that this page declares now, by whichever means; nil if it declares none. The innermost declaration
    /// counts: that of a child for this purpose (`BarAppearanceDeclaring`) comes before the page's own.
    package var declaredBarAppearance: BarAppearance? {
        let source = barAppearanceSource
        let provider = DeclarationSearch(in: source).result ?? source as? any BarAppearanceProviding
        return provider?.barAppearance
    }

    /// The tab bar controller whose selection decides about the appearance; nil if there is none.
    var appearanceTabs: UITabBarController? { appearanceSources.lazy.compactMap { $0 as? UITabBarController }.first }
}
