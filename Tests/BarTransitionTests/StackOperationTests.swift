import BarTransition
import TestSupport
import Testing
import UIKit

@Suite("Stack operations", .ownSimulator) @MainActor
struct StackOperationTests {
    private func stage(
        _ pages: [UIViewController], _ profile: Simulator.Profile = .iPhone15(iOS: 18)
    ) -> (Simulator, UINavigationController) {
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController()
        navigation.viewControllers = pages
        navigation.attachBarTransition()
        simulator.show(navigation)
        return (simulator, navigation)
    }

    // MARK: Completion

    @Test(arguments: [true, false]) func completionComesAfterAllCallbacks(animated: Bool) {
        let (simulator, navigation) = stage([MarkedPage("A")])
        var events: [String] = []
        let page = AppearanceRecordingPage("B")
        page.onDidAppear = { events.append("didAppear") }
        navigation.viewControllerStack.pushViewController(page, animated: animated) { events.append("finished \($0)") }
        simulator.runToRest()
        #expect(events == ["didAppear", "finished true"])
        navigation.viewControllerStack.popViewController(animated: animated) { events.append("popped \($0)") }
        simulator.runToRest()
        #expect(events.last == "popped true")
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func withNothingToPopCompletionRunsAtOnce() {
        let (_, navigation) = stage([MarkedPage("A")])
        var finished: Bool?
        navigation.viewControllerStack.popViewController(animated: true) { finished = $0 }
        #expect(finished == false)
    }

    /// A base class can ignore a push, as a guard against two taps does.
    @Test(arguments: [true, false]) func aPushThatABaseClassIgnoresIsNotFinished(isShown: Bool) {
        final class Ignoring: UINavigationController {
            override func pushViewController(_ viewController: UIViewController, animated: Bool) {}
        }
        let navigation = Ignoring()
        navigation.viewControllers = [MarkedPage("A")]
        navigation.attachBarTransition()
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        if isShown { simulator.show(navigation) }
        var finished: Bool?
        navigation.viewControllerStack.pushViewController(MarkedPage("B"), animated: true) { finished = $0 }
        #expect(finished == false)
    }

    @Test func aPushDuringAPushWaits() {
        let (simulator, navigation) = stage([MarkedPage("A")])
        var finished: [String] = []
        navigation.viewControllerStack.pushViewController(MarkedPage("B"), animated: true) { _ in finished.append("B") }
        simulator.advance(by: 0.1)
        navigation.viewControllerStack.pushViewController(MarkedPage("C"), animated: true) { _ in finished.append("C") }
        #expect(navigation.topViewController?.title == "B")
        simulator.runToRest()
        #expect(finished == ["B", "C"])
        #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"])
        #expect(navigation.navigationBar.items?.map(\.title) == ["A", "B", "C"])
    }

    @Test func changesWithoutCompletionsWaitToo() {
        let (simulator, navigation) = stage([MarkedPage("A")])
        navigation.viewControllerStack.pushViewController(MarkedPage("B"), animated: true)
        navigation.viewControllerStack.popViewController(animated: true)
        navigation.viewControllerStack.setViewControllers([MarkedPage("C"), MarkedPage("D")], animated: true)
        #expect(navigation.topViewController?.title == "B")
        simulator.runToRest()
        #expect(navigation.viewControllers.map(\.title) == ["C", "D"])
    }

    // The closure of a task can be released on another thread a moment after its end, so none keeps a stack alive.
    @Test func asyncCallsReturnAtTheEndOfTheTransition() async {
        let (simulator, navigation) = stage([MarkedPage("A")])
        let pushed = Task { [unowned navigation] in await navigation.viewControllerStack.push(MarkedPage("B")) }
        while navigation.viewControllers.count == 1 { await Task.yield() }
        #expect(navigation.transitionCoordinator?.isAnimated == true)
        simulator.runToRest()
        #expect(await pushed.value)
        #expect(navigation.topViewController?.title == "B")
        let popped = Task { [unowned navigation] in await navigation.viewControllerStack.pop(animated: false) }
        #expect(await popped.value)
        #expect(navigation.viewControllers.count == 1)
        let set = Task { [unowned navigation] in
            await navigation.viewControllerStack.set([MarkedPage("C"), MarkedPage("D")])
        }
        while navigation.viewControllers.count == 1 { await Task.yield() }
        #expect(navigation.transitionCoordinator?.isAnimated == true)
        simulator.runToRest()
        #expect(await set.value)
        #expect(navigation.viewControllers.map(\.title) == ["C", "D"])
    }

    // MARK: Completions that UIKit never runs (finding C9)

    private var withoutCompletions: Simulator.Profile {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.alongsideCompletion = .neverRuns
        return profile
    }

    @Test func completionComesAlsoIfUIKitRunsNone() async {
        let (simulator, navigation) = stage([MarkedPage("A")], withoutCompletions)
        var events: [String] = []
        navigation.viewControllerStack.pushViewController(MarkedPage("B"), animated: true) { events.append("B \($0)") }
        simulator.advance(by: 0.1)
        await runTasks()
        #expect(events.isEmpty)
        navigation.viewControllerStack.pushViewController(MarkedPage("C"), animated: true) { events.append("C \($0)") }
        simulator.runToRest()
        await runTasks()
        #expect(events.first == "B true")
        #expect(navigation.topViewController?.title == "C")
        simulator.runToRest()
        await runTasks()
        #expect(events == ["B true", "C true"])
    }

    @Test func aCanceledPopReportsSoAlsoIfUIKitRunsNoCompletion() async {
        let (simulator, navigation) = stage([MarkedPage("A"), MarkedPage("B")], withoutCompletions)
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.3)
        var events: [String] = []
        navigation.viewControllerStack.pushViewController(MarkedPage("C"), animated: true) { events.append("C \($0)") }
        simulator.endBackSwipe(finishing: false)
        simulator.runToRest()
        await runTasks()
        simulator.runToRest()
        await runTasks()
        #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"])
        #expect(events == ["C true"])
    }

