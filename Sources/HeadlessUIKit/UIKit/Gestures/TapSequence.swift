import Foundation

/// Taps that follow each other, and the recognisers that wait for more of them or for each other.
@MainActor
struct TapSequence {
    /// The last tap: which one it was in its row, where and when.
    var last: (count: Int, point: CGPoint, time: TimeInterval)?
    /// Recognisers that have had some of the taps they ask for.
    var unfinished: [UITapGestureRecognizer] = []
    /// Recognisers that have had their taps and wait for others to fail.
    var held: [UITapGestureRecognizer] = []
    var timeout: VirtualClock.Event?
}

extension Simulator {
    /// Which tap in a row a finger begins that comes down now; one that begins a new row ends what waits for another.
    func tapCount(at point: CGPoint) -> Int {
        clock.cancel(taps.timeout)
        let reach = profile.touch.tapDistance
        guard let last = taps.last, now - last.time <= profile.touch.tapInterval,
            abs(point.x - last.point.x) <= reach, abs(point.y - last.point.y) <= reach
        else {
            failUnfinishedTaps()
            return 1
        }
        return last.count + 1
    }

    /// A finger was lifted where it came down.
    func recognizeTaps(_ recognizers: [UITapGestureRecognizer], of touch: UITouch) {
        taps.last = (touch.tapCount, touch.point, now)
        var finished: [UITapGestureRecognizer] = []
        for tap in recognizers {
            let isGoingOn = taps.unfinished.contains { $0 === tap }
            tap.tapsSoFar = isGoingOn ? tap.tapsSoFar + 1 : 1
            taps.unfinished.removeAll { $0 === tap }
            if tap.tapsSoFar < tap.numberOfTapsRequired { taps.unfinished.append(tap) } else { finished.append(tap) }
        }
        settle(taps.held.filter { !finished.contains($0) } + finished)
        guard !taps.unfinished.isEmpty else { return }
        taps.timeout = clock.schedule(at: now + profile.touch.tapInterval) { [weak self] in self?.failUnfinishedTaps() }
    }

    /// No further tap comes: who waited for one has failed, and who waited for that recognises its gesture.
    func failUnfinishedTaps() {
        taps.last = nil
        let (unfinished, held) = (taps.unfinished, taps.held)
        (taps.unfinished, taps.held) = ([], [])
        for tap in unfinished { tap.reset() }
        settle(held)
        // Only those are left that wait for each other.
        for tap in taps.held { tap.reset() }
        taps.held = []
    }

    /// The finger went too far for a tap, or was taken away: these have failed, and who waited for another tap.
    func failTaps(_ recognizers: [UITapGestureRecognizer]) {
        failUnfinishedTaps()
        for tap in recognizers { tap.reset() }
    }

    /// Recognises those that wait for nobody any longer: who waits for one that was recognised has failed, who waits for
    /// one that did not begin is next, and who waits for one that still may come is held.
    private func settle(_ finished: [UITapGestureRecognizer]) {
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
