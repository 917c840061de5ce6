import UIKit

/// The user's action that is about to pop a view controller.
public enum PopAttempt: Equatable, Sendable {
    /// A tap on the back button, or a call of `ViewControllerStack.attemptPopViewController(animated:completion:)`, which
    /// stands for one.
    case backButton
    /// A swipe back that is about to begin.
    case swipe
}

/// A view controller that decides whether the user can pop it, for example because of unsaved changes. The back
/// button and the swipe ask it if the library is attached to the navigation controller.
///
/// ```swift
/// extension BrowserViewController: PopIntercepting {
///     func shouldPop(for attempt: PopAttempt) -> Bool {
///         guard let earlier = history.popLast() else { return true }
///         show(earlier)
///         return false
///     }
/// }
/// ```
///
/// Everything else with which the user goes back, such as a button of your own, a menu item or VoiceOver's escape gesture,
/// asks in the same way if it calls `ViewControllerStack.attemptPopViewController(animated:completion:)`:
///
/// ```swift
/// override func accessibilityPerformEscape() -> Bool {
///     navigationController?.viewControllerStack.attemptPopViewController()
///     return true
/// }
/// ```
///
/// A container that conforms is asked itself. Otherwise its child is: the one that `BarAppearanceContaining` names, the selected tab,
/// or the top view controller of a navigation controller on the stack, as in a collapsed split view; and so on inside it, down to the
/// child that declares the bar appearance. Only the first one that conforms is asked.
///
/// It is not asked about a tap on a back button with a `UINavigationItem.backAction` of the app's own, which runs instead; call
/// `attemptPopViewController(animated:completion:)` in it to ask. It is not asked about pops in code, nor about the back button's
/// menu (shown by a long press), for which UIKit has no callback, nor about a tap on the selected tab, with which a tab bar
/// controller pops its stack to the root: its delegate can ask in `tabBarController(_:shouldSelect:)`, or from iOS 18
/// `tabBarController(_:shouldSelectTab:)`, and return false for the selected tab if the view controller refuses. One that zooms
/// in (`preferredTransition`, iOS 18) has gestures of UIKit's own, which pop it without asking; answer
/// `ZoomOptions.interactiveDismissShouldBegin` there, where the context's `willBegin` tells whether the attempt begins. Nor is it
/// asked about a sheet that the user pulls down, with the whole stack: that is `UIViewController.isModalInPresentation`. Whether
/// UIKit itself pops on VoiceOver's gesture before it calls `accessibilityPerformEscape()` is not documented. On iOS 15 the
/// library replaces the back button with one that has the declared image or a chevron, and a title for VoiceOver only, since
/// `UINavigationItem.backAction` exists only from iOS 16; beside left items of the view controller's own
/// (`leftItemsSupplementBackButton`) UIKit's back button stays there, and does not ask.
@MainActor
public protocol PopIntercepting: UIViewController {
    /// Returns whether the view controller may be popped. Called once for each attempt; if it returns false, nothing
    /// moves.
    func shouldPop(for attempt: PopAttempt) -> Bool
}

extension UIViewController {
    /// The object that decides about pops of this page: the first that conforms of the page and the children in
    /// `appearanceSources`; nil if none does.
    var popInterceptor: (any PopIntercepting)? {
        appearanceSources.lazy.compactMap { $0 as? any PopIntercepting }.first
    }

    /// Whether the back button may pop a stack now, this page's own or one nested in it. Asks the page if it wants to be asked.
    func allowsBackButton(
        popping stack: UINavigationController, in navigationController: UINavigationController
    ) -> Bool {
        guard stack.acceptsPopsByUser, popInterceptor?.shouldPop(for: .backButton) ?? true else { return false }
        // The page can have changed the stack while it was asked.
        return navigationController.topViewController === self && stack.acceptsPopsByUser
    }
}
