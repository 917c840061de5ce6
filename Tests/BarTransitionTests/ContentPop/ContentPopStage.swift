import BarTransition
import UIKit

/// A stack of two pages that pop by a drag anywhere, and a finger.
@MainActor
struct ContentPopStage {
    /// Systems on which UIKit has no such gesture.
    nonisolated static let profiles = [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18)]

    let simulator: Simulator
    let navigation: UINavigationController
    let pages: [MarkedPage]
    private let forward: CGFloat

    init(
        _ profile: Simulator.Profile = .iPhone15(iOS: 18), _ bottom: BarAppearance = BarAppearance(),
        _ top: BarAppearance = BarAppearance(), isRightToLeft: Bool = false,
        delegate: (any UINavigationControllerDelegate)? = nil, isEnabled: Bool = true
    ) {
        self.init(
            profile, pages: [DeclaringPage("A", bottom), DeclaringPage("B", top)], isRightToLeft: isRightToLeft,
            delegate: delegate, isEnabled: isEnabled)
    }

    init(
        _ profile: Simulator.Profile = .iPhone15(iOS: 18), pages: [MarkedPage], isRightToLeft: Bool = false,
        delegate: (any UINavigationControllerDelegate)? = nil, isEnabled: Bool = true
    ) {
        simulator = Simulator(profile: profile, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        self.pages = pages
        forward = isRightToLeft ? -1 : 1
        navigation = UINavigationController(rootViewController: pages[0])
        navigation.delegate = delegate
        navigation.attachBarTransition().isContentPopGestureEnabled = isEnabled
        simulator.show(navigation)
        for page in pages.dropFirst() {
            navigation.pushViewController(page, animated: false)
            simulator.runToRest()
        }
    }

    var top: UIViewController? { navigation.topViewController }
    var width: CGFloat { simulator.window.bounds.width }
    private var start: CGPoint { CGPoint(x: width / 2, y: 0.6 * simulator.window.bounds.height) }

    /// Puts a finger down in the middle of the page and drags it by ten points, where a drag is recognised.
    func begin() {
        simulator.touchDown(at: start)
        simulator.touchMove(to: CGPoint(x: start.x + 10.5 * forward, y: start.y))
    }

    /// Drags to a fraction of the width, counted from where the drag began.
    func move(to fraction: CGFloat) {
        simulator.touchMove(to: CGPoint(x: start.x + (10 + fraction * width) * forward, y: start.y))
    }

    func end(finishing: Bool) {
        simulator.touchUp(velocity: CGPoint(x: forward * (finishing ? 2000 : -2000), y: 0))
    }

    /// A whole drag over half of the width.
    func drag(finishing: Bool = true) {
        begin()
        move(to: 0.5)
        simulator.advance(by: 0.1)
        end(finishing: finishing)
        simulator.runToRest()
    }

    /// Drags and lifts the finger without velocity.
    func drag(by distance: CGPoint, from point: CGPoint? = nil) {
        let point = point ?? start
        simulator.touchDown(at: point)
        for step in 1...4 {
            let fraction = CGFloat(step) / 4
            simulator.touchMove(to: CGPoint(x: point.x + distance.x * fraction, y: point.y + distance.y * fraction))
        }
        simulator.touchUp(velocity: .zero)
        simulator.runToRest()
    }
}
