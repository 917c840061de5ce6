import TestSupport
import Testing
import UIKit

@Suite("Navigation stacks in tabs", .ownSimulator) @MainActor
struct StackInTabTests {
    let simulator: Simulator
    let trace = Trace()
    let tabs = UITabBarController()
    let navigation: UINavigationController
    let root: TracingPage

    init() {
        simulator = Simulator(profile: .iPhone15(iOS: 18))
        root = TracingPage("A", trace)
        navigation = UINavigationController(rootViewController: root)
        tabs.viewControllers = [navigation, UIViewController()]
        simulator.show(tabs)
        trace.clear()
    }

    private func page(_ name: String, hides: Bool) -> TracingPage {
        let page = TracingPage(name, trace)
        page.hidesBottomBarWhenPushed = hides
        return page
    }

    private func push(_ page: UIViewController, animated: Bool = true) {
        navigation.pushViewController(page, animated: animated)
        simulator.runToRest()
    }

    @Test func fact_5_2_7_hiddenBarLeavesTheHomeIndicator() {
        simulator.makeCurrent()
        #expect(root.view.safeAreaInsets.bottom == 83)
        let next = page("B", hides: true)
        push(next)
        #expect(next.view.safeAreaInsets.bottom == 34)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(root.view.safeAreaInsets.bottom == 83)
    }

    @Test(arguments: [true, false]) func fact_9_1_hiddenForAPushedPage(animated: Bool) {
        simulator.makeCurrent()
        push(page("B", hides: true), animated: animated)
        #expect(tabs.tabBar.isHidden)
        navigation.popViewController(animated: animated)
        simulator.runToRest()
        #expect(!tabs.tabBar.isHidden)
        #expect(tabs.tabBar.frame.minX == 0)
    }

    @Test func fact_9_1_staysHiddenAboveWhateverThePageSays() {
        simulator.makeCurrent()
        push(page("B", hides: true))
        push(page("C", hides: false))
        #expect(tabs.tabBar.isHidden)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(tabs.tabBar.isHidden)
        navigation.popToRootViewController(animated: true)
        simulator.runToRest()
        #expect(!tabs.tabBar.isHidden)
    }

    @Test func fact_9_1_hiddenBySetViewControllers() {
        simulator.makeCurrent()
        let next = page("B", hides: true)
        navigation.setViewControllers([root, next, page("C", hides: false)], animated: true)
        simulator.runToRest()
        #expect(tabs.tabBar.isHidden)
        navigation.setViewControllers([root], animated: true)
        simulator.runToRest()
        #expect(!tabs.tabBar.isHidden)
    }

    @Test func fact_9_1_theDefaultIsFalse() {
        simulator.makeCurrent()
        #expect(!UIViewController().hidesBottomBarWhenPushed)
    }

    @Test func fact_9_1_setAfterThePushIsTooLate() {
        simulator.makeCurrent()
        let next = page("B", hides: false)
        navigation.pushViewController(next, animated: true)
        next.hidesBottomBarWhenPushed = true
        simulator.runToRest()
        #expect(!tabs.tabBar.isHidden)
    }

    @Test func fact_9_1_theBarSlidesOut() throws {
        simulator.makeCurrent()
        navigation.pushViewController(page("B", hides: true), animated: true)
        simulator.advance(by: 0.1)
        #expect(!tabs.tabBar.isHidden)
        let shown = try #require(tabs.tabBar.layer.presentation()).frame
        #expect(shown.minX < 0 && shown.minY == 769)
    }

    @Test func fact_5_3_1_eachPageKeepsItsBottomInset() {
        simulator.makeCurrent()
        let next = page("B", hides: true)
        navigation.pushViewController(next, animated: true)
        var insets: [CGFloat] = []
        navigation.transitionCoordinator?.animate(alongsideTransition: { [root] _ in
            insets = [root.view.safeAreaInsets.bottom, next.view.safeAreaInsets.bottom]
        })
        simulator.runToRest()
        #expect(insets == [83, 34])
    }

    @Test func aPageThatDoesNotExtendDownEndsAboveTheTabBar() {
        simulator.makeCurrent()
        let next = page("B", hides: false)
        next.edgesForExtendedLayout = []
        push(next)
        #expect(abs(next.view.frame.minY - navigation.navigationBar.frame.maxY) < 0.01)
        #expect(next.view.convert(next.view.bounds, to: nil).maxY == tabs.tabBar.frame.minY)
        #expect(next.view.safeAreaInsets == .zero)
        let hiding = page("C", hides: true)
        hiding.edgesForExtendedLayout = []
        push(hiding)
        #expect(
            hiding.view.convert(hiding.view.bounds, to: nil).maxY == 852, "without the bar down to the screen's end")
        #expect(hiding.view.safeAreaInsets.bottom == 34)
    }

    @Test func cancelledSwipeLeavesTheBarHidden() {
        simulator.makeCurrent()
        let next = page("B", hides: true)
        push(next)
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.3)
        #expect(!tabs.tabBar.isHidden)
        simulator.endBackSwipe(finishing: false)
        simulator.runToRest()
        #expect(tabs.tabBar.isHidden)
        #expect(next.view.safeAreaInsets.bottom == 34)
    }

    @Test func aTapOnTheSelectedTabGoesToTheRoot() {
        simulator.makeCurrent()
        push(page("B", hides: false))
        simulator.tap(at: CGPoint(x: 50, y: 790))
        simulator.runToRest()
        #expect(navigation.viewControllers == [root])
    }

    @Test func switchingTabsTellsThePageInTheStack() {
        simulator.makeCurrent()
        tabs.selectedIndex = 1
        simulator.runToRest()
        #expect(trace.lifecycle == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
        trace.clear()
        tabs.selectedIndex = 0
        simulator.runToRest()
        #expect(
            trace.lifecycle == ["A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)"])
    }
}
