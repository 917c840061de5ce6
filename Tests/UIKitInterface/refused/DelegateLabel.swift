// expect: nearly matches optional requirement
import UIKit

@MainActor
final class Delegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShowPage viewController: UIViewController, animated: Bool
    ) {}
}
