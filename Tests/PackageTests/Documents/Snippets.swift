import BarTransition
import UIKit

// The Swift snippets of the README, in their order and to the letter.

final class PhotoViewController: UIViewController {}

extension PhotoViewController: BarAppearanceProviding {
    var barAppearance: BarAppearance {
        BarAppearance(background: .transparent, tintColor: .white, titleColor: .white, statusBarStyle: .lightContent)
    }
}

@MainActor
func attaching(_ navigationController: UINavigationController) {
    navigationController.attachBarTransition()
}

/// The README's common bars.
@MainActor
func commonBars(picture: UIImage) -> [BarAppearance] {
    let noBar = BarAppearance.hidden
    let noHairline = BarAppearance(background: .color(.systemBackground), shadow: .none)
    let lightStatusBar = BarAppearance(background: .color(.black), titleColor: .white, statusBarStyle: .lightContent)
    let prompt = BarAppearance(prompt: "Saved on this device")
    let cover = BarAppearance(background: .image(BarAppearance.Image(picture)), tintColor: .white, titleColor: .white)
    return [noBar, noHairline, lightStatusBar, prompt, cover]
}

@MainActor
func awaitingAPush(navigationController: UINavigationController, photo: UIViewController) async {
    await navigationController.viewControllerStack.push(photo)
    navigationController.viewControllerStack.popToViewController(where: { $0 is CartViewController }, animated: true)
}
