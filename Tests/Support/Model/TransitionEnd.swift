import UIKit

extension Simulator {
    /// Advances the clock step by step until a navigation controller's transition is over. It gives up after ten seconds.
    public func runToEndOfTransition(of navigation: UINavigationController, step: TimeInterval = 1 / 120) {
        let end = now + 10
        while navigation.transitionCoordinator != nil, now < end { advance(by: step) }
    }
}
