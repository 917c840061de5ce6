import UIKit

/// Asks on a page of its own instead of popping.
final class ConfirmingStack: UINavigationController {
    var isAnimated = true

    override func popViewController(animated: Bool) -> UIViewController? {
        pushViewController(MarkedPage("?"), animated: isAnimated)
        return nil
    }
}
