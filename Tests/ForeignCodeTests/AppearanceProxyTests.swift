import TestSupport
import Testing
import UIKit

@MainActor @Suite(.ownSimulator) struct AppearanceProxyTests {
    @Test func theAppDelegateStylesEveryBar() throws {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let delegate = AppDelegate()
        #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
        simulator.runToRest()
        let tabs = try #require(delegate.window?.rootViewController as? MainTabBarController)
        let bar = try #require((tabs.selectedViewController as? UINavigationController)?.navigationBar)
        #expect(bar.barTintColor == Theme.brand && bar.tintColor == .white && !bar.isTranslucent)
        #expect(tabs.tabBar.unselectedItemTintColor == .darkGray)
        // A value that the app set on the instance itself wins: the tab bar controller made its bar white.
        #expect(tabs.tabBar.barTintColor == .white)
        // Fact 6.1.4: at the scroll edge such a bar shows no background, as older apps noticed on iOS 15.
        #expect(simulator.rgba(20, 80) == [255, 255, 255, 255])
    }

    @Test func valuesAreAppliedOnlyWhenEnteringAWindow() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let early = UINavigationController(rootViewController: UIViewController())
        simulator.show(early)
        UINavigationBar.appearance().barTintColor = .red
        #expect(early.navigationBar.barTintColor == nil)
        let late = UINavigationController(rootViewController: UIViewController())
        #expect(late.navigationBar.barTintColor == nil)
        simulator.show(late)
        #expect(late.navigationBar.barTintColor == .red)
        // UIKit documentation: a view applies them when it is added to a window again.
        simulator.show(early)
        #expect(early.navigationBar.barTintColor == .red)
    }

    @Test func theInstancesOwnValuesAreKept() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        UINavigationBar.appearance().barTintColor = .red
        UINavigationBar.appearance().tintColor = .green
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.barTintColor = .blue
        simulator.show(navigation)
        #expect(navigation.navigationBar.barTintColor == .blue)
        #expect(navigation.navigationBar.tintColor == .green)
    }

    @Test func theProxyCanBeReadAndAppliesToSubclassesAndContainers() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        UINavigationBar.appearance().shadowImage = UIImage()
        #expect(UINavigationBar.appearance().shadowImage != nil)
        UINavigationBar.appearance(whenContainedInInstancesOf: [SlideNavigationController.self]).tintColor = .purple
        let plain = UINavigationController(rootViewController: UIViewController())
        simulator.show(plain)
        #expect(plain.navigationBar.shadowImage != nil && plain.navigationBar.tintColor == .systemBlue)
        let special = SlideNavigationController(rootViewController: UIViewController())
        simulator.show(special)
        #expect(special.navigationBar.tintColor == .purple)
    }

    @Test func modernAppearancesGoThroughTheProxy() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        Theme.applyModernAppearance()
        let navigation = UINavigationController(rootViewController: UIViewController())
        simulator.show(navigation)
        #expect(navigation.navigationBar.standardAppearance.backgroundColor == Theme.brand)
        #expect(simulator.rgba(20, 80) == [0x1E, 0x88, 0xE5, 255])
    }

    @Test func aSceneDelegateShowsItsWindow() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let delegate = SceneDelegate()
        delegate.scene(
            simulator.windowScene, willConnectTo: simulator.windowScene.session, options: UIScene.ConnectionOptions())
        simulator.runToRest()
        #expect(delegate.window?.isKeyWindow == true)
        #expect(UIApplication.topViewController() is ProfileViewController)
    }
}
