import UIKit

/// How somebody asks to go back.
public enum PopAttempt: Equatable, Sendable {
    /// A tap on the back button.
    case backButton
    /// A swipe that is about to begin.
    case swipe
}

/// A page that is asked before a back button or a swipe pops it: for unsaved changes, or a history of its own.
///
/// ```swift
/// extension BrowserViewController: PopIntercepting {
///     func shouldPop(on attempt: PopAttempt) -> Bool {
///         guard let earlier = history.popLast() else { return true }
///         show(earlier)
///         return false
///     }
/// }
/// ```
///
/// Pops in code are not asked for. The button's menu, which a long press opens, goes back without asking, as UIKit offers
/// no way to be asked. On iOS 15 the page gets a back button of the library's, which has the chevron but no title, because
/// there is no other public way to take part in the system's own.
@MainActor
public protocol PopIntercepting: UIViewController {
    /// Whether the page may be popped. It is asked once for each attempt; where it returns false, nothing moves.
    func shouldPop(on attempt: PopAttempt) -> Bool
}

extension UIViewController {
    /// What decides about leaving this page: the page, or else the child that decides about its bar.
    var popDecider: (any PopIntercepting)? {
        self as? any PopIntercepting ?? barAppearanceDecider as? any PopIntercepting
    }
}
