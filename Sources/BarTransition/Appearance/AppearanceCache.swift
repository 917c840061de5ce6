import UIKit

/// The appearance that each view controller last declared. All writes of one transition use the same value, even if the
/// property would return another one in between.
@MainActor
final class AppearanceCache {
    private var appearances = WeakTable<UIViewController, BarAppearance?>()

    /// Reads the declared appearance again; nil if the view controller declares none.
    @discardableResult
    func refresh(_ page: UIViewController) -> BarAppearance? {
        let appearance = page.declaredBarAppearance
        appearances[page] = .some(appearance)
        return appearance
    }

    func contains(_ page: UIViewController) -> Bool { appearances.contains(page) }

    func remove(_ page: UIViewController) { appearances[page] = nil }

    /// The cached appearance; reads it if there is none.
    func appearance(of page: UIViewController) -> BarAppearance? {
        appearances[page] ?? refresh(page)
    }
}
