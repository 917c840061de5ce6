import BarTransition
import UIKit

/// Structures that many apps have, with swipes and drags.
extension Apps {
    static let n98 = Scenario(
        "N98", "a form that is asked before it is swiped away", pages: .plain(.blue),
        PagePreferences.plain(.white).with { $0.asksBeforePop = true }, variations: Variation.recordedDevices,
        invariants: [.visibility, .items, .safeArea],
        steps: [
            .push(1), .anySwipe(),
            .expect("the form is swiped away") { $0.top === $0.pages[1] },
            .expect("the form is not asked once") { ($0.pages[1] as? FormScenarioPage)?.attempts == [.swipe] },
            .act("tap back") { $0.tapBackButton() },
            .expect("the form is popped by the back button") { $0.top === $0.pages[1] },
            .act("save") { ($0.pages[1] as? FormScenarioPage)?.allowsPop = true }, .anySwipe(),
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
            .expect("the page is popped instead") { $0.top === $0.pages[1] }, .anySwipe(),
            .expect("the swipe from the edge does not pop") { $0.top === $0.pages[0] },
        ])
}
