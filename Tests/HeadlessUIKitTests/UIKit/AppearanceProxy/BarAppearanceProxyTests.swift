import TestSupport
import Testing
import UIKit

@MainActor @Suite(.ownSimulator) struct BarAppearanceProxyTests {
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
