import UIKit

/// What each page declared when it was last asked: everything that is written in a transition comes from one reading.
@MainActor
final class AppearanceBook {
    private var appearances = WeakTable<UIViewController, BarAppearance?>()

    /// Asks the page again.
    @discardableResult
    func read(_ page: UIViewController) -> BarAppearance? {
        let appearance = (page.barAppearanceDecider as? any BarAppearanceProviding)?.barAppearance
        appearances[page] = .some(appearance)
        return appearance
    }

    func wasRead(_ page: UIViewController) -> Bool { appearances[page] != nil }

    /// What the page said last; it is asked only if it never was.
    func appearance(of page: UIViewController) -> BarAppearance? {
        appearances[page] ?? read(page)
    }
}
