import BarTransition
import TestSupport
import Testing
import UIKit

@Suite("Attaching and detaching", .ownSimulator) @MainActor
struct AttachmentTests {
    final class AppDelegate: NSObject, UINavigationControllerDelegate {
        var calls: [String] = []
        /// What the library reports.
        var problems: [String] = []
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { calls.append("willShow \(viewController.title ?? "")") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { calls.append("didShow \(viewController.title ?? "")") }
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            calls.append("animator \(fromVC.title ?? "") to \(toVC.title ?? "")")
            return nil
        }
    }

    private func start(_ pages: UIViewController...) -> (Simulator, UINavigationController) {
        let simulator = Simulator()
        let navigation = UINavigationController()
        navigation.setViewControllers(pages, animated: false)
        return (simulator, navigation)
    }

    @Test func theAppsDelegateReceivesEveryCall() {
        let (simulator, navigation) = start(MarkedPage("A"))
        let app = AppDelegate()
        navigation.delegate = app
        navigation.attachBarTransition()
        simulator.show(navigation)
        app.calls = []
        navigation.pushViewController(MarkedPage("B"), animated: true)
        simulator.runToRest()
        #expect(app.calls == ["animator A to B", "willShow B", "didShow B"])
    }

    @Test func noStoredVariableIsNeeded() {
        let (simulator, navigation) = start(MarkedPage("A"))
        navigation.attachBarTransition()
        simulator.show(navigation)
        #expect(navigation.barTransition != nil)
        #expect(navigation.delegate != nil)
    }

    @Test func attachingIsIdempotent() {
        let (simulator, navigation) = start(MarkedPage("A"))
        let first = navigation.attachBarTransition()
        let count = navigation.navigationBar.subviews.count
        #expect(navigation.attachBarTransition() === first)
        #expect(navigation.navigationBar.subviews.count == count)
        simulator.show(navigation)
    }

    @Test func detachRestoresEverything() {
        let app = AppDelegate()
        let a = DeclaringPage("A", BarAppearance(background: .color(.red), tintColor: .white, titleColor: .white))
        let (simulator, navigation) = start(a)
        let own = UINavigationBarAppearance()
        own.backgroundColor = .yellow
        a.navigationItem.standardAppearance = own
        navigation.delegate = app
        navigation.navigationBar.tintColor = .purple
        navigation.attachBarTransition()
        simulator.show(navigation)
        navigation.pushViewController(DeclaringPage("B", .hidden), animated: true)
        simulator.runToRest()
        #expect(navigation.isNavigationBarHidden)
        weak let attached = navigation.barTransition
        navigation.detachBarTransition()
        #expect(navigation.delegate === app)
        #expect(navigation.navigationBar.tintColor == .purple)
        #expect(!navigation.isNavigationBarHidden)
        #expect(a.navigationItem.standardAppearance == own)
        #expect(a.navigationItem.scrollEdgeAppearance == nil)
        #expect(navigation.barTransition == nil)
        #expect(attached == nil, "nothing retains it")
        navigation.detachBarTransition()
    }

    /// What animated changes in progress would show at their ends does not come after that, also if the app keeps the object.
    @Test func detachDuringChangesLeavesUIKitsBar() {
        let page = DeclaringPage("A", BarAppearance(background: .color(.red)))
        let (simulator, navigation) = start(page)
        let attached = navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        page.barAppearance = BarAppearance(background: .color(.blue), shadow: .color(.green))
        for _ in 0..<2 {
            page.setNeedsBarAppearanceUpdate(animated: true)
            simulator.advance(by: 0.05)
        }
        navigation.detachBarTransition()
        for _ in 0..<40 {
            simulator.advance(by: 0.02)
            #expect(simulator.rgba(200, 2) == [255, 255, 255, 255])
        }
        #expect(attached.navigationController == nil)
    }

    /// A navigation controller that attaches the library itself, as its view loads.
    private final class AttachingNavigationController: UINavigationController {
        override func viewDidLoad() {
            super.viewDidLoad()
            attachBarTransition()
        }
    }

    /// A page that attaches the library while it is read for the first time.
    private final class AttachingPage: DeclaringPage {
        override var barAppearance: BarAppearance {
            get {
                navigationController?.attachBarTransition()
                return BarAppearance(background: .color(.red))
            }
            set {}
        }
    }

