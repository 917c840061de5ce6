import BarTransition
import TestSupport
import UIKit

/// One scenario while it runs in one variation with one treatment: on the model, or as in a window of UIKit's.
@MainActor
final class ScenarioRun {
    let scenario: Scenario
    let treatment: Treatment
    let variation: Variation
    let screen: TestScreen
    /// Whether only that is done and judged which UIKit's public interface allows: no touches, no frames, no titles.
    let isPortable: Bool
    let navigation: ScenarioNavigationController
    let tabs: UITabBarController?
    private(set) var pages: [ScenarioPage] = []
    /// The last step frame by frame, if it was recorded.
    private(set) var recording: ScenarioRecording?
    /// The state at rest before the last step.
    private(set) var before = RestingState()
    private(set) var wasCancelled = false
    private(set) var breaches: [Breach] = []
    /// Why the scenario has ended before its last step: it says nothing about this device.
    private(set) var notRun: NotRun?
    /// The state at rest after each step.
    private(set) var states: [RestingState] = []
    /// States that steps have stored to compare with.
    var kept: [String: RestingState] = [:]
    /// What steps have noted, for example delegate calls.
    var notes: [String] = []
    /// Objects of the app that nothing else retains.
    var belongings: [AnyObject] = []
    /// What was not judged because only the model shows it.
    private(set) var notJudged: Set<NotJudged> = []
    private var stepNumber = 0

    /// - Parameters:
    ///   - screen: an empty screen.
    ///   - isPortable: whether only that is done and judged which UIKit's public interface allows.
    init(
        _ scenario: Scenario, _ treatment: Treatment, _ variation: Variation, on screen: TestScreen, isPortable: Bool
    ) {
        self.scenario = scenario
        self.treatment = treatment
        self.variation = variation
        self.screen = screen
        self.isPortable = isPortable
        navigation =
            scenario.surroundings.contains(.ownDelegates)
            ? OwnDelegatesNavigationController() : ScenarioNavigationController()
        tabs = scenario.surroundings.contains(.tabs) ? UITabBarController() : nil
        for (index, preferences) in scenario.pages.enumerated() {
            pages.append(ScenarioPage.make(["A", "B", "C", "D", "E"][index], preferences, treatment))
        }
        setUp()
    }

    private func setUp() {
        let surroundings = scenario.surroundings
        navigation.navigationBar.prefersLargeTitles = surroundings.contains(.largeTitles)
        if surroundings.contains(.opaqueBar) { navigation.navigationBar.isTranslucent = false }
        if surroundings.contains(.appsAnimator) {
            let delegate = FadingDelegate()
            navigation.delegate = delegate
            keep(delegate)
        }
        navigation.setViewControllers([pages[0]], animated: false)
        switch treatment {
        case .uiKit: break
        case .recipe:
            let recipe = SafeAreaRecipe()
            recipe.next = navigation.delegate
            navigation.delegate = keep(recipe)
        case .barTransition: navigation.attachBarTransition()
        }
        scenario.prepare(self)
        if surroundings.contains(.swipeEnabledByApp), treatment != .barTransition {
            keep(HiddenBarSwipeDelegate(for: navigation))
        }
    }

    private func show() async {
        if let tabs {
            let other = UINavigationController(rootViewController: UIViewController())
            other.tabBarItem.title = "Other"
            navigation.tabBarItem.title = "Scenario"
            tabs.setViewControllers([navigation, other], animated: false)
            await screen.show(tabs)
        } else if scenario.surroundings.contains(.split) {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(navigation, for: .primary)
            split.setViewController(keep(UINavigationController(rootViewController: pages[1])), for: .secondary)
            await screen.show(split)
            await rest()
            guard split.isCollapsed else { return notRun = NotRun("the split view is not collapsed on this device") }
            // A collapsed interface starts with the secondary column.
            navigation.popToRootViewController(animated: false)
        } else if scenario.surroundings.contains(.sheet) {
            let presenter = UIViewController()
            await screen.show(presenter)
            presenter.startPresenting(navigation, animated: false)
            await rest()
        } else {
            await screen.show(navigation)
        }
        pages[0].scrollToInitialOffset()
        await rest()
    }

    @discardableResult
    func keep<Object: AnyObject>(_ object: Object) -> Object {
        belongings.append(object)
        return object
    }

    var top: ScenarioPage? { navigation.topViewController as? ScenarioPage }

