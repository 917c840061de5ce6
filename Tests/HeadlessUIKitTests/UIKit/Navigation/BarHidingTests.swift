import TestSupport
import Testing
import UIKit

@Suite("Automatically hidden bars", .ownSimulator) @MainActor
struct BarHidingTests {
    private func drag(_ simulator: Simulator, by distance: CGFloat) {
        simulator.touchDown(at: CGPoint(x: 200, y: 500))
        simulator.touchMove(to: CGPoint(x: 200, y: 500 + distance / 2))
        simulator.touchMove(to: CGPoint(x: 200, y: 500 + distance))
        simulator.touchUp()
        simulator.runToRest()
    }

    @Test func fact_9_3_swipeUpHidesSwipeDownShows() {
        let stage = TracingStage("A")
        drag(stage.simulator, by: -60)
        #expect(!stage.navigation.isNavigationBarHidden, "default false")
        stage.navigation.hidesBarsOnSwipe = true
        drag(stage.simulator, by: -60)
        #expect(stage.navigation.isNavigationBarHidden)
        #expect(stage.pages[0].view.safeAreaInsets.top == 59)
        drag(stage.simulator, by: 60)
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test(arguments: [true, false]) func fact_9_3_theToolbarTakesPartOnlyWithItems(hasItems: Bool) {
        let stage = TracingStage("A")
        stage.navigation.hidesBarsOnSwipe = true
        stage.navigation.isToolbarHidden = false
        if hasItems { stage.pages[0].toolbarItems = [UIBarButtonItem(title: "Edit")] }
        stage.simulator.runToRest()
        drag(stage.simulator, by: -60)
        #expect(stage.navigation.isToolbarHidden == hasItems)
        drag(stage.simulator, by: 60)
        #expect(!stage.navigation.isToolbarHidden)
    }

    @Test func fact_9_3_aTapHidesAndShows() {
        let stage = TracingStage("A")
        stage.navigation.hidesBarsOnTap = true
        stage.simulator.tap(at: CGPoint(x: 200, y: 500))
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.simulator.tap(at: CGPoint(x: 200, y: 500))
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test func fact_9_3_awayAtACompactHeightUntilATapInTheirPlace() {
        let stage = TracingStage("A")
        stage.navigation.hidesBarsWhenVerticallyCompact = true
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.simulator.tap(at: CGPoint(x: 400, y: 200))
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.simulator.tap(at: CGPoint(x: 400, y: 10))
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.simulator.rotate(to: .portrait)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test(arguments: [true, false]) func fact_9_3_1_bothBarsReturnAtTheRegularHeight(hasToolbar: Bool) {
        let stage = TracingStage("A")
        stage.navigation.hidesBarsWhenVerticallyCompact = true
        if hasToolbar { stage.pages[0].toolbarItems = [UIBarButtonItem(title: "Edit")] }
        stage.navigation.isToolbarHidden = !hasToolbar
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden && stage.navigation.isToolbarHidden)
        stage.simulator.rotate(to: .portrait)
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden)
        #expect(stage.navigation.isToolbarHidden == !hasToolbar, "a toolbar that was not shown does not appear")
    }

    /// Documented: "automatically shows both bars again". Whether that includes a bar that the app has hidden is unknown.
    @Test(arguments: [true, false]) func aBarThatTheAppHadHiddenAtTheRegularHeight(isShown: Bool) {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.showsEveryBarAtRegularHeight = isShown
        let stage = TracingStage("A", profile: profile)
        stage.navigation.hidesBarsWhenVerticallyCompact = true
        stage.navigation.isNavigationBarHidden = true
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            stage.simulator.rotate(to: orientation)
            stage.simulator.runToRest()
        }
        #expect(stage.navigation.isNavigationBarHidden != isShown)
    }

    @Test(arguments: [true, false]) func fact_9_3_2_pushesAndPopsLeaveTheBarHidden(isTap: Bool) {
        let stage = TracingStage("A")
        (stage.navigation.hidesBarsOnTap, stage.navigation.hidesBarsOnSwipe) = (isTap, !isTap)
        if isTap {
            stage.simulator.tap(at: CGPoint(x: 200, y: 500))
        } else {
            drag(stage.simulator, by: -60)
        }
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.navigation.pushViewController(UIViewController(), animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
    }

    @Test func fact_9_3_3_noSwipeBackWhileTheBarsAreHidden() {
        let stage = TracingStage("A")
        stage.navigation.pushViewController(UIViewController(), animated: false)
        stage.navigation.hidesBarsOnTap = true
        stage.simulator.runToRest()
        for isHidden in [true, false] {
            stage.simulator.tap(at: CGPoint(x: 200, y: 500))
            stage.simulator.runToRest()
            #expect(stage.navigation.isNavigationBarHidden == isHidden)
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.2)
            #expect((stage.navigation.transitionCoordinator == nil) == isHidden)
            stage.simulator.endBackSwipe(finishing: false)
            stage.simulator.runToRest()
        }
    }

