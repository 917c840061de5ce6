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

    /// UIKit documentation of `additionalSafeAreaInsets`: a container's insets extend those of its view controllers.
    @Test func additionalInsetsOfTheStackReachItsPages() {
        simulator.makeCurrent()
        navigation.additionalSafeAreaInsets.bottom = 60
        simulator.runToRest()
        #expect(navigation.view.safeAreaInsets.bottom == 143 && root.view.safeAreaInsets.bottom == 143)
        let hiding = page("B", hides: true)
        push(hiding)
        #expect(hiding.view.safeAreaInsets.bottom == 94)
    }
}
