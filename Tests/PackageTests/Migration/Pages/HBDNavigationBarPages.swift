import BarTransition
import UIKit

// The pages of the guide from HBDNavigationBar, to the letter.

enum HBDBefore {
    @MainActor
    static func makeStack(library: UIViewController) -> UINavigationController {
        let navigationController = HBDNavigationController(rootViewController: library)
        return navigationController
    }

    final class AlbumViewController: UIViewController, UIScrollViewDelegate {
        let scrollView = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.delegate = self
            hbd_barTintColor = .systemIndigo
            hbd_tintColor = .white
            hbd_titleTextAttributes = [NSAttributedString.Key.foregroundColor: UIColor.white]
            hbd_barStyle = .black
            hbd_barShadowHidden = true
            hbd_barAlpha = 0
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            hbd_barAlpha = Float(min(max(scrollView.contentOffset.y / 80, 0), 1))
            hbd_setNeedsUpdateNavigationBar()
        }
    }

    final class MapViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            hbd_barHidden = true
            hbd_swipeBackEnabled = false
        }
    }
}

enum HBDAfter {
    @MainActor
    static func makeStack(library: UIViewController) -> UINavigationController {
        let navigationController = UINavigationController(rootViewController: library)
        navigationController.attachBarTransition()
        return navigationController
    }

    final class AlbumViewController: UIViewController, UIScrollViewDelegate, BarAppearanceProviding {
        let scrollView = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.delegate = self
        }

        var barAppearance: BarAppearance {
            let clear = BarAppearance(
                background: .transparent, tintColor: .white, titleColor: .white, statusBarStyle: .lightContent)
            var solid = clear
            solid.background = .color(.systemIndigo)
            return clear.mixed(with: solid, by: scrollView.scrollProgress(over: 80))
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            setNeedsBarAppearanceUpdate(animated: false)
        }
    }

    final class MapViewController: UIViewController, BarAppearanceProviding, PopIntercepting {
        var barAppearance: BarAppearance { BarAppearance(background: .transparent) }

        func shouldPop(for attempt: PopAttempt) -> Bool { attempt != .swipe }
    }
}
