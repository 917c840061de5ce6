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
        for _ in 0..<2 {
            next?.navigationController(navigationController, willShow: viewController, animated: animated)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        for _ in 0..<2 { next?.navigationController(navigationController, didShow: viewController, animated: animated) }
    }
}
