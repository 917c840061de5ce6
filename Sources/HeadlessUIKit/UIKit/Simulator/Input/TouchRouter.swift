import Foundation

/// Takes one finger's movements to recognisers and views, as the window does in UIKit.
@MainActor
struct TouchRouter {
    var touch: UITouch?
    var target: UIView?
    var candidates: [UIGestureRecognizer] = []
    var active: [UIGestureRecognizer] = []
    var tapped: [UITapGestureRecognizer] = []
    var event: UIEvent?
}

extension Simulator {
    /// A finger comes down at a point of the screen.
    public func touchDown(at point: CGPoint) {
        makeCurrent()
        precondition(touches.touch == nil, "Simulator.touchDown: a finger is down already; lift it with touchUp first.")
        commit()
        let touch = UITouch(point: point, timestamp: now, tapCount: tapCount(at: point))
        let event = UIEvent()
        event.timestamp = now
        event.allTouches = [touch]
        let hit = windowScene.windows.reversed().lazy.compactMap { $0.hitTest(point, with: event) }.first
        touch.view = hit
        touch.window = hit?.window
        touches = TouchRouter(touch: touch, target: hit, event: event)
        showHomeIndicator(goesAgain: false)
        var view = hit
        while let current = view {
            for recognizer in current.gestureRecognizers ?? []
            where recognizer.isEnabled && recognizer.isMadeWithOneFinger {
                guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true else { continue }
                recognizer.startPoint = point
                recognizer.currentPoint = point
                recognizer.velocityPerSecond = .zero
                if let tap = recognizer as? UITapGestureRecognizer {
                    touches.tapped.append(tap)
                } else {
                    touches.candidates.append(recognizer)
                }
                recognizer.touchDidBegin()
            }
            view = current.superview
        }
        hit?.touchesBegan([touch], with: event)
        commit()
    }

    /// The finger moves to a point of the screen.
    public func touchMove(to point: CGPoint) {
        makeCurrent()
        guard let touch = touches.touch else {
            preconditionFailure("Simulator.touchMove: no finger is down; call touchDown first.")
        }
        let elapsed = now - touch.timestamp
        let moved = CGPoint(x: point.x - touch.point.x, y: point.y - touch.point.y)
        touch.previousPoint = touch.point
        touch.point = point
        touch.timestamp = now
        touch.phase = .moved
        for recognizer in touches.candidates + touches.active {
            recognizer.currentPoint = point
            if elapsed > 0 {
                recognizer.velocityPerSecond = CGPoint(x: moved.x / elapsed, y: moved.y / elapsed)
            }
        }
        for recognizer in touches.active { recognizer.state = .changed }
        recognizeMovement(at: point)
        if touches.active.isEmpty { touches.target?.touchesMoved([touch], with: touches.event) }
        commit()
    }

    private func recognizeMovement(at point: CGPoint) {
        // Who fails may be who another one waits for.
        var waiting = touches.candidates.count + 1
        while !touches.candidates.isEmpty, touches.candidates.count < waiting {
            waiting = touches.candidates.count
            askCandidates(at: point)
        }
    }

    private func askCandidates(at point: CGPoint) {
        for recognizer in touches.candidates {
            guard let start = recognizer.startPoint, let view = recognizer.view else { continue }
            let local = view.convert(start, from: nil)
            let movement = CGPoint(x: point.x - start.x, y: point.y - start.y)
            guard let recognized = recognizer.recognition(of: movement, at: local) else {
                fail(recognizer)
                continue
            }
            guard recognized else { continue }
            guard !touches.candidates.contains(where: { $0 !== recognizer && recognizer.waits(for: $0) }) else {
                continue
            }
            let rivals = touches.active.allSatisfy { other in
                guard !recognizer.waits(for: other) else { return false }
                return recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
                    == true
                    || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer) == true
            }
            guard rivals, recognizer.mayBegin else {
                fail(recognizer)
                continue
            }
            touches.candidates.removeAll { $0 === recognizer }
            touches.active.append(recognizer)
            if recognizer.cancelsTouchesInView, let touch = touches.touch {
                touches.target?.touchesCancelled([touch], with: touches.event)
                touches.target = nil
            }
            failTaps(touches.tapped)
            touches.tapped = []
            recognizer.state = .began
        }
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        touches.candidates.removeAll { $0 === recognizer }
        recognizer.reset()
    }

    /// A recogniser was switched off: it takes no further part in the touch.
    func withdraw(_ recognizer: UIGestureRecognizer) {
        let isActive = touches.active.contains { $0 === recognizer }
        touches.active.removeAll { $0 === recognizer }
        touches.candidates.removeAll { $0 === recognizer }
        touches.tapped.removeAll { $0 === recognizer }
        taps.unfinished.removeAll { $0 === recognizer }
        taps.held.removeAll { $0 === recognizer }
        if isActive { recognizer.state = .cancelled }
        recognizer.reset()
    }

    /// The finger is lifted; its speed in points per second decides what follows, by default that of the last move.
    public func touchUp(velocity: CGPoint? = nil) {
        makeCurrent()
        guard let touch = touches.touch else {
            preconditionFailure("Simulator.touchUp: no finger is down; call touchDown first.")
        }
        touch.phase = .ended
        let ended = touches
        touches = TouchRouter()
        showHomeIndicator(goesAgain: true)
        for recognizer in ended.active {
            if let velocity { recognizer.velocityPerSecond = velocity }
            recognizer.state = .ended
            recognizer.reset()
        }
        for recognizer in ended.candidates { recognizer.reset() }
        let isTap = ended.active.isEmpty && touch.isWithinTapRange
        if isTap { recognizeTaps(ended.tapped, of: touch) } else { failTaps(ended.tapped) }
        ended.target?.touchesEnded([touch], with: ended.event)
        if isTap, isInStatusBar(touch.point) { scrollToTop() }
        commit()
    }

    /// The system takes the finger away, as an incoming call does.
    public func touchCancel() {
        makeCurrent()
        guard let touch = touches.touch else { return }
        touch.phase = .cancelled
        let ended = touches
        touches = TouchRouter()
        showHomeIndicator(goesAgain: true)
        failTaps(ended.tapped)
        for recognizer in ended.active {
            recognizer.state = .cancelled
            recognizer.reset()
        }
        for recognizer in ended.candidates { recognizer.reset() }
        ended.target?.touchesCancelled([touch], with: ended.event)
        commit()
    }

    /// Taps a point of the screen.
    public func tap(at point: CGPoint) {
        touchDown(at: point)
        touchUp()
    }

    // MARK: The swipe back

    private var leadingEdge: CGFloat { layoutDirection == .rightToLeft ? screenSize.width - 1 : 1 }
    private var forward: CGFloat { layoutDirection == .rightToLeft ? -1 : 1 }

    /// Puts a finger on the leading edge, half-way down, and begins to drag.
    public func beginBackSwipe() {
        touchDown(at: CGPoint(x: leadingEdge, y: screenSize.height / 2))
        touchMove(to: CGPoint(x: leadingEdge + forward, y: screenSize.height / 2))
    }

    /// Drags the swipe back to a share of the screen's width, 0...1.
    public func moveBackSwipe(toProgress progress: CGFloat) {
        let x = leadingEdge + forward * min(max(progress, 0), 1) * screenSize.width
        touchMove(to: CGPoint(x: x, y: screenSize.height / 2))
    }

    /// Lifts the finger of a swipe back such that it goes through or is cancelled.
    public func endBackSwipe(finishing: Bool) {
        touchUp(velocity: CGPoint(x: forward * (finishing ? 2000 : -2000), y: 0))
    }
}
