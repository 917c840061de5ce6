import UIKit

/// What each page declared when it was last asked: everything that is written in a transition comes from one reading.
@MainActor
final class AppearanceBook {
    private struct Entry {
        weak var page: UIViewController?
        let appearance: BarAppearance?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Asks the page again.
    @discardableResult
    func read(_ page: UIViewController) -> BarAppearance? {
        entries = entries.filter { $0.value.page != nil }
        let appearance = (page.barAppearanceDecider as? any BarAppearanceProviding)?.barAppearance
        entries[ObjectIdentifier(page)] = Entry(page: page, appearance: appearance)
        return appearance
    }

    /// What the page said last; it is asked only if it never was.
    func appearance(of page: UIViewController) -> BarAppearance? {
        guard let entry = entries[ObjectIdentifier(page)], entry.page === page else { return read(page) }
        return entry.appearance
    }
}