    // MARK: Running

    func run() async {
        await show()
        guard notRun == nil else { return }
        before = RestingState(self)
        check()
        for step in scenario.steps {
            stepNumber += 1
            before = RestingState(self)
            recording = nil
            wasCancelled = false
            do {
                try await step.perform(self)
                await rest()
                check()
                states.append(RestingState(self))
            } catch let reason as NotRun {
                notRun = reason
                return await rest()
            } catch {
                note(Breach(what: "\(error)", detail: "step \(stepNumber), \(step.name)"))
                await rest()
            }
        }
    }

    /// Checks everything that must hold now.
    private func check() {
        for invariant in scenario.invariants {
            guard !isPortable || invariant.isPortable else {
                notJudged.insert(invariant.looksAtFrames ? .frames : .titles)
                continue
            }
            if let breach = invariant.breach(self) {
                note(breach, as: invariant.looksAtFrames ? .smoothness : .endState)
            }
        }
    }

    func note(_ breach: Breach, as kind: Breach.Kind = .endState) {
        let step = stepNumber == 0 ? "at the start" : "after step \(stepNumber), \(scenario.steps[stepNumber - 1].name)"
        breaches.append(
            Breach(what: breach.what, detail: "\(step): \(breach.detail)", kind: breach.kind ?? kind))
    }

    /// Performs an operation and waits until it rests, frame by frame where the scenario needs frames.
    func operate(_ operation: ScenarioOperation) async throws {
        guard scenario.looksAtFrames, !isPortable else { return try await performOnly(operation) }
        recording = try record(operation)
    }

    private func performOnly(_ operation: ScenarioOperation) async throws {
        switch operation {
        case .push(let page): navigation.pushViewController(page, animated: true)
        case .pop: navigation.popViewController(animated: true)
        case .popToRoot: navigation.popToRootViewController(animated: true)
        case .setViewControllers(let pages): navigation.setViewControllers(pages, animated: true)
        case .change(_, let change): change(navigation)
        case .swipe(let progress, let end): try swipe(to: progress, then: end)
        }
        await rest()
    }

    /// A swipe that must begin: if it is refused, that is a breach, and a tap goes back instead. In a window a tap goes back
    /// instead of a swipe that would finish, and one that would be canceled is left out.
    func swipeBack(to progress: CGFloat, then end: SwipeEnd) async throws {
        guard !isPortable else {
            leavesOutSwipe()
            if end == .finish { try await operate(.pop) }
            return
        }
        wasCancelled = end != .finish
        let count = navigation.viewControllers.count
        var isRefused = try await !begins(.swipe(to: progress, then: end))
        if end == .finish, navigation.viewControllers.count == count { isRefused = true }
        guard isRefused else { return }
        note(Breach(what: "the swipe back is refused", detail: "nothing moves"))
        if end == .finish { try await operate(.pop) }
    }

    /// A swipe is left out, since it needs a finger.
    func leavesOutSwipe() { notJudged.insert(.swipes) }

    // MARK: The screen

    var window: UIWindow { screen.window }
    /// Whether something moves.
    var isBusy: Bool { screen.isBusy }
    /// Waits until nothing moves.
    func rest() async { await screen.rest() }
    /// Waits for the end of the run loop's turn, in which UIKit lays out and transitions begin.
    func turn() async { await screen.turn() }
    /// Waits until the screen is some seconds further.
    func advance(by seconds: TimeInterval) async { await screen.advance(by: seconds) }
    /// The color at a point of the window, at rest.
    func color(at point: CGPoint) -> UIColor { screen.color(at: point) }
    /// The color at a point of the window in a frame on the way; nil in a window.
    func movingColor(at point: CGPoint) -> UIColor? {
        guard isPortable else { return color(at: point) }
        notJudged.insert(.frames)
        return nil
    }
}

/// What only the model shows, or only a finger.
enum NotJudged: String, CaseIterable {
    case frames
    case titles
    case swipes
}

/// What a step does with the stack.
enum ScenarioOperation {
    case push(UIViewController)
    case pop
    case popToRoot
    case setViewControllers([UIViewController])
    case swipe(to: CGFloat, then: SwipeEnd)
    case change(String, @MainActor (UINavigationController) -> Void)
}

/// How a swipe ends.
enum SwipeEnd: String {
    case hold, finish, cancel
}
