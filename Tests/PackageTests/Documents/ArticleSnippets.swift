import BarTransition
import UIKit

// Snippets of the DocC articles that are not in the README, to the letter.

final class StatementViewController: UIViewController {}

extension StatementViewController: BarAppearanceProviding {
    var barAppearance: BarAppearance {
        if #available(iOS 26.0, *) {
            return BarAppearance(tintColor: .systemIndigo)
        }
        return BarAppearance(
            background: .color(.systemIndigo), tintColor: .white, titleColor: .white, statusBarStyle: .lightContent)
    }
}

final class TabViewController: UIViewController {}

@MainActor
func makeNavigationController() -> UINavigationController {
    let navigationController = UINavigationController(rootViewController: TabViewController())
    navigationController.attachBarTransition(
        defaultAppearance: BarAppearance(background: .color(.systemBackground), tintColor: .systemIndigo))
    return navigationController
}

class BaseNavigationController: UINavigationController, UINavigationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        attachBarTransition()
    }
}

@MainActor
func reportingProblems(of navigationController: UINavigationController) {
    navigationController.barTransition?.onProblem = { message in
        assertionFailure(message)
    }
}

final class GalleryViewController: UIViewController {
    var isDimmed = false {
        didSet { setNeedsBarAppearanceUpdate() }
    }
}

extension GalleryViewController: BarAppearanceProviding {
    var barAppearance: BarAppearance {
        BarAppearance(background: isDimmed ? .color(.black) : .transparent, tintColor: .white)
    }
}

@MainActor
func backgrounds() -> [BarAppearance] {
    let gradient = BarAppearance(
        background: .gradient(BarAppearance.Gradient(colors: [.systemPink, .systemOrange])), tintColor: .white)
    let blur = BarAppearance(background: .material(BarAppearance.Material(tint: .systemTeal.withAlphaComponent(0.3))))
    let toolbar = BarAppearance(toolbar: BarAppearance.Toolbar(tintColor: .systemIndigo))
    return [gradient, blur, toolbar]
}

@MainActor
func declaring(for viewController: UIViewController) {
    let declaration = BarAppearanceViewController(BarAppearance(background: .transparent, tintColor: .white))
    viewController.addChild(declaration)
    viewController.view.addSubview(declaration.view)
    declaration.didMove(toParent: viewController)
}
