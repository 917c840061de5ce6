import UIKit

/// Values that belong to objects, without keeping the objects alive.
@MainActor
struct WeakTable<Key: AnyObject, Value> {
    private struct Entry {
        weak var key: Key?
        let value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The value that belongs to an object; nil for none.
    subscript(key: Key) -> Value? {
        get {
            // Another object may have come to live where one was that is gone.
            guard let entry = entries[ObjectIdentifier(key)], entry.key === key else { return nil }
            return entry.value
        }
        set {
            entries = entries.filter { $0.value.key != nil }
            entries[ObjectIdentifier(key)] = newValue.map { Entry(key: key, value: $0) }
        }
    }

    /// The objects that are still there, with their values, in no order.
    var all: [(key: Key, value: Value)] {
        entries.values.compactMap { entry in entry.key.map { ($0, entry.value) } }
    }

    mutating func removeAll() {
        entries = [:]
    }
}
