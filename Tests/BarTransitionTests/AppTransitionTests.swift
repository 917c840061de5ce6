import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

@Suite("The app's own transitions and scroll positions", .ownSimulator) @MainActor
struct AppTransitionTests {
    private func start(
        _ profile: Simulator.Profile, _ page: UIViewController, delegate: (any UINavigationControllerDelegate)? = nil
    ) -> (Simulator, UINavigationController) {
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController(rootViewController: page)
        navigation.delegate = delegate
        navigation.attachBarTransition()
        simulator.show(navigation)
        return (simulator, navigation)
    }

    @Test(arguments: SmoothLayoutTests.profiles) func anAppsAnimatorIsLeftAlone(_ profile: Simulator.Profile) {
        let navigationDelegate = FadingDelegate()
        let a = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let b = DeclaringPage("B", .hidden)
        let (simulator, navigation) = start(profile, a, delegate: navigationDelegate)
        let (frame, inset) = (a.view.frame, a.view.safeAreaInsets.top)
        navigation.pushViewController(b, animated: true)
        simulator.advance(by: 0.15)
        let alpha = b.view.layer.presentation()?.opacity ?? 1
        #expect(alpha > 0.2 && alpha < 0.8, "the app's fade is unchanged: \(alpha)")
        #expect(a.view.frame == frame)
        #expect(a.view.safeAreaInsets.top == inset, "its content does not jump when the bar hides")
        #expect(b.additionalSafeAreaInsets == .zero)
        simulator.runToRest()
        #expect(a.additionalSafeAreaInsets == .zero && b.additionalSafeAreaInsets == .zero)
        #expect(navigation.isNavigationBarHidden)
        #expect(b.view.alpha == 1)
    }

