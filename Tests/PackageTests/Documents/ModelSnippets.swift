import UIKit

/// The snippet of the model's README.
@MainActor
func picture(of navigationController: UINavigationController, pushing photo: UIViewController) -> UIImage {
    let simulator = Simulator(profile: .iPhone17Pro(iOS: 26))
    simulator.show(navigationController)
    navigationController.pushViewController(photo, animated: true)
    simulator.advance(by: 0.2)
    let picture = simulator.picture()
    return picture
}
