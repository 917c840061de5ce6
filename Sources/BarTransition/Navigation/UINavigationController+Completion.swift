import UIKit

extension UINavigationController {
    /// Pushes a page and says when that is over.
    ///
    /// While a transition is in flight this waits for its end, since UIKit does not take a push in the middle of one.
    ///
    /// - Parameter completion: called after all of UIKit's own callbacks, with false where the transition was cancelled.
    ///   It is called for changes without animation too.
    public func pushViewController(
        _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) {
        afterTransition { [self] in
            pushViewController(viewController, animated: animated)
            whenOver(completion)
        }
    }

    /// Pops the page on top and says when that is over; with nothing to pop it is over at once, with false.
    ///
    /// - Parameter completion: called after all of UIKit's own callbacks, with false where nothing was popped.
    public func popViewController(
        animated: Bool, completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) {
        afterTransition { [self] in
            guard popViewController(animated: animated) != nil else { return completion(false) }
            whenOver(completion)
        }
    }

    /// Replaces the stack and says when that is over.
    ///
    /// - Parameter completion: called after all of UIKit's own callbacks, with false where the transition was cancelled.
    public func setViewControllers(
        _ viewControllers: [UIViewController], animated: Bool,
        completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) {
        afterTransition { [self] in
            setViewControllers(viewControllers, animated: animated)
            whenOver(completion)
        }
    }

    /// Pushes a page; returns when that is over.
    /// - Returns: false where the transition was cancelled.
    @discardableResult
    public func push(_ viewController: UIViewController, animated: Bool = true) async -> Bool {
        await withCheckedContinuation { continuation in
            pushViewController(viewController, animated: animated) { continuation.resume(returning: $0) }
        }
    }

    /// Pops the page on top; returns when that is over.
    /// - Returns: false where nothing was popped.
    @discardableResult
    public func pop(animated: Bool = true) async -> Bool {
        await withCheckedContinuation { continuation in
            popViewController(animated: animated) { continuation.resume(returning: $0) }
        }
    }

    /// At once, or when the transition that is in flight is over.
    func afterTransition(_ change: @escaping @MainActor () -> Void) {
        guard let transitionCoordinator else { return change() }
        // The completion is about one transition; another one may have begun by then.
        transitionCoordinator.animate(alongsideTransition: nil) { [weak self] _ in
            guard let self else { return }
            if self.transitionCoordinator === transitionCoordinator { change() } else { self.afterTransition(change) }
        }
    }

    private func whenOver(_ completion: @escaping @MainActor (Bool) -> Void) {
        if let transitionCoordinator {
            transitionCoordinator.animate(alongsideTransition: nil) { completion(!$0.isCancelled) }
        } else {
            // Without animation UIKit makes the change in its next layout pass.
            if viewIfLoaded?.window != nil { view.layoutIfNeeded() }
            completion(true)
        }
    }
}
