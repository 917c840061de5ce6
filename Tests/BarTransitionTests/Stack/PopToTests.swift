import BarTransition
import TestSupport
import Testing
import UIKit

/// Pops over several pages: what they return, and when they report their end.
@Suite("Pops over several view controllers", .ownSimulator) @MainActor
struct PopToTests {
    private final class SpecialPage: MarkedPage {}

    nonisolated static let devices: [Simulator.Profile] = [
        .iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26),
    ]

    private let pages: [MarkedPage] = [
        MarkedPage("A"), SpecialPage("B"), MarkedPage("C"), SpecialPage("D"), MarkedPage("E"),
    ]

    private func stage(_ profile: Simulator.Profile) -> HeadlessStage {
        HeadlessStage(profile) {
            let navigation = UINavigationController()
            navigation.viewControllers = pages
            navigation.attachBarTransition()
            return navigation
        }
    }

    /// Every way to name the target, with the target that it names.
    private static let ways:
        [(
            String,
            @MainActor (ViewControllerStack, [MarkedPage], Bool, @escaping @MainActor (Bool) -> Void) ->
                [UIViewController]?
        )] = [
            ("C", { $0.popToViewController($1[2], animated: $2, completion: $3) }),
            ("A", { stack, _, animated, done in stack.popToRootViewController(animated: animated, completion: done) }),
            (
                "C",
                { stack, _, animated, done in
                    stack.popToViewController(
                        where: { "ABC".contains($0.title ?? "") }, animated: animated, completion: done)
                }
            ),
            (
                "D",
                { stack, _, animated, done in
                    stack.popToViewController(ofType: SpecialPage.self, animated: animated, completion: done)
                }
            ),
        ]

    private func titles(_ pages: [UIViewController]?) -> String? { pages?.map { $0.title ?? "" }.joined() }

    private func titles(above title: String) -> String { String("ABCDE".split(separator: title).last ?? "") }

    @Test(arguments: devices, [true, false]) func theReturnValueAndTheCompletion(
        _ profile: Simulator.Profile, animated: Bool
    ) {
        for (title, pop) in Self.ways {
            let stage = stage(profile)
            var finished: [Bool] = []
            let popped = pop(stage.navigation.viewControllerStack, pages, animated) { finished.append($0) }
            #expect(titles(popped) == titles(above: title))
            if animated { #expect(finished.isEmpty) }
            stage.simulator.runToRest()
            #expect(finished == [true] && stage.navigation.topViewController?.title == title)
        }
    }

    /// During a transition the call waits, and still says what it pops.
    @Test(arguments: devices) func duringAPush(_ profile: Simulator.Profile) {
        for (title, pop) in Self.ways {
            let stage = stage(profile)
            stage.push(MarkedPage("F"), andWait: 0.1)
            var finished: [Bool] = []
            let popped = pop(stage.navigation.viewControllerStack, pages, true) { finished.append($0) }
            #expect(titles(popped) == titles(above: title) + "F")
            #expect(stage.navigation.topViewController?.title == "F", "not yet")
            stage.simulator.runToRest()
            #expect(finished == [true] && stage.navigation.topViewController?.title == title)
        }
    }

    /// A swipe that is canceled brings back the page that it would have popped, and the pop takes it too.
    @Test(arguments: devices, [false, true]) func duringASwipe(_ profile: Simulator.Profile, finishing: Bool) {
        let stage = stage(profile)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        var finished: [Bool] = []
        let popped = stage.navigation.viewControllerStack.popToViewController(pages[1], animated: true) {
            finished.append($0)
        }
        #expect(titles(popped) == "CD")
        stage.simulator.endBackSwipe(finishing: finishing)
        stage.simulator.runToRest()
        #expect(finished == [true] && titles(stage.navigation.viewControllers) == "AB")
    }

    /// The transition that the call waits for can remove its target.
    @Test(arguments: devices) func theTargetIsGoneMeanwhile(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        stage.push(MarkedPage("F"), andWait: 0.1)
        var finished: [Bool] = []
        let stack = stage.navigation.viewControllerStack
        stack.setViewControllers([pages[0], pages[4]], animated: false) { _ in }
        stack.popToViewController(pages[2], animated: true) { finished.append($0) }
        stage.simulator.runToRest()
        #expect(finished == [false] && titles(stage.navigation.viewControllers) == "AE")
    }

    /// Invalid input: nothing is popped, and the completion says so at once.
    @Test(arguments: devices) func noSuchTarget(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        let stack = stage.navigation.viewControllerStack
        var finished: [Bool] = []
        let done: @MainActor (Bool) -> Void = { finished.append($0) }
        #expect(stack.popToViewController(MarkedPage("Elsewhere"), animated: true, completion: done) == nil)
        #expect(stack.popToViewController(pages[4], animated: true, completion: done) == nil, "on top")
        #expect(stack.popToViewController(where: { $0.title == "E" }, animated: true, completion: done) == nil)
        #expect(stack.popToViewController(ofType: UITabBarController.self, animated: true, completion: done) == nil)
        #expect(finished == [false, false, false, false])
        stage.navigation.setViewControllers([pages[0]], animated: false)
        #expect(stack.popToRootViewController(animated: true, completion: done) == nil)
        stage.navigation.setViewControllers([], animated: false)
        #expect(stack.popToRootViewController(animated: true, completion: done) == nil)
        #expect(finished.count == 6)
    }

    /// Until the layout pass UIKit returns the outgoing page first (fact 1.3.6).
    @Test(arguments: devices, [true, false]) func afterAnotherPopInTheSameTurn(
        _ profile: Simulator.Profile, animated: Bool
    ) {
        let stage = stage(profile)
        stage.navigation.popToViewController(pages[2], animated: animated)
        let popped = stage.navigation.viewControllerStack.popToRootViewController(animated: true)
        #expect(titles(popped) == "BC")
        stage.simulator.runToRest()
        #expect(titles(stage.navigation.viewControllers) == "A")
    }

    /// UIKit's own functions return nil outside of a window (fact 1.1.8).
    @Test func outsideOfAWindow() {
        let navigation = UINavigationController()
        navigation.viewControllers = pages
        #expect(titles(navigation.viewControllerStack.popToViewController(pages[2], animated: true)) == "DE")
        #expect(navigation.topViewController === pages[2])
    }

    /// The root has another item by now than the one in the bar, as a container with the item of its present child.
    @Test func outsideOfAWindowWithAnotherItem() {
        final class Container: MarkedPage {
            var item = UINavigationItem(title: "A")
            override var navigationItem: UINavigationItem { item }
        }
        let root = Container("A")
        let navigation = UINavigationController()
        navigation.viewControllers = [root, pages[1], pages[2]]
        root.item = UINavigationItem(title: "Another")
        #expect(titles(navigation.viewControllerStack.popToRootViewController(animated: true)) == "BC")
        #expect(navigation.topViewController === root)
    }

    // The closure of a task can be released on another thread a moment after its end. So no stage has the pages of another one, and
    // no closure keeps a stack alive.

    @Test(arguments: devices, 0..<4) func asynchronously(_ profile: Simulator.Profile, way: Int) async {
        let ways: [(String, @MainActor (ViewControllerStack) async -> [UIViewController]?)] = [
            ("C", { await $0.pop(to: pages[2]) }),
            ("A", { await $0.popToRoot() }),
            ("C", { await $0.pop(toLastWhere: { "ABC".contains($0.title ?? "") }) }),
            ("D", { await $0.pop(toLast: SpecialPage.self) }),
        ]
        let (title, pop) = ways[way]
        let stage = stage(profile)
        stage.push(MarkedPage("F"), andWait: 0.1)
        let popped = Task { [unowned navigation = stage.navigation] in
            titles(await pop(navigation.viewControllerStack))
        }
        await runTasks()
        stage.simulator.runToRest()
        #expect(await popped.value == titles(above: title) + "F")
        #expect(stage.navigation.topViewController?.title == title)
        #expect(await stage.navigation.viewControllerStack.pop(to: MarkedPage("Elsewhere")) == nil)
    }

    @Test(arguments: 0..<4) func theyAreAnimatedByDefault(way: Int) async {
        let ways: [@MainActor (ViewControllerStack) async -> [UIViewController]?] = [
            { await $0.pop(to: pages[2]) }, { await $0.popToRoot() },
            { await $0.pop(toLastWhere: { $0.title == "C" }) },
            { await $0.pop(toLast: SpecialPage.self) },
        ]
        let stage = stage(.iPhone15(iOS: 18))
        stage.simulator.runToRest()
        let popped = Task { [unowned navigation = stage.navigation] in
            titles(await ways[way](navigation.viewControllerStack))
        }
        await runTasks()
        #expect(stage.navigation.transitionCoordinator?.isAnimated == true)
        stage.simulator.runToRest()
        _ = await popped.value
    }

    /// With the completion that UIKit never runs (fact 1.3.5).
    @Test func withoutUIKitsCompletion() async {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.variants.alongsideCompletion = .neverRuns
        let stage = stage(profile)
        let popped = Task { [unowned navigation = stage.navigation] in
            titles(await navigation.viewControllerStack.popToRoot())
        }
        await runTasks()
        stage.simulator.runToRest()
        #expect(await popped.value == "BCDE")
    }

    /// Outside of a window no layout pass settles the stack between two pops.
    @Test(arguments: devices) func twoPopsOutsideOfTheWindow(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        stage.simulator.show(UIViewController())
        let stack = stage.navigation.viewControllerStack
        #expect(titles(stack.popToViewController(pages[2], animated: true)) == "DE")
        #expect(titles(stack.popToRootViewController(animated: true)) == "BC")
        #expect(stage.navigation.topViewController === pages[0])
    }

    @Test(arguments: devices) func aRemovalInTheTurnOfAPop(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        stage.navigation.popToViewController(pages[1], animated: false)
        stage.navigation.viewControllerStack.removeViewControllers { $0 === pages[0] }
        stage.simulator.runToRest()
        #expect(titles(stage.navigation.viewControllers) == "B")
    }

    @Test(arguments: devices) func anAttemptInTheTurnOfAPop(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        var finished: [Bool] = []
        stage.navigation.popToRootViewController(animated: false)
        let popped = stage.navigation.viewControllerStack.attemptPopViewController { finished.append($0) }
        #expect(popped == nil && finished == [false])
    }

    /// A swipe that is canceled brings back a page above the one to pop to.
    @Test(arguments: devices) func toThePageThatACanceledSwipeUncovers(_ profile: Simulator.Profile) {
        let stage = stage(profile)
        stage.simulator.beginBackSwipe()
        stage.simulator.moveBackSwipe(toProgress: 0.5)
        var finished: [Bool] = []
        stage.navigation.viewControllerStack.popToViewController(pages[3], animated: true) { finished.append($0) }
        #expect(finished.isEmpty)
        stage.simulator.endBackSwipe(finishing: false)
        stage.simulator.runToRest()
        #expect(finished == [true] && stage.navigation.topViewController === pages[3])
    }
}
