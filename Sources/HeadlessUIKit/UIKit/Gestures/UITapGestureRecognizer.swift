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

    /// A finger was lifted near where it came down.
    func recognizeTaps(_ recognizers: [UITapGestureRecognizer], of touch: UITouch) {
        taps.last = (touch.tapCount, touch.point, now)
        var finished: [UITapGestureRecognizer] = []
        for tap in recognizers {
            let isContinued = taps.unfinished.contains { $0 === tap }
            tap.tapsSoFar = isContinued ? tap.tapsSoFar + 1 : 1
            taps.unfinished.removeAll { $0 === tap }
            if tap.tapsSoFar < tap.numberOfTapsRequired { taps.unfinished.append(tap) } else { finished.append(tap) }
        }
        recognizeUnblocked(taps.held.filter { !finished.contains($0) } + finished)
        guard !taps.unfinished.isEmpty else { return }
        taps.timeout = clock.schedule(at: now + profile.touch.tapInterval) { [weak self] in self?.failUnfinishedTaps() }
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
    /// itself; one that requires a pending one stays possible and is held.
    private func recognizeUnblocked(_ finished: [UITapGestureRecognizer]) {
        var (waiting, recognized) = (finished, [UITapGestureRecognizer]())
        while let next = waiting.firstIndex(where: { tap in
            !(waiting + taps.unfinished).contains { $0 !== tap && tap.waits(for: $0) }
        }) {
            let tap = waiting.remove(at: next)
            if !recognized.contains(where: { tap.waits(for: $0) }), tap.mayBegin {
                recognized.append(tap)
                tap.state = .ended
            }
            tap.reset()
        }
        taps.held = waiting
    }
}
