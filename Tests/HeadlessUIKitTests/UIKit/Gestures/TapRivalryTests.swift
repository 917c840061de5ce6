import TestSupport
import Testing
import UIKit

/// Taps, the views below them, and other recognizers. (UIKit documentation: "Attaching gesture recognizers to UIKit
/// controls", `cancelsTouchesInView`, `UIGestureRecognizerDelegate`; UIView.h, `gestureRecognizerShouldBegin:`)
@Suite("Taps and their rivals", .ownSimulator) @MainActor
struct TapRivalryTests {
    private final class Tap: UITapGestureRecognizer {
        var count = 0
        override var state: State { didSet { if state == .ended { count += 1 } } }
    }

    private final class Permissive: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    private func screen() -> (Simulator, UIViewController) {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let page = UIViewController()
        simulator.show(page)
        return (simulator, page)
    }

    @Test(arguments: [true, false]) func aTapAboveATableSelectsNoRow(_ cancels: Bool) {
        let stage = TableStage()
        let tap = Tap()
        tap.cancelsTouchesInView = cancels
        stage.page.view.addGestureRecognizer(tap)
        stage.tap(stage.row(1))
        #expect(tap.count == 1)
        #expect((stage.table.indexPathForSelectedRow == nil) == cancels)
    }

    @Test func aTapOnAButtonIsTheButtons() {
        let (simulator, page) = screen()
        let tap = Tap()
        page.view.addGestureRecognizer(tap)
        var events: [String] = []
        func add(_ control: UIControl, y: CGFloat, _ name: String) {
            control.frame = CGRect(x: 100, y: y, width: 100, height: 50)
            control.addAction(UIAction { _ in events.append(name) }, for: .touchUpInside)
            page.view.addSubview(control)
        }
        let button = UIButton(type: .system)
        add(button, y: 200, "button")
        add(UIControl(frame: .zero), y: 300, "control")
        simulator.tap(at: CGPoint(x: 150, y: 225))
        #expect((events, tap.count) == (["button"], 0))
        simulator.tap(at: CGPoint(x: 150, y: 325))
        #expect((events, tap.count) == (["button"], 1), "a plain control has no tap of its own")
        let own = Tap()
        button.addGestureRecognizer(own)
        simulator.tap(at: CGPoint(x: 150, y: 225))
        #expect((events, own.count, tap.count) == (["button"], 1, 1), "a recognizer on the button comes first")
    }

    /// The button is asked about a touch that it would lose (UIView.h, `gestureRecognizerShouldBegin:`).
    @Test func aTapThatCancelsNothingIsRecognizedBesideAButton() {
        let (simulator, page) = screen()
        let tap = Tap()
        tap.cancelsTouchesInView = false
        page.view.addGestureRecognizer(tap)
        var presses = 0
        let button = UIButton(primaryAction: UIAction(title: "OK") { _ in presses += 1 })
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 50)
        page.view.addSubview(button)
        simulator.tap(at: CGPoint(x: 150, y: 225))
        #expect((presses, tap.count) == (1, 1))
    }

    /// A tap that waits may not join one that was recognized meanwhile.
    @Test func aWaitingTapFailsAfterAnotherOneOfTheTouch() {
        let (simulator, page) = screen()
        let (outer, single, double) = (Tap(), Tap(), Tap())
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        let card = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
        page.view.addSubview(card)
        page.view.addGestureRecognizer(outer)
        for tap in [single, double] { card.addGestureRecognizer(tap) }
        simulator.tap(at: CGPoint(x: 150, y: 320))
        simulator.runToRest()
        #expect((outer.count, single.count) == (1, 0))
    }

    @Test(arguments: [true, false]) func onlyOneOfTwoTapsIsRecognized(_ isAllowed: Bool) {
        let (simulator, page) = screen()
        let card = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
        page.view.addSubview(card)
        let (outer, inner, permissive) = (Tap(), Tap(), Permissive())
        if isAllowed { outer.delegate = permissive }
        page.view.addGestureRecognizer(outer)
        card.addGestureRecognizer(inner)
        simulator.tap(at: CGPoint(x: 150, y: 320))
        #expect((inner.count, outer.count) == (1, isAllowed ? 1 : 0))
    }

    /// A view such as a slider keeps a swipe back from beginning on it.
    @Test(arguments: [18, 26]) func theTouchedViewMayRefuseADrag(_ system: Int) {
        final class Knob: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                !(gestureRecognizer is UIPanGestureRecognizer)
            }
        }
        let stage = TracingStage("A", "B", profile: .iPhone15(iOS: system))
        let knob = Knob(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
        stage.pages[1].view.addSubview(knob)
        stage.simulator.drag(from: CGPoint(x: 1, y: 450), to: CGPoint(x: 300, y: 450))
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === stage.pages[1])
        stage.simulator.drag(from: CGPoint(x: 1, y: 600), to: CGPoint(x: 300, y: 600))
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === stage.pages[0], "beside it")
    }
}
