import BarTransition
import ExamplePages
import UIKit

/// A fresh device on which a scene is about to play.
@MainActor
final class Stage {
    let scene: Scene
    let simulator: Simulator
    let navigationController: UINavigationController
    let leaving: any ExamplePage
    let coming: any ExamplePage
    private let arriving: (any ExamplePage)?

    init(_ scene: Scene, mode: Mode, profile: Simulator.Profile) {
        self.scene = scene
        simulator = Simulator(profile: profile, style: scene.style, layoutDirection: scene.direction)
        let pages = scene.stack()
        arriving = scene.arriving?()
        leaving = pages[pages.count - 1]
        coming = arriving ?? (scene.operation == .popToRoot ? pages[0] : pages[pages.count - 2])
        navigationController = UINavigationController(rootViewController: pages[0])
        navigationController.navigationBar.prefersLargeTitles = true
        if mode == .bartransition { navigationController.attachBarTransition() }
        simulator.show(navigationController)
        for page in pages.dropFirst() {
            navigationController.pushViewController(page, animated: false)
            simulator.runToRest()
        }
    }

    /// The page that crosses the whole width.
    var front: any ExamplePage { scene.operation.isPush ? coming : leaving }
    /// The page on top when nothing moves.
    var top: any ExamplePage { navigationController.topViewController === coming ? coming : leaving }
    var width: CGFloat { simulator.window.bounds.width }

    func page(_ side: Side) -> any ExamplePage { side == .leaving ? leaving : coming }

    /// Starts what needs no finger.
    func start() {
        switch scene.operation {
        case .push: navigationController.pushViewController(coming, animated: true)
        case .pop: navigationController.popViewController(animated: true)
        case .popToRoot: navigationController.popToRootViewController(animated: true)
        case .setViewControllers:
            let root = navigationController.viewControllers[0]
            navigationController.setViewControllers([root, coming], animated: true)
        case .swipeFinished, .swipeCancelled: break
        }
    }
}
