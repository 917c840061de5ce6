import Testing
import UIKit

@Suite("The status bar") @MainActor
struct StatusBarFactTests {
    final class Page: UIViewController {
        var style = UIStatusBarStyle.lightContent
        var hides = false
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hides }
    }

    final class Forwarding: UINavigationController {
        override var childForStatusBarStyle: UIViewController? { topViewController }
    }

    @Test func fact_9_5_aNavigationControllerDoesNotAskItsPageForTheStyle() {
        let simulator = Simulator()
        let navigation = UINavigationController(rootViewController: Page())
        simulator.show(navigation)
        let manager = simulator.windowScene.statusBarManager
        #expect(manager?.statusBarStyle == .default)
        navigation.navigationBar.barStyle = .black
        navigation.setNeedsStatusBarAppearanceUpdate()
        #expect(manager?.statusBarStyle == .lightContent, "its own style follows the bar's")
    }

    @Test func fact_9_5_aForwardingOneDoes() {
        let simulator = Simulator()
        let page = Page()
        let navigation = Forwarding(rootViewController: page)
        simulator.show(navigation)
        let manager = simulator.windowScene.statusBarManager
        #expect(manager?.statusBarStyle == .lightContent)
        page.style = .darkContent
        page.setNeedsStatusBarAppearanceUpdate()
        #expect(manager?.statusBarStyle == .darkContent)
    }

    @Test func fact_9_5_rawValues() {
        #expect(UIStatusBarStyle.default.rawValue == 0)
        #expect(UIStatusBarStyle.lightContent.rawValue == 1)
        #expect(UIStatusBarStyle.darkContent.rawValue == 3)
    }

    @Test func fact_9_6_theUpdateFadesByDefault() {
        #expect(UIViewController().preferredStatusBarUpdateAnimation == .fade)
    }

    @Test(arguments: [
        (Simulator.Profile.iPhoneSE(iOS: 15), CGFloat(20)), (.iPhone14(iOS: 16), 47), (.iPhone15(iOS: 18), 54),
        (.iPhoneAir(iOS: 26), 59), (.iPad(iOS: 18), 24),
    ])
    func fact_4_9_height(profile: Simulator.Profile, height: CGFloat) {
        let simulator = Simulator(profile: profile)
        simulator.show(UIViewController())
        #expect(simulator.windowScene.statusBarManager?.statusBarFrame.height == height)
    }

    @Test func fact_4_9_hiddenOnAPhoneInLandscape() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18), orientation: .landscapeLeft)
        simulator.show(UIViewController())
        #expect(simulator.windowScene.statusBarManager?.isStatusBarHidden == true)
    }

    @Test(arguments: [
        (Simulator.Profile.iPhoneSE(iOS: 15), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), UIEdgeInsets.zero),
        (
            .iPhone14(iOS: 16), UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
            UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        ),
        (
            .iPhone15(iOS: 17), UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        ),
        (
            .iPad(iOS: 18), UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
            UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        ),
    ])
    func fact_4_10_windowInsets(profile: Simulator.Profile, portrait: UIEdgeInsets, landscape: UIEdgeInsets) {
        let simulator = Simulator(profile: profile)
        simulator.show(UIViewController())
        #expect(simulator.window.safeAreaInsets == portrait)
        simulator.rotate(to: .landscapeLeft)
        simulator.runToRest()
        #expect(simulator.window.safeAreaInsets == landscape)
    }
}
