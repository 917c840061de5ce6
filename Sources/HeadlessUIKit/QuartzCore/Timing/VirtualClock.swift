import Foundation

/// A clock that moves only when ``move(to:)`` is called, and the actions scheduled on it: replaces the run loop.
@MainActor
package final class VirtualClock {
    /// Identifies a scheduled action; cancelling it is idempotent.
    package struct Event: Hashable {
        fileprivate let sequence: Int
    }

    private struct Entry {
        let time: TimeInterval
        let event: Event
        let action: () -> Void
    }

    /// The current time, in seconds; begins at 0.
    package private(set) var now: TimeInterval = 0
    private var entries: [Entry] = []
    private var sequence = 0

    package nonisolated init() {}

    /// Runs `action` when the clock reaches `time`; actions due at the same time run in the order they were scheduled.
    @discardableResult
    package func schedule(at time: TimeInterval, _ action: @escaping () -> Void) -> Event {
        sequence += 1
        let event = Event(sequence: sequence)
        let entry = Entry(time: max(time, now), event: event, action: action)
        let index = entries.firstIndex { $0.time > entry.time } ?? entries.endIndex
        entries.insert(entry, at: index)
        return event
    }

    /// Cancels a scheduled action, unless it has run.
    package func cancel(_ event: Event?) {
        guard let event else { return }
        entries.removeAll { $0.event == event }
    }

    /// The time of the next scheduled action; nil if there is none.
    package var nextEventTime: TimeInterval? { entries.first?.time }

    /// Moves to `time` and runs the actions due then; returns whether any ran.
    @discardableResult
    package func move(to time: TimeInterval) -> Bool {
        now = max(now, time)
        // Actions scheduled by an action for the same time belong to the next turn of the run loop.
        let due = entries.prefix { $0.time <= now }
        guard !due.isEmpty else { return false }
        for entry in due where entries.contains(where: { $0.event == entry.event }) {
            entries.removeAll { $0.event == entry.event }
            entry.action()
        }
        return true
    }
}
