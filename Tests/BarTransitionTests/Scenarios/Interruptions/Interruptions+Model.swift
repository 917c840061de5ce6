import BarTransition
import BarTransitionTesting
import UIKit

/// Scenarios that need touches, devices or switches of the model.
extension Interruptions {
    static let n87 = Scenario(
        "N87", "pages that hide and show the status bar, all with a bar", pages: .plain(.blue),
        PagePreferences.plain(.red).with { $0.hidesStatusBar = true }, .plain(.white),
        variations: Variation.phonesWithoutNotch,
        invariants: [.statusBar, .safeArea, .visibility, .color, .reversible, .smooth()],
        steps: [
            .push(1), .cancelledSwipe, .push(2), .cancelledSwipe, .tapBack, .push(2), .swipe(to: 0.5, then: .finish),
            .swipe(to: 0.5, then: .finish), .push(1), .tapBack,
        ])

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
        "N90", "a title that changes during a cancelled swipe", pages: .visible, .visible,
        invariants: [.title, .items, .visibility],
        steps: [
            .push(1),
            .act("swipe, change the title, cancel") { run in
                run.cancelSwipe { $0.pages[1].title = "New" }
            },
        ])

    static let n92 = Scenario(
        "N92", "the app shows the bar of a page without preferences during a swipe that is cancelled",
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

    static let n95 = Scenario(
        "N95", "an interactive change of the stack that is cancelled, with UIKit's old defect", pages: .plain(.red),
        .plain(.green), variations: Variation.recordedDevices { $0.keepsPageOfCancelledSet = true },
        invariants: [.color, .visibility, .items, .safeArea],
        steps: [
            .act("set A and B") { $0.cancelChange(to: [0, 1]) },
            .expect("the page of the cancelled change is on the stack") {
                $0.navigation.viewControllers == [$0.pages[0]]
            },
            .act("set B only") { $0.cancelChange(to: [1]) },
            .expect("the page of the cancelled change is on the stack") {
                $0.navigation.viewControllers == [$0.pages[0]]
            },
        ])

    static let n96 = Scenario(
        "N96", "back over several pages to a large title, with UIKit's old defect", in: .largeTitles,
        pages: PagePreferences.visible.with { $0.largeTitle = .always }, .visible, .visible,
        variations: Variation.recordedDevices { $0.snapsLargeTitleInMultiLevelPops = true },
        invariants: [.visibility, .items, .title, .safeArea], steps: [.push(1), .push(2), .backToRoot])
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

    /// Changes the stack interactively with the app's own animator, and cancels the change.
    fileprivate func cancelChange(to stack: [Int]) {
        let finger = UIPercentDrivenInteractiveTransition()
        let delegate = FadingDelegate(finger: finger)
        navigation.delegate = delegate
        if treatment == .barTransition { navigation.attachBarTransition() }
        navigation.setViewControllers(stack.map { pages[$0] }, animated: true)
        simulator.commit()
        finger.update(0.4)
        simulator.advance(by: 0.1)
        finger.cancel()
        simulator.runToRest()
        withExtendedLifetime(delegate) {}
    }
}
