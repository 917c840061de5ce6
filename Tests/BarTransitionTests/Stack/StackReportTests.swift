import BarTransition
import TestSupport
import Testing
import UIKit

/// What changes of the stack report that UIKit makes later than they are called.
@Suite("Reports of changes that UIKit defers", .ownSimulator) @MainActor
struct StackReportTests {
    private func titles(_ navigation: UINavigationController) -> String {
        navigation.viewControllers.map { $0.title ?? "" }.joined()
    }

    // MARK: Attempts (iOS 26)

    /// A push that the app animates is not interrupted, so the pop waits for its end. It is complete when the page has gone.
    @Test func anAttemptDuringTheAppsTransition() async {
        let delegate = FadingDelegate()
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26)) {
            let navigation = UINavigationController(rootViewController: MarkedPage("A"))
            navigation.delegate = delegate
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        let form = FormPage("B")
        form.answer = true
        stage.push(form, andWait: 0.1)
        var reports: [String] = []
        let popped = stage.navigation.viewControllerStack.attemptPopViewController { [navigation = stage.navigation] in
            reports.append("\($0) \(navigation.viewControllers.map { $0.title ?? "" }.joined())")
        }
        #expect(popped === form && reports.isEmpty)
        stage.simulator.runToRest()
        await runTasks()
        stage.simulator.runToRest()
        #expect(titles(stage.navigation) == "A" && reports == ["true A"])
        withExtendedLifetime(delegate) {}
    }

    /// A page with nothing to show leaves as it appears: UIKit makes the pop after the push.
    @Test func anAttemptAsThePageAppears() async {
        final class Empty: MarkedPage {
            var reports: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard let navigation = navigationController else { return }
                navigation.viewControllerStack.attemptPopViewController { [weak self, weak navigation] in
                    self?.reports.append("\($0) \(navigation?.viewControllers.count ?? 0)")
                }
            }
        }
        let stage = HeadlessStage(.iPhone17Pro(iOS: 26)) {
            UINavigationController(rootViewController: MarkedPage("A"))
        }
        stage.simulator.runToRest()
        let empty = Empty("B")
        stage.push(empty, andWait: 0.1)
        stage.simulator.runToRest()
        await runTasks()
        stage.simulator.runToRest()
        #expect(titles(stage.navigation) == "A" && empty.reports == ["true 1"])
    }

    // MARK: Pops to the root

    /// A change that waits replaces the root. The pop that waits after it goes to the root that is there then, as without waiting.
    @Test(arguments: PopToTests.devices, [false, true])
    func aPopToTheRootAfterAnotherStackWasSet(_ profile: Simulator.Profile, waits: Bool) {
        let stage = HeadlessStage(profile) {
            let navigation = UINavigationController(rootViewController: MarkedPage("A"))
            navigation.attachBarTransition()
            return navigation
        }
        stage.simulator.runToRest()
        stage.push(MarkedPage("B"), andWait: waits ? 0.1 : 2)
        #expect((stage.navigation.transitionCoordinator != nil) == waits)
        let stack = stage.navigation.viewControllerStack
        var finished: [Bool] = []
        stack.setViewControllers([MarkedPage("C"), MarkedPage("D")], animated: false) { finished.append($0) }
        stack.popToRootViewController(animated: true) { finished.append($0) }
        stage.simulator.runToRest()
        #expect(titles(stage.navigation) == "C" && finished == [true, true])
    }

    /// The same with the function that returns at the end.
    @Test(arguments: PopToTests.devices) func aPopToTheRootThatIsAwaited(_ profile: Simulator.Profile) async {
        let stage = HeadlessStage(profile, pages: MarkedPage("A"))
        stage.push(MarkedPage("B"), andWait: 0.1)
        let stack = stage.navigation.viewControllerStack
        stack.setViewControllers([MarkedPage("C"), MarkedPage("D")], animated: false)
        let popped = Task { [unowned navigation = stage.navigation] in
            await navigation.viewControllerStack.popToRoot()?.count
        }
        await runTasks()
        #expect(titles(stage.navigation) == "AB", "both wait")
        stage.simulator.runToRest()
        #expect(await popped.value == 1)
        #expect(titles(stage.navigation) == "C")
    }

    // MARK: Nested stacks

    /// In a collapsed split view both stacks share a bar, and UIKit defers changes of the outer one while the nested one moves.
    @Test(arguments: PopToTests.devices) func aPopOfTheOuterStackDuringANestedPush(_ profile: Simulator.Profile) {
        let stage = SplitViewTests.Stage(profile, attached: .both, showsDetail: true)
        #expect(stage.primary.topViewController === stage.secondary)
        stage.secondary.pushViewController(MarkedPage("Next"), animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(stage.secondary.transitionCoordinator != nil && stage.primary.transitionCoordinator == nil)
        var finished: [Bool] = []
        let popped = stage.primary.viewControllerStack.popToRootViewController(animated: true) { finished.append($0) }
        #expect(popped == [stage.secondary] && finished.isEmpty)
        stage.simulator.runToRest()
        #expect(stage.primary.viewControllers == [stage.list] && finished == [true])
    }

    // MARK: Pages that appear without a transition

    /// Changes its stack as it appears for the first time.
    private final class ImpatientPage: MarkedPage {
        var onFirstAppearance: ((ViewControllerStack, _ completion: @escaping @MainActor (Bool) -> Void) -> Void)?
        private(set) var finished: [Bool] = []
        /// Those that were reported before the call returned.
        private(set) var finishedAtOnce: [Bool]?

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            guard let change = onFirstAppearance, let navigationController else { return }
            onFirstAppearance = nil
            change(navigationController.viewControllerStack) { [weak self] in self?.finished.append($0) }
            finishedAtOnce = finished
        }
    }

    /// A page goes on as it appears for the first time: UIKit makes the push when the page is on the screen.
    @Test(arguments: PopToTests.devices) func aPushAsTheFirstPageAppears(_ profile: Simulator.Profile) async {
        let root = ImpatientPage("A")
        root.onFirstAppearance = { $0.pushViewController(MarkedPage("B"), animated: false, completion: $1) }
        let stage = HeadlessStage(profile, pages: root)
        await runTasks()
        #expect(titles(stage.navigation) == "AB" && root.finished == [true])
    }

    /// A page with nothing to show leaves as it appears first, for example on a stack that is restored.
    @Test(arguments: PopToTests.devices) func aPopAsTheFirstPageAppears(_ profile: Simulator.Profile) async {
        let empty = ImpatientPage("B")
        empty.onFirstAppearance = { $0.popViewController(animated: false, completion: $1) }
        let stage = HeadlessStage(profile, pages: MarkedPage("A"), empty)
        await runTasks()
        #expect(titles(stage.navigation) == "A" && empty.finished == [true])
    }

    /// An attempt returns the page that leaves so.
    @Test(arguments: PopToTests.devices) func anAttemptAsTheFirstPageAppears(_ profile: Simulator.Profile) async {
        let empty = ImpatientPage("B")
        var popped: UIViewController?
        empty.onFirstAppearance = { popped = $0.attemptPopViewController(animated: false, completion: $1) }
        let stage = HeadlessStage(profile, pages: MarkedPage("A"), empty)
        await runTasks()
        #expect(titles(stage.navigation) == "A" && empty.finished == [true])
        #expect(popped === empty)
    }

    /// At the root there is nothing to pop, which is reported at once, also as the root appears first.
    @Test(arguments: PopToTests.devices) func aPopOfTheRootAsItAppears(_ profile: Simulator.Profile) {
        let root = ImpatientPage("A")
        root.onFirstAppearance = { $0.popViewController(animated: false, completion: $1) }
        let stage = HeadlessStage(profile, pages: root)
        #expect(titles(stage.navigation) == "A" && root.finishedAtOnce == [false])
    }

    /// A container that puts its neighbors into the window before they appear, and forwards the appearance itself. A stack in it
    /// that ignores the pop has popped nothing, which is reported before it appears.
    @Test(arguments: PopToTests.devices)
    func aPopThatIsIgnoredBeforeTheStackAppears(_ profile: Simulator.Profile) async {
        final class Pager: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        final class LockedStack: UINavigationController {
            override func popViewController(animated: Bool) -> UIViewController? { nil }
        }
        let simulator = Simulator(profile: profile)
        let (pager, navigation) = (Pager(), LockedStack())
        navigation.viewControllers = [MarkedPage("A"), MarkedPage("B")]
        pager.addChild(navigation)
        pager.view.addSubview(navigation.view)
        navigation.didMove(toParent: pager)
        simulator.show(pager)
        #expect(navigation.view.window != nil && navigation.topViewController?.viewIfLoaded?.window == nil)
        var finished: [Bool] = []
        navigation.viewControllerStack.popViewController(animated: false) { finished.append($0) }
        await runTasks()
        #expect(finished == [false] && titles(navigation) == "AB")
    }

    @MainActor
    private final class Outcomes {
        var finished: [Bool] = []
    }

    /// The app shows something else before UIKit makes the push, which is not made then.
    @Test(arguments: PopToTests.devices)
    func aStackThatIsDiscardedAsItsFirstPageAppears(_ profile: Simulator.Profile) async {
        let simulator = Simulator(profile: profile)
        let outcomes = Outcomes()
        weak var released: UINavigationController?
        do {
            let root = ImpatientPage("A")
            root.onFirstAppearance = { stack, _ in
                stack.pushViewController(MarkedPage("B"), animated: false) { outcomes.finished.append($0) }
            }
            let navigation = UINavigationController(rootViewController: root)
            simulator.show(navigation)
            released = navigation
            simulator.show(UIViewController())
        }
        simulator.runToRest()
        #expect(released == nil && outcomes.finished.isEmpty)
        await runTasks()
        #expect(outcomes.finished == [false])
    }

    // MARK: Stacks that do something else

    /// A stack that presents something instead of the change has not made it. The presentation's end is not that of a change.
    @Test func aStackThatPresentsInstead() {
        final class AskingStack: UINavigationController {
            var asks = false

            override func pushViewController(_ viewController: UIViewController, animated: Bool) {
                if asks { ask() } else { super.pushViewController(viewController, animated: animated) }
            }

            override func popViewController(animated: Bool) -> UIViewController? {
                ask()
                return nil
            }

            private func ask() {
                present(UIAlertController(title: "Sign in?", message: nil, preferredStyle: .alert), animated: true)
            }
        }
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let navigation = AskingStack()
        navigation.viewControllers = [MarkedPage("A"), MarkedPage("B")]
        simulator.show(navigation)
        simulator.runToRest()
        navigation.asks = true
        let stack = navigation.viewControllerStack
        var finished: [Bool] = []
        #expect(stack.attemptPopViewController { finished.append($0) } == nil)
        simulator.runToRest()
        #expect(finished == [false])
        navigation.dismiss(animated: false)
        simulator.runToRest()
        stack.pushViewController(MarkedPage("C"), animated: true) { finished.append($0) }
        simulator.runToRest()
        #expect(finished == [false, false] && titles(navigation) == "AB")
    }

    /// The result of an attempt that the stack ignores is nil, even if the completion pushes a page.
    @Test func aStackThatIgnoresAnAttempt() {
        final class LockedStack: UINavigationController {
            override func popViewController(animated: Bool) -> UIViewController? { nil }
        }
        let simulator = Simulator(profile: .iPhone15(iOS: 18))
        let navigation = LockedStack()
        navigation.viewControllers = [MarkedPage("A"), MarkedPage("B")]
        simulator.show(navigation)
        simulator.runToRest()
        let popped = navigation.viewControllerStack.attemptPopViewController { [weak navigation] finished in
            if !finished { navigation?.pushViewController(MarkedPage("C"), animated: false) }
        }
        #expect(popped == nil)
        simulator.runToRest()
        #expect(titles(navigation) == "ABC")
    }

    /// Nothing is popped where the stack pushes a page instead, although that one is not on the screen yet.
    @Test(arguments: PopToTests.devices) func aStackThatPushesInstead(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        let navigation = ConfirmingStack()
        navigation.viewControllers = [MarkedPage("A"), MarkedPage("B")]
        simulator.show(navigation)
        simulator.runToRest()
        var finished: [Bool] = []
        navigation.viewControllerStack.popViewController(animated: true) { finished.append($0) }
        #expect(finished == [false])
        simulator.runToRest()
        #expect(titles(navigation) == "AB?" && finished == [false])
        #expect(navigation.viewControllerStack.attemptPopViewController { finished.append($0) } == nil)
        #expect(finished == [false, false])
        simulator.runToRest()
        #expect(titles(navigation) == "AB??" && finished == [false, false])
    }

    /// The same without animation: the page that is pushed is about to appear, the other one is not popped.
    @Test(arguments: PopToTests.devices) func aStackThatPushesInsteadAtOnce(_ profile: Simulator.Profile) {
        let simulator = Simulator(profile: profile)
        let navigation = ConfirmingStack()
        navigation.isAnimated = false
        navigation.viewControllers = [MarkedPage("A"), MarkedPage("B")]
        simulator.show(navigation)
        simulator.runToRest()
        var finished: [Bool] = []
        #expect(navigation.viewControllerStack.attemptPopViewController { finished.append($0) } == nil)
        #expect(finished == [false])
        simulator.runToRest()
        #expect(titles(navigation) == "AB?" && finished == [false])
    }

    /// A stack whose `popViewController` pops two pages and returns the lower one. The attempt returns that one, too, and succeeds.
    @Test(arguments: PopToTests.devices, [true, false])
    func aStackThatSkipsAPage(_ profile: Simulator.Profile, animated: Bool) {
        final class SkippingStack: UINavigationController {
            override func popViewController(animated: Bool) -> UIViewController? {
                let skipped = viewControllers[1]
                popToRootViewController(animated: animated)
                return skipped
            }
        }
        let simulator = Simulator(profile: profile)
        let navigation = SkippingStack()
        navigation.viewControllers = [MarkedPage("A"), MarkedPage("B"), MarkedPage("C")]
        simulator.show(navigation)
        simulator.runToRest()
        var finished: [Bool] = []
        let popped = navigation.viewControllerStack.attemptPopViewController(animated: animated) { finished.append($0) }
        #expect(popped?.title == "B")
        simulator.runToRest()
        #expect(titles(navigation) == "A" && finished == [true])
    }

    /// From iOS 26 the page that is pushed instead interrupts the push in progress.
    @Test func aStackThatPushesInsteadDuringAPush() {
        let simulator = Simulator(profile: .iPhone17Pro(iOS: 26))
        let navigation = ConfirmingStack()
        navigation.viewControllers = [MarkedPage("A")]
        simulator.show(navigation)
        simulator.runToRest()
        navigation.pushViewController(MarkedPage("B"), animated: true)
        simulator.advance(by: 0.1)
        #expect(navigation.viewControllerStack.attemptPopViewController() == nil)
        simulator.runToRest()
        #expect(titles(navigation) == "AB?")
    }
}
