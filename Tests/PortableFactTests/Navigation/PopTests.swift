import TestSupport
import Testing
import UIKit

@Suite("Popping", .portable) @MainActor
struct PopTests {
    @Test func fact_1_3_popMirrorsPush() async throws {
        let stage = try await TestStage("A", "B")
        var stackInWillShow = 0
        stage.delegate.onWillShow = { navigation, _ in stackInWillShow = navigation.viewControllers.count }
        let popped = stage.navigation.popViewController(animated: true)
        #expect(popped === stage.pages[1])
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.trace.add("completion") }
        await stage.rest()
        #expect(stackInWillShow == 1)
        #expect(
            stage.trace.lifecycle == [
                "B.willMove(nil)", "A.viewDidLoad", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
                "willShow A (true)", "A.viewIsAppearing(true)", "B.viewDidDisappear(true)", "A.viewDidAppear(true)",
                "B.didMove(nil)", "didShow A (true)", "completion",
            ])
    }

    /// The complete order, with the blocks, the incoming page's layout and the popped page's deallocation.
    @Test func fact_1_3_thePoppedPageIsGoneAfterTheCompletions() async throws {
        let stage = try await TestStage("A")
        let trace = stage.trace
        final class Mortal: TracingPage {
            isolated deinit { trace.add("deinit") }
        }
        stage.navigation.pushViewController(Mortal("B", trace), animated: false)
        await stage.rest()
        trace.clear()
        stage.navigation.popViewController(animated: true)
        stage.navigation.transitionCoordinator?.animate { _ in
            trace.add("alongside")
        } completion: { _ in
            trace.add("completion")
        }
        await stage.rest()
        let expected = [
            "B.willMove(nil)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "willShow A (true)",
            "A.viewIsAppearing(true)", "A.viewDidLayoutSubviews", "alongside", "B.viewDidDisappear(true)",
            "A.viewDidAppear(true)", "B.didMove(nil)", "didShow A (true)", "completion", "deinit",
        ]
        let places = try expected.map { try #require(trace.index(of: $0), "\($0) in \(trace.events)") }
        #expect(places == places.sorted(), "\(trace.events)")
    }

    @Test func fact_1_3_1_topIsTheRevealedPageInWillDisappear() async throws {
        final class Probe: UIViewController {
            var top: UIViewController?
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                top = navigationController?.topViewController
            }
        }
        let stage = try await TestStage("A")
        let probe = Probe()
        stage.navigation.pushViewController(probe, animated: true)
        await stage.rest()
        stage.navigation.popViewController(animated: true)
        await stage.turn()
        #expect(probe.top === stage.pages[0])
    }

    @Test func fact_1_3_2_parentIsGoneInDidDisappear() async throws {
        final class Probe: UIViewController {
            var hadParent: Bool?
            var wasMoving: [Bool] = []
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                wasMoving.append(isMovingFromParent)
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                hadParent = parent != nil
                wasMoving.append(isMovingFromParent)
            }
        }
        let stage = try await TestStage("A")
        let probe = Probe()
        stage.navigation.pushViewController(probe, animated: false)
        await stage.rest()
        stage.navigation.popViewController(animated: true)
        await stage.rest()
        #expect(probe.hadParent == false)
        #expect(probe.wasMoving == [true, true])
    }

    @Test func fact_1_3_4_theRootStays() async throws {
        let stage = try await TestStage("A")
        #expect(stage.navigation.popViewController(animated: true) == nil)
        await stage.rest()
        #expect(stage.trace.events.isEmpty)
    }

    @Test func fact_1_6_4_popToRootReturnsFromTheBottomUp() async throws {
        let stage = try await TestStage("A", "B", "C")
        let popped = stage.navigation.popToRootViewController(animated: true)
        #expect(popped?.map { ($0 as? TracingPage)?.name } == ["B", "C"])
        await stage.rest()
        #expect(stage.navigation.viewControllers.count == 1)
        #expect(!stage.trace.contains("B.viewWillAppear(true)"))
    }

    @Test func fact_1_1_8_popToReturnsNilOutsideOfAWindow() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(navigation.popToRootViewController(animated: false) == nil)
        #expect(navigation.viewControllers == [root])
        navigation.viewControllers = [root, UIViewController(), UIViewController()]
        let middle = navigation.viewControllers[1]
        #expect(navigation.popToViewController(middle, animated: true) == nil)
        #expect(navigation.viewControllers == [root, middle])
    }

    @Test func fact_1_1_5_aPopDuringATransitionWaits() async throws {
        let stage = try await TestStage("A", on: .iPhone(before: 26))
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        await stage.advance(by: 0.1)
        #expect(stage.navigation.popViewController(animated: true) == nil)
        #expect(stage.navigation.viewControllers.count == 2)
        await stage.rest()
        #expect(stage.navigation.viewControllers.count == 1)
    }

    @Test func fact_1_1_5_from26ARunningTransitionGivesWay() async throws {
        let stage = try await TestStage("A", "B", "C", on: .iPhone(from: 26))
        stage.navigation.popViewController(animated: true)
        await stage.advance(by: 0.1)
        stage.navigation.popViewController(animated: true)
        #expect(stage.navigation.viewControllers.count == 1)
        await stage.rest()
        #expect(stage.trace.index(of: "didShow B (true)")! < stage.trace.index(of: "didShow A (true)")!)
    }

    @Test func fact_1_5_1_setViewControllersChoosesTheTransition() async throws {
        let stage = try await TestStage("A", "B", "C")
        stage.navigation.setViewControllers([stage.pages[0], stage.page("X"), stage.pages[2]], animated: true)
        #expect(stage.navigation.transitionCoordinator == nil, "the top does not change: no transition")
        await stage.rest()
        #expect(stage.trace.lifecycle.filter { $0.contains("Appear") || $0.contains("Show") }.isEmpty)
        #expect(stage.navigation.navigationBar.items?.map(\.title) == ["A", "X", "C"])

        let buried = stage.navigation.viewControllers[0]
        let below = stage.page("Y")
        stage.navigation.setViewControllers([below, buried], animated: true)
        await stage.turn()
        #expect(
            frontPage(of: stage) === stage.pages[2].view,
            "a page from below the top is shown by a pop: the old top is in front")
        await stage.rest()
        #expect(stage.navigation.viewControllers == [below, buried], "replaced as given")
        #expect(stage.trace.filter { $0.hasPrefix("didShow") } == ["didShow A (true)"], "one transition only")

        let new = stage.page("Z")
        stage.navigation.setViewControllers([new], animated: true)
        await stage.turn()
        #expect(frontPage(of: stage) === new.view, "a new page is shown by a push: it is in front")
        await stage.rest()
        #expect(stage.navigation.viewControllers == [new])
    }

    private func frontPage(of stage: TestStage) -> UIView? {
        stage.navigation.transitionCoordinator?.containerView.subviews.last?.subviews.first
    }

    @Test func fact_1_5_2_buriedPagesDoNotLoad() async throws {
        let stage = try await TestStage("A")
        let buried = stage.page("X")
        stage.navigation.setViewControllers([buried, stage.page("Y")], animated: true)
        await stage.rest()
        #expect(!buried.isViewLoaded)
    }

    @Test func fact_m10_1_aPopOfNothingReturnsNil() async throws {
        let stage = try await TestStage("A")
        #expect(stage.navigation.popToRootViewController(animated: false) == nil)
        #expect(stage.navigation.popToViewController(stage.pages[0], animated: true) == nil)
        #expect(stage.navigation.viewControllers == stage.pages)
        #expect(stage.trace.events.isEmpty)
    }
}