    @Test func asyncCallsReturnAlsoIfUIKitRunsNoCompletion() async {
        let (simulator, navigation) = stage([MarkedPage("A")], withoutCompletions)
        let pushed = Task { [unowned navigation] in await navigation.viewControllerStack.push(MarkedPage("B")) }
        while navigation.viewControllers.count == 1 { await Task.yield() }
        simulator.runToRest()
        #expect(await pushed.value)
        let popped = Task { [unowned navigation] in await navigation.viewControllerStack.pop() }
        while navigation.viewControllers.count == 2 { await Task.yield() }
        simulator.runToRest()
        #expect(await popped.value)
    }

    @Test(arguments: [true, false]) func asyncPopsAreAnimatedByDefault(isAttempt: Bool) async {
        let (simulator, navigation) = stage([MarkedPage("A"), MarkedPage("B")])
        simulator.runToRest()
        let popped = Task { [unowned navigation] in
            await isAttempt ? navigation.viewControllerStack.attemptPop() : navigation.viewControllerStack.pop()
        }
        while navigation.viewControllers.count == 2 { await Task.yield() }
        #expect(navigation.transitionCoordinator?.isAnimated == true)
        simulator.runToRest()
        #expect(await popped.value)
    }

    @Test(arguments: [true, false]) func anAttemptTellsItsOutcomeAlsoIfUIKitRunsNoCompletion(finishes: Bool) async {
        let (simulator, navigation) = stage([MarkedPage("A"), MarkedPage("B")], withoutCompletions)
        let finger = UIPercentDrivenInteractiveTransition()
        let delegate = FadingDelegate(finger: finger)
        navigation.delegate = delegate
        var outcomes: [Bool] = []
        navigation.viewControllerStack.attemptPopViewController { outcomes.append($0) }
        simulator.advance(by: 0.1)
        finger.update(0.4)
        if finishes { finger.finish() } else { finger.cancel() }
        simulator.runToRest()
        await runTasks()
        #expect(navigation.viewControllers.count == (finishes ? 1 : 2))
        #expect(outcomes == [finishes])
    }

    // MARK: The stack

