import TestSupport
import Testing
import UIKit

/// Each option of `Profile.Defects` that concerns transitions: the defect occurs with it and does not occur without it.
@Suite("Defects of transitions", .ownSimulator) @MainActor
struct TransitionDefectTests {
    func profile(
        _ base: Simulator.Profile = .iPhone15(iOS: 18), _ edit: (inout Simulator.Profile.Defects) -> Void
    ) -> Simulator.Profile {
        var profile = base
        edit(&profile.defects)
        return profile
    }

    // MARK: The bar in an interactive pop

    /// A hides the bar and B shows it; the delegate sets that in `navigationController(_:willShow:animated:)`.
    private func swipeToHidden(_ profile: Simulator.Profile) -> TracingStage {
        let stage = TracingStage("A", "B", profile: profile)
        stage.delegate.onWillShow = { navigation, page in
            navigation.setNavigationBarHidden(page === navigation.viewControllers.first, animated: true)
        }
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        return stage
    }

    func shownBar(_ stage: TracingStage) throws -> CGRect {
        try #require(stage.navigation.navigationBar.layer.presentation()).frame
    }

    @Test func fact_5_3_5_aBarThatGoesStaysUntilTheSwipeIsOver() throws {
        let stage = swipeToHidden(profile { $0.swipeLeavesBarVisibilityUnscrubbed = true })
        let bar = stage.navigation.navigationBar
        #expect(!bar.isHidden)
        #expect(try shownBar(stage).minX == 0)
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToEndOfTransition(of: stage.navigation, step: 1 / 60)
        #expect(!bar.isHidden, "visible for a moment after the swipe")
        stage.simulator.runToRest()
        #expect(bar.isHidden)
        #expect(stage.pages[0].view.safeAreaInsets.top == 59)
    }

    @Test func fact_5_3_5_elsewhereItMovesWithTheFinger() throws {
        let stage = swipeToHidden(profile { $0.swipeLeavesBarVisibilityUnscrubbed = false })
        #expect(abs(try shownBar(stage).minX - 196.5) < 0.01)
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToEndOfTransition(of: stage.navigation, step: 1 / 60)
        #expect(stage.navigation.navigationBar.isHidden)
    }

    @Test(arguments: [15, 16, 17, 18, 26]) func fact_5_3_5_isSeenFrom26(system: Int) {
        let defects = Simulator.Profile.iPhone15(iOS: system).defects
        #expect(defects.swipeLeavesBarVisibilityUnscrubbed == (system >= 26))
    }

