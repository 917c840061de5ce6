import BarTransition
import TestSupport
import UIKit

extension HeadlessStage {
    /// Pages on a stack to which the library is attached, at rest. UIKit's own bars without a class.
    init(
        _ profile: Simulator.Profile, orientation: UIInterfaceOrientation = .portrait, pages: [UIViewController],
        largeTitles: Bool = false, isOpaque: Bool = false, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        barClass: AnyClass? = nil, toolbarClass: AnyClass? = nil
    ) {
        self.init(profile, orientation: orientation, direction: direction) {
            let navigation = UINavigationController(navigationBarClass: barClass, toolbarClass: toolbarClass)
            navigation.navigationBar.isTranslucent = !isOpaque
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
        largeTitles: Bool = false, isOpaque: Bool = false, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        barClass: AnyClass? = nil, toolbarClass: AnyClass? = nil
    ) {
        self.init(
            profile, orientation: orientation, pages: pages, largeTitles: largeTitles, isOpaque: isOpaque,
            direction: direction, barClass: barClass, toolbarClass: toolbarClass)
    }

    /// Moves the finger of a swipe that has begun, cancels it, and goes on only until the transition is over: UIKit has not
    /// reported its end then where it reports none.
    func cancelSwipe(at progress: CGFloat) {
        simulator.moveBackSwipe(toProgress: progress)
        simulator.endBackSwipe(finishing: false)
        var frames = 0
        while navigation.transitionCoordinator != nil, frames < 120 {
            simulator.advance(by: 1 / 120)
            frames += 1
        }
    }
}
