import UIKit

extension UINavigationController {
    /// Pops to the highest page below the top that `predicate` picks: by type, by `restorationIdentifier`, by anything.
    ///
    /// ```swift
    /// navigationController.popToLast(animated: true) { $0 is CartViewController }
    /// ```
    ///
    /// - Returns: what was popped, from the bottom; nil where there is no such page, and nothing happens.
    @discardableResult
    public func popToLast(
        animated: Bool, where predicate: (UIViewController) -> Bool
    ) -> [UIViewController]? {
        guard let page = viewControllers.dropLast().last(where: predicate) else { return nil }
        return popToViewController(page, animated: animated)
    }

    /// Takes pages out from below the one on top, which stays as it is. While a transition is in flight this waits for its
    /// end; pages that are on top by then stay.
    ///
    /// ```swift
    /// navigationController.removePages { $0 is SignInViewController }
    /// ```
    public func removePages(where predicate: @escaping @MainActor (UIViewController) -> Bool) {
        afterTransition { [self] in
            guard let top = viewControllers.last else { return }
            let kept = viewControllers.dropLast().filter { !predicate($0) } + [top]
            if kept.count != viewControllers.count { setViewControllers(kept, animated: false) }
        }
    }
}
