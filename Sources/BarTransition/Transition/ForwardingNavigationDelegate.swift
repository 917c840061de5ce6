import UIKit

/// What the library wants to hear of a navigation controller.
@MainActor
protocol NavigationObserver: AnyObject {
    /// `byApp` says that the app's own animator draws the transition.
    func willShow(_ page: UIViewController, animated: Bool, byApp: Bool)
    func didShow(_ page: UIViewController, animated: Bool)
}

/// What draws and drives a pop of the library's own.
struct OwnPop {
    let animator: any UIViewControllerAnimatedTransitioning
    let driver: any UIViewControllerInteractiveTransitioning
}

/// Stands as the navigation controller's delegate, tells the library, and passes every call on to the app's delegate.
///
/// This is the one file that differs by platform: optional protocol methods and selectors exist with the Objective-C
/// runtime only.
@MainActor
final class ForwardingNavigationDelegate: NSObject, UINavigationControllerDelegate {
    weak var observer: (any NavigationObserver)?
    /// The app's own delegate.
    weak var next: (any UINavigationControllerDelegate)?
    /// The pop that is offered where the app's delegate vends nothing, for as long as a finger goes back.
    var ownPop: OwnPop?
    /// Whether the app vended an animator for the transition that is about to start.
    private var hasAppsAnimator = false

    /// What is being passed on at the moment.
    private var passing: Set<Call> = []

    #if !canImport(ObjectiveC)
        /// Answers where the app has no delegate: by UIKit's defaults, which tells UIKit what `responds(to:)` tells it on
        /// iOS, that nobody implements the method.
        private final class Nobody: NSObject, UINavigationControllerDelegate {}
        private let nobody = Nobody()
    #endif

    private enum Call: Hashable {
        case willShow(ObjectIdentifier)
        case didShow(ObjectIdentifier)
        case orientations
        case preferredOrientation
        case interaction
        case animator
        case responds(String)
    }

    /// Asks the app's delegate. A call that comes back while it is passed on ends here: another library's delegate that
    /// was set in front may pass on to this one in turn.
    private func passOn<Answer>(_ call: Call, _ ask: (any UINavigationControllerDelegate) -> Answer?) -> Answer? {
        guard let next, passing.insert(call).inserted else {
            #if canImport(ObjectiveC)
                return nil
            #else
                return ask(nobody)
            #endif
        }
        defer { passing.remove(call) }
        return ask(next)
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        _ = passOn(.willShow(ObjectIdentifier(viewController))) { next in
            #if canImport(ObjectiveC)
                next.navigationController?(navigationController, willShow: viewController, animated: animated)
            #else
                next.navigationController(navigationController, willShow: viewController, animated: animated)
            #endif
        }
        observer?.willShow(viewController, animated: animated, byApp: hasAppsAnimator)
        hasAppsAnimator = false
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        observer?.didShow(viewController, animated: animated)
        _ = passOn(.didShow(ObjectIdentifier(viewController))) { next in
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
        let answer = passOn(.orientations) { next in
            #if canImport(ObjectiveC)
                next.navigationControllerSupportedInterfaceOrientations?(navigationController)
            #else
                next.navigationControllerSupportedInterfaceOrientations(navigationController)
            #endif
        }
        return answer ?? navigationController.topViewController?.supportedInterfaceOrientations ?? .all
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        let answer = passOn(.preferredOrientation) { next in
            #if canImport(ObjectiveC)
                next.navigationControllerPreferredInterfaceOrientationForPresentation?(navigationController)
            #else
                next.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
            #endif
        }
        return answer ?? .portrait
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let driver = passOn(.interaction) { next in
            #if canImport(ObjectiveC)
                next.navigationController?(navigationController, interactionControllerFor: animationController)
            #else
                next.navigationController(navigationController, interactionControllerFor: animationController)
            #endif
        }
        return driver ?? ownPop?.driver
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let animator = passOn(.animator) { next in
            #if canImport(ObjectiveC)
                next.navigationController?(
                    navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
            #else
                next.navigationController(
                    navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
            #endif
        }
        hasAppsAnimator = animator != nil
        return animator ?? ownPop?.animator
    }

    #if canImport(ObjectiveC)
        /// UIKit asks once which optional methods there are, and offering to vend animators alone switches the swipe
        /// back off: so only what the app's delegate answers is offered.
        override func responds(to aSelector: Selector!) -> Bool {
            guard let aSelector else { return false }
            // A name crosses to the main actor where a selector may not.
            let name = NSStringFromSelector(aSelector)
            guard Self.passedOn.contains(name) else { return super.responds(to: aSelector) }
            // NSObject's method belongs to no actor, but UIKit asks its delegates on the main thread only.
            return MainActor.assumeIsolated {
                if ownPop != nil, Self.offered.contains(name) { return true }
                return passOn(.responds(name)) { $0.responds(to: NSSelectorFromString(name)) } ?? false
            }
        }

        private nonisolated static let offered: Set<String> = [
            NSStringFromSelector(#selector(navigationController(_:interactionControllerFor:))),
            NSStringFromSelector(#selector(navigationController(_:animationControllerFor:from:to:))),
        ]

        private nonisolated static let passedOn = offered.union([
            NSStringFromSelector(#selector(navigationControllerSupportedInterfaceOrientations(_:))),
            NSStringFromSelector(#selector(navigationControllerPreferredInterfaceOrientationForPresentation(_:))),
        ])
    #endif
}

/// Asks another recogniser delegate, or answers as UIKit does where there is none.
@MainActor
struct ForwardedRecognizerDelegate {
    weak var next: (any UIGestureRecognizerDelegate)?

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        #if canImport(ObjectiveC)
            next?.gestureRecognizerShouldBegin?(recognizer) ?? true
        #else
            next?.gestureRecognizerShouldBegin(recognizer) ?? true
        #endif
    }

    func shouldReceive(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool {
        #if canImport(ObjectiveC)
            next?.gestureRecognizer?(recognizer, shouldReceive: touch) ?? true
        #else
            next?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        #endif
    }

    func isSimultaneous(_ recognizer: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
        #if canImport(ObjectiveC)
            next?.gestureRecognizer?(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
        #else
            next?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
        #endif
    }

    func requiresFailure(_ recognizer: UIGestureRecognizer, of other: UIGestureRecognizer) -> Bool {
        #if canImport(ObjectiveC)
            next?.gestureRecognizer?(recognizer, shouldRequireFailureOf: other) ?? false
        #else
            next?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
        #endif
    }
}

extension UIViewController {
    /// visionOS has no status bar.
    func statusBarStyleMayHaveChanged() {
        #if !os(visionOS)
            setNeedsStatusBarAppearanceUpdate()
        #endif
    }
}
