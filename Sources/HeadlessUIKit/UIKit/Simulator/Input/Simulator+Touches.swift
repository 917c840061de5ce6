import Foundation

/// The state of the current touch. The simulator delivers one finger's movements to recognizers and views, as the window
/// does in UIKit.
@MainActor
struct TouchState {
    var touch: UITouch?
    /// The view that receives the touch; nil once a recognizer has canceled it there.
    var target: UIView?
    /// Recognizers that may still recognize the touch, except taps.
    var candidates: [UIGestureRecognizer] = []
    /// Recognizers that have recognized the touch.
    var active: [UIGestureRecognizer] = []
    /// Tap recognizers that may still recognize the touch.
    var taps: [UITapGestureRecognizer] = []
    var event: UIEvent?
}

extension Simulator {
    /// Puts a finger down at a point of the screen.
    public func touchDown(at point: CGPoint) {
        makeCurrent()
        precondition(touches.touch == nil, "Simulator.touchDown: a finger is already down; call touchUp first.")
        commit()
        let touch = UITouch(point: point, timestamp: now, tapCount: tapCount(at: point))
        let event = UIEvent()
        event.timestamp = now
        event.allTouches = [touch]
        let hit = view(at: point, event)
        touch.view = hit
        touch.window = hit?.window
        touches = TouchState(touch: touch, target: hit, event: event)
        showHomeIndicator(hidesAgain: false)
        offer(event, touch, to: hit)
        hit?.touchesBegan([touch], with: event)
        commit()
    }

    /// Puts two fingers down on a trackpad while the pointer is at a point of the screen. `touchMove` and `touchUp` scroll
    /// then, in points: recognizers receive an event without touches, and views receive nothing.
    public func trackpadDown(at point: CGPoint) {
        makeCurrent()
        precondition(touches.touch == nil, "Simulator.trackpadDown: a finger is already down; call touchUp first.")
        commit()
        let event = UIEvent()
        event.timestamp = now
        touches = TouchState(touch: UITouch(point: point, timestamp: now, tapCount: 0), event: event)
        offer(event, nil, to: view(at: point, event))
        commit()
    }

    private func view(at point: CGPoint, _ event: UIEvent) -> UIView? {
        // A lazy map would ask the window that has one twice.
        for window in windowScene.windows.reversed() {
            if let hit = window.hitTest(point, with: event) { return hit }
        }
        return nil
    }

    /// Offers an event to the recognizers of a view and of its superviews.
    private func offer(_ event: UIEvent, _ touch: UITouch?, to hit: UIView?) {
        let point = touches.touch?.point ?? .zero
        var view = hit
        while let current = view {
            for recognizer in current.gestureRecognizers ?? []
            // A pan recognizer for more fingers waits for them, and does not fail before the one is lifted.
            where recognizer.isEnabled && (recognizer.isMadeWithOneFinger || recognizer is UIPanGestureRecognizer) {
                guard touch != nil || recognizer.receivesScrollEvents, recognizer.receives(event, touch) else {
                    continue
                }
                recognizer.beginAttempt(at: point)
                recognizer.currentPoint = point
                recognizer.velocityPerSecond = .zero
                recognizer.isScrolling = touch == nil
                recognizer.touchedView = touch == nil ? nil : hit
                if let tap = recognizer as? UITapGestureRecognizer {
                    touches.taps.append(tap)
                } else {
                    touches.candidates.append(recognizer)
                }
                recognizer.touchDidBegin()
            }
            view = current.superview
        }
    }

