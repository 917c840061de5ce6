import BarTransition
import BenchmarkPages
import UIKit

/// A full screen of the example: its list of places under a large title, in a navigation controller with the library.
@MainActor
public final class Screen {
    let simulator: Simulator
    let navigationController: UINavigationController

    /// An iPhone 15 with iOS 18, whose bar has no material here: blurs are not compared.
    public convenience init() { self.init(profile: .iPhone15(iOS: 18)) }

    init(profile: Simulator.Profile, attached: Bool = true) {
        simulator = Simulator(profile: profile)
        navigationController = UINavigationController(rootViewController: ListPage())
        navigationController.navigationBar.prefersLargeTitles = true
        if attached { navigationController.attachBarTransition() }
        simulator.show(navigationController)
    }

    /// The screen at two pixels per point: 786 x 1704 pixels.
    public func picture() -> UIImage { simulator.picture(scale: 2) }

    /// The screen's drawings, for other libraries.
    public func scene() -> DrawnScene { DrawnScene(simulator.window, scale: 2) }
}
