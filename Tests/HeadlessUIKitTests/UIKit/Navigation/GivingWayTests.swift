import TestSupport
import Testing
import UIKit

/// Fact 1.1.5: from iOS 26 the next change of the stack need not wait for the running one.
@Suite("Interrupted stack transitions", .ownSimulator) @MainActor
struct GivingWayTests {
    private let profile = Simulator.Profile.iPhone17Pro(iOS: 26)

    @Test func theFirstTransitionIsToldOfItsEndBeforeTheNextBegins() throws {
        let stage = TracingStage("A", "B", "C", profile: profile)
        stage.navigation.popViewController(animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.trace.add("completion") }
        stage.simulator.advance(by: 0.08)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        let order = [
            "C.viewDidDisappear(true)", "B.viewDidAppear(true)", "didShow B (true)", "completion",
            "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "didShow A (true)",
        ]
        #expect(stage.trace.filter(order.contains) == order)
    }

    @Test func withoutAnimationTheEndShowsAtOnce() {
        let stage = TracingStage("A", "B", "C", profile: profile)
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.08)
        stage.navigation.popViewController(animated: false)
        stage.simulator.commit()
        #expect(stage.pages[2].view.window == nil && stage.pages[1].view.window == nil)
        #expect(stage.navigation.transitionCoordinator == nil)
        stage.simulator.runToRest()
        #expect(stage.navigation.navigationBar.items?.count == 1)
    }
}
