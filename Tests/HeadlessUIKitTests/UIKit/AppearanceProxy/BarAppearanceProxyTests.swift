import TestSupport
import Testing
import UIKit

@MainActor @Suite(.ownSimulator) struct BarAppearanceProxyTests {
    @Test func fact_6_1_7_aProxysValuesApplyOnEnteringAWindow() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let shown = UINavigationController(rootViewController: UIViewController())
        simulator.show(shown)
        UINavigationBar.appearance().barTintColor = .red
        #expect(shown.navigationBar.barTintColor == nil)
        let next = UINavigationController(rootViewController: UIViewController())
        simulator.show(next)
        #expect(next.navigationBar.barTintColor == .red)
    }

    @Test func fact_6_1_7_whatTheInstanceWasGivenStays() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        UIToolbar.appearance().barTintColor = .red
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.toolbar.barTintColor = .blue
        navigation.isToolbarHidden = false
        simulator.show(navigation)
        #expect(navigation.toolbar.barTintColor == .blue)
    }

    @Test func buttonsTakeTheAttributesOfTheirProxy() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        let page = UIViewController()
        let item = UIBarButtonItem(title: "Button")
        page.navigationItem.rightBarButtonItem = item
        simulator.show(UINavigationController(rootViewController: page))
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    }
}
