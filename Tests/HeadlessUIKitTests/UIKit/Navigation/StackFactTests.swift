import TestSupport
import Testing
import UIKit

@Suite("Facts about navigation stacks", .ownSimulator) @MainActor
struct StackFactTests {
    @Test func fact_1_1_1_theTransitionStartsInTheLayoutPass() {
        let stage = TracingStage("A")
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        #expect(stage.trace.lifecycle == ["B.willMove(parent)"])
        stage.simulator.commit()
        #expect(stage.trace.contains("B.viewWillAppear(true)"))
    }

    @Test func fact_1_1_10_barsAreSiblingsAboveThePages() throws {
        let stage = TracingStage("A")
        let root = try #require(stage.navigation.view)
        let holder = try #require(root.subviews.firstIndex { stage.pages[0].view.isDescendant(of: $0) })
        let bar = try #require(root.subviews.firstIndex { $0 === stage.navigation.navigationBar })
        let toolbar = try #require(root.subviews.firstIndex { $0 === stage.navigation.toolbar })
        #expect(holder < bar && holder < toolbar)
        // The container of all pages contains one wrapper for each page, which contains the page's view.
        let wrapper = try #require(stage.pages[0].view.superview)
        #expect(wrapper.superview?.superview === root && wrapper.superview === root.subviews[holder])
        #expect(wrapper.subviews == [stage.pages[0].view])
    }

    @Test func fact_1_2_2_completionsComeAfterDidShow() throws {
        let stage = TracingStage("A")
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.trace.add("completion") }
        stage.simulator.runToRest()
        let shown = try #require(stage.trace.index(of: "didShow B (true)"))
        #expect(try #require(stage.trace.index(of: "completion")) > shown)
    }

    @Test func fact_1_2_2a_theComingPageLoadsFirst() throws {
        let stage = TracingStage("A")
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.simulator.runToRest()
        let loaded = try #require(stage.trace.index(of: "B.viewDidLoad"))
        #expect(loaded < (try #require(stage.trace.index(of: "A.viewWillDisappear(true)"))))
    }

    @Test func fact_1_3_3_onlyTheVisiblePoppedPageIsTold() {
        let stage = TracingStage("A", "B", "C")
        stage.navigation.popToRootViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.trace.count(of: "C.willMove(nil)") == 1)
        #expect(stage.trace.count(of: "B.willMove(nil)") == 0)
    }

    @Test func fact_1_3_5_aPopOfNothingRunsNoCompletion() {
        let stage = TracingStage("A")
        #expect(stage.navigation.popViewController(animated: true) == nil)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.trace.add("completion") }
        stage.simulator.runToRest()
        #expect(!stage.trace.contains("completion"))
    }

    final class Asking: UINavigationController, UINavigationBarDelegate {
        var asked = 0
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            asked += 1
            return true
        }
    }

    @Test func fact_1_3_8_onlyTheBackButtonAsks() {
        let navigation = Asking()
        let stage = TracingStage("A", "B", "C", navigation: navigation)
        navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(navigation.asked == 0)
        stage.simulator.beginBackSwipe()
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(navigation.asked == 0)
        stage.simulator.tap(at: CGPoint(x: 20, y: navigation.navigationBar.frame.maxY - 22))
        stage.simulator.runToRest()
        #expect(navigation.asked == 1)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func fact_1_4_4_theResultIsKnownWhenTheFingerIsLifted() throws {
        let stage = TracingStage("A", "B")
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.3)
        let coordinator = try #require(stage.navigation.transitionCoordinator)
        stage.simulator.endBackSwipe(finishing: false)
        #expect(coordinator.isCancelled)
    }

    @Test func fact_1_4_12_aContainerRepeatsTheBeginning() {
        let stage = TracingStage("A")
        let child = stage.page("C")
        let page = stage.pages[0]
        page.addChild(child)
        page.view.addSubview(child.view)
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        stage.trace.clear()
        child.beginAppearanceTransition(false, animated: true)
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        let events = stage.trace.lifecycle.filter { !$0.contains("IsAppearing") }
        #expect(events == ["C.viewWillDisappear(true)", "C.viewWillAppear(true)", "C.viewDidAppear(true)"])
    }

    @Test func fact_1_5_3_settingThePropertyDoesNotAnimate() {
        let stage = TracingStage("A")
        stage.navigation.viewControllers = [stage.pages[0], stage.page("B")]
        #expect(stage.navigation.transitionCoordinator == nil)
        stage.simulator.commit()
        #expect(stage.trace.contains("B.viewDidAppear(false)"))
    }

    @Test func fact_1_6_3_theOrderWithoutAnimation() {
        let stage = TracingStage("A")
        stage.navigation.pushViewController(stage.page("B"), animated: false)
        stage.simulator.runToRest()
        let order = [
            "B.viewDidLoad", "A.viewWillDisappear(false)", "B.viewWillAppear(false)", "willShow B (false)",
            "A.viewDidDisappear(false)", "B.viewDidAppear(false)", "didShow B (false)",
        ]
        #expect(stage.trace.events.filter(order.contains) == order)
    }

    @Test func fact_8_1_theEdgeRecogniser() throws {
        let stage = TracingStage("A")
        let found = try #require(stage.navigation.interactivePopGestureRecognizer)
        let edge = try #require(found as? UIScreenEdgePanGestureRecognizer)
        #expect(edge.view === stage.navigation.view)
        #expect(edge.edges == .left && edge.delegate != nil && edge.isEnabled)
        #expect(stage.navigation.view.gestureRecognizers?.contains(edge) == true)
        let mirrored = TracingStage("A", layoutDirection: .rightToLeft)
        let other = mirrored.navigation.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer
        #expect(other?.edges == .right)
    }

    @Test func fact_8_1_theNamesOfIOS26() {
        let navigation = TracingStage("A", profile: .iPhone17Pro(iOS: 26)).navigation
        #expect(navigation.interactivePopGestureRecognizer?.name == "UINavigationController.edgeSwipe")
        #expect(navigation.interactiveContentPopGestureRecognizer?.name == "UINavigationController.contentSwipe")
        #expect(navigation.interactiveContentPopGestureRecognizer?.view === navigation.view)
    }

    @Test func fact_8_7_theStackIsShortFromTheBeginning() {
        let navigation = InteractivePopTests.Navigation()
        let stage = TracingStage("A", "B", navigation: navigation)
        stage.simulator.touchDown(at: CGPoint(x: 2, y: 400))
        #expect(navigation.pops.isEmpty && stage.navigation.topViewController === stage.pages[1])
        stage.simulator.touchMove(to: CGPoint(x: 40, y: 400))
        #expect(navigation.pops == [true] && stage.navigation.topViewController === stage.pages[0])
        stage.simulator.touchCancel()
    }

    @Test func fact_7_1_itemsOfAManagedBarStayWithTheStack() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.navigationBar.pushItem(UINavigationItem(title: "B"), animated: false)
            }
        }
        #expect(standardError(of: result).contains("directly on a UINavigationBar managed by a controller."))
    }
}
