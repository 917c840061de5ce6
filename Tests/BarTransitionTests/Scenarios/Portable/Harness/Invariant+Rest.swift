import BarTransition
import TestSupport
import UIKit

// What must hold while nothing moves.
extension Invariant {
    /// The bar is hidden exactly where the page on top declares it hidden, in `isNavigationBarHidden` and on the
    /// screen.
    static let visibility = Invariant { run in
        guard let declared = run.top?.preferences.bar else { return nil }
        let wanted = declared.isHidden ?? false
        let bar = run.navigation.navigationBar
        guard run.navigation.isNavigationBarHidden == wanted, bar.isHidden == wanted else {
            return Breach(
                what: wanted ? "the bar stays over a page without" : "the bar stays hidden",
                detail: "isNavigationBarHidden is \(run.navigation.isNavigationBarHidden), the bar's isHidden "
                    + "\(bar.isHidden), and page \(run.top?.title ?? "") wants \(wanted)")
        }
        guard !wanted else { return nil }
        let shown = bar.convert(bar.bounds, to: run.navigation.view)
        guard shown.minX == 0, shown.width == run.navigation.view.bounds.width, bar.alpha == 1 || run.isMinimized
        else {
            return Breach(what: "the bar is out of position", detail: "frame \(shown), alpha \(bar.alpha)")
        }
        return nil
    }

    /// The bar has the color that the page on top declares.
    static let color = Invariant { run in
        guard let wanted = run.top?.preferences.bar, wanted.isHidden != true else { return nil }
        // A minimized bar may be anywhere.
        guard !run.isMinimized else { return nil }
        let expected: UIColor
        switch wanted.background {
        case .color(let color): expected = color
        case .transparent: expected = run.top?.preferences.pageColor ?? .white
        default: return nil
        }
        let seen = run.barColor
        guard seen.distance(to: expected) > 2 else { return nil }
        return Breach(
            what: "the bar rests in another page's color", detail: "seen \(seen), wanted by the page \(expected)")
    }

    /// The bar's tint is the one that the page on top declares.
    static let tint = Invariant { run in
        guard let wanted = run.top?.preferences.bar?.tintColor else { return nil }
        let seen: UIColor = run.navigation.navigationBar.tintColor
        guard seen.distance(to: wanted) > 1 else { return nil }
        return Breach(what: "the tint is another page's", detail: "seen \(seen), wanted by the page \(wanted)")
    }

    /// The status bar matches the page on top.
    static let statusBar = Invariant { run in
        guard let page = run.top, let manager = run.window.windowScene?.statusBarManager else { return nil }
        if let style = page.preferences.bar?.statusBarStyle,
            manager.statusBarStyle != (style == .lightContent ? .lightContent : .default)
        {
            return Breach(
                what: "the status bar's style is another page's", detail: "style \(manager.statusBarStyle.rawValue)")
        }
        guard manager.isStatusBarHidden != page.preferences.hidesStatusBar else { return nil }
        return Breach(what: "the status bar is another page's", detail: "hidden: \(manager.isStatusBarHidden)")
    }

    /// The bar's items are those of the pages.
    static let items = Invariant { run in
        let items = run.navigation.navigationBar.items ?? []
        let pages = run.navigation.viewControllers
        guard items.count == pages.count, zip(items, pages).allSatisfy({ $0 === $1.navigationItem }) else {
            return Breach(
                what: "the bar's items are not the pages'",
                detail: "\(items.map { $0.title ?? "" }) for pages \(pages.map { $0.title ?? "" })")
        }
        return nil
    }

    /// The page on top's title is shown exactly once, in the bar, if the page has one.
    static let title = Invariant(looksInside: true) { run in
        guard let page = run.top, !run.navigation.isNavigationBarHidden, !run.isMinimized, let title = page.title else {
            return nil
        }
        let shown = run.shownTitles
        guard shown == [title] else {
            return Breach(what: "the bar does not show one title, the page's", detail: "\(shown) for \(title)")
        }
        return nil
    }

    /// The toolbar is visible exactly where the page on top declares it visible.
    static let toolbar = Invariant { run in
        guard let wanted = run.top?.preferences.showsToolbar, run.navigation.isToolbarHidden == wanted else {
            return nil
        }
        return Breach(what: "the toolbar is another page's", detail: "hidden: \(run.navigation.isToolbarHidden)")
    }

