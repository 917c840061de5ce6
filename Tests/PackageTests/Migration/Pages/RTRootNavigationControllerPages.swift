import BarTransition
import UIKit

// The pages of the guide from RTRootNavigationController, to the letter.

enum RTBefore {
    @MainActor
    static func makeStack(library: UIViewController) -> UINavigationController {
        let navigationController = RTRootNavigationController(rootViewController: library)
        return navigationController
    }

    final class CheckoutViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            rt_disableInteractivePop = true
            navigationController?.navigationBar.barTintColor = .systemGreen
            navigationController?.navigationBar.tintColor = .white
        }

        func showReceipt(_ receipt: UIViewController) {
            let navigationController = rt_navigationController
            navigationController?.pushViewController(receipt, animated: true) { _ in
                navigationController?.removeViewController(self)
            }
        }
    }
}

enum RTAfter {
    @MainActor
    static func makeStack(library: UIViewController) -> UINavigationController {
        let navigationController = UINavigationController(rootViewController: library)
        navigationController.attachBarTransition()
        return navigationController
    }

    final class CheckoutViewController: UIViewController, BarAppearanceProviding, PopIntercepting {
        var barAppearance: BarAppearance {
            BarAppearance(background: .color(.systemGreen), tintColor: .white)
        }

        func shouldPop(for attempt: PopAttempt) -> Bool { attempt != .swipe }

        func showReceipt(_ receipt: UIViewController) {
            let stack = navigationController?.viewControllerStack
            stack?.pushViewController(receipt, animated: true) { _ in
                stack?.removeViewControllers { $0 === self }
            }
        }
    }
}
