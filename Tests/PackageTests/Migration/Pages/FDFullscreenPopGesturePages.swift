import BarTransition
import UIKit

// The pages of the guide from FDFullscreenPopGesture, to the letter.

enum FDBefore {
    final class HomeViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            fd_prefersNavigationBarHidden = true
        }
    }

    final class DrawingViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            fd_interactivePopDisabled = true
        }
    }
}

enum FDAfter {
    @MainActor
    static func makeStack() -> UINavigationController {
        let navigationController = UINavigationController(rootViewController: HomeViewController())
        // View controllers that declare nothing show the bar, as with fd_prefersNavigationBarHidden = false.
        let attached = navigationController.attachBarTransition(defaultAppearance: BarAppearance(isHidden: false))
        attached.isContentPopGestureEnabled = true
        return navigationController
    }

    final class HomeViewController: UIViewController, BarAppearanceProviding {
        var barAppearance: BarAppearance { .hidden }
    }

    final class DrawingViewController: UIViewController, PopIntercepting {
        func shouldPop(for attempt: PopAttempt) -> Bool { attempt != .swipe }
    }
}
