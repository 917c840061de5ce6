import TestSupport
import Testing
import UIKit

@Suite("Quirks and defects of navigation stacks", .ownSimulator) @MainActor
struct StackQuirkTests {
    @Test func fact_1_3_6_isASwitch() {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.defects.listsTopFirstInMultiLevelPops = false
        let stage = TracingStage("A", "B", "C", profile: profile)
        stage.navigation.popToRootViewController(animated: true)
        #expect(stage.navigation.viewControllers == [stage.pages[0]])
    }

    /// Pops one after the other are not a pop over several levels, and a page that returns before the layout pass stays.
    @Test func changesUnderAPresentation() {
        let stage = TracingStage("A", "B")
        let pages = stage.pages
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        stage.navigation.present(modal, animated: false)
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        stage.navigation.pushViewController(stage.page("C"), animated: true)
        stage.navigation.popViewController(animated: true)
        #expect(stage.navigation.viewControllers == [pages[0]])
        stage.navigation.setViewControllers([pages[1]], animated: false)
        modal.dismiss(animated: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers == [pages[1]])
        #expect(pages[1].navigationController === stage.navigation && pages[0].parent == nil)
        #expect(stage.navigation.children == [pages[1]])
    }

    @Test func fact_1_7_2_pushingANavigationControllerStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UINavigationController().pushViewController(UINavigationController(), animated: false)
            }
        }
        #expect(standardError(of: result).contains("Pushing a navigation controller is not supported"))
    }

    // MARK: The frozen stack

    final class Permit: NSObject, UIGestureRecognizerDelegate {}

    private func swipeAtTheRoot(_ stage: TracingStage, _ permit: Permit?) {
        if let permit { stage.navigation.interactivePopGestureRecognizer?.delegate = permit }
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.3)
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.simulator.runToRest()
    }

    @Test func fact_8_5_aSwipeAtTheRootThenAPushFreezes() {
        let stage = TracingStage("A")
        let permit = Permit()
        swipeAtTheRoot(stage, permit)
        #expect(!stage.trace.contains("B.viewDidAppear(true)"))
        #expect(!stage.navigation.view.isUserInteractionEnabled)
    }

    @Test func fact_8_5_aSwipeDuringAPushThenAPushFreezes() {
        let stage = TracingStage("A")
        let permit = Permit()
        stage.navigation.interactivePopGestureRecognizer?.delegate = permit
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.simulator.advance(by: 0.1)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        stage.navigation.pushViewController(stage.page("C"), animated: true)
        stage.simulator.runToRest()
        #expect(!stage.trace.contains("C.viewDidAppear(true)"))
        withExtendedLifetime(permit) {}
    }

    @Test func fact_8_5_withUIKitsOwnDelegateItDoesNot() {
        let stage = TracingStage("A")
        swipeAtTheRoot(stage, nil)
        #expect(stage.trace.contains("B.viewDidAppear(true)"))
    }

    @Test func fact_8_5_aDisabledRecogniserIsACure() {
        let stage = TracingStage("A")
        let permit = Permit()
        stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
        swipeAtTheRoot(stage, permit)
        #expect(stage.trace.contains("B.viewDidAppear(true)"))
    }
}
