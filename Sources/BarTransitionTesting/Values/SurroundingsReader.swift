import UIKit

/// Reads the values of a navigation controller's toolbar, tab bar, status bar and stack.
@MainActor
struct SurroundingsReader {
    let navigationController: UINavigationController
    let window: UIWindow
    let frames: ShownFrames

    var surroundings: FilmFrame.Surroundings {
        FilmFrame.Surroundings(
            toolbarTop: toolbarTop, tabBarTop: navigationController.tabBarController.flatMap { top(of: $0.tabBar) },
            statusBar: statusBar, stack: navigationController.viewControllers.map(\.filmName))
    }

    private var toolbarTop: CGFloat? {
        // Reading `toolbar` would create one.
        navigationController.isToolbarHidden && !isToolbarShown ? nil : top(of: navigationController.toolbar)
    }

    /// Whether a toolbar with `isToolbarHidden` set is still visible because its animation runs.
    private var isToolbarShown: Bool {
        navigationController.viewIfLoaded?.subviews.contains { $0 is UIToolbar && !$0.isHidden } ?? false
    }

    private func top(of bar: UIView) -> CGFloat? {
        guard bar.window != nil, !bar.isHidden else { return nil }
        let top = frames.frame(of: bar).minY
        return top < window.bounds.maxY ? top : nil
    }

    private var statusBar: String? {
        #if os(visionOS)
            return nil
        #else
            guard let manager = window.windowScene?.statusBarManager else { return nil }
            if manager.isStatusBarHidden { return "hidden" }
            return switch manager.statusBarStyle {
            case .lightContent: "light"
            case .darkContent: "dark"
            default: "default"
            }
        #endif
    }
}
