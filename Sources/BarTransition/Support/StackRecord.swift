import UIKit

/// The view controllers that were on a stack, without keeping them alive. To compare them with those that are there now it
/// asks none of them for anything.
@MainActor
struct StackRecord {
    private struct Reference {
        weak var page: UIViewController?
    }

    /// In an array of their own, since reading a weak reference takes much longer than comparing an identifier.
    private var ids: [ObjectIdentifier] = []
    private var references: [Reference] = []

    /// How many pages from the bottom are the same.
    func commonCount(with pages: [UIViewController]) -> Int {
        let (ids, limit) = (ids, min(ids.count, pages.count))
        var count = 0
        while count < limit, ids[count] == ObjectIdentifier(pages[count]) { count += 1 }
        // A new page can have the identifier of a deallocated one. Further down it is found when it comes near the top, before
        // anything of it is seen.
        let nearTop = max(count - 2, 0)..<count
        return nearTop.first { references[$0].page !== pages[$0] } ?? count
    }

    /// The pages from an index on that are still alive.
    func pages(from index: Int) -> [UIViewController] { references[index...].compactMap(\.page) }

    func contains(_ page: UIViewController) -> Bool { index(of: page) != nil }

    private func index(of page: UIViewController) -> Int? {
        ids.lastIndex(of: ObjectIdentifier(page)).flatMap { references[$0].page === page ? $0 : nil }
    }

    /// Whether a page was below another one. A page that is not here came later and was above all.
    func wasPage(_ page: UIViewController, below other: UIViewController) -> Bool {
        guard let index = index(of: page) else { return false }
        return self.index(of: other).map { index < $0 } ?? true
    }

    /// Stores a stack. Only what differs is written.
    /// - Returns: how many pages from the bottom have stayed, and the pages above them that are still alive.
    @discardableResult
    mutating func update(to pages: [UIViewController]) -> (commonCount: Int, removed: [UIViewController]) {
        let common = commonCount(with: pages)
        let removed = self.pages(from: common)
        ids.removeSubrange(common...)
        references.removeSubrange(common...)
        ids += pages[common...].map { ObjectIdentifier($0) }
        references += pages[common...].map { Reference(page: $0) }
        return (common, removed)
    }
}

/// What a transition changes on the stack, without keeping view controllers alive.
@MainActor
struct StackChange {
    /// How many pages from the bottom stay.
    let commonCount: Int
    private let removed: WeakSet<UIViewController>
    private let added: WeakSet<UIViewController>

    init(from before: StackRecord = StackRecord(), to after: [UIViewController] = []) {
        commonCount = before.commonCount(with: after)
        removed = WeakSet(before.pages(from: commonCount))
        added = WeakSet(Array(after[commonCount...]))
    }

    /// Whether a page is new on the stack.
    func adds(_ page: UIViewController) -> Bool { added.all.contains { $0 === page } }

    /// Whether a stack is the one after the change.
    func isResult(_ stack: [UIViewController]) -> Bool { Array(stack.dropFirst(commonCount)) == added.all }

    /// The stack before the change.
    func undone(in stack: [UIViewController]) -> [UIViewController] { stack.prefix(commonCount) + removed.all }
}
