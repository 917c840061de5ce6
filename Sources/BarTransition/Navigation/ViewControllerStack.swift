import UIKit

extension UINavigationController {
    /// The stack of view controllers, with pushes and pops that report their end. It works whether or not the library
    /// is attached.
    public var viewControllerStack: ViewControllerStack { ViewControllerStack(self) }

    /// The transition of this stack or of containers around it, or that of a stack on top of it, with which it shares the bar. UIKit
    /// defers changes until the end of either, except for the stack's own pushes and pops from iOS 26, and during a zoom from iOS 18.
    var transitionInProgress: (any UIViewControllerTransitionCoordinator)? {
        transitionCoordinator ?? (topViewController as? UINavigationController)?.transitionCoordinator
    }
}

/// Changes a navigation controller's stack and reports when the change is complete.
///
/// ```swift
/// navigationController.viewControllerStack.pushViewController(photo, animated: true) { finished in showHint() }
/// await navigationController.viewControllerStack.push(photo)
/// navigationController.viewControllerStack.popToViewController(where: { $0 is CartViewController }, animated: true)
/// await navigationController.viewControllerStack.popToRoot()
/// navigationController.viewControllerStack.removeViewControllers { $0 is SignInViewController }
/// ```
///
/// UIKit defers, ignores or breaks a change that is made during a transition, or interrupts the transition for it (any from iOS 26,
/// a zoom from iOS 18). All changes here wait for the end of a transition that is in progress, except
/// `attemptPopViewController(animated:completion:)`, which does what the back button does then.
/// Completions are called, and the asynchronous functions return, also if UIKit drops the completion of its transition
/// coordinator; the stack then tells whether the change was made. A change that waits is not made if the navigation controller no
/// longer exists by then. Outside of a window nothing is animated, and completions are called at once. A transition is undone if the
/// app's animator does not complete it, or if a view controller goes back before its end.
///
/// A value of this type retains the navigation controller: use it where it is needed, and do not store it in a view controller on
/// the stack.
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
    ///   - viewController: the view controller to push. UIKit throws an exception if it is on the stack already, or if it is a
    ///     navigation controller.
    ///   - animated: whether the push is animated.
    ///   - completion: called after all of UIKit's own callbacks, with or without animation. `finished` is false if the
    ///     transition was canceled or undone. Default nil.
    public func pushViewController(
        _ viewController: UIViewController, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
        afterTransition(orFailing: completion) { stack in
            stack.navigationController.pushViewController(viewController, animated: animated)
            stack.whenComplete(completion) { $0.viewControllers.contains(viewController) }
        }
    }

    /// Pops the top view controller and reports when that is complete.
    ///
    /// - Parameters:
    ///   - animated: whether the pop is animated.
    ///   - completion: called after all of UIKit's own callbacks, with or without animation. `finished` is false if the
    ///     transition was canceled or undone, or if there was nothing to pop; in that case it is called at once, or at the end of a
    ///     transition that is in progress. Default nil.
    public func popViewController(animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil) {
        afterTransition(orFailing: completion) { stack in
            let top = stack.navigationController.topViewController
            let popped = stack.navigationController.popViewController(animated: animated)
            // UIKit returns nothing for a pop that it makes when the view controller on top is on the screen.
            let isDeferred = stack.isTopComing && stack.navigationController.viewControllers.count > 1
            guard let page = popped ?? (isDeferred ? top : nil) else {
                completion?(false)
                return
            }
            stack.whenComplete(completion) { !$0.viewControllers.contains(page) }
        }
    }

    /// Replaces all view controllers and reports when that is complete.
    ///
    /// - Parameters:
    ///   - viewControllers: the new stack, from the bottom to the top. UIKit throws an exception if one is in it twice.
    ///   - animated: whether the change is animated.
    ///   - completion: called after all of UIKit's own callbacks, with or without animation. `finished` is false if the
    ///     transition was canceled or undone. Default nil.
    public func setViewControllers(
        _ viewControllers: [UIViewController], animated: Bool,
        completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
        afterTransition(orFailing: completion) { stack in
            let before = stack.navigationController.viewControllers
            let isSame = stack.settledViewControllers == viewControllers
            stack.navigationController.setViewControllers(viewControllers, animated: animated)
            if before.last === viewControllers.last || viewControllers.isEmpty { stack.notifyOfUnreportedChange() }
            stack.whenComplete(completion) { navigationController in
                let stack = navigationController.viewControllers
                guard isSame || stack != before else { return false }
                // Another change can have followed. Outside of a window UIKit returns the outgoing one first.
                return stack.starts(with: viewControllers)
                    || stack.suffix(viewControllers.count).elementsEqual(viewControllers)
            }
        }
    }

    // MARK: Asynchronous changes

    /// Pushes a view controller and returns when that is complete.
    ///
    /// - Parameters:
    ///   - viewController: the view controller to push. UIKit throws an exception if it is on the stack already, or if it is a
    ///     navigation controller.
    ///   - animated: whether the push is animated. Default true.
    /// - Returns: false if the transition was canceled or undone.
    @discardableResult
    public func push(_ viewController: UIViewController, animated: Bool = true) async -> Bool {
        await withCheckedContinuation { continuation in
            pushViewController(viewController, animated: animated) { continuation.resume(returning: $0) }
        }
    }

    /// Pops the top view controller and returns when that is complete.
    ///
    /// - Parameter animated: whether the pop is animated. Default true.
    /// - Returns: false if the transition was canceled or undone, or if there was nothing to pop.
    @discardableResult
    public func pop(animated: Bool = true) async -> Bool {
        await withCheckedContinuation { continuation in
            popViewController(animated: animated) { continuation.resume(returning: $0) }
        }
    }

    /// Replaces all view controllers and returns when that is complete.
    ///
    /// - Parameters:
    ///   - viewControllers: the new stack, from the bottom to the top. UIKit throws an exception if one is in it twice.
    ///   - animated: whether the change is animated. Default true.
    /// - Returns: false if the transition was canceled or undone.
    @discardableResult
    public func set(_ viewControllers: [UIViewController], animated: Bool = true) async -> Bool {
        await withCheckedContinuation { continuation in
            setViewControllers(viewControllers, animated: animated) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Pops over several view controllers

    /// Pops to a view controller on the stack.
    ///
    /// - Parameters:
    ///   - viewController: the view controller to pop to. If it is on top, or not on the stack, nothing is popped.
    ///   - animated: whether the pop is animated.
    ///   - completion: called after all of UIKit's own callbacks, with or without animation. `finished` is false if the
    ///     transition was canceled or undone, or if there was nothing to pop; in that case it is called at once, or at the end of a
    ///     transition that is in progress. Default nil.
    /// - Returns: the view controllers that are popped, from the bottom to the top; nil if there are none. If the call waits
    ///   for the end of a transition, those that are above the view controller at the time of the call; a transition that is
    ///   canceled can bring back others, which are popped too.
    @discardableResult
    public func popToViewController(
        _ viewController: UIViewController, animated: Bool,
        completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) -> [UIViewController]? {
        pop(to: viewController, animated: animated) { completion?($0 != nil) }
    }

    /// Pops to the root. If the call waits for the end of a transition, that is the root of the stack as it is then.
    ///
    /// - Parameters:
    ///   - animated: whether the pop is animated.
    ///   - completion: as in `popToViewController(_:animated:completion:)`.
    /// - Returns: as `popToViewController(_:animated:completion:)`.
    @discardableResult
    public func popToRootViewController(
        animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) -> [UIViewController]? {
        pop(to: settledViewControllers.first, isRoot: true, animated: animated) { completion?($0 != nil) }
    }

    /// Pops to the highest view controller below the top that satisfies a predicate.
    ///
    /// - Parameters:
    ///   - predicate: called before this function returns, also if it waits for the end of a transition.
    ///   - animated: whether the pop is animated.
    ///   - completion: as in `popToViewController(_:animated:completion:)`.
    /// - Returns: as `popToViewController(_:animated:completion:)`; nil if none satisfies the predicate.
    @discardableResult
    public func popToViewController(
        where predicate: (UIViewController) -> Bool, animated: Bool,
        completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) -> [UIViewController]? {
        pop(to: last(where: predicate), animated: animated) { completion?($0 != nil) }
    }

    /// Pops to the highest view controller below the top that is of a type.
    ///
    /// - Parameters:
    ///   - type: the class, or one of its superclasses.
    ///   - animated: whether the pop is animated.
    ///   - completion: as in `popToViewController(_:animated:completion:)`.
    /// - Returns: as `popToViewController(_:animated:completion:)`; nil if none is of the type.
    @discardableResult
    public func popToViewController(
        ofType type: UIViewController.Type, animated: Bool,
        completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) -> [UIViewController]? {
        popToViewController(where: { $0.isKind(of: type) }, animated: animated, completion: completion)
    }

    /// Pops to a view controller on the stack and returns when that is complete.
    ///
    /// - Parameters:
    ///   - viewController: the view controller to pop to.
    ///   - animated: whether the pop is animated. Default true.
    /// - Returns: the popped view controllers, from the bottom to the top; nil if there were none, because the view controller
    ///   is on top or not on the stack, or because the transition was canceled or undone.
    @discardableResult
    public func pop(to viewController: UIViewController, animated: Bool = true) async -> [UIViewController]? {
        await popped { pop(to: viewController, animated: animated, completion: $0) }
    }

    /// Pops to the root and returns when that is complete. If the call waits for the end of a transition, that is the root of the
    /// stack as it is then.
    ///
    /// - Parameter animated: whether the pop is animated. Default true.
    /// - Returns: as `pop(to:animated:)`.
    @discardableResult
    public func popToRoot(animated: Bool = true) async -> [UIViewController]? {
        await popped { pop(to: settledViewControllers.first, isRoot: true, animated: animated, completion: $0) }
    }

    /// Pops to the highest view controller below the top that satisfies a predicate, and returns when that is complete.
    ///
    /// - Parameters:
    ///   - predicate: returns whether to pop to a view controller.
    ///   - animated: whether the pop is animated. Default true.
    /// - Returns: as `pop(to:animated:)`; nil if none satisfies the predicate.
    @discardableResult
    public func pop(
        toLastWhere predicate: (UIViewController) -> Bool, animated: Bool = true
    ) async -> [UIViewController]? {
        let target = last(where: predicate)
        return await popped { pop(to: target, animated: animated, completion: $0) }
    }

    /// Pops to the highest view controller below the top that is of a type, and returns when that is complete.
    ///
    /// - Parameters:
    ///   - type: the type of the view controller to pop to.
    ///   - animated: whether the pop is animated. Default true.
    /// - Returns: as `pop(to:animated:)`; nil if none is of the type.
    @discardableResult
    public func pop(
        toLast type: UIViewController.Type, animated: Bool = true
    ) async -> [UIViewController]? {
        await pop(toLastWhere: { $0.isKind(of: type) }, animated: animated)
    }

    /// The highest view controller below the top that satisfies a predicate.
    private func last(where predicate: (UIViewController) -> Bool) -> UIViewController? {
        settledViewControllers.dropLast().last(where: predicate)
    }

    /// The stack from the bottom to the top. Until the layout pass after a pop over several view controllers UIKit returns the
    /// outgoing one first (fact 1.3.6).
    private var settledViewControllers: [UIViewController] {
        if let view = navigationController.viewIfLoaded, view.window != nil { view.layoutIfNeeded() }
        let viewControllers = navigationController.viewControllers
        // Outside of a window that pass does not come. The bar has the items of the new stack already.
        guard navigationController.viewIfLoaded?.window == nil, let outgoing = viewControllers.first,
            let items = navigationController.navigationBar.items, items.count == viewControllers.count - 1,
            items.last === viewControllers.last?.navigationItem,
            !items.contains(where: { $0 === outgoing.navigationItem })
        else { return viewControllers }
        return Array(viewControllers.dropFirst())
    }

    /// The view controllers above another one; nil if there are none.
    private func viewControllers(above target: UIViewController) -> [UIViewController]? {
        let viewControllers = settledViewControllers
        guard let index = viewControllers.firstIndex(where: { $0 === target }), index < viewControllers.count - 1
        else { return nil }
        return Array(viewControllers[(index + 1)...])
    }

    /// - Parameters:
    ///   - isRoot: whether to pop to the root, which can be another one by the end of a transition that is in progress.
    ///   - completion: receives the popped view controllers, or nil if there are none or the pop was canceled.
    @discardableResult
    private func pop(
        to target: UIViewController?, isRoot: Bool = false, animated: Bool,
        completion: @escaping @MainActor (_ popped: [UIViewController]?) -> Void
    ) -> [UIViewController]? {
        guard let target else {
            completion(nil)
            return nil
        }
        let expected = viewControllers(above: target)
        afterTransition(orFailing: { _ in completion(nil) }) { stack in
            // A transition in progress can remove the target, and bring a view controller above it.
            guard let target = isRoot ? stack.settledViewControllers.first : target,
                let popped = stack.viewControllers(above: target)
            else { return completion(nil) }
            stack.navigationController.popToViewController(target, animated: animated)
            stack.whenComplete {
                completion($0 ? popped : nil)
            } isMade: { navigationController in
                navigationController.topViewController === target
                    || !navigationController.viewControllers.contains(where: popped.contains)
            }
        }
        return expected
    }

    private func popped(
        _ pop: (@escaping @MainActor ([UIViewController]?) -> Void) -> Void
    ) async -> [UIViewController]? {
        await withCheckedContinuation { continuation in pop { continuation.resume(returning: $0) } }
    }

    // MARK: Going back as the user does

    /// Goes back as a tap on the back button does: asks the top view controller if it conforms to `PopIntercepting`, and pops
    /// it if it agrees.
    ///
    /// Call it from whatever else goes back: a back button of your own, a menu item, a web view's history, VoiceOver's escape
    /// gesture. As UIKit's button, it does nothing at the root. In a collapsed split view it pops the inner navigation controller,
    /// whichever of the two it is called for, and the outer one if the inner one shows its root. During a transition it does nothing
    /// before iOS 26; from iOS 26 it pops during a push or a pop that no finger drives. It works whether or not the library is
    /// attached.
    ///
    /// - Parameters:
    ///   - animated: whether the pop is animated. Default true.
    ///   - completion: called after all of UIKit's own callbacks, with or without animation. `finished` is false if the
    ///     transition was canceled or undone, or if nothing is popped; in that case it is called at once. Default nil.
    /// - Returns: the view controller that is popped; nil if it refuses, or if there is nothing to pop.
    @discardableResult
    public func attemptPopViewController(
        animated: Bool = true, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) -> UIViewController? {
        // In a collapsed split view the back button pops the nested stack's own pages first.
        if let inner = navigationController.topViewController?.stackOfBackButton(in: navigationController),
            inner !== navigationController, inner.viewControllerStack.attemptedViewControllers.count > 1
        {
            return inner.viewControllerStack.attemptPopViewController(animated: animated, completion: completion)
        }
        let stack = attemptedViewControllers
        if stack.count < 2, let outer = navigationController.outerStack {
            return outer.viewControllerStack.attemptPopViewController(animated: animated, completion: completion)
        }
        guard stack.count > 1, let page = navigationController.topViewController,
            page.allowsBackButton(popping: navigationController, in: navigationController)
        else {
            completion?(false)
            return nil
        }
        let running = navigationController.transitionInProgress
        let popped = navigationController.popViewController(animated: animated)
        // Before the completion, in which the app can push. A subclass can have pushed a page instead.
        let isDeferred = isTopComing && navigationController.topViewController === page
        guard popped == nil, let running, running === navigationController.transitionInProgress else {
            // It is on the stack until it has appeared, or if a subclass does something else.
            guard popped != nil || isDeferred || !settledViewControllers.contains(page) else {
                completion?(false)
                return nil
            }
            whenComplete(completion) { !$0.viewControllers.contains(page) }
            return popped ?? page
        }
        // UIKit returns nothing for a pop that waits for a transition, and makes it after that one's completions.
        let end = TransitionEnd { [weak navigationController = navigationController] _ in
            Self.inNextTurn(of: navigationController, orFailing: completion) { stack in
                stack.whenComplete(completion) { !$0.viewControllers.contains(page) }
            }
        }
        running.animate(alongsideTransition: nil) { end.reached($0) }
        return page
    }

    /// The stack for an attempt. Where nothing can be popped now, nothing is laid out either, in the middle of a transition.
    private var attemptedViewControllers: [UIViewController] {
        navigationController.acceptsPopsByUser ? settledViewControllers : navigationController.viewControllers
    }

    /// Goes back as a tap on the back button does, and returns when that is complete.
    ///
    /// - Parameter animated: whether the pop is animated. Default true.
    /// - Returns: false if the view controller refused, if there was nothing to pop, or if the transition was canceled or undone.
    @discardableResult
    public func attemptPop(animated: Bool = true) async -> Bool {
        await withCheckedContinuation { continuation in
            attemptPopViewController(animated: animated) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Removing

    /// Removes the view controllers below the top that satisfy a predicate, without animation. If a transition is in
    /// progress it waits for the end; the one that is on top by then stays.
    ///
    /// - Parameters:
    ///   - predicate: returns whether to remove a view controller. It is called when the removal is made.
    ///   - completion: called at once, or at the end of a transition that is in progress. `finished` is false if there was
    ///     nothing to remove. Default nil.
    public func removeViewControllers(
        where predicate: @escaping @MainActor (UIViewController) -> Bool,
        completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
        afterTransition(orFailing: completion) { stack in
            let navigationController = stack.navigationController
            let viewControllers = stack.settledViewControllers
            let remaining = viewControllers.dropLast().filter { !predicate($0) } + viewControllers.suffix(1)
            guard remaining.count != viewControllers.count else {
                completion?(false)
                return
            }
            navigationController.setViewControllers(remaining, animated: false)
            stack.notifyOfUnreportedChange()
            completion?(true)
        }
    }

    /// UIKit calls no delegate where the same view controller is on top, or none.
    private func notifyOfUnreportedChange() {
        (AttachedObject.get(of: navigationController) as? any NavigationObserver)?.stackDidChange()
    }

    // MARK: Waiting

    /// Makes a change at once, or at the end of the transition that is in progress.
    /// - Parameters:
    ///   - completion: called with false if the navigation controller no longer exists by then.
    ///   - change: changes the stack that it is given. It must not capture this one: then the coordinator of a transition that never
    ///     starts, and the discarded navigation controller that owns it, would keep each other alive.
    private func afterTransition(
        orFailing completion: (@MainActor (_ finished: Bool) -> Void)?,
        _ change: @escaping @MainActor (ViewControllerStack) -> Void
    ) {
        guard let coordinator = navigationController.transitionInProgress else { return change(self) }
        let end = TransitionEnd { [weak navigationController = navigationController, weak coordinator] _ in
            guard let navigationController else {
                completion?(false)
                return
            }
            // Another transition can have begun before this completion is called.
            if let next = navigationController.transitionInProgress, next !== coordinator {
                navigationController.viewControllerStack.afterTransition(orFailing: completion, change)
            } else {
                change(navigationController.viewControllerStack)
            }
        }
        coordinator.animate(alongsideTransition: nil) { end.reached($0) }
    }

    /// Goes on in the main actor's next turn, in which UIKit has made what it defers to the end of a transition or of an appearance.
    /// - Parameter completion: called with false if the navigation controller no longer exists by then.
    private static func inNextTurn(
        of navigationController: UINavigationController?,
        orFailing completion: (@MainActor (_ finished: Bool) -> Void)?,
        _ next: @escaping @MainActor (ViewControllerStack) -> Void
    ) {
        Task { @MainActor [weak navigationController] in
            guard let navigationController else {
                completion?(false)
                return
            }
            next(navigationController.viewControllerStack)
        }
    }

    /// Whether the view controller on top is about to appear without a transition coordinator, as the first one does. UIKit defers
    /// changes that are made in its callbacks.
    private var isTopComing: Bool {
        guard let view = navigationController.viewIfLoaded, view.window != nil,
            navigationController.transitionCoordinator == nil, let top = navigationController.topViewController
        else { return false }
        return top.viewIfLoaded?.window == nil
    }

    /// - Parameters:
    ///   - isRepeated: whether the view controller on top has been waited for. That is done once.
    ///   - isMade: whether the stack is as after the change. It decides without a transition, if the outgoing view controller is on
    ///     top at the end, or if UIKit drops the completion; then it is not made in a navigation controller that no longer exists.
    private func whenComplete(
        _ completion: (@MainActor (Bool) -> Void)?, isRepeated: Bool = false,
        isMade: @escaping @MainActor (UINavigationController) -> Bool
    ) {
        guard let completion else { return }
        if let coordinator = navigationController.transitionCoordinator {
            // It is that of a presentation if a subclass presents something instead.
            let isOwn = coordinator.viewController(forKey: .to) === navigationController.topViewController
            // The coordinator of a transition that never starts would keep a discarded navigation controller alive.
            let end = TransitionEnd { [weak navigationController = navigationController] context in
                let isChanged = navigationController.map(isMade) ?? false
                guard let context else { return completion(isChanged) }
                let isUndone = navigationController?.hasReturned(to: context.viewController(forKey: .from)) == true
                completion(!context.isCancelled && (isChanged || isOwn && !isUndone))
            }
            coordinator.animate(alongsideTransition: nil) { end.reached($0) }
        } else {
            // UIKit makes a change without animation in its next layout pass.
            if navigationController.viewIfLoaded?.window != nil { navigationController.view.layoutIfNeeded() }
            let isChanged = isMade(navigationController)
            guard !isChanged, !isRepeated, isTopComing else { return completion(isChanged) }
            // UIKit makes it when the page on top is on the screen.
            Self.inNextTurn(of: navigationController, orFailing: completion) { stack in
                stack.whenComplete(completion, isRepeated: true, isMade: isMade)
            }
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
