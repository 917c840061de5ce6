import UIKit

/// Decides when the user can swipe back while the library is attached, through the delegates of UIKit's recognizers.
///
/// UIKit refuses the swipe for a hidden bar, a hidden back button and an own left bar button item, but asks its own delegate
/// for that where another one is not asked. So the rule is the library's: a hidden bar is no reason to refuse; a back button
/// that is hidden or replaced is, unless the page declares otherwise. An app that has set a delegate of its own decides itself,
/// as without the library. At the root, and before iOS 26 during a transition, a swipe would freeze the navigation controller, so
/// it never begins there.
@MainActor
final class SwipeBackPolicy {
    private weak var navigationController: UINavigationController?
    private let backButtons: BackButtonInterceptor
    private let navigationDelegate: ForwardingNavigationDelegate
    private var delegates: [ObjectIdentifier: PopRecognizerDelegate] = [:]
    private let touchView = TouchNotifyingView()

    /// What the page answered in the present attempt, and the recognizers that asked. From iOS 26 two recognizers can ask
    /// in one attempt; a recognizer that asks twice makes another attempt.
    private struct Attempt {
        weak var page: UIViewController?
        let answer: Bool
        var recognizers: Set<ObjectIdentifier>
    }

    private var attempt: Attempt?

    /// Called before each touch.
    var onTouch: () -> Void = {}

    init(backButtons: BackButtonInterceptor, navigationDelegate: ForwardingNavigationDelegate) {
        self.backButtons = backButtons
        self.navigationDelegate = navigationDelegate
    }

    // MARK: Replacing the recognizers' delegates

    /// Becomes the delegate of the recognizers. Idempotent. UIKit sets its own delegate when the view loads, and perhaps at
    /// other times, and the app can set one: so this is called again at every opportunity, and before each touch.
    /// - Parameter delegateChanged: whether the navigation controller's delegate has just been set, so that UIKit may have removed
    ///   those of the recognizers.
    func attach(to navigationController: UINavigationController, delegateChanged: Bool = false) {
        self.navigationController = navigationController
        takeOver(navigationController.interactivePopGestureRecognizer, beginsAnywhere: false, delegateChanged)
        if #available(iOS 26.0, *) {
            takeOver(
                navigationController.interactiveContentPopGestureRecognizer, beginsAnywhere: true, delegateChanged)
        }
        touchView.attach(to: navigationController.view) { [weak self] in self?.touchBegins() }
    }

    private func takeOver(_ recognizer: UIGestureRecognizer?, beginsAnywhere: Bool, _ delegateChanged: Bool) {
        guard let recognizer else { return }
        let id = ObjectIdentifier(recognizer)
        if delegates[id] == nil { delegates[id] = PopRecognizerDelegate(self, beginsAnywhere: beginsAnywhere) }
        delegates[id] = delegates[id]?.takeOver(
            recognizer, delegateChanged: delegateChanged, appReturnsAnimators: returnsAppAnimators)
    }

    /// Call it when the navigation controller has its own delegate again: UIKit can set the recognizers' delegates then.
    func detach() {
        for delegate in delegates.values { delegate.restore() }
        delegates = [:]
        touchView.removeFromSuperview()
        navigationController = nil
    }

    private func touchBegins() {
        guard let attached = navigationController else { return }
        attach(to: attached)
        onTouch()
        // `onProblem` can have detached the library.
        guard let navigationController, navigationController.transitionCoordinator == nil,
            let page = navigationController.topViewController
        else { return }
        // The app can have hidden or shown the back button since the page was read.
        backButtons.intercept(page, in: navigationController)
    }

    // MARK: Deciding

    var isRightToLeft: Bool { navigationController?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var returnsAppAnimators: Bool {
        navigationController.map(navigationDelegate.returnsAppAnimators) ?? false
    }

    /// Whether the bar and its back button are there. Without them UIKit's own delegate would refuse, and the library decides.
    var leavesRefusalToUIKit: Bool {
        guard let navigationController, let page = navigationController.topViewController else { return false }
        return !navigationController.isNavigationBarHidden && page.shownItem.hasBackButton
    }

    /// The page that the user can swipe away, without regard to its back button.
    private var swipeablePage: UIViewController? {
        guard let navigationController, navigationController.viewControllers.count > 1,
            !navigationController.isCoveredByModal, navigationController.acceptsPopsByUser,
            !navigationController.isOtherStackMoving
        else { return nil }
        return navigationController.topViewController
    }

    func shouldBegin(_ recognizer: UIGestureRecognizer, _ delegate: PopRecognizerDelegate) -> Bool {
        guard let page = swipeablePage, delegate.answerOfApp ?? isAllowed(page, delegate) else { return false }
        return allowsPop(page, recognizer)
    }

    /// Whether a swipe is allowed before the page is asked. The app's delegate counts unless it is the one that asks.
    func isAllowed(_ delegate: PopRecognizerDelegate) -> Bool {
        guard let page = swipeablePage else { return false }
        return (delegate.isAskingApp ? nil : delegate.answerOfApp) ?? isAllowed(page, delegate)
    }

    /// Whether a delegate of the app's is being asked about a recognizer.
    func isAskingApp(about recognizer: UIGestureRecognizer) -> Bool {
        delegates[ObjectIdentifier(recognizer)]?.isAskingApp == true
    }

    var isAttached: Bool { navigationController != nil }

    private func isAllowed(_ page: UIViewController, _ delegate: PopRecognizerDelegate) -> Bool {
        guard popsBySwipe(page), backButtons.allowsSwipe(of: page), !returnsAppAnimators else { return false }
        if leavesRefusalToUIKit { return delegate.isAllowedByUIKit }
        // UIKit alone would refuse. The app's delegate of the other recognizer can be against it.
        return navigationController?.transitionCoordinator == nil
            && delegates.values.allSatisfy { $0.answerOfApp != false }
    }

    /// Whether a swipe pops the page itself, and not one inside it: in a collapsed split view those are popped first.
    private func popsBySwipe(_ page: UIViewController) -> Bool {
        guard let navigationController else { return false }
        return page.stackOfBackButton(in: navigationController) === navigationController
    }

    /// Whether the content pop gesture may begin: wherever the edge swipe may, except that the app's animator does not
    /// prevent it, since it follows the finger. The app can have disabled the edge swipe.
    func contentPopShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let edge = navigationController?.interactivePopGestureRecognizer, edge.isEnabled,
            let page = swipeablePage, popsBySwipe(page)
        else { return false }
        let answer = delegates[ObjectIdentifier(edge)]?.answerOfApp
        return (answer ?? backButtons.allowsSwipe(of: page)) && allowsPop(page, recognizer)
    }

    // MARK: Asking the page

    /// Forgets what the page has answered: the user begins another attempt.
    func beginAttempt() { attempt = nil }

    private func allowsPop(_ page: UIViewController, _ recognizer: UIGestureRecognizer) -> Bool {
        // If another page is on top since one was asked, the user has not begun to swipe that one away.
        if var attempt, attempt.recognizers.insert(ObjectIdentifier(recognizer)).inserted {
            self.attempt = attempt
            return attempt.answer && attempt.page === page
        }
        guard let interceptor = page.popInterceptor else { return true }
        // The page can change the stack or present something while it is asked.
        let answer = interceptor.shouldPop(for: .swipe) && swipeablePage === page
        attempt = Attempt(page: page, answer: answer, recognizers: [ObjectIdentifier(recognizer)])
        return answer
    }
}

