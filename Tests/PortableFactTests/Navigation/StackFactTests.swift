import TestSupport
import Testing
import UIKit

@Suite("Facts about navigation stacks", .portable) @MainActor
struct StackFactTests {
    @Test func fact_1_1_1_theTransitionStartsInTheLayoutPass() async throws {
        let stage = try await TestStage("A")
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        #expect(stage.trace.lifecycle == ["B.willMove(parent)"])
        await stage.turn()
        #expect(stage.trace.contains("B.viewWillAppear(true)"))
    }

    @Test func fact_1_1_10_barsAreSiblingsAboveThePages() async throws {
        let stage = try await TestStage("A", on: .iPhone(before: 26))
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

    @Test func fact_m25_1_theStackAndItsPagesAreClipped() async throws {
        let stage = try await TestStage("A")
        let root = try #require(stage.navigation.view)
        let holder = try #require(root.subviews.first { stage.pages[0].view.isDescendant(of: $0) })
        #expect(root.clipsToBounds && holder.clipsToBounds)
    }

    @Test func fact_1_2_2_completionsComeAfterDidShow() async throws {
        let stage = try await TestStage("A")
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.trace.add("completion") }
        await stage.rest()
        let shown = try #require(stage.trace.index(of: "didShow B (true)"))
        #expect(try #require(stage.trace.index(of: "completion")) > shown)
    }

    @Test func fact_1_2_2a_theComingPageLoadsFirst() async throws {
        let stage = try await TestStage("A")
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        await stage.rest()
        let loaded = try #require(stage.trace.index(of: "B.viewDidLoad"))
        #expect(loaded < (try #require(stage.trace.index(of: "A.viewWillDisappear(true)"))))
    }

    @Test func fact_1_3_3_onlyTheVisiblePoppedPageIsTold() async throws {
        let stage = try await TestStage("A", "B", "C")
        stage.navigation.popToRootViewController(animated: true)
        await stage.rest()
        #expect(stage.trace.count(of: "C.willMove(nil)") == 1)
        #expect(stage.trace.count(of: "B.willMove(nil)") == 0)
    }

    @Test func fact_1_3_5_aPopOfNothingRunsNoCompletion() async throws {
        let stage = try await TestStage("A")
        #expect(stage.navigation.popViewController(animated: true) == nil)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.trace.add("completion") }
        await stage.rest()
        #expect(!stage.trace.contains("completion"))
    }

    @Test func fact_1_4_12_aContainerRepeatsTheBeginning() async throws {
        let stage = try await TestStage("A")
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

    @Test func fact_1_5_3_settingThePropertyDoesNotAnimate() async throws {
        let stage = try await TestStage("A")
        stage.navigation.viewControllers = [stage.pages[0], stage.page("B")]
        #expect(stage.navigation.transitionCoordinator == nil)
        await stage.turn()
        #expect(stage.trace.contains("B.viewDidAppear(false)"))
    }

    @Test func fact_1_6_3_theOrderWithoutAnimation() async throws {
        let stage = try await TestStage("A")
        stage.navigation.pushViewController(stage.page("B"), animated: false)
        await stage.rest()
        let order = [
            "B.viewDidLoad", "A.viewWillDisappear(false)", "B.viewWillAppear(false)", "willShow B (false)",
            "A.viewDidDisappear(false)", "B.viewDidAppear(false)", "didShow B (false)",
        ]
        #expect(stage.trace.events.filter(order.contains) == order)
    }

    @Test func fact_8_1_theEdgeRecogniser() async throws {
        let stage = try await TestStage("A")
        let found = try #require(stage.navigation.interactivePopGestureRecognizer)
        let edge = try #require(found as? UIScreenEdgePanGestureRecognizer)
        #expect(edge.view === stage.navigation.view)
        #expect(edge.edges == .left && edge.delegate != nil && edge.isEnabled)
        #expect(stage.navigation.view.gestureRecognizers?.contains(edge) == true)
        let mirrored = try await TestStage("A", direction: .rightToLeft)
        let other = mirrored.navigation.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer
        #expect(other?.edges == .right)
    }

    @available(iOS 26, *)
    @Test func fact_8_1_theNamesOfIOS26() async throws {
        let navigation = try await TestStage("A", on: .iPhone(from: 26)).navigation
        #expect(navigation.interactivePopGestureRecognizer?.name == "UINavigationController.edgeSwipe")
        #expect(navigation.interactiveContentPopGestureRecognizer?.name == "UINavigationController.contentSwipe")
        #expect(navigation.interactiveContentPopGestureRecognizer?.view === navigation.view)
    }

    private final class Asking: UINavigationController, UINavigationBarDelegate {
        var asked = 0
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            asked += 1
            return false
        }
    }

    @Test func fact_1_3_8_popsOfTheAppDoNotAsk() async throws {
        let navigation = Asking()
        let stage = try await TestStage("A", "B", "C", "D", navigation: { navigation })
        navigation.popViewController(animated: true)
        await stage.rest()
        navigation.setViewControllers(Array(stage.pages.prefix(2)), animated: true)
        await stage.rest()
        navigation.popToRootViewController(animated: false)
        await stage.rest()
        #expect(navigation.asked == 0)
        #expect(navigation.viewControllers == [stage.pages[0]])
    }
}
