import UIKit

// In an async function Swift prefers the async variants of UIKit's methods with completions, which wait for the end. These start
// and return.

extension UIView {
    /// `animate(withDuration:delay:options:animations:completion:)`, which returns at once in async functions too.
    public static func startAnimating(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)`, which
    /// returns at once in async functions too.
    public static func startAnimating(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, usingSpringWithDamping: damping, initialSpringVelocity: velocity,
            options: options, animations: animations, completion: completion)
    }

    /// `animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)`, which returns at once in
    /// async functions too.
    @available(iOS 17, *)
    public static func startAnimating(
        springDuration: TimeInterval, bounce: CGFloat, animations: () -> Void,
        completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        animate(springDuration: springDuration, bounce: bounce, animations: animations, completion: completion)
    }
}

extension UIViewController {
    /// `present(_:animated:completion:)`, which returns at once in async functions too.
    public func startPresenting(
        _ viewController: UIViewController, animated: Bool, completion: (@MainActor @Sendable () -> Void)? = nil
    ) {
        present(viewController, animated: animated, completion: completion)
    }

    /// `dismiss(animated:completion:)`, which returns at once in async functions too.
    public func startDismissing(animated: Bool, completion: (@MainActor @Sendable () -> Void)? = nil) {
        dismiss(animated: animated, completion: completion)
    }
}
