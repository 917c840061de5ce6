import Foundation

/// Recognizes one or several taps.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps; default 1.
    open var numberOfTapsRequired = 1

    /// The number of fingers; default 1. With more it never begins, as there is one finger here.
    open var numberOfTouchesRequired = 1

    /// The number of taps so far.
    final var tapsSoFar = 0

    override var isMadeWithOneFinger: Bool { numberOfTouchesRequired <= 1 }
}

/// Consecutive taps, and the recognizers that wait for more of them or for each other.
@MainActor
struct TapSequence {
    /// The last tap: its number in the sequence, its position and its time.
    var last: (count: Int, point: CGPoint, time: TimeInterval)?

    /// Recognizers that received some of the taps they require.
    var unfinished: [UITapGestureRecognizer] = []

    /// Recognizers that received all their taps and wait for others to fail.
    var held: [UITapGestureRecognizer] = []

    /// Ends the sequence when no further tap comes.
    var timeout: VirtualClock.Event?
}

extension Simulator {
    /// The number, in its sequence, of the tap that a finger coming down now begins. A tap that begins a new sequence
    /// fails the recognizers that wait for another tap.
    func tapCount(at point: CGPoint) -> Int {
        clock.cancel(taps.timeout)
        let tolerance = profile.touch.tapDistance
        guard let last = taps.last, now - last.time <= profile.touch.tapInterval,
            abs(point.x - last.point.x) <= tolerance, abs(point.y - last.point.y) <= tolerance
        else {
            failUnfinishedTaps()
            return 1
        }
        return last.count + 1
    }

    /// A finger was lifted near where it came down. `delaysTouchesEnded` is not modeled: a tap that waits for another one to
    /// fail does not hold back the end of its touch.
    /// - Returns: Whether a recognized tap cancels the touch in its view.
    func recognizeTaps(_ recognizers: [UITapGestureRecognizer], of touch: UITouch) -> Bool {
        taps.last = (touch.tapCount, touch.point, now)
        var finished: [UITapGestureRecognizer] = []
        for tap in recognizers {
            let isContinued = taps.unfinished.contains { $0 === tap }
            tap.tapsSoFar = isContinued ? tap.tapsSoFar + 1 : 1
            taps.unfinished.removeAll { $0 === tap }
            if tap.tapsSoFar < tap.numberOfTapsRequired { taps.unfinished.append(tap) } else { finished.append(tap) }
        }
        // Only one of them is recognized. On a second tap that is the double tap: otherwise there would be none beside a single
        // one that it is not required to fail for.
        finished = finished.enumerated().sorted {
            (-$0.element.numberOfTapsRequired, $0.offset) < (-$1.element.numberOfTapsRequired, $1.offset)
        }.map(\.element)
        let recognized = recognizeUnblocked(taps.held.filter { !finished.contains($0) } + finished)
        if !taps.unfinished.isEmpty {
            taps.timeout = clock.schedule(at: now + profile.touch.tapInterval) { [weak self] in
                self?.failUnfinishedTaps()
            }
        }
        return recognized.contains { $0.cancelsTouchesInView && recognizers.contains($0) }
    }

    /// No further tap comes: recognizers that wait for one fail, and those that required them to fail recognize their
    /// taps.
    func failUnfinishedTaps() {
        taps.last = nil
        let (unfinished, held) = (taps.unfinished, taps.held)
        (taps.unfinished, taps.held) = ([], [])
        for tap in unfinished { tap.reset() }
        recognizeUnblocked(held)
        // The remaining recognizers wait for each other.
        for tap in taps.held { tap.reset() }
        taps.held = []
    }

    /// The finger moved too far for a tap, or the touch was canceled: the given recognizers fail, and those that wait
    /// for another tap.
    func failTaps(_ recognizers: [UITapGestureRecognizer]) {
        failUnfinishedTaps()
        for tap in recognizers { tap.reset() }
    }

    /// Recognizes taps with no unresolved failure requirement. A tap that requires a recognized one to fail fails
    /// itself, and so does one that no delegate lets recognize beside a recognized one; one that requires a pending one stays
    /// possible and is held.
    /// - Returns: the recognizers that have recognized their taps.
    @discardableResult
    private func recognizeUnblocked(_ finished: [UITapGestureRecognizer]) -> [UITapGestureRecognizer] {
        var (waiting, recognized) = (finished, [UITapGestureRecognizer]())
        func joinsRecognized(_ tap: UITapGestureRecognizer) -> Bool {
            recognized.allSatisfy { tap.recognizesSimultaneously(with: $0) }
        }
        while let next = waiting.firstIndex(where: { tap in
            !(waiting + taps.unfinished).contains { $0 !== tap && tap.waits(for: $0) }
        }) {
            let tap = waiting.remove(at: next)
            if !recognized.contains(where: { tap.waits(for: $0) }), joinsRecognized(tap), tap.mayBegin {
                recognized.append(tap)
                tap.state = .ended
            }
            tap.reset()
        }
        for tap in waiting where !joinsRecognized(tap) { tap.reset() }
        taps.held = waiting.filter(joinsRecognized)
        return recognized
    }
}
