import UIKit

/// A navigation controller on the screen of its own simulator.
@MainActor
public struct HeadlessStage {
    public let simulator: Simulator
    public let navigation: UINavigationController
    public var pages: [UIViewController] { navigation.viewControllers }
    public var bar: UINavigationBar { navigation.navigationBar }

    /// - Parameter navigation: makes the navigation controller, with the simulator in use.
    public init(
        _ profile: Simulator.Profile, orientation: UIInterfaceOrientation = .portrait,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, navigation: () -> UINavigationController
    ) {
        simulator = Simulator(profile: profile, orientation: orientation, layoutDirection: direction)
        self.navigation = navigation()
        simulator.show(self.navigation)
    }

    /// White pages with the given titles, from the bottom up, each of them passed to `configure` with its index.
    public init(
        _ titles: String..., profile: Simulator.Profile = .iPhoneSE(iOS: 18),
        orientation: UIInterfaceOrientation = .portrait, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        configure: (UIViewController, Int) -> Void = { _, _ in }, bar: (UINavigationBar) -> Void = { _ in }
    ) {
        // Some tests set the pages later (fact 1.5.4).
        var profile = profile
        profile.defects.collapsesLargeTitleOfLateStack = false
        self.init(profile, orientation: orientation, direction: direction) {
            let navigation = UINavigationController()
            bar(navigation.navigationBar)
            navigation.viewControllers = titles.enumerated().map { index, title in
                let page = Self.page(title)
                configure(page, index)
                return page
            }
            return navigation
        }
    }

    /// A white page with a title.
    public static func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        page.view.backgroundColor = .white
        return page
    }

    /// Starts a push and advances the clock a little.
    public func push(_ page: UIViewController, andWait seconds: TimeInterval) {
        navigation.pushViewController(page, animated: true)
        simulator.advance(by: seconds)
    }
}