    /// One object is attached, and every page has the bar that it declares, if attaching begins again while it is in progress.
    @Test(arguments: [false, true]) func attachingInsideOfAttachingIsIdempotent(byPage: Bool) {
        let simulator = Simulator()
        let first = byPage ? AttachingPage("A") : DeclaringPage("A", BarAppearance(background: .color(.red)))
        first.loadViewIfNeeded()
        let navigation =
            byPage
            ? UINavigationController(rootViewController: first)
            : AttachingNavigationController(rootViewController: first)
        let attached = navigation.attachBarTransition()
        #expect(navigation.barTransition === attached)
        simulator.show(navigation)
        #expect(simulator.color(at: CGPoint(x: 5, y: 70)) == .red)
        let second = DeclaringPage("B", BarAppearance(background: .color(.blue)))
        navigation.pushViewController(second, animated: true)
        simulator.runToRest()
        #expect(simulator.color(at: CGPoint(x: 5, y: 70)) == .blue)
        navigation.detachBarTransition()
        #expect(first.navigationItem.standardAppearance == nil && second.navigationItem.standardAppearance == nil)
        simulator.runToRest()
        #expect(simulator.color(at: CGPoint(x: 5, y: 70)) != .blue)
    }

    /// A page below the top whose view is not loaded is not read before it is shown.
    @Test func anUpdateDoesNotReadAPageThatIsNotLoaded() {
        final class CountingReads: UIViewController, BarAppearanceProviding {
            var reads = 0
            var barAppearance: BarAppearance {
                reads += 1
                return BarAppearance(background: .color(.red))
            }
        }
        let below = CountingReads()
        let (simulator, navigation) = start(below, MarkedPage("B"))
        navigation.attachBarTransition()
        simulator.show(navigation)
        below.setNeedsBarAppearanceUpdate()
        #expect(below.reads == 0)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(below.reads > 0)
        #expect(simulator.color(at: CGPoint(x: 5, y: 70)) == .red)
    }

    /// A stack on the screen whose delegate has been replaced since the library was attached.
    private func startWithReplacedDelegate() -> (Simulator, UINavigationController, AppDelegate) {
        let (simulator, navigation) = start(MarkedPage("A"))
        let app = AppDelegate()
        navigation.attachBarTransition().onProblem = { app.problems.append($0) }
        simulator.show(navigation)
        navigation.delegate = app
        return (simulator, navigation, app)
    }

    @Test func aReplacedDelegateIsReportedOnce() {
        let (simulator, navigation, app) = startWithReplacedDelegate()
        for _ in 0..<3 {
            navigation.pushViewController(DeclaringPage("B", BarAppearance(background: .color(.red))), animated: true)
            simulator.runToRest()
            navigation.topViewController?.setNeedsBarAppearanceUpdate()
            simulator.runToRest()
        }
        #expect(app.problems.count == 1)
        #expect(app.problems.first?.contains("attachBarTransition() again") == true)
        navigation.attachBarTransition()
        app.calls = []
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(app.calls == ["animator B to B", "willShow B", "didShow B"])
    }

    @Test func aReplacedDelegateIsReportedAtTheNextTouch() {
        let (simulator, navigation, app) = startWithReplacedDelegate()
        navigation.pushViewController(MarkedPage("B"), animated: true)
        simulator.runToRest()
        for _ in 0..<2 { simulator.tap(at: CGPoint(x: 200, y: 400)) }
        #expect(app.problems.count == 1)
    }

    @Test func pagesThatDeclareNothingAreLeftAlone() {
        let a = MarkedPage("A")
        let (simulator, navigation) = start(a)
        navigation.attachBarTransition()
        simulator.show(navigation)
        #expect(a.navigationItem.standardAppearance == nil)
        #expect(a.navigationItem.scrollEdgeAppearance == nil)
        #expect(navigation.navigationBar.barStyle == .default)
    }

