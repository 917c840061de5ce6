import BarTransition
import TestSupport
import Testing
import UIKit

/// Changes of the stack that wait, that are canceled, or that have nothing to do.
@Suite("Changes of the stack at unusual times", .ownSimulator) @MainActor
struct StackWaitingTests {
    private func stage(
        _ titles: [String], _ profile: Simulator.Profile = .iPhone15(iOS: 18), reportsEnds: Bool = true,
        delegate: (any UINavigationControllerDelegate)? = nil
    ) -> HeadlessStage {
        var profile = profile
        if !reportsEnds { profile.variants.alongsideCompletion = .neverRuns }
        return HeadlessStage(profile) {
            let navigation = UINavigationController()
            navigation.viewControllers = titles.map { MarkedPage($0) }
            navigation.delegate = delegate
            navigation.attachBarTransition()
            return navigation
        }
    }

    private func titles(_ stage: HeadlessStage) -> String { stage.pages.map { $0.title ?? "" }.joined() }

    // MARK: Waiting

    /// The app starts a transition of its own as soon as the first one has ended; the change waits for that one too.
    @Test func anotherTransitionBeginsFirst() {
        let stage = stage(["A"])
        stage.push(MarkedPage("B"), andWait: 0.1)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [navigation = stage.navigation] _ in
            navigation.pushViewController(MarkedPage("C"), animated: true)
        }
        var finished: [Bool] = []
        stage.navigation.viewControllerStack.pushViewController(MarkedPage("D"), animated: true) { finished.append($0) }
        while titles(stage) == "AB" { stage.simulator.advance(by: 1 / 60) }
        stage.simulator.advance(by: 0.1)
        #expect(titles(stage) == "ABC" && finished.isEmpty)
        while titles(stage) == "ABC" { stage.simulator.advance(by: 1 / 60) }
        #expect(titles(stage) == "ABCD" && finished.isEmpty, "its own transition has only begun")
        stage.simulator.runToRest()
        #expect(titles(stage) == "ABCD" && finished == [true])
    }

    /// A swipe uncovers a page that was never shown and makes the title of the one above it inline; it is canceled while a push
    /// waits for its end. The bar has its height again before the push begins.
    @Test(arguments: [true, false]) func aPushWaitsForTheEndOfACanceledSwipe(isTranslucent: Bool) {
        let inline = BarAppearance(background: .color(.red), largeTitleDisplayMode: .never)
        let pages = ["A", "B", "C"].map { DeclaringPage($0, $0 == "B" ? inline : .init(background: .color(.red))) }
        let stage = HeadlessStage(.iPhone15(iOS: 18)) {
            let navigation = UINavigationController(rootViewController: pages[0])
            navigation.navigationBar.prefersLargeTitles = true
            navigation.navigationBar.isTranslucent = isTranslucent
            navigation.attachBarTransition()
            return navigation
        }
        stage.navigation.setViewControllers(pages, animated: false)
        stage.simulator.runToRest()
        let height = stage.bar.frame.height
        stage.simulator.beginBackSwipe()
        stage.navigation.pushViewController(DeclaringPage("D", .init(background: .color(.red))), animated: true)
        stage.simulator.touchCancel()
        var recording = FrameRecording(stage.simulator, stage.navigation)
        for _ in 0..<90 {
            stage.simulator.advance(by: 1 / 60)
            recording.take()
        }
        #expect(titles(stage) == "ABCD" && stage.bar.frame.height == height)
        let tops = recording.tops(of: pages[2])
        #expect(tops.count > 20 && tops.allSatisfy { abs($0 - stage.bar.frame.maxY) < 0.5 }, "\(Set(tops))")
        let edges = recording.frames.map(\.barBottom)
        #expect(edges.allSatisfy { abs($0 - stage.bar.frame.maxY) < 0.5 }, "\(Set(edges))")
    }

    /// The page on top by then stays, whatever was there at the time of the call.
    @Test func theTopStaysWhenItsRemovalWaits() {
        let stage = stage(["A", "B"])
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        var asked: [String] = []
        stage.navigation.viewControllerStack.removeViewControllers {
            asked.append($0.title ?? "")
            return true
        }
        #expect(asked.isEmpty)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(asked == ["A"] && titles(stage) == "B")
    }

    @Test func aRemovalOfNothingChangesNothing() {
        final class Counting: UINavigationController {
            var changes: [Bool] = []
            override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
                changes.append(animated)
                super.setViewControllers(viewControllers, animated: animated)
            }
        }
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let navigation = Counting()
        navigation.setViewControllers(["A", "B", "C"].map { MarkedPage($0) }, animated: false)
        simulator.show(navigation)
        navigation.changes = []
        navigation.viewControllerStack.removeViewControllers { $0.title == "C" }
        navigation.viewControllerStack.removeViewControllers { _ in false }
        #expect(navigation.changes.isEmpty && navigation.viewControllers.count == 3)
        navigation.viewControllerStack.removeViewControllers { $0.title == "B" }
        #expect(navigation.changes == [false] && navigation.viewControllers.map(\.title) == ["A", "C"])
        navigation.setViewControllers([], animated: false)
        navigation.viewControllerStack.removeViewControllers { _ in true }
        #expect(navigation.viewControllers.isEmpty)
    }

    /// Its completion tells whether view controllers were removed, at once or at the end of the transition.
    @Test func theCompletionOfARemoval() {
        let stage = stage(["A", "B", "C"])
        let stack = stage.navigation.viewControllerStack
        var finished: [Bool] = []
        stack.removeViewControllers {
            $0.title == "B"
        } completion: {
            finished.append($0)
        }
        #expect(finished == [true] && titles(stage) == "AC")
        stack.removeViewControllers(where: { $0.title == "C" }) { finished.append($0) }
        #expect(finished == [true, false])
        stage.push(MarkedPage("D"), andWait: 0.1)
        stack.removeViewControllers(where: { $0.title == "A" }) { finished.append($0) }
        #expect(finished.count == 2 && titles(stage) == "ACD")
        stage.simulator.runToRest()
        #expect(finished == [true, false, true] && titles(stage) == "CD")
    }

    // MARK: Outcomes

    /// What the app's own interactive transition ends with is what every change reports, whether UIKit reports its end or not.
    @Test(arguments: [false, true], [false, true]) func theOutcomeOfACanceledChange(finishes: Bool, reportsEnds: Bool)
        async
    {
        typealias Change = @MainActor (ViewControllerStack, HeadlessStage, @escaping @MainActor (Bool) -> Void) -> Void
        let changes: [(String, Change)] = [
            ("ABC", { stack, _, done in stack.pushViewController(MarkedPage("C"), animated: true, completion: done) }),
            ("A", { stack, _, done in stack.popViewController(animated: true, completion: done) }),
            (
                "A",
                { stack, stage, done in
                    stack.popToViewController(stage.pages[0], animated: true, completion: done)
                }
            ),
            (
                "AX",
                { stack, stage, done in
                    stack.setViewControllers([stage.pages[0], MarkedPage("X")], animated: true, completion: done)
                }
            ),
            ("A", { stack, _, done in stack.attemptPopViewController(completion: done) }),
        ]
        for (result, change) in changes {
            let finger = UIPercentDrivenInteractiveTransition()
            let delegate = FadingDelegate(finger: finger)
            let stage = stage(["A", "B"], reportsEnds: reportsEnds, delegate: delegate)
            var outcomes: [Bool] = []
            change(stage.navigation.viewControllerStack, stage) { outcomes.append($0) }
            stage.simulator.advance(by: 0.1)
            finger.update(0.4)
            #expect(outcomes.isEmpty)
            if finishes { finger.finish() } else { finger.cancel() }
            stage.simulator.runToRest()
            await runTasks()
            #expect(titles(stage) == (finishes ? result : "AB"))
            #expect(outcomes == [finishes], "to \(result)")
        }
    }

    /// A push that was not canceled has finished, also if the app has replaced the page by then.
    @Test func anAppThatReplacesThePageAtTheEnd() {
        final class Replacing: UINavigationController {
            override func pushViewController(_ viewController: UIViewController, animated: Bool) {
                super.pushViewController(viewController, animated: animated)
                guard viewController.title == "Loading" else { return }
                transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
                    self?.setViewControllers([MarkedPage("Home")], animated: false)
                }
            }
        }
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let navigation = Replacing(rootViewController: MarkedPage("A"))
        simulator.show(navigation)
        var finished: [Bool] = []
        navigation.viewControllerStack.pushViewController(MarkedPage("Loading"), animated: true) { finished.append($0) }
        simulator.runToRest()
        #expect(navigation.viewControllers.map(\.title) == ["Home"] && finished == [true])
    }

    /// Without animation a change is complete when the function returns, also off the screen.
    @Test(arguments: [false, true]) func withoutAnimation(isOnScreen: Bool) {
        let navigation = UINavigationController(rootViewController: MarkedPage("A"))
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        if isOnScreen { simulator.show(navigation) }
        let stack = navigation.viewControllerStack
        var events: [String] = []
        stack.pushViewController(MarkedPage("B"), animated: false) { events.append("pushed \($0)") }
        #expect(events == ["pushed true"] && navigation.topViewController?.title == "B")
        #expect(stack.attemptPopViewController(animated: false) { events.append("attempted \($0)") }?.title == "B")
        #expect(events.last == "attempted true" && navigation.viewControllers.count == 1)
        stack.setViewControllers([MarkedPage("C"), MarkedPage("D")], animated: false) { events.append("set \($0)") }
        #expect(events.last == "set true" && navigation.topViewController?.title == "D")
        stack.popViewController(animated: false) { events.append("popped \($0)") }
        #expect(events.last == "popped true" && navigation.topViewController?.title == "C")
        stack.popViewController(animated: false) { events.append("popped \($0)") }
        #expect(events.last == "popped false" && events.count == 5)
    }

    /// The asynchronous functions animate by default.
    @Test func asynchronousChangesAreAnimatedByDefault() async {
        let changes: [@MainActor (ViewControllerStack) async -> Bool] = [
            { await $0.push(MarkedPage("C")) }, { await $0.pop() }, { await $0.attemptPop() },
        ]
        for (index, change) in changes.enumerated() {
            for isAnimated in [true, false] {
                let stage = stage(["A", "B"])
                // Unowned: the closure can be released on another thread, a moment after the task's end.
                let done = Task { [unowned navigation = stage.navigation] in
                    let stack = navigation.viewControllerStack
                    return isAnimated ? await change(stack) : await plain(index, stack)
                }
                await runTasks()
                #expect((stage.navigation.transitionCoordinator?.isAnimated == true) == isAnimated, "change \(index)")
                stage.simulator.runToRest()
                #expect(await done.value && titles(stage) == (index == 0 ? "ABC" : "A"))
            }
        }
    }

    private func plain(_ index: Int, _ stack: ViewControllerStack) async -> Bool {
        switch index {
        case 0: await stack.push(MarkedPage("C"), animated: false)
        case 1: await stack.pop(animated: false)
        default: await stack.attemptPop(animated: false)
        }
    }

    @Test func anAttemptIsAnimatedByDefault() {
        let stage = stage(["A", "B"])
        stage.navigation.viewControllerStack.attemptPopViewController()
        stage.simulator.advance(by: 0.05)
        #expect(stage.navigation.transitionCoordinator?.isAnimated == true)
        stage.simulator.runToRest()
        #expect(titles(stage) == "A")
    }

    // MARK: Attempts

    /// While a finger moves the page, or a presentation covers it, UIKit's back button does nothing, and nobody is asked.
    @Test(arguments: [Simulator.Profile.iPhone15(iOS: 18), .iPhone17Pro(iOS: 26)])
    func anAttemptDuringASwipeOrAPresentation(_ profile: Simulator.Profile) {
        let stage = stage(["A"], profile)
        let form = FormPage("Form")
        form.answer = true
        stage.push(form, andWait: 1)
        let stack = stage.navigation.viewControllerStack
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        form.attempts = []
        var finished: [Bool] = []
        #expect(stack.attemptPopViewController { finished.append($0) } == nil && finished == [false])
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        form.present(UIViewController(), animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(stack.attemptPopViewController { finished.append($0) } == nil && finished == [false, false])
        stage.simulator.runToRest()
        #expect(form.attempts.isEmpty && titles(stage) == "AForm")
    }

    /// A page that goes by itself while it is asked, and says yes, is not popped twice.
    @Test func aPageThatGoesWhileItIsAsked() {
        final class Leaving: MarkedPage, PopIntercepting {
            func shouldPop(for attempt: PopAttempt) -> Bool {
                navigationController?.popViewController(animated: false)
                return true
            }
        }
        let stage = stage(["A", "B"])
        stage.push(Leaving("Form"), andWait: 1)
        var finished: [Bool] = []
        #expect(stage.navigation.viewControllerStack.attemptPopViewController { finished.append($0) } == nil)
        stage.simulator.runToRest()
        #expect(finished == [false] && titles(stage) == "AB")
    }

    /// A page that goes on as it appears has appeared.
    @Test(arguments: [false, true]) func aPageThatGoesOnAtOnce(isSet: Bool) {
        final class GoingOnPage: MarkedPage {
            var upcoming: UIViewController?
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                guard let upcoming else { return }
                self.upcoming = nil
                navigationController?.pushViewController(upcoming, animated: true)
            }
        }
        let root = GoingOnPage("A")
        let stage = HeadlessStage(.iPhone15(iOS: 18)) { UINavigationController(rootViewController: root) }
        let stack = stage.navigation.viewControllerStack
        var finished: [Bool] = []
        stack.pushViewController(MarkedPage("B"), animated: false) { _ in }
        root.upcoming = MarkedPage("C")
        if isSet {
            stack.setViewControllers([root], animated: false) { finished.append($0) }
        } else {
            stack.popToRootViewController(animated: false) { finished.append($0) }
        }
        stage.simulator.runToRest()
        #expect(finished == [true] && stage.navigation.viewControllers.map(\.title) == ["A", "C"])
    }

    @Test func aNewStackOutsideOfTheWindow() {
        let stage = stage(["A", "B", "C"])
        stage.simulator.show(UIViewController())
        var finished: [Bool] = []
        stage.navigation.viewControllerStack.setViewControllers([stage.pages[0]], animated: false) {
            finished.append($0)
        }
        #expect(finished == [true])
    }

    @Test func aNewStackThatIsRefused() {
        final class LockedStack: UINavigationController {
            var isLocked = false
            override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
                if !isLocked { super.setViewControllers(viewControllers, animated: animated) }
            }
        }
        let navigation = LockedStack()
        let pages = ["A", "B", "C"].map { MarkedPage($0) }
        navigation.setViewControllers(pages, animated: false)
        navigation.isLocked = true
        var finished: [Bool] = []
        navigation.viewControllerStack.setViewControllers(Array(pages[..<2]), animated: false) {
            finished.append($0)
        }
        #expect(finished == [false])
    }

    /// While a canceled swipe settles, the page that stays is not on the stack yet: another one would be asked for it.
    @Test func anAttemptWhileACanceledSwipeSettles() {
        let stage = stage(["A", "B"], .iPhone17Pro(iOS: 26))
        let form = FormPage("Form")
        form.answer = true
        stage.push(form, andWait: 1)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.4)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.advance(by: 0.02)
        #expect(stage.navigation.transitionCoordinator?.isCancelled == true)
        form.answer = false
        form.attempts = []
        var finished: [Bool] = []
        #expect(stage.navigation.viewControllerStack.attemptPopViewController { finished.append($0) } == nil)
        #expect(finished == [false])
        stage.simulator.runToRest()
        #expect(form.attempts.isEmpty && titles(stage) == "ABForm")
    }
}