    @Test func popToTheLastMatchingPage() {
        let pages = ["A", "B", "C", "D"].map { MarkedPage($0) }
        let (simulator, navigation) = stage(pages)
        let stack = navigation.viewControllerStack
        #expect(stack.popToViewController(where: { $0 is UITabBarController }, animated: true) == nil)
        let popped = stack.popToViewController(where: { ["A", "B"].contains($0.title) }, animated: true)
        simulator.runToRest()
        #expect(popped?.map(\.title) == ["C", "D"])
        #expect(navigation.topViewController === pages[1])
    }

    @Test func pagesBelowTheTopAreRemoved() {
        let pages = [
            DeclaringPage("A", BarAppearance(background: .color(.red))),
            DeclaringPage("B", BarAppearance(background: .color(.green))),
            DeclaringPage("C", BarAppearance(background: .color(.blue))),
        ]
        let (simulator, navigation) = stage(pages)
        let color = simulator.color(at: CGPoint(x: 200, y: 2))
        navigation.viewControllerStack.removeViewControllers { $0.title != "A" }
        simulator.commit()
        #expect(navigation.viewControllers.map(\.title) == ["A", "C"])
        #expect(navigation.navigationBar.items?.map(\.title) == ["A", "C"])
        #expect(simulator.color(at: CGPoint(x: 200, y: 2)) == color)
        navigation.popViewController(animated: true)
        simulator.runToRest()
        #expect(simulator.color(at: CGPoint(x: 200, y: 2)) == .red)
    }

    @Test func removalWaitsForTheTransition() {
        let (simulator, navigation) = stage([MarkedPage("A"), MarkedPage("B")])
        navigation.pushViewController(MarkedPage("C"), animated: true)
        navigation.viewControllerStack.removeViewControllers { $0.title == "B" }
        simulator.advance(by: 0.1)
        #expect(navigation.viewControllers.count == 3)
        simulator.runToRest()
        #expect(navigation.viewControllers.map(\.title) == ["A", "C"])
    }

    @Test func theStackWorksWithoutTheLibraryAttached() {
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let navigation = UINavigationController(rootViewController: MarkedPage("A"))
        simulator.show(navigation)
        var finished: [Bool] = []
        navigation.viewControllerStack.pushViewController(MarkedPage("B"), animated: true) { finished.append($0) }
        simulator.runToRest()
        #expect(navigation.barTransition == nil)
        #expect(navigation.topViewController?.title == "B")
        navigation.viewControllerStack.popViewController(animated: true) { finished.append($0) }
        simulator.runToRest()
        #expect(navigation.topViewController?.title == "A")
        #expect(finished == [true, true])
    }

    // MARK: Asking before a pop

