import BarTransition
import ExamplePages
import UIKit

/// A new simulator that shows the stack of a scene before its operation.
@MainActor
final class Stage {
    let scene: Scene
    let simulator: Simulator
    let navigationController: UINavigationController
    let outgoing: any ExamplePage
    let incoming: any ExamplePage

    init(_ scene: Scene, mode: Mode, profile: Simulator.Profile) {
        self.scene = scene
        simulator = Simulator(profile: profile, style: scene.style, layoutDirection: scene.direction)
        let pages = scene.stack()
        outgoing = pages[pages.count - 1]
        incoming = scene.incoming?() ?? (scene.operation == .popToRoot ? pages[0] : pages[pages.count - 2])
        navigationController = UINavigationController(rootViewController: pages[0])
        navigationController.navigationBar.prefersLargeTitles = true
        if mode == .bartransition { navigationController.attachBarTransition() }
        simulator.show(navigationController)
        for page in pages.dropFirst() {
            navigationController.pushViewController(page, animated: false)
            simulator.runToRest()
        }
        if scene.scrolledDistance != 0 { scroll(by: scene.scrolledDistance) }
        simulator.runToRest()
    }

    /// The page that moves across the whole width.
    var front: any ExamplePage { scene.operation.isPush ? incoming : outgoing }
    /// The page on top at rest.
    var top: any ExamplePage { navigationController.topViewController === incoming ? incoming : outgoing }
    var width: CGFloat { simulator.window.bounds.width }

    func page(_ role: PageRole) -> any ExamplePage { role == .outgoing ? outgoing : incoming }

    /// Starts an operation that needs no finger.
    func start() {
        switch scene.operation {
        case .push: navigationController.pushViewController(incoming, animated: true)
        case .pop: navigationController.popViewController(animated: true)
        case .popToRoot: navigationController.popToRootViewController(animated: true)
        case .setViewControllers:
            let root = navigationController.viewControllers[0]
            navigationController.setViewControllers([root, incoming], animated: true)
        case .swipeFinished, .swipeCancelled: break
        }
    }
}

extension Stage {
    /// Drags the page on top up, in points, as when the user reads on.
    private func scroll(by distance: CGFloat) {
        let start = CGPoint(x: simulator.screen.bounds.midX, y: simulator.screen.bounds.midY + distance / 2)
        simulator.touchDown(at: start)
        for step in 1...20 {
            simulator.advance(by: 1 / 60)
            simulator.touchMove(to: CGPoint(x: start.x, y: start.y - distance * CGFloat(step) / 20))
        }
        simulator.advance(by: 0.2)
        simulator.touchUp()
    }

    /// The bottom edge of the bar when the scene's final stack is shown without a transition, which every transition must
    /// reproduce; nil without a bar.
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
    /// New pages, in the order of the scene's final stack.
    @MainActor
    fileprivate func stackAtRest() -> [UIViewController] {
        let pages: [UIViewController] = stack()
        let incoming = incoming.map { [$0() as UIViewController] } ?? []
        return switch operation {
        case .push: pages + incoming
        case .setViewControllers: pages.prefix(1) + incoming
        case .pop, .swipeFinished: pages.dropLast()
        case .popToRoot: Array(pages.prefix(1))
        case .swipeCancelled: pages
        }
    }
}
