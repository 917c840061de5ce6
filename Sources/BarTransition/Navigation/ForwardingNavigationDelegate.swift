import UIKit

/// Receives the navigation callbacks that the library needs.
@MainActor
protocol NavigationObserver: AnyObject {
    /// - Parameter byApp: whether the app's own animator moves the pages.
    func willShow(_ page: UIViewController, byApp: Bool)
    func didShow(_ page: UIViewController)
    /// The library has changed the stack below the top, of which UIKit does not notify its delegate.
    func stackDidChange()
}

/// The navigation controller's delegate while the library is attached. It notifies the observer and forwards every call
/// to the app's delegate.
///
/// Optional protocol methods and selectors exist only with the Objective-C runtime. This file, `ForwardingDelegate.swift`
/// and `ForwardedRecognizerDelegate.swift` differ by platform for that reason.
@MainActor
final class ForwardingNavigationDelegate: ForwardingDelegate, UINavigationControllerDelegate {
    weak var observer: (any NavigationObserver)?
    /// The app's own delegate.
    weak var next: (any UINavigationControllerDelegate)?
    /// The pop to offer if the app's delegate returns no animator, while the content pop gesture is active.
    var contentPop: ContentPop?
    /// Whether the app's delegate returned an animator for the transition that is about to start.
    private var hasAppAnimator = false

    /// The calls that are being forwarded.
    private var activeCalls: Set<Call> = []

    #if !canImport(ObjectiveC)
        /// Stands in for a missing delegate. Its default implementations tell the model of UIKit that the method is not
        /// implemented, as `responds(to:)` does on iOS.
        private final class EmptyDelegate: NSObject, UINavigationControllerDelegate {}
        private let emptyDelegate = EmptyDelegate()
    #endif

    private enum Call: Hashable {
        case willShow(ObjectIdentifier)
        case didShow(ObjectIdentifier)
        case orientations
        case preferredOrientation
        case interaction
        case animator
    }

    /// Forwards a call to the app's delegate. A call that is already being forwarded ends here: another library's
    /// delegate can forward to this one, and this one to it.
    private func forward<Result>(_ call: Call, _ body: (any UINavigationControllerDelegate) -> Result?) -> Result? {
        guard let next, activeCalls.insert(call).inserted else {
            #if canImport(ObjectiveC)
                return nil
            #else
                return body(emptyDelegate)
            #endif
        }
        defer { activeCalls.remove(call) }
        return body(next)
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        _ = forward(.willShow(ObjectIdentifier(viewController))) { next in
            #if canImport(ObjectiveC)
                next.navigationController?(navigationController, willShow: viewController, animated: animated)
            #else
                next.navigationController(navigationController, willShow: viewController, animated: animated)
            #endif
        }
        observer?.willShow(viewController, byApp: hasAppAnimator)
        hasAppAnimator = false
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        observer?.didShow(viewController)
        _ = forward(.didShow(ObjectIdentifier(viewController))) { next in
            #if canImport(ObjectiveC)
                next.navigationController?(navigationController, didShow: viewController, animated: animated)
            #else
                next.navigationController(navigationController, didShow: viewController, animated: animated)
            #endif
        }
    }

    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        let result = forward(.orientations) { next in
            #if canImport(ObjectiveC)
                next.navigationControllerSupportedInterfaceOrientations?(navigationController)
            #else
                next.navigationControllerSupportedInterfaceOrientations(navigationController)
            #endif
        }
        return result ?? navigationController.topViewController?.supportedInterfaceOrientations ?? .all
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        let result = forward(.preferredOrientation) { next in
            #if canImport(ObjectiveC)
                next.navigationControllerPreferredInterfaceOrientationForPresentation?(navigationController)
            #else
                next.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
            #endif
        }
        return result ?? .portrait
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        // UIKit asks a delegate only about animators that it has returned itself.
        if let contentPop, animationController === contentPop.animator { return contentPop.interactionController }
        let interactionController = forward(.interaction) { next in
            #if canImport(ObjectiveC)
                next.navigationController?(navigationController, interactionControllerFor: animationController)
            #else
                next.navigationController(navigationController, interactionControllerFor: animationController)
            #endif
        }
        let pop = contentPop
        // The app's animator does not tell the gesture of its end, and the coordinator's completion may never run (fact 1.3.5): this
        // pop is offered to no later transition.
        contentPop = nil
        return interactionController ?? pop?.interactionController
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let animator = forward(.animator) { next in
            #if canImport(ObjectiveC)
                next.navigationController?(
                    navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
            #else
                next.navigationController(
                    navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
            #endif
        }
        // Another library's delegate can forward to this one, and return the library's own animator.
        hasAppAnimator = animator != nil && animator !== contentPop?.animator
        return animator ?? contentPop?.animator
    }

    /// Whether the app's delegate can return animators. UIKit disables its swipe back then.
    func returnsAppAnimators(in navigationController: UINavigationController) -> Bool {
        #if canImport(ObjectiveC)
            let delegate = navigationController.delegate
            let selector = #selector(
                UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:))
            return (delegate === self ? next : delegate)?.responds(to: selector) == true
        #else
            return navigationController.delegateImplementsAnimators
        #endif
    }

    override var target: (any NSObjectProtocol)? { next }

    #if canImport(ObjectiveC)
        /// UIKit reads once which optional methods a delegate implements, and one that can return animators disables
        /// the edge swipe. So this delegate implements only those that the app's delegate implements, and those that
        /// the content pop needs.
        override func leavesToTarget(_ selectorName: String) -> Bool {
            if Self.animatorMethods.contains(selectorName) { return contentPop == nil }
            return Self.orientationMethods.contains(selectorName)
        }

        private static let animatorMethods: Set<String> = [
            NSStringFromSelector(#selector(navigationController(_:interactionControllerFor:))),
            NSStringFromSelector(#selector(navigationController(_:animationControllerFor:from:to:))),
        ]

        private static let orientationMethods: Set<String> = [
            NSStringFromSelector(#selector(navigationControllerSupportedInterfaceOrientations(_:))),
            NSStringFromSelector(#selector(navigationControllerPreferredInterfaceOrientationForPresentation(_:))),
        ]
    #endif
}
