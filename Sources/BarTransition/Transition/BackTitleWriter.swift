import UIKit

/// Writes the titles and display modes of declared back buttons to the items from which UIKit takes them: those of the pages
/// below. Restores the values that the app has not changed since, when no button leads to their page any more.
@MainActor
final class BackTitleWriter {
    private struct Record {
        var title = WrittenValue<String?>()
        var displayMode = WrittenValue<UINavigationItem.BackButtonDisplayMode>()
    }

    private var records = WeakTable<UINavigationItem, Record>()
    /// The stack at the last update.
    private var stack = StackRecord()
    /// Whether a page has declared a back button. Until then no stack is visited.
    private var hasDeclarations = false
    /// Whether one of the two pages on top was a navigation controller, which changes its own stack.
    private var hadNested = false

    /// Writes what a page declares of its back button; nil restores the item below. Idempotent.
    func write(
        _ button: BarAppearance.BackButton?, of page: UIViewController, in navigationController: UINavigationController
    ) {
        if button != nil { hasDeclarations = true }
        guard button != nil || !records.isEmpty, let item = page.itemBelow(in: navigationController) else { return }
        write(button, to: item)
    }

    /// Writes the titles where the stack has changed since the last update, and restores the items to which no button leads
    /// any more: those of pages that have left the stack, and the top's, which a canceled push can have written. Idempotent.
    ///
    /// No other page is visited, since the stack can be long and this is called in layout passes.
    /// - Parameter declared: returns what a page declares; nil if nothing, or if it has not been read.
    func update(to pages: [UIViewController], declared: (UIViewController) -> BarAppearance.BackButton?) {
        guard hasDeclarations else { return }
        let change = stack.update(to: pages)
        let hasNested = pages.suffix(2).contains { $0 is UINavigationController }
        let visitsAll = hasNested || hadNested
        hadNested = hasNested
        var written: Set<ObjectIdentifier> = []
        for index in (visitsAll ? 0 : change.commonCount)..<pages.count {
            guard let button = declared(pages[index]),
                let item = pages[index].itemBelow(on: index > 0 ? pages[index - 1] : nil)
            else { continue }
            write(button, to: item)
            written.insert(ObjectIdentifier(item))
        }
        if visitsAll { return restore { !written.contains(ObjectIdentifier($0)) } }
        // The page below the first one that has changed has another one above it, or none.
        for page in change.removed + pages[max(change.commonCount - 1, 0)...]
        where !written.contains(ObjectIdentifier(page.shownItem)) {
            restore(page.shownItem)
        }
    }

    private func write(_ button: BarAppearance.BackButton?, to item: UINavigationItem) {
        var record = records[item] ?? Record()
        let title = button?.title.map { .set($0) } ?? record.title.baseline(item.backButtonTitle)
        if let title = record.title.recordWrite(
            of: title, current: item.backButtonTitle, original: item.backButtonTitle)
        {
            item.backButtonTitle = title
        }
        let mode = button?.displayMode.map { .set($0) } ?? record.displayMode.baseline(item.backButtonDisplayMode)
        if let mode = record.displayMode.recordWrite(
            of: mode, current: item.backButtonDisplayMode, original: item.backButtonDisplayMode)
        {
            item.backButtonDisplayMode = mode
        }
        records[item] = record
    }

    /// Restores an item.
    func restore(_ item: UINavigationItem) {
        write(nil, to: item)
        records[item] = nil
    }

    /// Restores all items.
    func restoreAll() { restore { _ in true } }

    private func restore(where isUnused: (UINavigationItem) -> Bool) {
        for item in records.keys where isUnused(item) { restore(item) }
    }
}