extension UINavigationController {
    /// Whether UIKit has the gesture that pops by a drag anywhere: from iOS 26.
    var hasContentPopGesture: Bool {
        if #available(iOS 26.0, *) { return interactiveContentPopGestureRecognizer != nil }
        return false
    }

    /// Whether the user can begin a pop now: from iOS 26 also during a push or pop, unless a finger drives it, and during a modal
    /// presentation on no system.
    var acceptsPopsByUser: Bool {
        guard let coordinator = transitionInProgress else { return true }
        // From iOS 26, with that gesture, UIKit's transitions can be interrupted. Until a canceled one has ended, the page that stays
        // is not on the stack and could not be asked.
        return hasContentPopGesture && coordinator.presentationStyle == .none && !coordinator.isInteractive
            && !coordinator.isCancelled
    }

    /// Whether a push or a pop of the other stack in the same bar is in progress. UIKit interrupts only a stack's own: a swipe would
    /// move nothing, and pop at the end of that one, also if the user cancels it.
    fileprivate var isOtherStackMoving: Bool {
        guard let coordinator = transitionCoordinator else { return transitionInProgress != nil }
        let (from, to) = (coordinator.viewController(forKey: .from), coordinator.viewController(forKey: .to))
        return outerStack != nil && from !== to && (from === self || to === self)
    }
}

extension UIViewController {
    /// Whether a modal view controller is in front, perhaps one that another one in front presents.
    fileprivate var isCoveredByModal: Bool {
        guard let presentedViewController else { return false }
        return presentedViewController.coversPresenter || presentedViewController.isCoveredByModal
    }

    /// Whether nothing behind this presented view controller is usable. One that leaves its presenter undimmed leaves it usable,
    /// and a custom presentation, but for that of an alert, passes touches through where it does. A search is presented, but in
    /// the bar and over the content.
    fileprivate var coversPresenter: Bool {
        if self is UISearchController { return false }
        if self is UIAlertController { return true }
        guard modalPresentationStyle != .custom else { return false }
        return sheetPresentationController?.largestUndimmedDetentIdentifier == nil
    }
}
