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
        incoming =
            switch scene.operation {
            case .popToRoot: pages[0]
            case .change: outgoing
            default: scene.incoming?() ?? pages[pages.count - 2]
            }
        navigationController = UINavigationController(rootViewController: pages[0])
        navigationController.navigationBar.prefersLargeTitles = true
        if mode == .bartransition {
            navigationController.attachBarTransition().isContentPopGestureEnabled = scene.operation == .drag
        }
        simulator.show(scene.container(of: navigationController))
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
    /// Whether the page on top at rest is the one that the operation leads to.
    var isOnExpectedPage: Bool {
        navigationController.topViewController === (scene.operation.keepsTop ? outgoing : incoming)
    }
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
        case .change: scene.change?(outgoing)
        case .swipeFinished, .swipeCancelled, .swipeRefused, .drag: break
        }
    }
}

// MARK: - The finger

extension Stage {
    /// Where a drag begins that is no swipe from the edge.
    private var startOfDrag: CGPoint { CGPoint(x: 0.3 * width, y: 0.6 * simulator.window.bounds.height) }

    func putFingerDown() {
        if scene.operation == .drag { simulator.touchDown(at: startOfDrag) } else { simulator.beginBackSwipe() }
    }

    func moveFinger(toProgress progress: Double) {
        guard scene.operation == .drag else { return simulator.moveBackSwipe(toProgress: progress) }
        simulator.touchMove(to: CGPoint(x: startOfDrag.x + CGFloat(progress) * width, y: startOfDrag.y))
    }

    func liftFinger() {
        guard scene.operation == .drag else {
            return simulator.endBackSwipe(finishing: scene.operation != .swipeCancelled)
        }
        simulator.touchUp(velocity: CGPoint(x: 1000, y: 0))
    }

    /// Takes away the alert with which a page refuses to go. Behind it the bar is dimmed, with everything else.
    func endAlert() {
        guard navigationController.presentedViewController != nil else { return }
        navigationController.dismiss(animated: false)
        simulator.runToRest()
    }
}

extension Stage {
    /// Drags the page on top up, in points, as when the user reads on.
    private func scroll(by distance: CGFloat) {
        let start = CGPoint(x: simulator.window.bounds.midX, y: simulator.window.bounds.midY + distance / 2)
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
    /// The profile on which the scene is played: the chosen one, or one that has what the scene is about.
    func profile(insteadOf chosen: Simulator.Profile) -> Simulator.Profile {
        switch device {
        case .any: chosen
        case .iOS27: chosen.system >= 27 ? chosen : .iPhone18Pro(iOS: 27)
        case .openDuo: .iPhoneDuo(iOS: 27, pose: .openLandscape)
        }
    }

    /// New pages, in the order of the scene's final stack.
    @MainActor
    fileprivate func stackAtRest() -> [UIViewController] {
        let pages: [UIViewController] = stack()
        let incoming = incoming.map { [$0() as UIViewController] } ?? []
        return switch operation {
        case .push: pages + incoming
        case .setViewControllers: pages.prefix(1) + incoming
        case .pop, .swipeFinished, .drag: pages.dropLast()
        case .popToRoot: Array(pages.prefix(1))
        case .swipeCancelled, .swipeRefused, .change: pages
        }
    }
}
