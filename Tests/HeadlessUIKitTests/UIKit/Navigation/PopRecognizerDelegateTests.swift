import TestSupport
import Testing
import UIKit

/// Facts 8.0 to 8.0.3: the delegate that UIKit gives the pop recognizers, and where it refuses.
@Suite("The pop recognizers' delegate", .ownSimulator) @MainActor
struct PopRecognizerDelegateTests {
    private final class Permit: NSObject, UIGestureRecognizerDelegate {
        var calls: [String] = []
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
            calls.append("event")
            return true
        }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            calls.append("touch")
            return true
        }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            calls.append("begin")
            return true
        }
    }

    private func profile(
        _ base: Simulator.Profile = .iPhone15(iOS: 18), _ edit: (inout Simulator.Profile.Variants) -> Void
    ) -> Simulator.Profile {
        var profile = base
        edit(&profile.variants)
        return profile
    }

    private func beginsSwipe(_ stage: TracingStage) -> Bool {
        stage.simulator.beginBackSwipe()
        defer { stage.simulator.touchCancel() }
        return stage.navigation.transitionCoordinator?.isInteractive == true
    }

    // MARK: When it is set

    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func fact_8_0_isSetWhenTheViewLoads(_ profile: Simulator.Profile) {
        _ = Simulator(profile: profile)
        let navigation = UINavigationController()
        let permit = Permit()
        navigation.interactivePopGestureRecognizer?.delegate = permit
        navigation.interactiveContentPopGestureRecognizer?.delegate = permit
        navigation.loadViewIfNeeded()
        let own = navigation.interactivePopGestureRecognizer?.delegate
        #expect(own != nil && own !== permit)
        #expect(profile.system < 26 || navigation.interactiveContentPopGestureRecognizer?.delegate === own)
        navigation.interactivePopGestureRecognizer?.delegate = permit
        navigation.delegate = nil
        #expect(navigation.interactivePopGestureRecognizer?.delegate === permit)
    }

    @Test func fact_8_0_aSubclassSetsItsOwnInViewDidLoad() {
        final class Base: UINavigationController, UIGestureRecognizerDelegate {
            override func viewDidLoad() {
                super.viewDidLoad()
                interactivePopGestureRecognizer?.delegate = self
            }
        }
        let navigation = Base()
        let stage = TracingStage("A", "B", navigation: navigation)
        #expect(navigation.interactivePopGestureRecognizer?.delegate === navigation)
        navigation.isNavigationBarHidden = true
        stage.simulator.runToRest()
        #expect(beginsSwipe(stage))
    }

    @Test func theVariantsSetItAgain() {
        let permit = Permit()
        var stage = TracingStage("A", profile: profile { $0.popRecognizerDelegate = .whenDelegateIsSet })
        stage.navigation.interactivePopGestureRecognizer?.delegate = permit
        stage.navigation.delegate = nil
        #expect(stage.navigation.interactivePopGestureRecognizer?.delegate !== permit)
        for isAnimated in [false, true] {
            stage = TracingStage("A", profile: profile { $0.popRecognizerDelegate = .whenTransitionsEnd })
            stage.navigation.interactivePopGestureRecognizer?.delegate = permit
            stage.navigation.delegate = nil
            #expect(stage.navigation.interactivePopGestureRecognizer?.delegate === permit)
            stage.navigation.pushViewController(stage.page("B"), animated: isAnimated)
            stage.simulator.runToRest()
            #expect(stage.navigation.interactivePopGestureRecognizer?.delegate !== permit)
        }
    }

    // MARK: Where it refuses

    /// A delegate that forwards the documented methods to UIKit's own.
    private final class Forwarding: NSObject, UIGestureRecognizerDelegate {
        let next: (any UIGestureRecognizerDelegate)?
        init(_ next: (any UIGestureRecognizerDelegate)?) { self.next = next }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            next?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
        }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            next?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
        }
    }

    @Test(arguments: Simulator.Profile.Variants.PopRefusal.allCases, ["hidden bar", "no back button", "left item"])
    func fact_8_0_1_theDocumentedMethodsDoNotRefuse(_ refusal: Simulator.Profile.Variants.PopRefusal, cause: String) {
        let stage = TracingStage("A", "B", profile: profile { $0.popRefusal = refusal })
        switch cause {
        case "hidden bar": stage.navigation.isNavigationBarHidden = true
        case "no back button": stage.pages[1].navigationItem.hidesBackButton = true
        default: stage.pages[1].navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
        }
        stage.simulator.runToRest()
        let edge = stage.navigation.interactivePopGestureRecognizer
        let forwarding = Forwarding(edge?.delegate)
        #expect(!beginsSwipe(stage), "UIKit's own delegate")
        edge?.delegate = forwarding
        #expect(beginsSwipe(stage) == (refusal == .beforeDelegateMethods))
    }

    @Test func fact_8_0_1_theOrderOfTheQuestions() {
        let stage = TracingStage("A", "B")
        let permit = Permit()
        stage.navigation.interactivePopGestureRecognizer?.delegate = permit
        #expect(beginsSwipe(stage) && permit.calls == ["event", "touch", "begin"])
    }

    @Test func withoutATouchOnlyTheEventIsAsked() {
        let stage = TracingStage("A", "B", profile: .iPad(iOS: 18))
        let permit = Permit()
        stage.navigation.interactivePopGestureRecognizer?.delegate = permit
        stage.simulator.trackpadDown(at: CGPoint(x: 400, y: 400))
        stage.simulator.touchMove(to: CGPoint(x: 450, y: 400))
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        stage.simulator.touchUp(velocity: CGPoint(x: 2000, y: 0))
        stage.simulator.runToRest()
        #expect(permit.calls == ["event", "begin"] && stage.navigation.viewControllers.count == 1)
    }

    // MARK: Animators

    @Test(arguments: [true, false]) func fact_8_0_2_aDelegateThatVendsAnimatorsClearsIt(clears: Bool) {
        let stage = TracingStage("A", profile: profile { $0.clearsPopRecognizerDelegateForAnimators = clears })
        stage.draw(with: nil)
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.simulator.runToRest()
        #expect((stage.navigation.interactivePopGestureRecognizer?.delegate == nil) == clears)
        #expect(!beginsSwipe(stage))
        let permit = Permit()
        stage.navigation.interactivePopGestureRecognizer?.delegate = permit
        #expect(beginsSwipe(stage))
    }

    // MARK: Scroll views

    private func carousel(_ profile: Simulator.Profile, offset: CGFloat) -> (TracingStage, UIScrollView) {
        let stage = TracingStage("A", "B", profile: profile)
        let scrollView = UIScrollView(frame: stage.pages[1].view.bounds)
        scrollView.contentSize = CGSize(width: 1200, height: 300)
        scrollView.contentOffset.x = offset
        stage.pages[1].view.addSubview(scrollView)
        stage.simulator.runToRest()
        return (stage, scrollView)
    }

    private func drag(_ stage: TracingStage, from x: CGFloat) {
        stage.simulator.touchDown(at: CGPoint(x: x, y: 400))
        for step in 1...4 { stage.simulator.touchMove(to: CGPoint(x: x + 15 * CGFloat(step), y: 400)) }
    }

    /// Without the failure requirement of UIKit's own delegate the scroll view takes the drag from the edge.
    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)], [true, false])
    func fact_8_0_3_theEdgeAndAScrollView(_ profile: Simulator.Profile, hasOwnDelegate: Bool) {
        let (stage, scrollView) = carousel(profile, offset: 100)
        let permit = Permit()
        if !hasOwnDelegate {
            stage.navigation.interactivePopGestureRecognizer?.delegate = permit
        }
        drag(stage, from: 2)
        #expect((stage.navigation.transitionCoordinator != nil) == hasOwnDelegate)
        #expect((scrollView.contentOffset.x == 100) == hasOwnDelegate)
        stage.simulator.touchCancel()
    }

    /// The content gesture leaves a drag to contents that scroll back, but only with UIKit's own delegate.
    @Test(arguments: [CGFloat(0), 100], [true, false])
    func fact_8_0_3_theContentGestureAndAScrollView(offset: CGFloat, hasOwnDelegate: Bool) {
        let (stage, scrollView) = carousel(.iPhone17Pro(iOS: 26), offset: offset)
        let permit = Permit()
        if !hasOwnDelegate { stage.navigation.interactiveContentPopGestureRecognizer?.delegate = permit }
        drag(stage, from: 150)
        let scrolls = hasOwnDelegate && offset > 0
        #expect((stage.navigation.transitionCoordinator == nil) == scrolls)
        #expect((scrollView.contentOffset.x != offset) == scrolls)
        stage.simulator.touchCancel()
    }

    /// A drag up and down scrolls in any case, and so does one away from the pop.
    @Test(arguments: [true, false]) func fact_8_0_3_otherDragsScroll(hasOwnDelegate: Bool) {
        let (stage, scrollView) = carousel(.iPhone17Pro(iOS: 26), offset: 100)
        let permit = Permit()
        if !hasOwnDelegate { stage.navigation.interactiveContentPopGestureRecognizer?.delegate = permit }
        scrollView.contentSize.height = 3000
        stage.simulator.runToRest()
        for end in [CGPoint(x: 150, y: 340), CGPoint(x: 90, y: 400)] {
            let before = scrollView.contentOffset
            stage.simulator.touchDown(at: CGPoint(x: 150, y: 400))
            stage.simulator.touchMove(to: end)
            stage.simulator.touchMove(to: CGPoint(x: end.x - 5, y: end.y - 5))
            #expect(scrollView.contentOffset != before && stage.navigation.transitionCoordinator == nil)
            stage.simulator.touchCancel()
        }
    }

    // MARK: A running transition

    /// Fact 1.1.5.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func fact_1_1_5_aSwipeInterruptsAPushFrom26(_ profile: Simulator.Profile) {
        let stage = TracingStage("A", profile: profile)
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.simulator.advance(by: 0.15)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.6)
        stage.simulator.endBackSwipe(finishing: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers.count == (profile.system >= 26 ? 1 : 2))
        stage.navigation.pushViewController(stage.page("C"), animated: true)
        stage.simulator.runToRest()
        #expect(stage.trace.contains("C.viewDidAppear(true)"))
    }

    @Test(arguments: [false, true]) func aSecondTapOnBackDuringAPop(isKept: Bool) {
        let stage = TracingStage("A", "B", "C", profile: profile { $0.keepsBackTapsDuringTransitions = isKept })
        let back = CGPoint(x: 24, y: stage.navigation.navigationBar.frame.midY)
        stage.simulator.tap(at: back)
        stage.simulator.advance(by: 0.2)
        stage.simulator.tap(at: back)
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers.count == (isKept ? 1 : 2))
    }
}
