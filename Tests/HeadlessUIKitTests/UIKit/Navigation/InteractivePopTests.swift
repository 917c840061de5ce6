import TestSupport
import Testing
import UIKit

@Suite("Interactive pop", .ownSimulator) @MainActor
struct InteractivePopTests {
    final class Navigation: UINavigationController {
        var pops: [Bool] = []
        override func popViewController(animated: Bool) -> UIViewController? {
            pops.append(animated)
            return super.popViewController(animated: animated)
        }
    }

    @Test func fact_1_4_1_theGestureCallsPop() {
        let navigation = Navigation()
        let stage = TracingStage("A", "B", navigation: navigation)
        var stateInWillAppear: UIGestureRecognizer.State?
        stage.pages[0].onWillAppear = { _ in
            stateInWillAppear = navigation.interactivePopGestureRecognizer?.state
        }
        stage.simulator.beginBackSwipe()
        #expect(navigation.pops == [true])
        #expect(navigation.transitionCoordinator?.initiallyInteractive == true)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        #expect(navigation.interactivePopGestureRecognizer?.state == .began)
        stage.simulator.commit()
        #expect(stateInWillAppear == .began)
    }

    @Test func fact_1_4_2_willShowOnceAndInteractiveInCallbacks() {
        final class Leaving: TracingPage {
            var wasInteractive: Bool?
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                wasInteractive = transitionCoordinator?.isInteractive
            }
        }
        let stage = TracingStage("A")
        let leaving = Leaving("B", stage.trace)
        stage.navigation.pushViewController(leaving, animated: false)
        stage.simulator.runToRest()
        stage.trace.clear()
        var wasInteractive: Bool?
        stage.pages[0].onWillAppear = { wasInteractive = $0.transitionCoordinator?.isInteractive }
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(wasInteractive == true && leaving.wasInteractive == true)
        #expect(stage.trace.count(of: "willShow A (true)") == 1)
        let order = ["B.viewWillDisappear(true)", "A.viewWillAppear(true)", "willShow A (true)"]
        #expect(stage.trace.filter(order.contains) == order)
    }

    @Test(arguments: [0.25, 0.5, 0.8]) func fact_1_4_3_percentIsTranslationOverWidth(progress: CGFloat) throws {
        let stage = TracingStage("A", "B")
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: progress)
        let coordinator = try #require(stage.navigation.transitionCoordinator)
        #expect(abs(coordinator.percentComplete - progress) < 1e-9)
        let wrapper = try #require(stage.pages[1].view.superview)
        let x = try #require(wrapper.layer.presentation()).frame.minX
        #expect(abs(x - progress * 393) < 0.01, "fact 3.4: linear in the finger")
    }

    @Test func fact_1_4_5_finish() {
        let stage = TracingStage("A", "B")
        var states: [Bool] = []
        stage.delegate.onWillShow = { navigation, _ in
            navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
                stage.trace.add("handler")
                states = [context.isInteractive, context.isCancelled]
            }
            navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
                stage.trace.add("completion \(context.isCancelled)")
            }
        }
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.7)
        stage.trace.clear()
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(states == [false, false])
        #expect(
            stage.trace.lifecycle == [
                "handler", "B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.didMove(nil)",
                "didShow A (true)", "completion false",
            ])
        #expect(stage.navigation.viewControllers.count == 1)
    }

    @Test func fact_1_4_6_cancelCallsHandlerFirst() throws {
        let stage = cancelledStage()
        let order = [
            "handler true", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)",
        ]
        let places = try order.map { try #require(stage.trace.index(of: $0), "\($0) in \(stage.trace.events)") }
        #expect(places == places.sorted())
        let handler = places[0]
        let leaves = places[1]
        let comes = try #require(stage.trace.index(of: "B.viewWillAppear(true)"))
        #expect(handler < leaves && leaves < comes)
    }

    @Test func fact_1_4_7_didAppearOfTheStayingPageComesLast() {
        let events = cancelledStage().trace.lifecycle.filter { $0.contains("ppear(") || $0.contains("handler") }
        #expect(events.first == "handler true" && events.last == "B.viewDidAppear(true)")
        for page in ["A.view", "B.view"] {
            let own = events.filter { $0.hasPrefix(page) }
            #expect(own.count == 2 && own[0].contains("Will") && own[1].contains("Did"), "\(own)")
        }
    }

    /// Once in each appearance, after `viewWillAppear` (UIKit documentation), also where nothing needs a layout.
    @Test func viewIsAppearingComesAgainOnCancel() {
        let events = cancelledStage().trace.filter { $0.hasPrefix("B.view") && $0.contains("ppear") }
        #expect(events == ["B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewDidAppear(true)"])
    }

    @Test func fact_1_4_8_neitherWillShowNorDidShowOnCancel() {
        let stage = cancelledStage()
        #expect(stage.trace.filter { $0.contains("Show") }.isEmpty)
    }

    @Test func fact_1_4_9_stackIsRestoredEveryTime() {
        let stage = TracingStage("A", "B")
        for _ in 0..<3 {
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.3)
            stage.simulator.endBackSwipe(finishing: false)
            stage.simulator.runToRest()
            #expect(stage.navigation.viewControllers == stage.pages)
            #expect(stage.pages[1].parent === stage.navigation)
            #expect(stage.navigation.navigationBar.items?.count == 2)
            #expect(stage.pages[1].view.superview?.frame.minX == 0)
        }
    }

    @Test func fact_1_4_10_alongsideIsRefusedInTheRefiredWillAppear() {
        let stage = TracingStage("A", "B")
        var accepted: Bool?
        var ran: [String] = []
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.3)
        stage.pages[1].onWillAppear = { page in
            accepted = page.transitionCoordinator?.animate(
                alongsideTransition: { _ in ran.append("animation") }, completion: { _ in ran.append("completion") })
        }
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(accepted == false)
        #expect(ran == ["completion"])
    }

    @Test func fact_1_4_11_completionsKnowOfTheCancel() {
        #expect(cancelledStage().trace.events.contains("completion true"))
    }

    @Test func fact_1_4_14_aSwipeThatEndsBeforeTheStartIsSound() {
        let stage = TracingStage("A", "B")
        stage.simulator.beginBackSwipe()
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers == stage.pages)
    }

    private func cancelledStage() -> TracingStage {
        let stage = TracingStage("A", "B")
        stage.delegate.onWillShow = { navigation, _ in
            navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
                stage.trace.add("handler \(context.isCancelled)")
            }
            navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
                stage.trace.add("completion \(context.isCancelled)")
            }
        }
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        stage.trace.clear()
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        return stage
    }

    /// The direction is determined by the semantic content attribute of the navigation controller's view.
    @Test(arguments: [true, false]) func fact_3_7_mirroredFromRightToLeft(byAttribute: Bool) throws {
        let stage = TracingStage("A", "B", layoutDirection: byAttribute ? .leftToRight : .rightToLeft)
        if byAttribute { stage.navigation.view.semanticContentAttribute = .forceRightToLeft }
        stage.simulator.runToRest()
        stage.simulator.touchDown(at: CGPoint(x: 392, y: 400))
        stage.simulator.touchMove(to: CGPoint(x: 370, y: 400))
        stage.simulator.touchMove(to: CGPoint(x: 392 - 196.5, y: 400))
        let wrapper = try #require(stage.pages[1].view.superview)
        #expect(abs(wrapper.layer.presentation()!.frame.minX + 196.5) < 0.01)
        let below = try #require(stage.pages[0].view.superview)
        #expect(abs(below.layer.presentation()!.frame.minX - 0.15 * 393) < 0.01)
    }
}