    @Test func fact_5_3_5_aBarThatComesIsThereAtOnce() throws {
        let stage = TracingStage("A", "B", profile: profile { $0.swipeLeavesBarVisibilityUnscrubbed = true })
        let permit = StackQuirkTests.Permit()
        stage.navigation.interactivePopGestureRecognizer?.delegate = permit
        stage.navigation.isNavigationBarHidden = true
        stage.simulator.runToRest()
        stage.delegate.onWillShow = { navigation, _ in navigation.setNavigationBarHidden(false, animated: true) }
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.2)
        #expect(!stage.navigation.navigationBar.isHidden)
        #expect(try shownBar(stage).minX == 0)
        stage.simulator.touchCancel()
    }

    @Test(arguments: [true, false]) func fact_5_3_5_onCancelTheAppHasToUndoIt(undoes: Bool) {
        let stage = swipeToHidden(profile { $0.swipeLeavesBarVisibilityUnscrubbed = true })
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [navigation = stage.navigation] in
            if $0.isCancelled, undoes { navigation.setNavigationBarHidden(false, animated: false) }
        }
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(stage.navigation.topViewController === stage.pages[1])
        #expect(stage.navigation.isNavigationBarHidden == !undoes)
        #expect(stage.navigation.navigationBar.isHidden == !undoes)
        #expect(abs(stage.pages[1].view.safeAreaInsets.top - (undoes ? 97.667 : 59)) < 0.01)
    }

    /// A white page whose title is at a known place.
    private func stageWithTitle() -> (stage: TracingStage, isBlank: () -> Bool) {
        let profile = profile(.iPhone17Pro(iOS: 26)) { $0.flickersWhenShownWithoutAnimation = true }
        let stage = TracingStage("A", profile: profile)
        stage.pages[0].title = "MMMM"
        stage.pages[0].view.backgroundColor = .white
        stage.simulator.runToRest()
        let middle = CGPoint(x: 201, y: 62 + 27)
        return (
            stage,
            {
                let row = (0..<20).map {
                    stage.simulator.color(at: CGPoint(x: middle.x - 10 + CGFloat($0), y: middle.y))
                }
                return row.allSatisfy { $0 == row[0] }
            }
        )
    }

    @Test(arguments: [true, false]) func fact_5_3_6_aBarShownWithoutAnimationFlickers(byProperty: Bool) {
        let (stage, isBlank) = stageWithTitle()
        #expect(!isBlank())
        stage.navigation.isNavigationBarHidden = true
        stage.simulator.runToRest()
        if byProperty {
            stage.navigation.isNavigationBarHidden = false
        } else {
            stage.navigation.setNavigationBarHidden(false, animated: false)
        }
        #expect(isBlank())
        stage.simulator.runToRest()
        #expect(!isBlank())
    }

    @Test func fact_5_3_6_theBarsOwnPropertyDoesNotFlickerAndGetsOutOfStep() {
        let (stage, isBlank) = stageWithTitle()
        let bar = stage.navigation.navigationBar
        bar.isHidden = true
        stage.simulator.runToRest()
        #expect(isBlank())
        #expect(!stage.navigation.isNavigationBarHidden)
        #expect(stage.pages[0].view.safeAreaInsets.top == 116, "the page is still below the bar")
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.simulator.runToRest()
        #expect(bar.isHidden, "the controller shows the bar already, and does not show it again")
        stage.navigation.popViewController(animated: false)
        stage.simulator.runToRest()
        bar.isHidden = false
        #expect(!isBlank())
    }

    @Test func fact_5_3_6_before26ItDoesNotFlicker() {
        #expect(!Simulator.Profile.iPhone15(iOS: 18).defects.flickersWhenShownWithoutAnimation)
        #expect(Simulator.Profile.iPhone15(iOS: 26).defects.flickersWhenShownWithoutAnimation)
    }

    // MARK: A delegate that can vend animators

    final class Bare: NSObject, UINavigationControllerDelegate {}

    @Test(arguments: [true, false]) func fact_2_3_3_theMethodAloneSwitchesTheSwipeOff(isOn: Bool) {
        let stage = TracingStage("A", "B", profile: profile { $0.animatorMethodDisablesSwipe = isOn })
        stage.draw(with: nil)
        stage.simulator.beginBackSwipe()
        #expect((stage.navigation.transitionCoordinator == nil) == isOn)
        stage.simulator.touchCancel()
    }

    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func fact_2_3_3_aDelegateWithoutItLeavesTheSwipeOn(_ profile: Simulator.Profile) {
        let stage = TracingStage("A", "B", profile: profile)
        #expect(profile.defects.animatorMethodDisablesSwipe)
        let bare = Bare()
        stage.navigation.delegate = bare
        stage.simulator.beginBackSwipe()
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        stage.simulator.touchCancel()
    }

    @Test func fact_2_3_3_aRecogniserDelegateOfTheAppsBringsItBack() {
        let stage = TracingStage("A", "B")
        stage.draw(with: nil)
        let permit = StackQuirkTests.Permit()
        stage.navigation.interactivePopGestureRecognizer?.delegate = permit
        stage.simulator.beginBackSwipe()
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        stage.simulator.touchCancel()
    }

    // MARK: Stack

    @Test(arguments: [true, false]) func fact_1_4_9_aCancelledInteractiveSetMayKeepThePage(isOn: Bool) {
        let stage = TracingStage("A", "B", profile: profile { $0.keepsPageOfCancelledSet = isOn })
        let driver = UIPercentDrivenInteractiveTransition()
        stage.draw(with: Fade(), driver: driver)
        stage.navigation.setViewControllers([stage.pages[0], stage.page("C")], animated: true)
        stage.simulator.commit()
        driver.update(0.4)
        driver.cancel()
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers.count == (isOn ? 3 : 2))
        #expect(Array(stage.navigation.viewControllers.prefix(2)) == stage.pages)
    }
}