    @Test func fact_9_3_awayWithTheKeyboardUntilATap() {
        let stage = TracingStage("A")
        stage.navigation.hidesBarsWhenKeyboardAppears = true
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        stage.pages[0].view.addSubview(field)
        stage.simulator.tap(at: CGPoint(x: 100, y: 320))
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
        field.resignFirstResponder()
        stage.simulator.runToRest()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.simulator.tap(at: CGPoint(x: 200, y: 500))
        stage.simulator.runToRest()
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test func fact_9_4_outsideOfATransitionTheBarMovesVertically() throws {
        let stage = TracingStage("A")
        let bar = stage.navigation.navigationBar
        let start = bar.frame
        stage.navigation.setNavigationBarHidden(true, animated: true)
        stage.simulator.advance(by: TimeInterval(UINavigationController.hideShowBarDuration) / 2)
        let shown = try #require(bar.layer.presentation()).frame
        #expect(shown.minX == 0 && shown.minY < start.minY)
        #expect(stage.simulator.runToRest() <= TimeInterval(UINavigationController.hideShowBarDuration))
    }

    @Test func aBarThatIsHiddenAgainDuringItsFirstSlideMovesOutToTheEnd() throws {
        let stage = TracingStage("A")
        let bar = stage.navigation.navigationBar
        let duration = TimeInterval(UINavigationController.hideShowBarDuration)
        for hidden in [true, false, true] {
            stage.navigation.setNavigationBarHidden(hidden, animated: true)
            stage.simulator.advance(by: 0.3 * duration)
        }
        // The first slide has ended, the last one has not.
        stage.simulator.advance(by: 0.3 * duration)
        let shown = try #require(bar.layer.presentation()).frame
        #expect(!bar.isHidden && shown.maxY > 0)
        stage.simulator.runToRest()
        #expect(bar.isHidden && bar.frame.maxY <= 0)
    }

    /// The transition's animation has ended, so the bar moves as outside of one; that it changes at once is a variant.
    @Test(arguments: [true, false]) func aBarHiddenAsAPageAppears(_ slides: Bool) throws {
        final class Hiding: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                navigationController?.setNavigationBarHidden(true, animated: true)
            }
        }
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.slidesBarAfterTransitions = slides
        let stage = TracingStage("A", profile: profile)
        let bar = stage.navigation.navigationBar
        let start = bar.frame
        var shown: [CGFloat] = []
        stage.navigation.pushViewController(Hiding(), animated: true)
        for _ in 0..<60 {
            stage.simulator.advance(by: 1.0 / 60)
            if stage.navigation.isNavigationBarHidden, !bar.isHidden {
                shown.append(try #require(bar.layer.presentation()).frame.minY)
            }
        }
        #expect(stage.navigation.isNavigationBarHidden && bar.isHidden)
        let steps = zip(shown, shown.dropFirst()).map { $1 - $0 }
        #expect(slides ? shown.count > 5 && steps.allSatisfy { $0 <= 0 && $0 > -20 } : shown.isEmpty)
        #expect(stage.navigation.topViewController?.view.safeAreaInsets.top == 59)
        #expect(shown.first.map { abs($0 - start.minY) < 20 } ?? !slides, "from its place")
    }

    /// Apps tell a hidden bar by its frame: `navigationBar.frame.origin.y < 0` in the target of `barHideOnSwipeGestureRecognizer`,
    /// also long after the animation.
    @Test func aBarThatSlidOutStaysAboveTheScreen() {
        let stage = TracingStage("A")
        let bar = stage.navigation.navigationBar
        let start = bar.frame
        stage.navigation.setNavigationBarHidden(true, animated: true)
        stage.simulator.runToRest()
        #expect(bar.isHidden && bar.frame.maxY <= 0)
        stage.navigation.view.setNeedsLayout()
        stage.simulator.runToRest()
        #expect(bar.frame.maxY <= 0)
        stage.navigation.setNavigationBarHidden(false, animated: true)
        stage.simulator.runToRest()
        #expect(!bar.isHidden && bar.frame == start)
    }

    @Test func aBarThatSlidOutStaysAboveDuringAPush() {
        let stage = TracingStage("A")
        let bar = stage.navigation.navigationBar
        stage.navigation.setNavigationBarHidden(true, animated: true)
        stage.simulator.runToRest()
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(bar.isHidden && bar.frame.maxY <= 0)
        stage.simulator.runToRest()
        #expect(bar.frame.maxY <= 0)
    }
}
