import TestSupport
import Testing
import UIKit

@Suite("Quirks and defects of navigation stacks", .ownSimulator) @MainActor
struct StackQuirkTests {
    @Test func fact_1_3_6_popToRootOverThreeListsTheTopFirst() {
        let stage = TracingStage("A", "B", "C")
        let (a, c) = (stage.pages[0], stage.pages[2])
        stage.navigation.popToRootViewController(animated: true)
        #expect(stage.navigation.viewControllers == [c, a])
        stage.navigation.view.layoutIfNeeded()
        #expect(stage.navigation.viewControllers == [a])
    }

    @Test func fact_1_3_6_popOverFourListsTheTopFirst() {
        let stage = TracingStage("A", "B", "C", "D")
        stage.navigation.popToViewController(stage.pages[1], animated: true)
        #expect(stage.navigation.viewControllers == [stage.pages[3], stage.pages[0], stage.pages[1]])
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers == [stage.pages[0], stage.pages[1]])
    }

    @Test func fact_1_3_6_notWithTwo() {
        let stage = TracingStage("A", "B")
        stage.navigation.popToRootViewController(animated: true)
        #expect(stage.navigation.viewControllers == [stage.pages[0]])
    }

    @Test func fact_1_5_5_alsoBySetViewControllers() {
        let stage = TracingStage("A", "B", "C")
        stage.navigation.setViewControllers([stage.pages[0]], animated: true)
        #expect(stage.navigation.viewControllers == [stage.pages[2], stage.pages[0]])
    }

    @Test func fact_1_3_6_isASwitch() {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.defects.listsTopFirstInMultiLevelPops = false
        let stage = TracingStage("A", "B", "C", profile: profile)
        stage.navigation.popToRootViewController(animated: true)
        #expect(stage.navigation.viewControllers == [stage.pages[0]])
    }

    @Test(arguments: [(17, true), (18, false)]) func fact_1_1_9_theCoveredRoot(system: Int, loads: Bool) {
        let simulator = Simulator(profile: .iPhone15(iOS: system))
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(UIViewController(), animated: false)
        simulator.show(navigation)
        #expect(root.isViewLoaded == loads)
    }

    @Test func fact_1_5_4_aStackSetLateBeginsCollapsed() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let late = UINavigationController()
        late.navigationBar.prefersLargeTitles = true
        simulator.show(late)
        late.setViewControllers([UIViewController()], animated: false)
        simulator.runToRest()
        #expect(late.navigationBar.frame.height == 44)
    }

    @Test func fact_1_5_4_aStackSetEarlyBeginsExpanded() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let early = UINavigationController()
        early.navigationBar.prefersLargeTitles = true
        early.setViewControllers([UIViewController()], animated: false)
        simulator.show(early)
        #expect(early.navigationBar.frame.height == 96)
    }

    @Test func fact_1_7_2_aTabBarControllerIsPushed() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let navigation = UINavigationController(rootViewController: UITabBarController())
        simulator.show(navigation)
        let (tabs, page) = (UITabBarController(), UIViewController())
        tabs.title = "Tabs"
        tabs.viewControllers = [page, UIViewController()]
        navigation.pushViewController(tabs, animated: true)
        simulator.runToRest()
        #expect(navigation.topViewController === tabs && navigation.navigationBar.topItem === tabs.navigationItem)
        #expect(page.view.window != nil && page.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
        #expect(page.view.safeAreaInsets.bottom == tabs.tabBar.frame.height && page.navigationController === navigation)
    }

    @Test func fact_1_7_2_pushingANavigationControllerStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UINavigationController().pushViewController(UINavigationController(), animated: false)
            }
        }
        #expect(standardError(of: result).contains("Pushing a navigation controller is not supported"))
    }

    // MARK: The frozen stack

    final class Permit: NSObject, UIGestureRecognizerDelegate {}

    private func swipeAtTheRoot(_ stage: TracingStage, _ permit: Permit?) {
        if let permit { stage.navigation.interactivePopGestureRecognizer?.delegate = permit }
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.3)
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.simulator.runToRest()
    }

    @Test func fact_8_5_aSwipeAtTheRootThenAPushFreezes() {
        let stage = TracingStage("A")
        let permit = Permit()
        swipeAtTheRoot(stage, permit)
        #expect(!stage.trace.contains("B.viewDidAppear(true)"))
        #expect(!stage.navigation.view.isUserInteractionEnabled)
    }

    @Test func fact_8_5_aSwipeDuringAPushThenAPushFreezes() {
        let stage = TracingStage("A")
        let permit = Permit()
        stage.navigation.interactivePopGestureRecognizer?.delegate = permit
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.simulator.advance(by: 0.1)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        stage.navigation.pushViewController(stage.page("C"), animated: true)
        stage.simulator.runToRest()
        #expect(!stage.trace.contains("C.viewDidAppear(true)"))
        withExtendedLifetime(permit) {}
    }

    @Test func fact_8_5_withUIKitsOwnDelegateItDoesNot() {
        let stage = TracingStage("A")
        swipeAtTheRoot(stage, nil)
        #expect(stage.trace.contains("B.viewDidAppear(true)"))
    }

    @Test func fact_8_5_aDisabledRecogniserIsACure() {
        let stage = TracingStage("A")
        let permit = Permit()
        stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
        swipeAtTheRoot(stage, permit)
        #expect(stage.trace.contains("B.viewDidAppear(true)"))
    }
}
