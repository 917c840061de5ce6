import UIKit

/// An app's delegate that records the calls it receives.
@MainActor
final class CallRecordingDelegate: NSObject, UINavigationControllerDelegate {
    private(set) var calls: [String] = []
    /// UIKit may call `willShow` after it (variant `willShowCalls`).
    var lastShown: String? { calls.last { $0.hasPrefix("didShow") } }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { calls.append("willShow \(viewController.title ?? "")") }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { calls.append("didShow \(viewController.title ?? "")") }
}

/// Another library's delegate that forwards every call twice.
@MainActor
final class RepeatingDelegate: NSObject, UINavigationControllerDelegate {
    private let next: (any UINavigationControllerDelegate)?

    init(before next: (any UINavigationControllerDelegate)?) {
        self.next = next
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        // Optional on Apple's systems.
        let willShow: ((UINavigationController, UIViewController, Bool) -> Void)? =
            next?.navigationController(_:willShow:animated:)
        for _ in 0..<2 { willShow?(navigationController, viewController, animated) }
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        let didShow: ((UINavigationController, UIViewController, Bool) -> Void)? =
            next?.navigationController(_:didShow:animated:)
        for _ in 0..<2 { didShow?(navigationController, viewController, animated) }
    }
}
