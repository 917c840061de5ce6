import UIKit

/// A dictionary keyed by object identity that does not keep its keys alive.
@MainActor
struct WeakTable<Key: AnyObject, Value> {
    /// An object, since a lookup would copy a weak reference and the value.
    private final class Entry {
        weak var key: Key?
        let value: Value

        init(key: Key, value: Value) {
            self.key = key
            self.value = value
        }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of objects that no longer exist are removed, so that a write takes the same
    /// time however many there are.
    private var limit = 8

    /// The value for an object, or nil.
    subscript(key: Key) -> Value? {
        get { entry(of: key)?.value }
        set {
            guard let newValue else {
                entries[ObjectIdentifier(key)] = nil
                return
            }
            if entries.count >= limit {
                entries = entries.filter { $0.value.key != nil }
                limit = max(8, 2 * entries.count)
            }
            entries[ObjectIdentifier(key)] = Entry(key: key, value: newValue)
        }
    }

    /// Removes the value for an object, and returns it; nil if there was none.
    mutating func removeValue(forKey key: Key) -> Value? {
        defer { self[key] = nil }
        return self[key]
    }

    /// Whether an object has a value, without copying it.
    func contains(_ key: Key) -> Bool { entry(of: key) != nil }

    private func entry(of key: Key) -> Entry? {
        // A new object can have the identifier of a deallocated one.
        guard let entry = entries[ObjectIdentifier(key)], entry.key === key else { return nil }
        return entry
    }

    /// The objects that are still alive and their values, in no particular order.
    var all: [(key: Key, value: Value)] {
        entries.values.compactMap { entry in entry.key.map { ($0, entry.value) } }
    }

    /// The objects that are still alive, in no particular order.
    var keys: [Key] { entries.values.compactMap(\.key) }

    /// Whether there is no value, not even one of an object that no longer exists.
    var isEmpty: Bool { entries.isEmpty }

    mutating func removeAll() {
        entries = [:]
    }
}

/// A collection of objects that does not keep them alive.
@MainActor
struct WeakSet<Element: AnyObject> {
    private struct Entry {
        weak var object: Element?
    }

    private let entries: [Entry]

    init(_ objects: [Element] = []) {
        entries = objects.map { Entry(object: $0) }
    }

    /// The objects that are still alive, in their order.
    var all: [Element] { entries.compactMap(\.object) }
}
