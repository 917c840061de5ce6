import BarTransition
import UIKit

// The README's Swift snippets, verbatim and in its order, so that what is documented compiles.

final class PhotoViewController: UIViewController {}

// snippet 2
extension PhotoViewController: BarAppearanceProviding {
    var barAppearance: BarAppearance { BarAppearance(background: .transparent, tintColor: .white) }
}

@MainActor
func readmeSnippets(navigationController: UINavigationController, photo: PhotoViewController) -> UIImage {
    // snippet 1
    navigationController.attachBarTransition()
    // snippet 3
    photo.setNeedsBarAppearanceUpdate(animated: true)
    // snippet 4
    navigationController.attachBarTransition(
        defaultAppearance: BarAppearance(background: .color(.systemIndigo), tintColor: .white, titleColor: .white))
    // snippet 5
    let simulator = Simulator(profile: .iPhone17Pro(iOS: 26))
    simulator.show(navigationController)
    navigationController.pushViewController(photo, animated: true)
    simulator.advance(by: 0.2)
    let picture = simulator.picture()
    return picture
}
