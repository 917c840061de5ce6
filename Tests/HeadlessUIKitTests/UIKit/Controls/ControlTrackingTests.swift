import TestSupport
import Testing
import UIKit

/// The touches that a control receives, and the events that it sends. (UIKit documentation, UIControl and
/// UIControl.Event)
@Suite("Touch tracking of controls", .ownSimulator) @MainActor
struct ControlTrackingTests {
    private final class Slider: UIControl {
        var log: [String] = []
        var follows = true

        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.append("begin")
            return follows
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.append("continue \(isTouchInside)")
            return follows
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
        override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
    }

    private let simulator = Simulator(profile: .iPhone15(iOS: 18))
    private let control = Slider(frame: CGRect(x: 100, y: 300, width: 100, height: 40))

    init() {
        let page = UIViewController()
        simulator.show(page)
        page.view.addSubview(control)
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "drag inside"),
            (.touchDragOutside, "drag outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
            (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancelled"),
        ]
        for (event, name) in names {
            control.addAction(UIAction { action in (action.sender as? Slider)?.log.append(name) }, for: event)
        }
        simulator.runToRest()
    }

    private func heard(_ actions: () -> Void) -> [String] {
        simulator.makeCurrent()
        control.log = []
        actions()
        return control.log
    }

    @Test func aDragInsideAndOutIsFollowed() {
        let log = heard {
            simulator.touchDown(at: CGPoint(x: 150, y: 320))
            simulator.touchMove(to: CGPoint(x: 160, y: 320))
            simulator.touchMove(to: CGPoint(x: 350, y: 320))
            #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
            simulator.touchMove(to: CGPoint(x: 360, y: 320))
            simulator.touchMove(to: CGPoint(x: 150, y: 320))
            #expect(control.isTouchInside && control.isHighlighted)
            simulator.touchUp()
        }
        #expect(
            log == [
                "begin", "down", "continue true", "drag inside", "continue false", "drag outside", "exit",
                "continue false", "drag outside", "continue true", "drag inside", "enter", "end", "up inside",
            ])
        #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    }

    @Test func aFingerLiftedFarAwayIsOutside() {
        let log = heard {
            simulator.touchDown(at: CGPoint(x: 150, y: 320))
            simulator.touchMove(to: CGPoint(x: 150, y: 700))
            simulator.touchUp()
        }
        #expect(log.suffix(2) == ["end", "up outside"])
    }

    @Test func theSecondTapOfARowIsARepetition() {
        let log = heard {
            simulator.tap(at: CGPoint(x: 150, y: 320))
            simulator.advance(by: 0.1)
            simulator.tap(at: CGPoint(x: 150, y: 320))
            simulator.advance(by: 5)
            simulator.tap(at: CGPoint(x: 150, y: 320))
        }
        let one = ["begin", "down", "end", "up inside"]
        #expect(log == one + ["begin", "down", "repeat", "end", "up inside"] + one)
    }

    @Test func aControlThatDoesNotFollowHearsNoMore() {
        control.follows = false
        #expect(
            heard {
                simulator.touchDown(at: CGPoint(x: 150, y: 320))
                simulator.touchMove(to: CGPoint(x: 160, y: 320))
                simulator.touchUp()
            } == ["begin"])
    }

    @Test func aCancelledTouchEndsTheTracking() {
        let log = heard {
            simulator.touchDown(at: CGPoint(x: 150, y: 320))
            simulator.touchCancel()
        }
        #expect(log == ["begin", "down", "cancel", "cancelled"])
        #expect(!control.isTracking && !control.isHighlighted)
    }
}
