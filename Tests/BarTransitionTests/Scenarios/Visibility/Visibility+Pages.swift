import BarTransition
import UIKit

/// What must not change in pages when the bar is shown or hidden.
extension Visibility {
    static let n28 = Scenario(
        "N28", "the content of a page without a bar does not move", pages: .hidden, .visible,
        variations: Variation.methods, invariants: [.contentRests, .visibility, .safeArea], steps: [.push(1), .back])

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

    static let n30 = Scenario(
        "N30", "the swipe back works on a page without a bar", pages: .visible, .hidden,
        invariants: [.visibility, .items], steps: [.push(1), .cancelledSwipe, .swipe(to: 0.5, then: .finish)])

    static let n31 = Scenario(
        "N31", "a swipe back from a media viewer without a bar", in: .swipeEnabledByApp, pages: .plain(.blue),
        PagePreferences.hidden.with {
            $0.hidesStatusBar = true
            $0.pageColor = .black
        }, invariants: [.visibility, .color, .statusBar, .safeArea], steps: [.push(1), .swipe(to: 0.5, then: .finish)])

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

    static let n34 = Scenario(
        "N34", "a sheet keeps its size while its bar is shown and hidden", in: .sheet, pages: .hidden, .visible,
        invariants: [.visibility, .items],
        steps: [
            .act("note the size") { run in run.notes = [run.sheetSize] }, .push(1),
            .expect("the sheet changes its size") { run in run.notes == [run.sheetSize] }, .tapBack,
            .expect("the sheet changes its size") { run in run.notes == [run.sheetSize] },
        ])
}

extension ScenarioRun {
    fileprivate var sheetSize: String { "\(navigation.preferredContentSize) \(navigation.view.frame)" }

    /// Taps the back button.
    func tapBackButton() {
        let bar = navigation.navigationBar
        let frame = bar.convert(bar.bounds, to: nil)
        let x = variation.direction == .rightToLeft ? frame.maxX - 30 : frame.minX + 30
        simulator.tap(at: CGPoint(x: x, y: frame.minY + 22))
        simulator.runToRest()
    }
}
