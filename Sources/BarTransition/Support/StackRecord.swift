import UIKit

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

/// What a transition changes on the stack, without keeping view controllers alive.
@MainActor
struct StackChange {
    /// The pages from the bottom that stay.
    private let commonCount: Int
    private let removed: WeakSet<UIViewController>
    private let added: WeakSet<UIViewController>

    init(from before: StackRecord = StackRecord(), to after: [UIViewController] = []) {
        commonCount = before.commonCount(with: after)
        removed = WeakSet(before.pages(from: commonCount))
        added = WeakSet(Array(after[commonCount...]))
    }

    /// Whether a stack is the one after the change.
    func isResult(_ stack: [UIViewController]) -> Bool { Array(stack.dropFirst(commonCount)) == added.all }

    /// The stack before the change.
    func undone(in stack: [UIViewController]) -> [UIViewController] { stack.prefix(commonCount) + removed.all }
}
