import TestSupport
import Testing
import UIKit

@Suite("Pushing", .portable) @MainActor
struct PushTests {
    @Test func fact_1_1_3_pushOnlyRecordsTheChange() async throws {
        let stage = try await TestStage("A")
        let b = stage.page("B")
        stage.navigation.pushViewController(b, animated: true)
        #expect(stage.navigation.topViewController === b)
        #expect(stage.navigation.viewControllers.count == 2)
        #expect(b.navigationController === stage.navigation)
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(b.transitionCoordinator != nil)
        #expect(!b.isViewLoaded)
        #expect(stage.trace.events == ["B.willMove(parent)"])
    }

    @Test func fact_1_1_2_layoutStartsTheTransition() async throws {
        let stage = try await TestStage("A")
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.trace.clear()
        stage.navigation.view.layoutIfNeeded()
        let expected = [
            "B.viewDidLoad", "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "willShow B (true)",
            "B.safeAreaInsetsDidChange", "B.viewIsAppearing(true)", "B.viewWillLayoutSubviews",
            "B.viewDidLayoutSubviews",
        ]
        let places = try expected.map { try #require(stage.trace.index(of: $0), "\($0) is missing") }
        #expect(places == places.sorted(), "\(stage.trace.events)")
    }

    @Test func fact_1_2_theWholeOrder() async throws {
        let stage = try await TestStage("A")
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.trace.add("push returned")
        stage.navigation.transitionCoordinator?.animate { _ in
            stage.trace.add("alongside")
        } completion: { _ in
            stage.trace.add("completion")
        }
        await stage.rest()
        let expected = [
            "B.willMove(parent)", "push returned", "B.viewDidLoad", "A.viewWillDisappear(true)",
            "B.viewWillAppear(true)", "willShow B (true)", "B.safeAreaInsetsDidChange", "B.viewIsAppearing(true)",
            "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "alongside", "A.viewDidDisappear(true)",
            "B.viewDidAppear(true)", "B.didMove(parent)", "didShow B (true)", "completion",
        ]
        let places = try expected.map { try #require(stage.trace.index(of: $0), "\($0) is missing") }
        #expect(places == places.sorted(), "\(stage.trace.events)")
        // Each callback is received once, except layout, which may be repeated.
        for event in expected where !event.contains("Layout") && !event.contains("safeArea") {
            #expect(stage.trace.count(of: event) == 1, "\(event)")
        }
    }

    @Test func fact_1_2_endOrder() async throws {
        let stage = try await TestStage("A")
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.trace.add("completion") }
        await stage.turn()
        stage.trace.clear()
        await stage.rest()
        #expect(
            stage.trace.lifecycle == [
                "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.didMove(parent)", "didShow B (true)",
                "completion",
            ])
    }

    @Test func fact_1_2_4_viewIsAppearingBetweenWillAppearAndLayout() async throws {
        let stage = try await TestStage("A")
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        await stage.turn()
        let willAppear = try #require(stage.trace.index(of: "B.viewWillAppear(true)"))
        let isAppearing = try #require(stage.trace.index(of: "B.viewIsAppearing(true)"))
        let layout = try #require(stage.trace.index(of: "B.viewWillLayoutSubviews"))
        #expect(willAppear < isAppearing && isAppearing < layout)
        #expect(!stage.trace.contains("B.viewDidAppear(true)"))
    }

    @Test func fact_1_6_1_withoutAnimationEverythingHappensInOnePass() async throws {
        let stage = try await TestStage("A")
        stage.navigation.pushViewController(stage.page("B"), animated: false)
        #expect(stage.navigation.transitionCoordinator == nil)
        stage.trace.clear()
        stage.navigation.view.layoutIfNeeded()
        #expect(
            stage.trace.lifecycle == [
                "B.viewDidLoad", "A.viewWillDisappear(false)", "B.viewWillAppear(false)", "willShow B (false)",
                "B.viewIsAppearing(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
                "B.didMove(parent)", "didShow B (false)",
            ])
    }

    @Test func fact_1_6_1_aPopWithoutAnimationAsWell() async throws {
        let stage = try await TestStage("A", "B")
        stage.navigation.popViewController(animated: false)
        stage.trace.clear()
        stage.navigation.view.layoutIfNeeded()
        let appearances = stage.trace.lifecycle.filter { $0.contains("ppear") && !$0.contains("IsAppearing") }
        #expect(
            appearances == [
                "B.viewWillDisappear(false)", "A.viewWillAppear(false)", "B.viewDidDisappear(false)",
                "A.viewDidAppear(false)",
            ])
        #expect(stage.trace.contains("A.viewDidLoad") && stage.trace.contains("didShow A (false)"))
    }

    @Test func fact_1_6_2_noCoordinatorWithoutAnimation() async throws {
        let stage = try await TestStage("A")
        var seen: [Bool] = []
        stage.delegate.onWillShow = { navigation, _ in seen.append(navigation.transitionCoordinator == nil) }
        stage.navigation.pushViewController(stage.page("B"), animated: false)
        await stage.rest()
        #expect(seen == [true])
    }

    @Test func fact_1_1_7_outsideOfAWindowNothingIsTold() async throws {
        let screen = try await TestScreen()
        let trace = Trace()
        let delegate = TracingDelegate(trace)
        let navigation = UINavigationController(rootViewController: TracingPage("A", trace))
        navigation.delegate = delegate
        let b = TracingPage("B", trace)
        navigation.pushViewController(b, animated: true)
        await screen.rest()
        #expect(trace.lifecycle == ["A.willMove(parent)", "B.willMove(parent)"])
        #expect(!b.isViewLoaded)
        navigation.popViewController(animated: true)
        await screen.rest()
        #expect(trace.filter { $0.contains("view") || $0.contains("Show") }.isEmpty)
        await screen.show(navigation)
        #expect(trace.contains("A.viewDidLoad") && trace.contains("willShow A (false)"), "once it is visible")
        #expect(!b.isViewLoaded)
    }

    @Test func fact_1_1_4_stackIsUnchangedWhileATransitionRuns() async throws {
        let stage = try await TestStage("A", on: .iPhone(before: 26))
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        await stage.advance(by: 0.1)
        let c = stage.page("C")
        stage.navigation.pushViewController(c, animated: true)
        #expect(stage.navigation.viewControllers.count == 2)
        await stage.rest()
        #expect(stage.navigation.topViewController === c)
        #expect(stage.navigation.viewControllers.count == 3)
    }

    @Test func fact_1_7_6_showPushes() async throws {
        let stage = try await TestStage("A")
        let b = stage.page("B")
        stage.navigation.show(b, sender: nil)
        #expect(stage.navigation.topViewController === b)
    }

    @Test func fact_1_1_4_alsoInTheTurnOfTheFirstPush() async throws {
        let stage = try await TestStage("A", on: .iPhone(before: 26))
        let (b, c) = (stage.page("B"), stage.page("C"))
        stage.navigation.pushViewController(b, animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.trace.add("completion") }
        stage.navigation.pushViewController(c, animated: true)
        #expect(stage.navigation.viewControllers == stage.pages + [b])
        await stage.rest()
        #expect(stage.navigation.viewControllers == stage.pages + [b, c])
        #expect(stage.trace.contains("didShow B (true)") && stage.trace.contains("completion"))
    }
}
