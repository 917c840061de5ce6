import Foundation

/// Time that moves only when told to: what stands in for the run loop.
@MainActor
package final class VirtualClock {
    /// A handle on something scheduled; cancelling it twice is harmless.
    package struct Event: Hashable {
        fileprivate let sequence: Int
    }

    private struct Entry {
        let time: TimeInterval
        let event: Event
        let action: () -> Void
    }

    package nonisolated init() {}

    package private(set) var now: TimeInterval = 0
    private var entries: [Entry] = []
    private var sequence = 0


    /// Runs `action` when the clock reaches `time`; things due at one moment run in the order they were scheduled.
    @discardableResult
    package func schedule(at time: TimeInterval, _ action: @escaping () -> Void) -> Event {
        sequence += 1
        let event = Event(sequence: sequence)
        let entry = Entry(time: max(time, now), event: event, action: action)
        let index = entries.firstIndex { $0.time > entry.time } ?? entries.endIndex
        entries.insert(entry, at: index)
        return event
    }

    package func cancel(_ event: Event?) {
        guard let event else { return }
        entries.removeAll { $0.event == event }
    }

    package var nextEventTime: TimeInterval? { entries.first?.time }

    /// Moves to `time` and runs everything due then; returns whether something ran.
    @discardableResult
    package func move(to time: TimeInterval) -> Bool {
        now = max(now, time)
        // What an action schedules for the same moment belongs to the next turn of the run loop.
        let due = entries.prefix { $0.time <= now }
        guard !due.isEmpty else { return false }
        for entry in due where entries.contains(where: { $0.event == entry.event }) {
            entries.removeAll { $0.event == entry.event }
            entry.action()
        }
        return true
    }
}