    @Test func theDefaultAppearanceIsForPagesThatDeclareNothing() {
        let (simulator, navigation) = start(MarkedPage("A"))
        navigation.attachBarTransition(defaultAppearance: BarAppearance(background: .color(.red)))
        simulator.show(navigation)
        #expect(simulator.color(at: CGPoint(x: 200, y: 2)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test(arguments: [15, 18, 26]) func anotherDefaultAppearanceShowsAtOnce(_ system: Int) {
        let stage = HeadlessStage(.iPhone15(iOS: system), pages: [MarkedPage("A")])
        func color() -> UIColor { stage.simulator.color(at: CGPoint(x: 200, y: 2)) }
        for (declared, expected) in [
            (UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
            (.blue, UIColor(red: 0, green: 0, blue: 1, alpha: 1)),
        ] {
            stage.navigation.attachBarTransition(defaultAppearance: BarAppearance(background: .color(declared)))
            stage.simulator.runToRest()
            #expect(color() == expected)
        }
        let next = MarkedPage("B")
        stage.navigation.pushViewController(next, animated: true)
        stage.simulator.advance(by: 0.1)
        stage.navigation.attachBarTransition(
            defaultAppearance: BarAppearance(background: .color(.green), titleColor: .white))
        stage.simulator.runToRest()
        #expect(color() == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        let title = next.navigationItem.standardAppearance?.titleTextAttributes[.foregroundColor] as? UIColor
        #expect(title == .white)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(color() == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test func swipeWorksWithAHiddenBarAndNotAtTheRoot() {
        let (simulator, navigation) = start(DeclaringPage("A", .hidden))
        navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.beginBackSwipe()
        #expect(navigation.transitionCoordinator == nil)
        simulator.touchUp()
        navigation.pushViewController(DeclaringPage("B", .hidden), animated: true)
        simulator.runToRest()
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.8)
        simulator.endBackSwipe(finishing: true)
        simulator.runToRest()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func aReleasedControllerLeavesNoObjectsBehind() {
        weak var attached: BarTransitionController?
        weak var controller: UINavigationController?
        do {
            let navigation = UINavigationController(rootViewController: MarkedPage("A"))
            attached = navigation.attachBarTransition()
            controller = navigation
        }
        #expect(attached == nil)
        #expect(controller == nil)
    }

    @Test func attachingInATransitionWaitsForItsEnd() {
        let (simulator, navigation) = start(MarkedPage("A"))
        simulator.show(navigation)
        let b = DeclaringPage("B", BarAppearance(background: .color(.red), tintColor: .white))
        navigation.pushViewController(b, animated: true)
        simulator.advance(by: 0.2)
        navigation.attachBarTransition()
        #expect(b.navigationItem.standardAppearance == nil)
        #expect(navigation.navigationBar.tintColor == .systemBlue)
        simulator.runToRest()
        #expect(b.navigationItem.standardAppearance != nil)
        #expect(navigation.navigationBar.tintColor == .white)
        #expect(simulator.color(at: CGPoint(x: 200, y: 2)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    /// UIKit's reference to a delegate is weak, and so is the library's.
    @Test func theAppsDelegateIsNotKeptAlive() {
        let (simulator, navigation) = start(MarkedPage("A"))
        weak var app: AppDelegate?
        do {
            let delegate = AppDelegate()
            app = delegate
            navigation.delegate = delegate
            navigation.attachBarTransition()
            simulator.show(navigation)
        }
        #expect(app == nil)
        navigation.pushViewController(MarkedPage("B"), animated: true)
        simulator.runToRest()
        #expect(navigation.topViewController?.title == "B")
    }

    @Test(arguments: [15, 18, 26]) func detachLeavesNoViews(_ system: Int) {
        let simulator = Simulator(profile: .iPhone15(iOS: system))
        let navigation = UINavigationController(rootViewController: MarkedPage("A"))
        simulator.show(navigation)
        let views = [navigation.view.subviews, navigation.navigationBar.subviews]
        let controller = navigation.attachBarTransition()
        controller.isContentPopGestureEnabled = true
        navigation.pushViewController(DeclaringPage("B", BarAppearance(background: .color(.red))), animated: true)
        simulator.runToRest()
        navigation.popViewController(animated: true)
        simulator.runToRest()
        controller.detach()
        #expect([navigation.view.subviews, navigation.navigationBar.subviews] == views)
    }

    /// The page that still moves out keeps nothing of the library either.
    @Test(arguments: [15, 18, 26]) func detachDuringATransitionRestoresBothPages(_ system: Int) {
        let simulator = Simulator(profile: .iPhone15(iOS: system))
        let (a, b) = (MarkedPage("A"), DeclaringPage("B", .hidden))
        let navigation = UINavigationController(rootViewController: a)
        let controller = navigation.attachBarTransition()
        simulator.show(navigation)
        navigation.pushViewController(b, animated: true)
        simulator.advance(by: 0.1)
        controller.detach()
        #expect(a.additionalSafeAreaInsets == .zero && b.additionalSafeAreaInsets == .zero)
        simulator.runToRest()
        #expect(a.additionalSafeAreaInsets == .zero && b.additionalSafeAreaInsets == .zero)
    }

    /// A bar that the app itself shows as it is behind an alert.
    @Test func aDimmedBarStaysDimmed() {
        let (simulator, navigation) = start(DeclaringPage("A", BarAppearance(tintColor: .red)))
        navigation.navigationBar.tintAdjustmentMode = .dimmed
        navigation.attachBarTransition()
        simulator.show(navigation)
        navigation.pushViewController(MarkedPage("B"), animated: true)
        simulator.runToRest()
        #expect(navigation.navigationBar.tintAdjustmentMode == .dimmed)
    }

    /// UIKit's references to the delegates of the swipe recognizers are weak, and so are the library's.
    @Test(arguments: [15, 18, 26]) func theAppsRecognizerDelegateIsNotKeptAlive(_ system: Int) {
        final class SwipeDelegate: NSObject, UIGestureRecognizerDelegate {}
        let simulator = Simulator(profile: .iPhone15(iOS: system))
        let navigation = UINavigationController(rootViewController: MarkedPage("A"))
        weak var app: SwipeDelegate?
        do {
            let delegate = SwipeDelegate()
            app = delegate
            navigation.loadViewIfNeeded()
            navigation.interactivePopGestureRecognizer?.delegate = delegate
            navigation.attachBarTransition()
            simulator.show(navigation)
        }
        #expect(app == nil)
    }

    /// A stack that goes without `detach()` takes along what the library has put into it.
    @Test(arguments: [15, 18, 26]) func theRecognizersDelegateGoesWithTheStack(_ system: Int) {
        weak var delegate: (any UIGestureRecognizerDelegate)?
        do {
            let navigation = UINavigationController(rootViewController: MarkedPage("A"))
            navigation.attachBarTransition()
            navigation.loadViewIfNeeded()
            delegate = navigation.interactivePopGestureRecognizer?.delegate
            #expect(delegate != nil)
        }
        // On Linux the next stack clears the table of owners.
        UINavigationController().attachBarTransition()
        #expect(delegate == nil)
    }

    /// The bar of a page that was pushed before the library was attached is there with the push, and does not follow it.
    @Test(arguments: [18, 26]) func aPushBeforeAttachingEndsWithTheDeclaredBar(_ system: Int) {
        let simulator = Simulator(profile: .iPhone15(iOS: system))
        let navigation = UINavigationController(rootViewController: MarkedPage("A"))
        simulator.show(navigation)
        navigation.pushViewController(DeclaringPage("B", BarAppearance(background: .color(.red))), animated: true)
        simulator.advance(by: 0.1)
        navigation.attachBarTransition()
        simulator.runToEndOfTransition(of: navigation, step: 1 / 60)
        #expect(simulator.rgba(4, 4) == [255, 0, 0, 255])
    }

    /// A swipe back can interrupt the push in which the library was attached (from iOS 26). It is a pop: the background of the
    /// page below is beside the edge of the page in front, and does not come in from the other side.
    @Test func aSwipeDuringThePushInWhichItWasAttachedIsAPop() {
        let simulator = Simulator(profile: .iPhone17Pro(iOS: 26))
        let red = BarAppearance(background: .color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
        let navigation = UINavigationController(rootViewController: DeclaringPage("A", red))
        simulator.show(navigation)
        navigation.pushViewController(MarkedPage("B"), animated: true)
        simulator.advance(by: 0.2)
        navigation.attachBarTransition()
        simulator.beginBackSwipe()
        simulator.advance(by: 1)
        simulator.moveBackSwipe(toProgress: 0.5)
        #expect(simulator.rgba(4, 4) == [255, 0, 0, 255])
        #expect(simulator.rgba(simulator.window.bounds.width - 4, 4) != [255, 0, 0, 255])
        simulator.touchCancel()
        simulator.runToRest()
    }

    /// Attaching again, as an app may for each page, adds nothing to the stack.
    @Test func attachingAgainAddsNothing() {
        let stage = HeadlessStage(.iPhone15(iOS: 18), a: MarkedPage("A"), b: MarkedPage("B"))
        let count = stage.navigation.view.subviews.count
        for _ in 0..<3 {
            let attached = stage.navigation.barTransition
            #expect(attached != nil && stage.navigation.attachBarTransition() === attached)
            stage.navigation.barTransition?.detach()
            stage.navigation.attachBarTransition()
            stage.simulator.runToRest()
        }
        #expect(stage.navigation.view.subviews.count == count)
    }

    /// A problem that is found while the library is attached, before the app can set a handler.
    @Test func anEarlierProblemReachesTheFirstHandler() {
        let minimization = BarAppearance.Minimization(behavior: .onScrollUp, restoration: .atScrollEdge)
        let (simulator, navigation) = start(DeclaringPage("A", BarAppearance(minimization: minimization)))
        navigation.loadViewIfNeeded()
        let attached = navigation.attachBarTransition()
        simulator.show(navigation)
        simulator.runToRest()
        var problems: [String] = []
        attached.onProblem = { problems.append($0) }
        #expect(problems.count == 1)
        attached.onProblem = { problems.append("second: " + $0) }
        #expect(problems.count == 1)
    }
}
