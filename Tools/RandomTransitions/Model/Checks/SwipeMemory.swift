import UIKit

/// The state before a swipe, which a canceled swipe must restore.
@MainActor
struct SwipeMemory {
    private let values: [(name: String, value: String)]
    var wasCancelled = false

    init(_ world: World) {
        values = Self.values(world)
    }

    func check(_ world: World) throws {
        guard wasCancelled else { return }
        for (old, new) in zip(values, Self.values(world)) where old.value != new.value {
            throw Failure("a canceled swipe changes \(old.name)", "from \(old.value) to \(new.value)")
        }
    }

    private static func values(_ world: World) -> [(name: String, value: String)] {
        let navigation = world.navigation
        let bar = navigation.navigationBar
        var values = [
            ("the stack", "\(world.stack.pages.map(\.number))"),
            ("the toolbar", "\(navigation.isToolbarHidden)"),
        ]
        // Whether the large title of a page that has declared another title on the screen is open over content at its top, no
        // source tells. A bar that is shown again opens it.
        guard let top = world.stack.top, !bar.prefersLargeTitles || top.bar?.isInline == top.spec.bar?.isInline
        else { return values }
        // UIKit may bring a minimized bar back, with or without the library.
        let keepsMinimization = world.simulator.profile.variants.keepsMinimizationOfCoveredPages
        guard keepsMinimization || !world.isMinimized else { return values }
        values.append(("the bar's frame", bar.isHidden ? "hidden" : "\(bar.frame)"))
        values.append(("the page's frame", "\(top.view.shownFrame(in: navigation.view))"))
        values.append(("the page's safe area", "\(top.view.safeAreaInsets)"))
        values.append(("the page's scroll position", "\(top.rows?.contentOffset ?? .zero)"))
        return values
    }
}
