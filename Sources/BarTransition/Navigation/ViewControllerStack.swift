import UIKit

extension UINavigationController {
    /// The stack of view controllers, with pushes and pops that report their end. It works whether or not the library
    /// is attached.
    public var viewControllerStack: ViewControllerStack { ViewControllerStack(self) }
}

/// Changes a navigation controller's stack and reports when the change is complete.
///
/// ```swift
/// navigationController.viewControllerStack.pushViewController(photo, animated: true) { finished in showHint() }
/// await navigationController.viewControllerStack.push(photo)
/// navigationController.viewControllerStack.popToViewController(where: { $0 is CartViewController }, animated: true)
/// navigationController.viewControllerStack.removeViewControllers { $0 is SignInViewController }
/// ```
///
/// UIKit ignores or breaks a change that is made during a transition. Changes with a completion, and the asynchronous
/// ones, wait for the end of a transition that is in progress. Completions are called, and the asynchronous functions
/// return, also if UIKit drops the completion of its transition coordinator; the stack then tells whether the change was
/// made.
@MainActor
public struct ViewControllerStack {
    private let navigationController: UINavigationController

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    // MARK: Changes with a completion

    /// Pushes a view controller and reports when that is complete.
    ///
    /// - Parameters:
    ///   - viewController: the view controller to push. UIKit throws an exception if it is on the stack already.
    ///   - animated: whether the push is animated.
    ///   - completion: called after all of UIKit's own callbacks, with or without animation. `finished` is false if the
    ///     transition was canceled.
    public func pushViewController(
        _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) {
        afterTransition {
            navigationController.pushViewController(viewController, animated: animated)
            whenComplete(completion) { navigationController.viewControllers.contains(viewController) }
        }
    }

    /// Pops the top view controller and reports when that is complete.
    ///
    /// - Parameters:
    ///   - animated: whether the pop is animated.
    ///   - completion: called after all of UIKit's own callbacks, with or without animation. `finished` is false if the
    ///     transition was canceled, or if there was nothing to pop; in that case it is called at once.
    public func popViewController(animated: Bool, completion: @escaping @MainActor (_ finished: Bool) -> Void) {
        afterTransition {
            guard let popped = navigationController.popViewController(animated: animated) else {
                return completion(false)
            }
            whenComplete(completion) { !navigationController.viewControllers.contains(popped) }
        }
    }

    /// Replaces all view controllers and reports when that is complete.
    ///
    /// - Parameters:
    ///   - viewControllers: the new stack, from the bottom to the top.
    ///   - animated: whether the change is animated.
    ///   - completion: called after all of UIKit's own callbacks, with or without animation. `finished` is false if the
    ///     transition was canceled.
    public func setViewControllers(
        _ viewControllers: [UIViewController], animated: Bool,
        completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) {
        afterTransition {
            navigationController.setViewControllers(viewControllers, animated: animated)
            whenComplete(completion) { navigationController.viewControllers == viewControllers }
        }
    }

    // MARK: Asynchronous changes

    /// Pushes a view controller and returns when that is complete.
    ///
    /// - Parameters:
    ///   - viewController: the view controller to push. UIKit throws an exception if it is on the stack already.
    ///   - animated: whether the push is animated. Default true.
    /// - Returns: false if the transition was canceled.
    @discardableResult
    public func push(_ viewController: UIViewController, animated: Bool = true) async -> Bool {
        await withCheckedContinuation { continuation in
            pushViewController(viewController, animated: animated) { continuation.resume(returning: $0) }
        }
    }

    /// Pops the top view controller and returns when that is complete.
    ///
    /// - Parameter animated: whether the pop is animated. Default true.
    /// - Returns: false if the transition was canceled, or if there was nothing to pop.
    @discardableResult
    public func pop(animated: Bool = true) async -> Bool {
        await withCheckedContinuation { continuation in
            popViewController(animated: animated) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Changes by a predicate

    /// Pops to the highest view controller below the top that satisfies a predicate. It does not wait for a transition
    /// in progress.
    ///
    /// - Returns: the popped view controllers, as `UINavigationController.popToViewController(_:animated:)` returns
    ///   them; nil if none satisfies the predicate, and then nothing is popped.
    @discardableResult
    public func popToViewController(
        where predicate: (UIViewController) -> Bool, animated: Bool
    ) -> [UIViewController]? {
        guard let target = navigationController.viewControllers.dropLast().last(where: predicate) else { return nil }
        return navigationController.popToViewController(target, animated: animated)
    }

    /// Removes the view controllers below the top that satisfy a predicate, without animation. If a transition is in
    /// progress it waits for the end; the one that is on top by then stays.
    public func removeViewControllers(where predicate: @escaping @MainActor (UIViewController) -> Bool) {
        afterTransition {
            let viewControllers = navigationController.viewControllers
            guard let top = viewControllers.last else { return }
            let remaining = viewControllers.dropLast().filter { !predicate($0) } + [top]
            if remaining.count != viewControllers.count {
                navigationController.setViewControllers(remaining, animated: false)
            }
        }
    }

    // MARK: Waiting

    /// Makes a change at once, or at the end of the transition that is in progress.
    private func afterTransition(_ change: @escaping @MainActor () -> Void) {
        guard let coordinator = navigationController.transitionCoordinator else { return change() }
        let end = TransitionEnd { [navigationController] context in
            // Another transition can have begun before this completion is called. Without a context the coordinator is
            // gone, and with it the transition.
            if context != nil, navigationController.transitionCoordinator === coordinator {
                change()
            } else {
                navigationController.viewControllerStack.afterTransition(change)
            }
        }
        coordinator.animate(alongsideTransition: nil) { end.reached($0) }
    }

    /// - Parameter isMade: whether the stack is as after the change. It decides if UIKit drops the completion.
    private func whenComplete(
        _ completion: @escaping @MainActor (Bool) -> Void, isMade: @escaping @MainActor () -> Bool
    ) {
        if let coordinator = navigationController.transitionCoordinator {
            let end = TransitionEnd { context in completion(context.map { !$0.isCancelled } ?? isMade()) }
            coordinator.animate(alongsideTransition: nil) { end.reached($0) }
        } else {
            // UIKit makes a change without animation in its next layout pass.
            if navigationController.viewIfLoaded?.window != nil { navigationController.view.layoutIfNeeded() }
            completion(true)
        }
    }
}

/// Runs a block once: when UIKit calls the coordinator's completion that retains this object, or, if UIKit discards the
/// completion without calling it, as for a presentation that is torn down during the transition (fact 1.3.5), in a later
/// turn of the run loop.
@MainActor
private final class TransitionEnd {
    typealias Context = any UIViewControllerTransitionCoordinatorContext

    private var block: (@MainActor (Context?) -> Void)?

    init(_ block: @escaping @MainActor (Context?) -> Void) {
        self.block = block
    }

    func reached(_ context: Context) {
        guard let block else { return }
        self.block = nil
        block(context)
    }

    deinit {
        guard let block else { return }
        Task { @MainActor in block(nil) }
    }
}
