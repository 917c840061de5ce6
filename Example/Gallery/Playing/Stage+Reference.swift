import UIKit

extension Stage {
    /// Where the bar ends when the scene's last stack is shown at once, without any transition: by tap, by swipe or at
    /// once, the end must be the same. Nil for no bar.
    static func barBottomAtRest(_ scene: Scene, profile: Simulator.Profile) -> CGFloat? {
        let simulator = Simulator(profile: profile, style: scene.style, layoutDirection: scene.direction)
        let navigationController = UINavigationController()
        navigationController.navigationBar.prefersLargeTitles = true
        navigationController.setViewControllers(scene.stackAtRest(), animated: false)
        simulator.show(navigationController)
        guard !navigationController.isNavigationBarHidden else { return nil }
        return navigationController.navigationBar.frame.maxY
    }
}

extension Scene {
    /// Fresh pages, stacked as the scene leaves them.
    @MainActor
    fileprivate func stackAtRest() -> [UIViewController] {
        let pages: [UIViewController] = stack()
        let arriving = arriving.map { [$0() as UIViewController] } ?? []
        return switch operation {
        case .push: pages + arriving
        case .setViewControllers: pages.prefix(1) + arriving
        case .pop, .swipeFinished: pages.dropLast()
        case .popToRoot: Array(pages.prefix(1))
        case .swipeCancelled: pages
        }
    }
}