    /// Moves the finger to a point of the screen.
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
        // A failure can resolve the failure requirement of another recognizer.
        var waiting = touches.candidates.count + 1
        while !touches.candidates.isEmpty, touches.candidates.count < waiting {
            waiting = touches.candidates.count
            recognizeCandidates(at: point)
        }
    }

    private func recognizeCandidates(at point: CGPoint) {
        for recognizer in touches.candidates {
            guard let start = recognizer.startPoint, let view = recognizer.view, recognizer.isMadeWithOneFinger
            else { continue }
            let local = view.convert(start, from: nil)
            let movement = CGPoint(x: point.x - start.x, y: point.y - start.y)
            guard let recognized = recognizer.recognition(of: movement, at: local) else {
                fail(recognizer)
                continue
            }
            guard recognized else { continue }
            let isHeldBack = touches.candidates.contains {
                $0 !== recognizer && (recognizer.waits(for: $0) || recognizer.yields(to: $0))
            }
            guard !isHeldBack else { continue }
            let rivals = touches.active.allSatisfy { other in
                !recognizer.waits(for: other) && recognizer.recognizesSimultaneously(with: other)
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
                for rival in touches.candidates { rival.touchedView = nil }
            }
            failTaps(touches.taps)
            touches.taps = []
            recognizer.state = .began
        }
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        touches.candidates.removeAll { $0 === recognizer }
        recognizer.reset()
    }

    /// Removes a recognizer that was disabled from the current touch.
    func recognizerWasDisabled(_ recognizer: UIGestureRecognizer) {
        let isActive = touches.active.contains { $0 === recognizer }
        touches.active.removeAll { $0 === recognizer }
        touches.candidates.removeAll { $0 === recognizer }
        touches.taps.removeAll { $0 === recognizer }
        taps.unfinished.removeAll { $0 === recognizer }
        taps.held.removeAll { $0 === recognizer }
        if isActive { recognizer.state = .cancelled }
        recognizer.reset()
    }

    /// Lifts the finger.
    /// - Parameter velocity: The velocity in points per second; by default that of the last move.
    public func touchUp(velocity: CGPoint? = nil) {
        makeCurrent()
        guard let touch = touches.touch else {
            preconditionFailure("Simulator.touchUp: no finger is down; call touchDown first.")
        }
        touch.phase = .ended
        let ended = touches
        touches = TouchState()
        showHomeIndicator(hidesAgain: true)
        for recognizer in ended.active {
            if let velocity { recognizer.velocityPerSecond = velocity }
            recognizer.state = .ended
            recognizer.reset()
        }
        for recognizer in ended.candidates { recognizer.reset() }
        let isTap = ended.event?.allTouches != nil && ended.active.isEmpty && touch.isWithinTapRange
        if isTap, recognizeTaps(ended.taps, of: touch) {
            touch.phase = .cancelled
            ended.target?.touchesCancelled([touch], with: ended.event)
        } else {
            if !isTap { failTaps(ended.taps) }
            ended.target?.touchesEnded([touch], with: ended.event)
        }
        if isTap, isInStatusBar(touch.point) { scrollToTop(tappedAt: touch.point) }
        commit()
    }

    /// Cancels the touch, as the system does at an incoming call.
    public func touchCancel() {
        makeCurrent()
        guard let touch = touches.touch else { return }
        touch.phase = .cancelled
        let ended = touches
        touches = TouchState()
        showHomeIndicator(hidesAgain: true)
        failTaps(ended.taps)
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

    // MARK: Swiping back

    private var wholeScreen: CGRect { CGRect(origin: .zero, size: screenSize) }
    private var forward: CGFloat { layoutDirection == .rightToLeft ? -1 : 1 }

    /// A point at a distance from the leading edge of a part of the screen, in the middle of its height.
    private func finger(at distance: CGFloat, in part: CGRect) -> CGPoint {
        let edge =
            layoutDirection == .rightToLeft
            ? part.maxX - 1 - popEdgeInsets.right : part.minX + 1 + popEdgeInsets.left
        return CGPoint(x: edge + forward * distance, y: part.midY)
    }

    /// Puts a finger down at the middle of the leading edge and begins to drag.
    public func beginBackSwipe() { beginBackSwipe(in: wholeScreen) }

    /// The same in a part of the screen, as a column or a sheet with a navigation controller.
    package func beginBackSwipe(in part: CGRect) {
        touchDown(at: finger(at: 0, in: part))
        touchMove(to: finger(at: 1, in: part))
    }

    /// Moves the finger of a swipe back to a fraction of the screen's width, 0...1.
    public func moveBackSwipe(toProgress progress: CGFloat) { moveBackSwipe(toProgress: progress, in: wholeScreen) }

    /// The same for a swipe in a part of the screen, to a fraction of its width.
    package func moveBackSwipe(toProgress progress: CGFloat, in part: CGRect) {
        touchMove(to: finger(at: min(max(progress, 0), 1) * part.width, in: part))
    }

    /// Lifts the finger of a swipe back with a velocity that finishes or cancels it.
    public func endBackSwipe(finishing: Bool) {
        touchUp(velocity: CGPoint(x: forward * (finishing ? 2000 : -2000), y: 0))
    }
}

extension Simulator {
    /// Drags a finger in a straight line, one step per frame, and lifts it.
    /// - Parameters:
    ///   - start: Where the finger comes down, in points of the screen.
    ///   - end: Where it is lifted, in points of the screen.
    ///   - duration: The duration in seconds; 0 or more.
    ///   - velocity: The velocity at the end, in points per second; by default that of the drag.
    public func drag(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25, velocity: CGPoint? = nil
    ) {
        precondition(duration >= 0, "Simulator.drag: \(duration) s is negative; pass a duration of 0 or more.")
        touchDown(at: start)
        let steps = max(Int((duration * Double(profile.framesPerSecond)).rounded()), 1)
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let fraction = CGFloat(step) / CGFloat(steps)
            touchMove(
                to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
        }
        touchUp(velocity: velocity)
    }
}
