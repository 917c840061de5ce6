import UIKit

/// A dictionary keyed by object identity that does not keep its keys alive.
@MainActor
struct WeakTable<Key: AnyObject, Value> {
    private struct Entry {
        weak var key: Key?
        let value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of objects that no longer exist are removed, so that a write takes the same
    /// time however many there are.
    private var limit = 8

    /// The value for an object, or nil.
    subscript(key: Key) -> Value? {
        get {
            // A new object can have the identifier of a deallocated one.
            guard let entry = entries[ObjectIdentifier(key)], entry.key === key else { return nil }
            return entry.value
        }
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

    /// The objects that are still alive and their values, in no particular order.
    var all: [(key: Key, value: Value)] {
        entries.values.compactMap { entry in entry.key.map { ($0, entry.value) } }
    }

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

/// The view controllers that were on a stack, without keeping them alive. To compare them with those that are there now it
/// asks none of them for anything.
@MainActor
struct StackRecord {
    private struct Entry {
        let id: ObjectIdentifier
        weak var page: UIViewController?
    }

    private var entries: [Entry] = []

    /// How many pages from the bottom are the same.
    func commonCount(with pages: [UIViewController]) -> Int {
        var count = 0
        while count < entries.count, count < pages.count, entries[count].id == ObjectIdentifier(pages[count]) {
            count += 1
        }
        return count
    }

    /// The pages from an index on that are still alive.
    func pages(from index: Int) -> [UIViewController] { entries[index...].compactMap(\.page) }

    var count: Int { entries.count }

    func contains(_ page: UIViewController) -> Bool {
        let id = ObjectIdentifier(page)
        // A new page can have the identifier of a deallocated one.
        return entries.contains { $0.id == id && $0.page === page }
    }

    /// Stores a stack. Only what differs is written.
    mutating func update(to pages: [UIViewController]) {
        let common = commonCount(with: pages)
        guard common < max(entries.count, pages.count) else { return }
        entries.removeSubrange(common...)
        entries += pages[common...].map { Entry(id: ObjectIdentifier($0), page: $0) }
    }
}
