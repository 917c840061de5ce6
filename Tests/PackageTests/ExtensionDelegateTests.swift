import BarTransition
import TestSupport
import Testing
import UIKit
import _Testing_UIKit

/// Many apps allow the swipe where the back button is hidden with this extension.
extension UINavigationController: UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1
    }
}

@Suite("Apps that extend UINavigationController", .ownSimulator) @MainActor
struct ExtensionDelegateTests {
    /// The library asks a plain navigation controller that is the delegate of its own recognizer, although its class is UIKit's.
    @Test(arguments: [15, 18, 26], [true, false])
    func aNavigationControllerThatAllowsItsOwnSwipe(_ system: Int, attaches: Bool) {
        let simulator = Simulator(profile: .iPhone15(iOS: system))
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.loadViewIfNeeded()
        navigation.interactivePopGestureRecognizer?.delegate = navigation
        if attaches { navigation.attachBarTransition() }
        simulator.show(navigation)
        let page = UIViewController()
        page.navigationItem.hidesBackButton = true
        navigation.pushViewController(page, animated: true)
        simulator.runToRest()
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.8)
        simulator.endBackSwipe(finishing: true)
        simulator.runToRest()
        #expect(navigation.viewControllers.count == 1)
    }
}
