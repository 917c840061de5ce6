import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

@Suite("Content pop with the app's own delegate and UIKit's edge swipe", .ownSimulator) @MainActor
struct ContentPopNeighborTests {
    /// Records the pages it is notified of, and vends nothing or a fade.
    private final class CallRecordingDelegate: NSObject, UINavigationControllerDelegate {
        var fades = false
        var asked: [UINavigationController.Operation] = []
        var shown: [String?] = []

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { shown.append(viewController.title) }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            asked.append(operation)
            return fades ? FadingAnimator() : nil
        }
    }

    @Test func theAppsDelegateIsAskedFirst() {
        let delegate = CallRecordingDelegate()
        let stage = ContentPopStage(.iPhone15(iOS: 18), BarAppearance(), delegate: delegate)
        delegate.asked = []
        stage.drag(finishing: false)
        #expect(delegate.asked == [.pop] && delegate.shown.last == "A")
        delegate.fades = true
        stage.begin()
        stage.move(to: 0.5)
        let page = stage.pages[0].view!
        #expect(abs(CGFloat(page.layer.presentation()?.opacity ?? 1) - 0.5) < 0.02, "its fade follows the finger")
        #expect(page.shownFrame.minX == 0)
        stage.end(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.top === stage.pages[0])
        #expect(stage.navigation.delegate !== delegate)
        stage.navigation.detachBarTransition()
        #expect(stage.navigation.delegate === delegate)
    }

    /// Returns no animator here, and one interaction controller for all, since UIKit asks only about animators of its own.
    private final class DrivingDelegate: NSObject, UINavigationControllerDelegate {
        let finger = UIPercentDrivenInteractiveTransition()
        var asked = 0

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            asked += 1
            return finger
        }
    }

    /// The app is not asked about an animator that it has not returned: its interaction controller would hold the page forever.
    @Test(arguments: [false, true]) func theAppsInteractionControllerIsForItsOwnAnimators(finishes: Bool) {
        let delegate = DrivingDelegate()
        let stage = ContentPopStage(.iPhone15(iOS: 18), BarAppearance(), delegate: delegate)
        stage.begin()
        stage.move(to: 0.5)
        #expect(abs(stage.pages[1].view.shownFrame.minX - 0.5 * stage.width) < 1, "the page follows the finger")
        stage.end(finishing: finishes)
        stage.simulator.advance(by: 2)
        #expect(stage.navigation.transitionCoordinator == nil && stage.top === stage.pages[finishes ? 0 : 1])
        #expect(delegate.asked == 0)
    }

    /// An app that drives its own animator does so here, too: the finger of the drag only begins it.
    @Test(arguments: [false, true]) func theAppsInteractionControllerDrivesItsAnimator(finishes: Bool) {
        let finger = UIPercentDrivenInteractiveTransition()
        let delegate = FadingDelegate(finger: finger)
        let stage = ContentPopStage(.iPhone15(iOS: 18), BarAppearance(), delegate: delegate)
        stage.begin()
        stage.move(to: 0.5)
        #expect(stage.navigation.transitionCoordinator?.percentComplete == 0)
        finger.update(0.3)
        #expect(stage.navigation.transitionCoordinator?.percentComplete == 0.3)
        stage.end(finishing: !finishes)
        if finishes { finger.finish() } else { finger.cancel() }
        stage.simulator.runToRest()
        #expect(stage.top === stage.pages[finishes ? 0 : 1])
        withExtendedLifetime(delegate) {}
    }

    /// UIKit may not report the end of a pop that the app's animator draws (fact 1.3.5). The next push is UIKit's own all the same.
    @Test(arguments: [false, true]) func aPushAfterAPopByTheAppsAnimatorThatIsNotReported(finishes: Bool) {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.alongsideCompletion = .neverRuns
        let delegate = CallRecordingDelegate()
        let stage = ContentPopStage(profile, BarAppearance(), delegate: delegate)
        delegate.fades = true
        stage.drag(finishing: finishes)
        #expect(stage.top === stage.pages[finishes ? 0 : 1])
        delegate.fades = false
        let page = MarkedPage("C")
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(stage.navigation.transitionCoordinator?.initiallyInteractive == false)
        stage.simulator.runToRest()
        #expect(stage.top === page)
        withExtendedLifetime(delegate) {}
    }

    /// A delegate that vends animators disables UIKit's own swipe (fact 2.3.3): the library vends only while it drives
    /// a drag.
    @Test(arguments: ContentPopStage.profiles) func theEdgeSwipeUsesUIKitsTransition(_ profile: Simulator.Profile) {
        let stage = ContentPopStage(profile)
        stage.drag(finishing: false)
        for finishes in [false, true] {
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.5)
            #expect(stage.pages[1].view.transform.isIdentity && stage.pages[1].view.superview?.frame.minX != 0)
            stage.simulator.endBackSwipe(finishing: finishes)
            stage.simulator.runToRest()
            #expect(stage.top === stage.pages[finishes ? 0 : 1])
        }
    }

    /// UIKit moves the view that contains the page, the library the page's own view. It does not matter whether and when UIKit
    /// reports the end of the drag's pop.
    @Test(arguments: Simulator.Profile.Variants.AlongsideCompletion.allCases)
    func otherTransitionsAreAnimatedByUIKit(_ completion: Simulator.Profile.Variants.AlongsideCompletion) throws {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.alongsideCompletion = completion
        let stage = ContentPopStage(profile)
        stage.drag()
        let view = try #require(stage.pages[1].view)
        func check() throws {
            stage.simulator.advance(by: 0.1)
            #expect(view.transform.isIdentity && view.frame.minX == 0)
            let wrapper = try #require(view.superview)
            #expect((wrapper.layer.presentation() ?? wrapper.layer).frame.minX > 10)
        }
        stage.navigation.pushViewController(stage.pages[1], animated: true)
        try check()
        stage.simulator.runToRest()
        stage.navigation.popViewController(animated: true)
        try check()
    }

    @Test func detachRemovesTheGesture() {
        let stage = ContentPopStage(isEnabled: false)
        let view: UIView = stage.navigation.view
        let recognizers = view.gestureRecognizers
        var subviews = view.subviews
        stage.navigation.barTransition?.isContentPopGestureEnabled = true
        #expect(view.subviews != subviews)
        stage.begin()
        stage.move(to: 0.6)
        stage.navigation.detachBarTransition()
        stage.simulator.advance(by: 0.05)
        stage.simulator.touchUp(velocity: .zero)
        stage.simulator.runToRest()
        // Detaching also removes the library's view that is notified of touches.
        subviews.removeAll { $0.superview == nil }
        #expect(view.subviews == subviews && view.gestureRecognizers == recognizers)
        #expect(stage.top === stage.pages[1] && stage.navigation.transitionCoordinator == nil)
        stage.drag()
        #expect(stage.top === stage.pages[1])
    }

    @Test func disablingRemovesTheGesture() {
        let stage = ContentPopStage()
        stage.begin()
        stage.move(to: 0.6)
        stage.navigation.barTransition?.isContentPopGestureEnabled = false
        stage.end(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.top === stage.pages[1])
        stage.navigation.barTransition?.isContentPopGestureEnabled = true
        stage.drag()
        #expect(stage.top === stage.pages[0])
    }

    @Test func theSystemCancelsTheTouch() {
        let stage = ContentPopStage()
        stage.begin()
        stage.move(to: 0.8)
        stage.simulator.touchCancel()
        stage.simulator.runToRest()
        #expect(stage.top === stage.pages[1])
        stage.drag()
        #expect(stage.top === stage.pages[0])
    }
}
