import BarTransition
import TestSupport
import UIKit

extension HeadlessStage {
    /// Pages on a stack to which the library is attached, at rest.
    init(
        _ profile: Simulator.Profile, orientation: UIInterfaceOrientation = .portrait, pages: [UIViewController],
        largeTitles: Bool = false, direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        self.init(profile, orientation: orientation, direction: direction) {
            let navigation = UINavigationController()
            navigation.navigationBar.prefersLargeTitles = largeTitles
            navigation.viewControllers = pages
            navigation.attachBarTransition()
            return navigation
        }
        simulator.runToRest()
    }

    /// The same with the pages one by one.
    init(
        _ profile: Simulator.Profile, orientation: UIInterfaceOrientation = .portrait, pages: UIViewController...,
        largeTitles: Bool = false, direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        self.init(profile, orientation: orientation, pages: pages, largeTitles: largeTitles, direction: direction)
    }
}
