import TestSupport
import Testing
import UIKit

/// Facts 8.2 to 8.4 and m4.6: which recogniser of the interactive pop begins, and when.
@Suite("When an interactive pop begins", .ownSimulator) @MainActor
struct SwipeBeginTests {
    @Test func fact_8_3_refusedAtTheRoot() {
        #expect(!beginsSwipe(TracingStage("A")))
    }

    @Test func fact_8_3_refusedWithAHiddenBar() {
        let stage = TracingStage("A", "B")
        stage.navigation.isNavigationBarHidden = true
        stage.simulator.runToRest()
        #expect(!beginsSwipe(stage))
    }

    @Test func fact_8_3_refusedWithAReplacedBackButton() {
        let stage = TracingStage("A", "B")
        stage.pages[1].navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
        #expect(!beginsSwipe(stage))
        stage.pages[1].navigationItem.leftItemsSupplementBackButton = true
        #expect(beginsSwipe(stage))
    }

    @Test func fact_8_3_refusedWithoutABackButton() {
        let stage = TracingStage("A", "B")
        stage.pages[1].navigationItem.hidesBackButton = true
        #expect(!beginsSwipe(stage))
    }

    @Test(arguments: [true, false], [true, false])
    func fact_8_4_aReplacedDelegateLetsItBegin(hidesBar: Bool, isNil: Bool) {
        final class Permit: NSObject, UIGestureRecognizerDelegate {}
        let permit = Permit()
        let stage = TracingStage("A", "B")
        if hidesBar {
            stage.navigation.isNavigationBarHidden = true
        } else {
            stage.pages[1].navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
        }
        stage.simulator.runToRest()
        stage.navigation.interactivePopGestureRecognizer?.delegate = isNil ? nil : permit
        #expect(beginsSwipe(stage))
        withExtendedLifetime(permit) {}
    }

    @Test func fact_8_2_from26ADragAnywherePops() {
        // In the middle, in the right-hand fifth, and at the edge, where the other recogniser begins.
        for (start, isAtEdge) in [(CGFloat(200), false), (350, false), (2, true)] {
            let stage = TracingStage("A", "B", profile: .iPhone17Pro(iOS: 26))
            stage.simulator.touchDown(at: CGPoint(x: start, y: 400))
            stage.simulator.touchMove(to: CGPoint(x: start + 40, y: 402))
            #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
            let (edge, content) = (
                stage.navigation.interactivePopGestureRecognizer,
                stage.navigation.interactiveContentPopGestureRecognizer
            )
            #expect((edge?.state == .began) == isAtEdge && (content?.state == .began) == !isAtEdge)
            stage.simulator.touchCancel()
        }
        #expect(TracingStage("A", "B").navigation.interactiveContentPopGestureRecognizer == nil, "before iOS 26")
    }

    @Test func fact_8_3_refusedWhileATransitionRuns() {
        let stage = TracingStage("A", "B")
        stage.navigation.pushViewController(stage.page("C"), animated: true)
        stage.simulator.advance(by: 0.1)
        stage.simulator.touchDown(at: CGPoint(x: 2, y: 400))
        stage.simulator.touchMove(to: CGPoint(x: 60, y: 400))
        #expect(stage.navigation.transitionCoordinator?.isInteractive == false)
        stage.simulator.touchCancel()
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers.count == 3)
    }

    private func beginsSwipe(_ stage: TracingStage) -> Bool {
        stage.simulator.beginBackSwipe()
        defer { stage.simulator.touchCancel() }
        return stage.navigation.transitionCoordinator?.isInteractive == true
    }
}
