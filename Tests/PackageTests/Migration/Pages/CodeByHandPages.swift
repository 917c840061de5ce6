import BarTransition
import UIKit

// The pages of the guide from code by hand, to the letter.

enum ByHandBefore {
    @MainActor
    static func setUpBars() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        UINavigationBar.appearance().tintColor = .white
    }

    final class WelcomeViewController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setNavigationBarHidden(true, animated: animated)
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            navigationController?.setNavigationBarHidden(false, animated: animated)
        }
    }

    final class PhotoViewController: UIViewController {
        private var earlier: UINavigationBarAppearance?

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            guard let bar = navigationController?.navigationBar else { return }
            earlier = bar.standardAppearance
            let appearance = UINavigationBarAppearance()
            appearance.configureWithTransparentBackground()
            bar.standardAppearance = appearance
            bar.scrollEdgeAppearance = appearance
            bar.barStyle = .black
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            guard let bar = navigationController?.navigationBar, let earlier else { return }
            bar.standardAppearance = earlier
            bar.scrollEdgeAppearance = earlier
            bar.barStyle = .default
        }
    }
}

enum ByHandAfter {
    @MainActor
    static func makeStack() -> UINavigationController {
        let navigationController = UINavigationController(rootViewController: WelcomeViewController())
        navigationController.attachBarTransition(
            defaultAppearance: BarAppearance(
                background: .color(.systemIndigo), tintColor: .white, titleColor: .white, isHidden: false))
        return navigationController
    }

    final class WelcomeViewController: UIViewController, BarAppearanceProviding {
        var barAppearance: BarAppearance { .hidden }
    }

    final class PhotoViewController: UIViewController, BarAppearanceProviding {
        var barAppearance: BarAppearance {
            BarAppearance(
                background: .transparent, tintColor: .white, titleColor: .white, statusBarStyle: .lightContent)
        }
    }
}
