import TestSupport
import Testing
import UIKit

@Suite("Facts about navigation stacks", .ownSimulator) @MainActor
struct StackFactTests {
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

    /// The stack has been replaced by the time the pop can begin.
    @Test func aPopToTheRootThatWaitsIsToTheRootOfThatTime() {
        let stage = TracingStage("A", "B")
        let (root, top) = (stage.page("D"), stage.page("E"))
        stage.navigation.pushViewController(stage.page("C"), animated: true)
        stage.simulator.advance(by: 0.1)
        stage.navigation.setViewControllers([root, top], animated: true)
        #expect(stage.navigation.popToRootViewController(animated: true) == nil)
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers == [root])
    }

    /// (UINavigationController.setViewControllers(_:animated:): it replaces those that are managed at present)
    @Test func anEmptiedStackShowsNothing() {
        let stage = TracingStage("A")
        stage.navigation.setViewControllers([], animated: false)
        stage.simulator.runToRest()
        #expect(stage.pages[0].parent == nil && stage.pages[0].view.window == nil)
        #expect(stage.trace.index(of: "A.viewWillDisappear(false)") != nil)
        #expect(stage.trace.index(of: "A.viewDidDisappear(false)") != nil)
        stage.navigation.setViewControllers([stage.pages[0]], animated: false)
        stage.simulator.runToRest()
        #expect(stage.pages[0].view.window != nil && stage.trace.count(of: "A.viewDidAppear(false)") == 1)
    }
}
