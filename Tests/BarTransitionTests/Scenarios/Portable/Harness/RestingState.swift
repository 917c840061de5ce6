import BarTransition
import UIKit

/// The state of the stack on the screen at rest, as text.
struct RestingState: Equatable {
    private var entries: [(name: String, value: String)] = []
    /// Whether the bar is minimized, in whole or in part.
    private var isMinimized = false

    static func == (one: RestingState, other: RestingState) -> Bool { one.change(to: other) == nil }

    init() {}

    @MainActor
    init(_ run: ScenarioRun) {
        let navigation = run.navigation
        let bar = navigation.navigationBar
        isMinimized = run.isMinimized
        let minimized = isMinimized ? Self.minimizedBar : ""
        add("the stack", navigation.viewControllers.map { $0.title ?? "" }.joined(separator: " ") + minimized)
        add("the bar's items", (bar.items ?? []).map { $0.title ?? "" }.joined(separator: " "))
        add("isNavigationBarHidden", navigation.isNavigationBarHidden)
        // A minimized bar may be anywhere, and its page's safe area with it.
        if !navigation.isNavigationBarHidden, !run.isMinimized {
            add("the bar's frame", bar.frame)
            add("the bar's alpha", bar.alpha)
            // A picture of a window leaves out blur and glass.
            if !run.isPortable { add("the bar's color", run.barColor) }
        }
        add("the bar's tint", bar.tintColor.resolvedColor(with: bar.traitCollection))
        add("isToolbarHidden", navigation.isToolbarHidden)
        if let tabs = run.tabs { add("the tab bar", "\(tabs.tabBar.isHidden) \(tabs.tabBar.frame)") }
        add("the status bar is hidden", run.window.windowScene?.statusBarManager?.isStatusBarHidden ?? false)
        add("the status bar's style", run.window.windowScene?.statusBarManager?.statusBarStyle.rawValue ?? 0)
        guard let page = run.top, let view = page.viewIfLoaded else { return }
        if !run.isMinimized {
            add("the page's frame", view.convert(view.bounds, to: nil))
            add("the page's safe area", view.safeAreaInsets)
        }
        add("the page's own insets", page.additionalSafeAreaInsets)
        add("the page's scroll offset", page.scrollView?.contentOffset ?? .zero)
    }

    private static let minimizedBar = ", minimized bar"

    /// Whether the other state is the same with a whole bar instead of a minimized one.
    func isWithWholeBar(_ other: RestingState) -> Bool {
        guard isMinimized, !other.isMinimized else { return false }
        let values = Dictionary(other.entries.map { ($0.name, $0.value) }) { first, _ in first }
        return entries.allSatisfy { name, value in
            values[name] == (name == "the stack" ? value.components(separatedBy: Self.minimizedBar).joined() : value)
        }
    }

    /// The titles of the pages on the stack.
    var stack: String? { entries.first { $0.name == "the stack" }?.value }

    private mutating func add(_ name: String, _ value: Any) {
        entries.append((name, "\(value)"))
    }

    /// The first differences, as "name was … and is …", or nil.
    func change(to other: RestingState, except exceptions: Set<String> = []) -> String? {
        let old = entries.filter { !exceptions.contains($0.name) }
        let new = other.entries.filter { !exceptions.contains($0.name) }
        for (old, new) in zip(old, new) where old != new {
            return "\(old.name) was \(old.value) and \(new.name) is \(new.value)"
        }
        return old.count == new.count ? nil : "the number of values was \(old.count) and is \(new.count)"
    }
}

extension ScenarioRun {
    /// The color behind the title, near the top of the bar's middle.
    var barColor: UIColor {
        let frame = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
        return color(at: CGPoint(x: frame.midX, y: frame.minY + 2))
    }
}
