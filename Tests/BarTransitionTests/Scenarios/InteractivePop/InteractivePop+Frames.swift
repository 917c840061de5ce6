import BarTransition
import UIKit

/// Swipes back with titles that are looked at frame by frame, and with scrolling.
extension InteractivePop {
    static let n14 = Scenario(
        "N14", "titles do not appear or disappear in a canceled swipe", pages: .visible, .visible,
        invariants: [
            .items, .title, .reversible,
            Invariant(looksAtFrames: true) { run in
                guard let frames = run.recording?.frames,
                    let index = frames.firstIndex(where: { $0.bar.itemCount == 0 })
                else { return nil }
                return Breach(what: "the bar is without items in between", detail: "frame \(index)")
            },
        ], steps: [.push(1), .cancelledSwipe])

    static let n17 = Scenario(
        "N17", "content scrolled during a canceled swipe back, with a bar that hides on scrolling",
        pages: .visible, PagePreferences.visible.with { $0.content = .scroll(0) },
        invariants: [.visibility, .items, .safeArea],
        steps: [
            .push(1),
            .act("swipe, scroll, cancel") { run in
                run.navigation.hidesBarsOnSwipe = true
                run.simulator.beginBackSwipe()
                run.simulator.moveBackSwipe(toProgress: 0.3)
                run.pages[1].scrollView?.contentOffset.y += 60
                run.simulator.advance(by: 0.1)
                run.simulator.endBackSwipe(finishing: false)
                run.simulator.runToRest()
                run.pages[1].scrollView?.contentOffset.y -= 60
                run.navigation.hidesBarsOnSwipe = false
            },
            .tapBack,
        ])
}
