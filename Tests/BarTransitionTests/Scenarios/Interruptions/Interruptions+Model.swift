import BarTransition
import BarTransitionTesting
import UIKit

/// Scenarios that need touches, devices or switches of the model.
extension Interruptions {
    static let n89 = Scenario(
        "N89", "a second tap on the back button during the pop", pages: .plain(.red), .plain(.green), .plain(.blue),
        invariants: [.color, .visibility, .items, .safeArea],
        steps: [
            .push(1), .push(2),
            .act("tap twice") { run in
                for _ in 0..<2 {
                    let bar = run.navigation.navigationBar
                    let frame = bar.convert(bar.bounds, to: nil)
                    let x = run.variation.direction == .rightToLeft ? frame.maxX - 30 : frame.minX + 30
                    run.simulator.tap(at: CGPoint(x: x, y: frame.minY + 22))
                    run.simulator.advance(by: 0.2)
                }
            },
            .expect("no tap pops") { $0.top !== $0.pages[2] },
        ])

    static let n90 = Scenario(
        "N90", "a title that changes during a canceled swipe", pages: .visible, .visible,
        invariants: [.title, .items, .visibility],
        steps: [
            .push(1),
            .act("swipe, change the title, cancel") { run in
                run.cancelSwipe { $0.pages[1].title = "New" }
            },
        ])

    static let n92 = Scenario(
        "N92", "the app shows the bar of a page without preferences during a swipe that is canceled",
        pages: PagePreferences(), PagePreferences(), invariants: [.items, .safeArea],
        steps: [
            .push(1),
            .act("hide the bar") { $0.navigation.setNavigationBarHidden(true, animated: false) },
            .act("swipe, show the bar, cancel") { run in
                run.cancelSwipe { $0.navigation.setNavigationBarHidden(false, animated: false) }
            },
            .expect("the bar is hidden again") { !$0.navigation.isNavigationBarHidden },
        ])

    static let n93 = Scenario(
        "N93", "a button that is set after the page has appeared",
        pages: .visible, PagePreferences(bar: BarAppearance(tintColor: .green)), invariants: [.tint, .items],
        steps: [
            .push(1),
            .expect("the button is not in the page's tint") { run in
                let frame = run.navigation.navigationBar.convert(run.navigation.navigationBar.bounds, to: nil)
                let isRightToLeft = run.variation.direction == .rightToLeft
                return stride(from: 4, to: CGFloat(90), by: 1).contains { x in
                    let x = isRightToLeft ? frame.minX + x : frame.maxX - x
                    return stride(from: frame.minY + 10, to: frame.minY + 40, by: 1).contains { y in
                        let bytes = run.simulator.color(at: CGPoint(x: x, y: y)).bytes
                        return bytes[0] < 80 && bytes[1] > 180 && bytes[2] < 80
                    }
                }
            },
        ]
    ) { run in
        run.pages[1].hooks[.didAppear] = { page in
            if page.navigationItem.rightBarButtonItem == nil {
                page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            }
        }
    }
}

extension ScenarioRun {
    /// Swipes back, makes a change, and cancels the swipe.
    fileprivate func cancelSwipe(_ change: (ScenarioRun) -> Void) {
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.4)
        change(self)
        simulator.advance(by: 0.05)
        simulator.endBackSwipe(finishing: false)
        simulator.runToRest()
    }
}
