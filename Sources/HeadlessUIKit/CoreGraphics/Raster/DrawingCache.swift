import Synchronization

/// Keeps what takes longer to make than to draw, for pictures that follow each other and show nearly the same.
package final class DrawingCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// The number of entries at which the cache is emptied.
    package let limit: Int
    private let entries = Mutex<[Key: Value]>([:])

    package init(limit: Int) { self.limit = limit }

    package func value(for key: Key, make: () -> Value) -> Value {
        if let known = entries.withLock({ $0[key] }) { return known }
        let value = make()
        entries.withLock { entries in
            if entries.count >= limit { entries.removeAll(keepingCapacity: true) }
            entries[key] = value
        }
        return value
    }
}
