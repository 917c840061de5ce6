import BarTransition
import UIKit

/// A page that declares another appearance in its `viewDidAppear`, animated, as its tab is selected again.
final class ReappearingPage: DeclaringPage {
    /// Called after the update.
    var didUpdate: () -> Void = {}
    private var another: BarAppearance?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let another else { return }
        barAppearance = another
        setNeedsBarAppearanceUpdate(animated: true)
        didUpdate()
    }

    /// Shows the page on a stack in a tab, selects another tab, and then the first one again.
    @discardableResult
    func appearAgain(in simulator: Simulator, declaring appearance: BarAppearance) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: self)
        navigation.attachBarTransition()
        let tabs = UITabBarController()
        tabs.setViewControllers([navigation, MarkedPage("B")], animated: false)
        simulator.show(tabs)
        simulator.runToRest()
        tabs.selectedIndex = 1
        simulator.runToRest()
        another = appearance
        tabs.selectedIndex = 0
        return navigation
    }
}
