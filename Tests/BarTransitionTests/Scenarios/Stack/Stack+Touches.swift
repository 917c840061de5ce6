import BarTransition
import UIKit

/// Swipes during a push, and beside an app's own.
extension Stack {
    static let n82 = Scenario(
        "N82", "a swipe back right after a push", pages: .plain(.blue), .plain(.white), .hidden,
        invariants: [.items],
        steps: [
            .push(1),
            .act("push and swipe") { run in
                run.navigation.pushViewController(run.pages[2], animated: true)
                run.simulator.advance(by: 0.02)
                run.simulator.beginBackSwipe()
                run.simulator.moveBackSwipe(toProgress: 0.4)
                run.simulator.advance(by: 0.05)
                run.simulator.endBackSwipe(finishing: true)
            },
            .expectDeclaredBar("the bar is not the last page's"),
        ])

    static let n85 = Scenario(
        "N85", "an app's own full-screen swipe beside the system's", pages: .plain(.blue), .hidden,
        variations: Variation.recordedDevices.filter { $0.profile.system < 26 },
        invariants: [.visibility, .items, .colorPath, .barTravels],
        steps: [
            .push(1),
            .act("swipe in the middle of the page") { run in
                let swipe = run.keep(FullScreenSwipe(for: run.navigation))
                let forward: CGFloat = run.variation.direction == .rightToLeft ? -1 : 1
                let start = CGPoint(x: run.simulator.screen.bounds.midX, y: 400)
                run.simulator.touchDown(at: start)
                run.simulator.touchMove(to: CGPoint(x: start.x + 20 * forward, y: 400))
                run.simulator.touchUp()
                if swipe.count != 1 { run.note(Breach(what: "the app's swipe is lost", detail: "\(swipe.count)")) }
            },
            .expect("the page is not popped") { $0.top === $0.pages[0] },
        ])
}

/// Another library's pan gesture on the whole page, which pops.
@MainActor
final class FullScreenSwipe: NSObject, UIGestureRecognizerDelegate {
    private(set) var count = 0
    private weak var navigationController: UINavigationController?

    init(for navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        let pan = UIPanGestureRecognizer()
        pan.delegate = self
        navigationController.view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        count += 1
        navigationController?.popViewController(animated: true)
        return true
    }
}
