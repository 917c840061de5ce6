import BarTransition
import UIKit

/// Structures that many apps have, with swipes and drags.
extension Apps {
    static let n97 = Scenario(
        "N97", "a base class that is its own delegate and that of its swipe recognizer", in: .ownDelegates,
        pages: .plain(.blue), .hidden, .plain(.white), variations: Variation.recordedDevices,
        invariants: [.visibility, .color, .items, .safeArea, .reversible],
        steps: [
            .push(1), .cancelledSwipe, .push(2), .cancelledSwipe, .swipe(to: 0.6, then: .finish),
            .swipe(to: 0.6, then: .finish),
            .expect("its own delegate methods are not called") { run in
                (run.navigation as? OwnDelegatesNavigationController)?.shown.last == "A"
            },
            .act("swipe at the root") { $0.rawSwipe() }, .push(1),
            .expect("the stack is frozen") { $0.top === $0.pages[1] },
        ])

    static let n98 = Scenario(
        "N98", "a form that is asked before it is swiped away", pages: .plain(.blue),
        PagePreferences.plain(.white).with { $0.asksBeforePop = true }, variations: Variation.recordedDevices,
        invariants: [.visibility, .items, .safeArea],
        steps: [
            .push(1), .act("swipe") { $0.rawSwipe() },
            .expect("the form is swiped away") { $0.top === $0.pages[1] },
            .expect("the form is not asked once") { ($0.pages[1] as? FormScenarioPage)?.attempts == [.swipe] },
            .act("tap back") { $0.tapBackButton() },
            .expect("the form is popped by the back button") { $0.top === $0.pages[1] },
            .act("save") { ($0.pages[1] as? FormScenarioPage)?.allowsPop = true }, .act("swipe") { $0.rawSwipe() },
            .expect("the form stays") { $0.top === $0.pages[0] },
        ])

    static let n99 = Scenario(
        "N99", "a carousel: its contents scroll, the edge pops", pages: .plain(.blue), .plain(.white),
        variations: Variation.recordedDevices, invariants: [.visibility, .color, .items, .safeArea],
        steps: [
            .push(1),
            .act("drag the carousel") { run in
                let carousel = UIScrollView(frame: run.pages[1].view.bounds)
                carousel.contentSize = CGSize(width: 3 * carousel.bounds.width, height: 300)
                run.pages[1].view.addSubview(carousel)
                carousel.contentOffset.x = carousel.bounds.width
                let start = CGPoint(x: carousel.frame.midX, y: 0.6 * carousel.frame.height)
                run.simulator.touchDown(at: start)
                for step in 1...4 {
                    run.simulator.touchMove(to: CGPoint(x: start.x + 25 * CGFloat(step), y: start.y))
                    run.simulator.advance(by: 0.02)
                }
                run.simulator.touchUp()
                run.simulator.runToRest()
                if carousel.contentOffset.x >= carousel.bounds.width {
                    run.note(Breach(what: "the carousel does not scroll", detail: "\(carousel.contentOffset)"))
                }
            },
            .expect("the page is popped instead") { $0.top === $0.pages[1] }, .act("swipe") { $0.rawSwipe() },
            .expect("the swipe from the edge does not pop") { $0.top === $0.pages[0] },
        ])

    static let n100 = Scenario(
        "N100", "a page with a locked back button", pages: .plain(.blue), .hidden, .plain(.white),
        variations: Variation.recordedDevices, invariants: [.visibility, .color, .items, .safeArea],
        steps: [
            .push(1), .act("swipe") { $0.rawSwipe() },
            .expect("a locked page without a bar is swiped away") { $0.top === $0.pages[1] },
            .push(2), .act("swipe") { $0.rawSwipe() },
            .expect("a locked page is swiped away") { $0.top === $0.pages[2] },
            .act("unlock") { $0.pages[2].navigationItem.hidesBackButton = false },
            .swipe(to: 0.6, then: .finish),
        ]
    ) { run in
        for page in run.pages.dropFirst() { page.navigationItem.hidesBackButton = true }
    }

    static let n102 = Scenario(
        "N102", "a collapsed split view: the secondary stack is a page of the primary one", in: .split,
        pages: .plain(.red), PagePreferences(bar: .fancy), variations: Variation.recordedDevices,
        invariants: [.visibility, .color, .safeArea],
        steps: [
            .act("show the detail") { $0.showDetail() },
            .expect("the detail is not shown") { $0.top == nil && $0.pages[1].view.window != nil },
            .expect("the bar is not the detail's") { run in
                run.barColor.distance(to: .blue) <= 2 && run.navigation.navigationBar.tintColor == .white
            },
            .act("swipe, cancelled") { $0.rawSwipe(finishing: false) },
            .expect("the bar is not the detail's") { run in
                run.barColor.distance(to: .blue) <= 2 && run.navigation.navigationBar.tintColor == .white
            },
            .act("swipe") { $0.rawSwipe() }, .expect("the list does not return") { $0.top === $0.pages[0] },
        ])
}

extension ScenarioRun {
    /// A swipe back from the edge, which may be refused.
    fileprivate func rawSwipe(finishing: Bool = true) {
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.8)
        simulator.advance(by: 0.1)
        simulator.endBackSwipe(finishing: finishing)
        simulator.runToRest()
    }

    fileprivate func showDetail() {
        navigation.splitViewController?.show(.secondary)
        simulator.runToRest()
    }
}
