import UIKit

/// A view controller that declares the appearance of its navigation controller's bars.
///
/// ```swift
/// extension PhotoViewController: BarAppearanceProviding {
///     var barAppearance: BarAppearance {
///         BarAppearance(background: .transparent, tintColor: .white, titleColor: .white, statusBarStyle: .lightContent)
///     }
/// }
/// ```
@MainActor
public protocol BarAppearanceProviding: UIViewController {
    /// The appearance that the view controller wants now. The library reads it when the view controller is about to be
    /// shown, after `setNeedsBarAppearanceUpdate(animated:)`, and when the library is attached. It never reads it from a
    /// view controller whose view is not loaded, except from the one that shows next: at the top of the stack when the
    /// library is attached before the first layout.
    var barAppearance: BarAppearance { get }
}

/// A container view controller whose bar appearance is declared by one of its children, like `childForStatusBarStyle`.
///
/// ```swift
/// extension ReaderContainer: BarAppearanceContaining {
///     var childForBarAppearance: UIViewController? { currentChapter }
/// }
/// ```
@MainActor
public protocol BarAppearanceContaining: UIViewController {
    /// The child that declares the appearance; nil if the container declares it itself. When it changes, call
    /// `setNeedsBarAppearanceUpdate(animated:)`.
    var childForBarAppearance: UIViewController? { get }
}

extension UIViewController {
    /// The view controller that declares the bar appearance: this one, or the innermost child that containers return. A
    /// navigation controller on the stack, as in a collapsed split view, is a container of its top view controller; a tab bar
    /// controller that declares nothing itself is one of the selected view controller.
    var barAppearanceSource: UIViewController { appearanceSources.last ?? self }

    /// This view controller and the children that containers return, from the outermost to the innermost.
    private var appearanceSources: [UIViewController] {
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

    /// The item that the bar shows for this page: a nested navigation controller's is its top view controller's.
    var shownItem: UINavigationItem {
        shownPage.navigationItem
    }

    /// The page whose item that is.
    var shownPage: UIViewController {
        (self as? UINavigationController)?.topViewController?.shownPage ?? self
    }

    /// The item from which UIKit takes the title of this page's back button: that of the page below; nil at the root.
    func itemBelow(in navigationController: UINavigationController) -> UINavigationItem? {
        let pages = navigationController.viewControllers
        let index = pages.lastIndex { $0 === self } ?? 0
        return itemBelow(on: index > 0 ? pages[index - 1] : nil)
    }

    /// The same where the page below on the stack is known; nil at the root.
    func itemBelow(on page: UIViewController?) -> UINavigationItem? {
        if let nested = self as? UINavigationController, nested.viewControllers.count > 1 {
            return nested.viewControllers.dropLast().last?.shownItem
        }
        return page?.shownItem
    }

    /// The navigation controller that this page's back button pops: a nested one above its root, or the one around it; nil at
    /// the root.
    func stackOfBackButton(in navigationController: UINavigationController) -> UINavigationController? {
        if let nested = self as? UINavigationController,
            let stack = nested.topViewController?.stackOfBackButton(in: nested)
        {
            return stack
        }
        return navigationController.viewControllers.first === self ? nil : navigationController
    }

    /// This view controller or its ancestor that is on the stack of a navigation controller.
    func page(of navigationController: UINavigationController) -> UIViewController? {
        var candidate: UIViewController? = self
        while let current = candidate {
            if current.parent === navigationController { return current }
            candidate = current.parent
        }
        return nil
    }
}

/// The appearance that each view controller last declared. All writes of one transition use the same value, even if the
/// property would return another one in between.
@MainActor
final class AppearanceCache {
    private var appearances = WeakTable<UIViewController, BarAppearance?>()

    /// Reads the declared appearance again; nil if the view controller declares none.
    @discardableResult
    func refresh(_ page: UIViewController) -> BarAppearance? {
        let appearance = page.declaredBarAppearance
        appearances[page] = .some(appearance)
        return appearance
    }

    func contains(_ page: UIViewController) -> Bool { appearances.contains(page) }

    func remove(_ page: UIViewController) { appearances[page] = nil }

    /// The cached appearance; reads it if there is none.
    func appearance(of page: UIViewController) -> BarAppearance? {
        appearances[page] ?? refresh(page)
    }
}