    @Test(arguments: [Simulator.Profile.iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func backButtonAndSwipeAskBeforeAPop(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        let navigation = UINavigationController(rootViewController: MarkedPage("A"))
        navigation.attachBarTransition()
        simulator.show(navigation)
        let page = FormPage("B")
        navigation.pushViewController(page, animated: true)
        simulator.runToRest()
        simulator.tap(at: CGPoint(x: 24, y: navigation.navigationBar.frame.midY))
        simulator.runToRest()
        #expect(navigation.topViewController === page)
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.8)
        simulator.endBackSwipe(finishing: true)
        simulator.runToRest()
        #expect(navigation.topViewController === page)
        #expect(page.attempts == [.backButton, .swipe])
        page.answer = true
        simulator.tap(at: CGPoint(x: 24, y: navigation.navigationBar.frame.midY))
        simulator.runToRest()
        #expect(navigation.viewControllers.count == 1)
        navigation.pushViewController(page, animated: true)
        simulator.runToRest()
        simulator.beginBackSwipe()
        simulator.moveBackSwipe(toProgress: 0.8)
        simulator.endBackSwipe(finishing: true)
        simulator.runToRest()
        #expect(navigation.viewControllers.count == 1)
        // A pop in code does not ask.
        page.answer = false
        navigation.pushViewController(page, animated: false)
        navigation.popViewController(animated: false)
        simulator.runToRest()
        #expect(navigation.viewControllers.count == 1)
        navigation.detachBarTransition()
        #expect(page.navigationItem.backAction == nil)
        #expect(page.navigationItem.leftBarButtonItem == nil)
    }

    /// What the app removes where it learns of a canceled swipe stays removed.
    @Test(arguments: [18, 26], [true, false]) func aPopAfterACanceledSwipe(_ system: Int, toRoot: Bool) {
        let pages = ["A", "B", "C"].map { DeclaringPage($0, BarAppearance(background: .color(.red))) }
        let stage = HeadlessStage(.iPhone15(iOS: system), pages: pages)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.3)
        let navigation = stage.navigation
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
            guard context.isCancelled else { return }
            if toRoot {
                navigation.setViewControllers([pages[1]], animated: false)
            } else {
                navigation.popViewController(animated: false)
            }
        }
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(navigation.viewControllers == (toRoot ? [pages[1]] : [pages[0], pages[1]]))
    }

    /// `setViewControllers(_:animated:)` pops to a page that was on the stack below the top, wherever the others go (fact 1.5.1):
    /// the page that leaves and its background uncover those of the new top.
    @Test(arguments: [18, 26]) func aReorderedStackPops(_ system: Int) {
        let pages = [UIColor.green, .red, .blue].map { color in
            DeclaringPage("", BarAppearance(background: .color(color), transitionStyle: .slide))
        }
        let stage = HeadlessStage(.iPhone15(iOS: system), pages: pages)
        stage.navigation.setViewControllers([pages[0], pages[2], pages[1]], animated: true)
        stage.simulator.advance(by: 0.15)
        let edge = pages[2].view.shownFrame.minX
        #expect((20...370).contains(edge))
        #expect(Array(stage.simulator.rgba(edge - 10, 3).prefix(3))[2] == 0)
        #expect(Array(stage.simulator.rgba(edge + 10, 3).prefix(3)) == [0, 0, 255])
        stage.simulator.runToRest()
        #expect(Array(stage.simulator.rgba(200, 3).prefix(3)) == [255, 0, 0])
    }

    /// The app shows something else in the turn of a push, as after a log-out.
    @Test func aStackThatIsDiscardedInTheTurnOfAPush() async {
        let simulator = Simulator()
        weak var released: UINavigationController?
        var outcomes: [Bool] = []
        do {
            let navigation = UINavigationController(rootViewController: MarkedPage("A"))
            simulator.show(navigation)
            simulator.runToRest()
            navigation.viewControllerStack.pushViewController(MarkedPage("B"), animated: true) { outcomes.append($0) }
            released = navigation
            simulator.show(UIViewController())
        }
        simulator.runToRest()
        await runTasks()
        #expect(released == nil && outcomes == [false])
    }

    /// The same where a second change waits for the push, such as the removal of the page from which it came.
    @Test(arguments: 0..<4) func aStackThatIsDiscardedWhileAChangeWaits(_ change: Int) async {
        let simulator = Simulator()
        weak var released: UINavigationController?
        var outcomes: [Bool] = []
        do {
            let root = MarkedPage("A")
            let navigation = UINavigationController(rootViewController: root)
            simulator.show(navigation)
            simulator.runToRest()
            let stack = navigation.viewControllerStack
            stack.pushViewController(MarkedPage("B"), animated: true)
            switch change {
            case 0: stack.removeViewControllers(where: { $0 === root }) { outcomes.append($0) }
            case 1: stack.pushViewController(MarkedPage("C"), animated: true) { outcomes.append($0) }
            case 2: stack.popViewController(animated: true) { outcomes.append($0) }
            default: stack.setViewControllers([MarkedPage("D")], animated: true) { outcomes.append($0) }
            }
            released = navigation
            simulator.show(UIViewController())
        }
        simulator.runToRest()
        await runTasks()
        #expect(released == nil && outcomes == [false])
    }
}

/// A page that records when it appeared.
@MainActor
private final class AppearanceRecordingPage: MarkedPage {
    var onDidAppear: () -> Void = {}

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onDidAppear()
    }
}
