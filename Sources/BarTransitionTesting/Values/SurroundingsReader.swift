import UIKit

/// Reads what is around a navigation controller's bar and pages.
@MainActor
struct SurroundingsReader {
    let navigationController: UINavigationController
    let window: UIWindow

    var surroundings: FilmFrame.Surroundings {
        FilmFrame.Surroundings(
            toolbarTop: toolbarTop, tabBarTop: navigationController.tabBarController.flatMap { top(of: $0.tabBar) },
            statusBar: statusBar, stack: navigationController.viewControllers.map(\.filmName))
    }

    private var toolbarTop: CGFloat? {
        // Asking a controller without a toolbar for it would make one.
        navigationController.isToolbarHidden && !isToolbarShown ? nil : top(of: navigationController.toolbar)
    }

    /// Whether a toolbar that counts as hidden is still on its way out.
    private var isToolbarShown: Bool {
        navigationController.viewIfLoaded?.subviews.contains { $0 is UIToolbar && !$0.isHidden } ?? false
    }

    private func top(of bar: UIView) -> CGFloat? {
        guard bar.window != nil, !bar.isHidden else { return nil }
        let top = bar.shownFrame.minY
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
