import BarTransition
import TestSupport
import Testing
import UIKit

/// Finding C28: a declaration may depend on a loaded view, so it is not read before, except on top of the stack.
@Suite("View controllers that are not loaded", .ownSimulator) @MainActor
struct UnloadedPageTests {
    private final class Page: UIViewController, BarAppearanceProviding {
        private(set) var readsBeforeLoading = 0

        var barAppearance: BarAppearance {
            if !isViewLoaded { readsBeforeLoading += 1 }
            return BarAppearance(background: .color(.red))
        }
    }

    @Test(arguments: SmoothLayoutTests.profiles, [false, true])
    func areNotReadBelowTheTop(_ profile: Simulator.Profile, animated: Bool) {
        let pages = (0..<3).map { _ in Page() }
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController()
        navigation.viewControllers = pages
        navigation.attachBarTransition()
        #expect(!navigation.viewControllers.contains { $0.isViewLoaded })
        simulator.show(navigation)
        simulator.runToRest()
        #expect(pages.map(\.isViewLoaded) == [false, false, true])
        let others = (0..<3).map { _ in Page() }
        navigation.setViewControllers(others, animated: animated)
        simulator.runToRest()
        others[2].setNeedsBarAppearanceUpdate(animated: animated)
        navigation.attachBarTransition(defaultAppearance: BarAppearance())
        simulator.runToRest()
        #expect((pages + others).dropLast().filter { $0 !== pages[2] }.allSatisfy { $0.readsBeforeLoading == 0 })
        #expect(others.map(\.isViewLoaded) == [false, false, true])
        navigation.popToRootViewController(animated: animated)
        simulator.runToRest()
        #expect(others[0].isViewLoaded && !others[1].isViewLoaded)
        #expect(others.allSatisfy { $0.readsBeforeLoading == 0 })
    }

    /// A page is pushed in a tab that is not selected, as by a link.
    @Test(arguments: SmoothLayoutTests.profiles, [false, true])
    func areNotReadInAnotherTab(_ profile: Simulator.Profile, animated: Bool) {
        let page = Page()
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController(rootViewController: Page())
        navigation.attachBarTransition()
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), navigation]
        simulator.show(tabs)
        for index in [1, 0] {
            tabs.selectedIndex = index
            simulator.runToRest()
        }
        navigation.pushViewController(page, animated: animated)
        tabs.selectedIndex = 1
        simulator.runToRest()
        #expect(page.isViewLoaded && page.readsBeforeLoading == 0)
    }

    /// A page that goes on as it appears, as a launch screen does.
    @Test(arguments: SmoothLayoutTests.profiles)
    func areNotReadBeforeTheyShow(_ profile: Simulator.Profile) {
        final class GoingOn: UIViewController {
            let nextPage = Page()
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                navigationController?.pushViewController(nextPage, animated: false)
            }
        }
        let first = GoingOn()
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController(rootViewController: first)
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        #expect(first.nextPage.isViewLoaded && first.nextPage.readsBeforeLoading == 0)
    }

    /// A covered page whose view is not loaded is not asked until it shows, whatever asks for an update of it.
    @Test func aCoveredPageIsNotAskedBeforeItIsLoaded() {
        let below = Page()
        let stage = HeadlessStage(.iPhone15(iOS: 18), pages: below, DeclaringPage("B", BarAppearance()))
        below.setNeedsBarAppearanceUpdate(animated: false)
        below.setNeedsBarAppearanceUpdate(animated: true)
        stage.simulator.runToRest()
        #expect(!below.isViewLoaded && below.readsBeforeLoading == 0)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(below.isViewLoaded && below.readsBeforeLoading == 0)
    }
}
