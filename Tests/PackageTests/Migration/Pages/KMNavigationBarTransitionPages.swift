import BarTransition
import UIKit

// The pages of the guide from KMNavigationBarTransition, to the letter.

enum KMBefore {
    class BaseViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            navigationController?.navigationBar.setBackgroundImage(nil, for: .default)
            navigationController?.navigationBar.barTintColor = .systemTeal
            navigationController?.navigationBar.shadowImage = nil
        }
    }

    final class PosterViewController: BaseViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            navigationController?.navigationBar.setBackgroundImage(UIImage(), for: .default)
            navigationController?.navigationBar.shadowImage = UIImage()
        }
    }

    final class PlayerViewController: BaseViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setNavigationBarHidden(true, animated: animated)
        }
    }
}

enum KMAfter {
    class BaseViewController: UIViewController, BarAppearanceProviding {
        var barAppearance: BarAppearance { BarAppearance(background: .color(.systemTeal)) }
    }

    final class PosterViewController: BaseViewController {
        override var barAppearance: BarAppearance { BarAppearance(background: .transparent) }
    }

    final class PlayerViewController: BaseViewController {
        override var barAppearance: BarAppearance { .hidden }
    }
}
