import TestSupport
import Testing
import UIKit

/// Multiple taps, and recognisers that wait for others to fail. (UIKit documentation, UITouch.tapCount,
/// UITapGestureRecognizer, UIGestureRecognizer.require(toFail:))
@Suite("Tap sequences", .ownSimulator) @MainActor
struct TapSequenceTests {
    private final class Tap: UITapGestureRecognizer {
        var log: [String] = []
        override var state: State {
            didSet { if state == .ended { log.append("\(numberOfTapsRequired) of \(numberOfTouches)") } }
        }
    }

    private final class Counting: UIView {
        var counts: [Int] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
        private func note(_ touches: Set<UITouch>) { counts += touches.map(\.tapCount) }
    }

    private let simulator = Simulator(profile: .iPhone15(iOS: 18))
    private let view = Counting(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
    private let single = Tap()
    private let double = Tap()
    private let point = CGPoint(x: 150, y: 320)

    init() {
        let page = UIViewController()
        simulator.show(page)
        page.view.addSubview(view)
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
    }

    @Test func tapsThatFollowEachOtherAreCounted() {
        simulator.makeCurrent()
        for _ in 0..<3 { simulator.tap(at: point) }
        #expect(view.counts == [1, 2, 3])
        view.counts = []
        simulator.tap(at: CGPoint(x: 20, y: 220))
        #expect(view.counts == [1], "a tap at another position")
        view.counts = []
        simulator.advance(by: 2)
        simulator.touchDown(at: point)
        simulator.touchMove(to: CGPoint(x: 190, y: 320))
        simulator.touchUp()
        #expect(view.counts == [1, 0], "a drag is no tap")
    }

    @Test func aDoubleTapTakesTwo() {
        simulator.makeCurrent()
        simulator.tap(at: point)
        #expect((single.log, double.log) == (["1 of 1"], []))
        simulator.tap(at: point)
        #expect(single.log == ["1 of 1"], "the second tap is the double tap's, as no delegate lets both recognize it")
        #expect(double.log == ["2 of 1"])
        simulator.tap(at: point)
        simulator.runToRest()
        #expect(double.log == ["2 of 1"], "a third tap is the first of the next double tap")
    }

    @Test func aTapThatRequiresAnotherToFailWaitsForIt() {
        simulator.makeCurrent()
        single.require(toFail: double)
        simulator.tap(at: point)
        #expect(single.log == [])
        simulator.advance(by: 3)
        #expect(single.log == ["1 of 1"], "no second tap occurred")
        simulator.tap(at: point)
        simulator.tap(at: point)
        simulator.runToRest()
        #expect((single.log, double.log) == (["1 of 1"], ["2 of 1"]))
    }

    @Test func aDragThatRequiresAnotherToFailWaitsForIt() {
        simulator.makeCurrent()
        let (outer, inner) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
        view.superview?.addGestureRecognizer(outer)
        view.addGestureRecognizer(inner)
        inner.require(toFail: outer)
        #expect((outer.numberOfTouches, inner.numberOfTouches) == (0, 0))
        simulator.touchDown(at: point)
        simulator.touchMove(to: CGPoint(x: 190, y: 320))
        #expect((outer.state, inner.state) == (.began, .possible), "without it the inner one begins first")
        #expect(outer.numberOfTouches == 1)
        simulator.touchUp()
        outer.isEnabled = false
        simulator.touchDown(at: point)
        simulator.touchMove(to: CGPoint(x: 190, y: 320))
        #expect(inner.state == .began)
        simulator.touchUp()
    }

    @Test func aGestureOfTwoFingersIsNotMadeWithOne() {
        simulator.makeCurrent()
        let pan = UIPanGestureRecognizer()
        #expect((pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) == (1, 4_294_967_295))
        pan.minimumNumberOfTouches = 2
        single.numberOfTouchesRequired = 2
        view.addGestureRecognizer(pan)
        simulator.tap(at: point)
        #expect(single.log == [])
        simulator.touchDown(at: point)
        simulator.touchMove(to: CGPoint(x: 190, y: 320))
        #expect(pan.state == .possible)
        pan.minimumNumberOfTouches = 1
        simulator.touchUp()
        simulator.touchDown(at: point)
        simulator.touchMove(to: CGPoint(x: 190, y: 320))
        #expect(pan.state == .began)
        simulator.touchUp()
    }

    /// A recogniser that has failed has no touches. (UIKit documentation, UIGestureRecognizer.numberOfTouches)
    @Test(arguments: ["drag that nobody takes", "drag that another takes", "incoming call"])
    func aTapThatFailedHasNoFinger(by what: String) {
        simulator.makeCurrent()
        let pan = UIPanGestureRecognizer()
        if what == "drag that another takes" { view.addGestureRecognizer(pan) }
        simulator.touchDown(at: point)
        #expect(single.numberOfTouches == 1)
        if what == "incoming call" {
            simulator.touchCancel()
        } else {
            simulator.touchMove(to: CGPoint(x: 190, y: 320))
            #expect(pan.numberOfTouches == (what == "drag that another takes" ? 1 : 0))
            simulator.touchUp()
        }
        #expect((single.numberOfTouches, double.numberOfTouches, single.log) == (0, 0, []))
    }

    @Test func aDragThatNeverBeganHasNoFingerOnceTheTouchIsTakenAway() {
        simulator.makeCurrent()
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        simulator.touchDown(at: point)
        simulator.touchCancel()
        #expect(pan.numberOfTouches == 0)
    }

    @Test func aTapThatGaveWayHasNoFinger() {
        simulator.makeCurrent()
        single.require(toFail: double)
        simulator.tap(at: point)
        simulator.tap(at: point)
        #expect((single.log, double.log) == ([], ["2 of 1"]))
        #expect(single.numberOfTouches == 0)
    }

    private final class Refusing: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    /// A recogniser that may not begin has failed, so the one that waits for it recognises, once for the sequence.
    @Test func aTapThatWaitsForOneThatMayNotBeginIsRecognised() {
        simulator.makeCurrent()
        let refusing = Refusing()
        double.delegate = refusing
        single.require(toFail: double)
        simulator.tap(at: point)
        simulator.tap(at: point)
        #expect((single.log, double.log) == (["1 of 1"], []))
        simulator.runToRest()
        #expect(single.log == ["1 of 1"])
    }

    @Test func ofThreeThatWaitForEachOtherOneIsRecognised() {
        simulator.makeCurrent()
        let triple = Tap()
        triple.numberOfTapsRequired = 3
        view.addGestureRecognizer(triple)
        double.require(toFail: triple)
        single.require(toFail: double)
        simulator.tap(at: point)
        simulator.tap(at: point)
        #expect((single.log, double.log, triple.log) == ([], [], []))
        simulator.advance(by: 3)
        #expect((single.log, double.log, triple.log) == ([], ["2 of 1"], []))
    }

    /// "If you change this property to false while a gesture recognizer is currently recognizing a gesture, the gesture
    /// recognizer transitions to a cancelled state." (UIKit documentation, UIGestureRecognizer.isEnabled)
    @Test func aDragThatIsSwitchedOffIsCancelled() {
        simulator.makeCurrent()
        let pan = StateLog()
        view.addGestureRecognizer(pan)
        simulator.touchDown(at: point)
        simulator.touchMove(to: CGPoint(x: 190, y: 320))
        pan.isEnabled = false
        #expect(pan.states == [.began, .cancelled])
        #expect((pan.state, pan.numberOfTouches) == (.possible, 0))
        pan.isEnabled = true
        simulator.touchMove(to: CGPoint(x: 230, y: 320))
        simulator.touchUp()
        #expect(pan.states == [.began, .cancelled], "the finger was down before the recogniser was enabled")
    }

    private final class StateLog: UIPanGestureRecognizer {
        var states: [State] = []
        override var state: State {
            didSet { if state != .possible { states.append(state) } }
        }
    }
}