    /// The tab bar is hidden exactly where a page of the stack hides it, and at its position wherever it is visible.
    static let tabBar = Invariant { run in
        guard let tabs = run.tabs else { return nil }
        let wanted = run.pages(onStack: true).contains { $0.hidesBottomBarWhenPushed }
        let frame = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
        let isAway = tabs.tabBar.isHidden || !frame.intersects(run.window.bounds)
        // At the lower or upper edge of the window, or at a side of it (iPhone Duo): in any case it begins or ends at a side.
        let window = run.window.bounds
        let isInPlace = window.contains(frame) && (frame.minX == 0 || frame.maxX == window.maxX)
        guard isAway == wanted, isAway || isInPlace else {
            return Breach(what: "the tab bar is another page's", detail: "hidden: \(isAway), frame \(frame)")
        }
        return nil
    }

    /// Content begins at the bar's or the window's edge, plus the app's own inset.
    static let safeArea = Invariant { run in
        guard let page = run.top, let view = page.viewIfLoaded, view.window != nil else { return nil }
        let bar = run.navigation.navigationBar
        let window = run.navigation.view.safeAreaInsets.top
        let barEdge = run.navigation.isNavigationBarHidden ? window : bar.frame.maxY
        let top = view.convert(CGPoint.zero, to: run.navigation.view).y + view.safeAreaInsets.top
        // Where the content of a minimized bar's page begins is UIKit's choice.
        let edge = run.isMinimized ? top - page.preferences.inset : barEdge
        guard
            abs(top - edge - page.preferences.inset) > 0.01
                || page.additionalSafeAreaInsets.top != page.preferences.inset
        else {
            return nil
        }
        return Breach(
            what: "content does not begin at the bar's edge",
            detail: "content at \(top), edge at \(edge), own inset \(page.additionalSafeAreaInsets.top)")
    }

    /// A canceled swipe restores the state before it.
    static let reversible = Invariant { run in
        let state = RestingState(run)
        guard run.wasCancelled, let change = run.before.change(to: state) else { return nil }
        if run.returnsMinimizedBar { return .minimizedBarReturns(change) }
        let name = change.components(separatedBy: " was ")[0]
        return Breach(what: "a canceled swipe changes \(name)", detail: change)
    }

    /// Everything that a page declares about its bar.
    static let bar: [Invariant] = [.visibility, .color, .tint, .statusBar, .items, .title, .safeArea]
}

extension Breach {
    /// Under a variant of UIKit a page can return with the whole bar. Everything else is as before.
    static func minimizedBarReturns(_ detail: String) -> Breach {
        Breach(what: "a minimized bar comes back", detail: detail, kind: .smoothness)
    }
}

extension ScenarioRun {
    /// Whether a variant of UIKit brings a minimized bar back, and nothing else is different from before.
    var returnsMinimizedBar: Bool { variation.deviation != nil && before.isWithWholeBar(RestingState(self)) }
}

extension UIColor {
    /// The largest difference of a channel, 0...255.
    func distance(to other: UIColor) -> Int {
        zip(bytes, other.bytes).map { abs($0 - $1) }.max() ?? 0
    }

    var bytes: [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }
}

extension ScenarioRun {
    func pages(onStack: Bool) -> [ScenarioPage] {
        pages.filter { page in navigation.viewControllers.contains(page) == onStack }
    }

    /// The pages' titles that are visible in the bar or, as large titles, in the page on top; without back buttons.
    var shownTitles: [String] {
        let titles = Set(pages.compactMap(\.title))
        let roots: [UIView] = [navigation.navigationBar] + [top?.scrollView].compactMap { $0 }
        return roots.flatMap { $0.shownTexts(alpha: 1) }.filter { titles.contains($0) }
    }
}

extension UIView {
    /// The texts of the visible labels in the view and its subviews, without those of buttons.
    func shownTexts(alpha: CGFloat) -> [String] {
        let alpha = alpha * self.alpha
        guard !isHidden, alpha > 0.01 else { return [] }
        if isBarButton { return [] }
        if let label = self as? UILabel, let text = label.text { return [text] }
        return subviews.flatMap { $0.shownTexts(alpha: alpha) }
    }
}