    /// The content on the screen does not move when the bar is shown or hidden with the app's animator: in pushes, pops
    /// and both ends of an interactive one.
    @Test(
        arguments: SmoothLayoutTests.profiles,
        [
            (BarAppearance(isHidden: false), BarAppearance.hidden),
            (BarAppearance.hidden, BarAppearance(isHidden: false)),
        ])
    func contentStaysWithAnAppsAnimator(_ profile: Simulator.Profile, bars: (BarAppearance, BarAppearance)) {
        let navigationDelegate = FadingDelegate()
        let (a, b) = (DeclaringPage("A", bars.0), DeclaringPage("B", bars.1))
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: a)
            navigation.delegate = navigationDelegate
            navigation.attachBarTransition()
            return navigation
        }
        let push = stage.record { stage.navigation.pushViewController(b, animated: true) }
        #expect(push.largestStep(of: a) < 0.01, "\(push.tops(of: a))")
        #expect(push.largestStep(of: b) < 0.01, "\(push.tops(of: b))")
        let pop = stage.record { stage.navigation.popViewController(animated: true) }
        #expect(pop.largestStep(of: a) < 0.01, "\(pop.tops(of: a))")
        #expect(pop.largestStep(of: b) < 0.01, "\(pop.tops(of: b))")
        #expect(a.additionalSafeAreaInsets == .zero && b.additionalSafeAreaInsets == .zero)
    }

    @Test(
        arguments: SmoothLayoutTests.profiles,
        [
            (BarAppearance(isHidden: false), BarAppearance.hidden),
            (BarAppearance.hidden, BarAppearance(isHidden: false)),
        ])
    func contentStaysWithAnAppsInteractiveAnimator(
        _ profile: Simulator.Profile, bars: (BarAppearance, BarAppearance)
    ) {
        for finishes in [false, true] {
            let finger = UIPercentDrivenInteractiveTransition()
            let delegate = FadingDelegate(finger: finger)
            let (a, b) = (DeclaringPage("A", bars.0), DeclaringPage("B", bars.1))
            let stage = HeadlessStage(profile) {
                let navigation = UINavigationController()
                navigation.viewControllers = [a, b]
                navigation.delegate = delegate
                navigation.attachBarTransition()
                return navigation
            }
            let pop = stage.record {
                stage.navigation.popViewController(animated: true)
                stage.simulator.commit()
                finger.update(0.4)
                stage.simulator.advance(by: 0.1)
                if finishes { finger.finish() } else { finger.cancel() }
            }
            #expect(stage.navigation.viewControllers.count == (finishes ? 1 : 2))
            #expect(pop.largestStep(of: a) < 0.01, "finishes \(finishes): \(pop.tops(of: a))")
            #expect(pop.largestStep(of: b) < 0.01, "finishes \(finishes): \(pop.tops(of: b))")
            #expect(a.additionalSafeAreaInsets == .zero && b.additionalSafeAreaInsets == .zero)
        }
    }

    @Test(arguments: SmoothLayoutTests.profiles, [false, true]) func cancellingTheAppsOwnPushRestoresEverything(
        _ profile: Simulator.Profile, hidden: Bool
    ) {
        let finger = UIPercentDrivenInteractiveTransition()
        let delegate = FadingDelegate(finger: finger)
        let a = DeclaringPage("A", BarAppearance(background: .color(.red), tintColor: .white))
        let b = DeclaringPage(
            "B", BarAppearance(background: .color(.blue), tintColor: .yellow, isHidden: hidden))
        let (simulator, navigation) = start(profile, a, delegate: delegate)
        let bar = navigation.navigationBar
        let before = (
            bar.frame, bar.tintColor, a.marker.shownFrame.minY, a.view.frame, navigation.isNavigationBarHidden
        )
        navigation.pushViewController(b, animated: true)
        simulator.commit()
        finger.update(0.4)
        simulator.advance(by: 0.1)
        finger.cancel()
        simulator.runToRest()
        let after = (bar.frame, bar.tintColor, a.marker.shownFrame.minY, a.view.frame, navigation.isNavigationBarHidden)
        #expect(navigation.viewControllers == [a])
        #expect(bar.items?.count == 1)
        #expect(after == before)
        #expect(a.additionalSafeAreaInsets == .zero)
        let color = simulator.color(at: CGPoint(x: 200, y: bar.frame.minY + 2))
        #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    /// A declaration that comes before the first frame counts, also for a page that the app's animator adds.
    @Test(arguments: EmbeddingPage.Moment.early, [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func aLateDeclarationFadesInWithThePage(_ moment: EmbeddingPage.Moment, _ profile: Simulator.Profile) {
        let blue = BarAppearance(background: .color(.blue))
        func colors(_ page: UIViewController) -> [[Int]] {
            let delegate = FadingDelegate()
            let (simulator, navigation) = start(
                profile, DeclaringPage("A", BarAppearance(background: .color(.red))), delegate: delegate)
            navigation.pushViewController(page, animated: true)
            return [0, 0.05, 0.1, 0.1, 0.3].map { seconds in
                simulator.advance(by: seconds)
                return simulator.rgba(4, 4)
            }
        }
        let seen = colors(EmbeddingPage("B", blue, in: moment))
        #expect(seen == colors(DeclaringPage("B", blue)))
    }

    @Test(arguments: SmoothLayoutTests.profiles, [0, 400] as [CGFloat])
    func scrollPositionsDoNotDrift(_ profile: Simulator.Profile, distance: CGFloat) throws {
        let a = DeclaringPage("A", BarAppearance())
        a.wantsScrollView = true
        let (simulator, navigation) = start(profile, a)
        navigation.navigationBar.prefersLargeTitles = true
        simulator.runToRest()
        let scrollView = try #require(a.scrollView)
        scrollView.contentOffset.y += distance
        simulator.runToRest()
        let (offset, top) = (scrollView.contentOffset, a.marker.shownFrame.minY)
        for round in 0..<6 {
            let b = DeclaringPage("B", round % 2 == 0 ? .hidden : BarAppearance(background: .color(.blue)))
            b.navigationItem.largeTitleDisplayMode = .never
            navigation.pushViewController(b, animated: round % 3 != 0)
            simulator.runToRest()
            simulator.beginBackSwipe()
            simulator.moveBackSwipe(toProgress: 0.4)
            simulator.advance(by: 0.05)
            simulator.endBackSwipe(finishing: false)
            simulator.runToRest()
            navigation.popViewController(animated: round % 3 != 1)
            simulator.runToRest()
            #expect(scrollView.contentOffset == offset, "round \(round)")
            #expect(a.marker.shownFrame.minY == top, "round \(round)")
        }
    }

    private final class UnfinishedDelegate: NSObject, UINavigationControllerDelegate,
        UIViewControllerAnimatedTransitioning
    {
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.3 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: .to) else { return }
            view.alpha = 0
            transitionContext.containerView.addSubview(view)
            UIView.animate(withDuration: 0.3) {
                view.alpha = 1
            } completion: { _ in
                view.removeFromSuperview()
                transitionContext.completeTransition(false)
            }
        }
    }

    /// An animator that passes on that its animation was not finished: the page stays, with its bar.
    @Test(arguments: SmoothLayoutTests.profiles, [nil, false] as [Bool?])
    func aTransitionThatTheAppsAnimatorDoesNotComplete(_ profile: Simulator.Profile, isHidden: Bool?) {
        let delegate = UnfinishedDelegate()
        let a = DeclaringPage("A", BarAppearance(background: .color(.red), isHidden: isHidden))
        let (simulator, navigation) = start(profile, a, delegate: delegate)
        simulator.runToRest()
        let (frame, top) = (navigation.navigationBar.frame, a.marker.shownFrame.minY)
        navigation.pushViewController(DeclaringPage("B", .hidden), animated: true)
        simulator.runToRest()
        #expect(navigation.viewControllers == [a] && !navigation.isNavigationBarHidden)
        #expect(navigation.navigationBar.frame == frame && a.marker.shownFrame.minY == top)
        #expect(a.additionalSafeAreaInsets == .zero)
    }

    /// The same where UIKit does not report the end.
    @Test(arguments: UnreportedEndTests.silent) func anUncompletedTransitionWhoseEndIsNotReported(
        _ profile: Simulator.Profile
    ) {
        let delegate = UnfinishedDelegate()
        let a = DeclaringPage("A", BarAppearance(background: .color(.red), tintColor: .green))
        let (simulator, navigation) = start(profile, a, delegate: delegate)
        simulator.runToRest()
        navigation.pushViewController(DeclaringPage("B", .hidden), animated: true)
        simulator.runToRest()
        #expect(navigation.viewControllers == [a] && !navigation.isNavigationBarHidden)
        #expect(simulator.rgba(200, 3) == [255, 0, 0, 255] && navigation.navigationBar.tintColor == .green)
        #expect(a.additionalSafeAreaInsets == .zero)
    }

    /// The completion of such a change reports that it is not finished.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func aChangeThatTheAppsAnimatorDoesNotComplete(_ profile: Simulator.Profile) {
        let (a, b) = (MarkedPage("A"), MarkedPage("B"))
        let delegate = UnfinishedDelegate()
        let (simulator, navigation) = start(profile, a, delegate: delegate)
        navigation.pushViewController(b, animated: false)
        simulator.runToRest()
        let stack = navigation.viewControllerStack
        var finished: [Bool] = []
        stack.pushViewController(MarkedPage("C"), animated: true) { finished.append($0) }
        simulator.runToRest()
        stack.popViewController(animated: true) { finished.append($0) }
        simulator.runToRest()
        #expect(stack.popToRootViewController(animated: true) { finished.append($0) } == [b])
        simulator.runToRest()
        stack.setViewControllers([a], animated: true) { finished.append($0) }
        simulator.runToRest()
        #expect(navigation.viewControllers == [a, b] && finished == [false, false, false, false])
    }
}
