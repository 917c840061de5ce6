import BarTransition
import UIKit

/// Other libraries, and pages that were popped.
extension Stack {
    static let n84 = Scenario(
        "N84", "a page that fades its bar with the scroll, scrolled after it was popped", pages: .plain(.blue),
        PagePreferences.transparent.with { $0.content = .scroll(0) }, invariants: [.color, .visibility, .items],
        steps: [
            .push(1),
            .act("react to the scroll") { run in
                run.pages[1].hooks[.didScroll] = { page in page.change { $0.bar?.background = .color(.green) } }
            },
            .tapBack, .act("scroll the popped page") { $0.pages[1].scrollView?.contentOffset.y += 100 },
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

    static let n86 = Scenario(
        "N86", "every delegate call comes twice", pages: .plain(.blue), PagePreferences.hidden.with { $0.inset = 5 },
        .plain(.white), variations: Variation.methods,
        invariants: [.visibility, .color, .items, .safeArea, .colorPath], steps: [.push(1), .tapBack, .push(2), .back]
    ) { run in
        run.navigation.barTransition?.onProblem = { [weak run] in run?.notes.append($0) }
        run.navigation.delegate = run.keep(RepeatingDelegate(before: run.navigation.delegate))
    }
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
