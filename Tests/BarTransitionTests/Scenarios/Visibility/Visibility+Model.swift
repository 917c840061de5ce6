import BarTransition
import UIKit

/// Scenarios that look at frames, or need touches.
extension Visibility {
    static let n29 = Scenario(
        "N29", "an appearing bar is at its final position", pages: .hidden, .visible,
        invariants: [
            .visibility,
            Invariant(looksAtFrames: true) { run in
                guard let frames = run.recording?.frames, let last = frames.last, !last.bar.isHidden else { return nil }
                for (index, frame) in frames.enumerated() where !frame.bar.isHidden {
                    let (old, new) = (frame.bar.frame, last.bar.frame)
                    guard abs(old.minY - new.minY) > 0.01 || abs(old.height - new.height) > 0.01 else { continue }
                    return Breach(
                        what: "the bar moves vertically while it appears", detail: "frame \(index): \(old), \(new)")
                }
                return nil
            },
        ], steps: [.push(1)])

    static let n32 = Scenario(
        "N32", "the back button of a page pushed twice from one without a bar", in: .swipeEnabledByApp, pages: .visible,
        .hidden, .visible, invariants: [.visibility, .items, .title],
        steps: [
            .push(1), .push(2), .tapBack, .push(2), .act("tap the back button") { $0.tapBackButton() },
            .expect("the back button does nothing") { $0.top === $0.pages[1] },
        ])

    static let n33 = Scenario(
        "N33", "a swipe back from a page whose bar was scrolled away", in: .swipeEnabledByApp, pages: .visible,
        PagePreferences.visible.with { $0.content = .scroll(0) }, invariants: [.title, .items],
        steps: [
            .push(1),
            .act("scroll the bar away") { run in
                run.navigation.hidesBarsOnSwipe = true
                let middle = CGPoint(x: run.simulator.screen.bounds.midX, y: 400)
                run.simulator.touchDown(at: middle)
                for step in 1...10 {
                    run.simulator.advance(by: 1 / 60)
                    run.simulator.touchMove(to: CGPoint(x: middle.x, y: middle.y - CGFloat(step) * 20))
                }
                run.simulator.touchUp()
            },
            .expect("the bar was not scrolled away") { $0.navigation.isNavigationBarHidden },
            .act("disable hiding on swipe") { $0.navigation.hidesBarsOnSwipe = false }, .swipe(to: 0.5, then: .finish),
            .expect("the bar stays hidden") { !$0.navigation.isNavigationBarHidden },
        ])
}

extension ScenarioRun {
    /// Taps the back button.
    func tapBackButton() {
        let bar = navigation.navigationBar
        let frame = bar.convert(bar.bounds, to: nil)
        let x = variation.direction == .rightToLeft ? frame.maxX - 30 : frame.minX + 30
        simulator.tap(at: CGPoint(x: x, y: frame.minY + 22))
        simulator.runToRest()
    }
}
