import BarTransition
import BarTransitionTesting
import UIKit

/// One scenario while it runs in one variation with one treatment.
@MainActor
final class ScenarioRun {
    let scenario: Scenario
    let treatment: Treatment
    let variation: Variation
    let simulator: Simulator
    let navigation: ScenarioNavigationController
    let tabs: UITabBarController?
    private(set) var pages: [ScenarioPage] = []
    /// The last step frame by frame, if it was recorded.
    private(set) var recording: TransitionRecording?
    /// The state at rest before the last step.
    private(set) var before = RestingState()
    private(set) var wasCancelled = false
    private(set) var breaches: [Breach] = []
    /// The state at rest after each step.
    private(set) var states: [RestingState] = []
    /// States that steps have stored to compare with.
    var kept: [String: RestingState] = [:]
    /// What steps have noted, for example delegate calls.
    var notes: [String] = []
    /// Objects of the app that nothing else retains.
    var belongings: [AnyObject] = []
    private var stepNumber = 0

    init(_ scenario: Scenario, _ treatment: Treatment, _ variation: Variation) {
        self.scenario = scenario
        self.treatment = treatment
        self.variation = variation
        simulator = Simulator(profile: variation.profile, layoutDirection: variation.direction)
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
        show()
    }

    private func show() {
        if let tabs {
            let other = UINavigationController(rootViewController: UIViewController())
            other.tabBarItem.title = "Other"
            navigation.tabBarItem.title = "Scenario"
            tabs.setViewControllers([navigation, other], animated: false)
            simulator.show(tabs)
        } else if scenario.surroundings.contains(.split) {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(navigation, for: .primary)
            split.setViewController(keep(UINavigationController(rootViewController: pages[1])), for: .secondary)
            simulator.show(split)
            simulator.runToRest()
            // A collapsed interface starts with the secondary column.
            navigation.popToRootViewController(animated: false)
        } else if scenario.surroundings.contains(.sheet) {
            let presenter = UIViewController()
            simulator.show(presenter)
            presenter.present(navigation, animated: false)
            simulator.runToRest()
        } else {
            simulator.show(navigation)
        }
        pages[0].scrollToInitialOffset()
        simulator.runToRest()
    }

    @discardableResult
    func keep<Object: AnyObject>(_ object: Object) -> Object {
        belongings.append(object)
        return object
    }

    var top: ScenarioPage? { navigation.topViewController as? ScenarioPage }

    // MARK: Running

    func run() {
        before = RestingState(self)
        check()
        for step in scenario.steps {
            stepNumber += 1
            before = RestingState(self)
            recording = nil
            wasCancelled = false
            do {
                try step.perform(self)
                simulator.runToRest()
                check()
                states.append(RestingState(self))
            } catch {
                note(Breach(what: "\(error)", detail: "step \(stepNumber), \(step.name)"))
                simulator.runToRest()
            }
        }
    }

    /// Checks everything that must hold now.
    private func check() {
        for invariant in scenario.invariants {
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
    func operate(_ operation: TransitionFilm.Operation) throws {
        guard scenario.looksAtFrames else { return performOnly(operation) }
        recording = try TransitionRecording.record(operation, on: navigation)
    }

    private func performOnly(_ operation: TransitionFilm.Operation) {
        switch operation {
        case .push(let page): navigation.pushViewController(page, animated: true)
        case .pop: navigation.popViewController(animated: true)
        case .popToRoot: navigation.popToRootViewController(animated: true)
        case .setViewControllers(let pages): navigation.setViewControllers(pages, animated: true)
        case .change(_, let change): change(navigation)
        case .swipe(let progress, let end):
            simulator.beginBackSwipe()
            guard navigation.transitionCoordinator != nil else { return simulator.touchCancel() }
            simulator.moveBackSwipe(toProgress: progress / 2)
            simulator.advance(by: 0.1)
            simulator.moveBackSwipe(toProgress: progress)
            simulator.endBackSwipe(finishing: end == .finish)
        }
        simulator.runToRest()
    }

    /// A swipe that must begin: if it is refused, that is a breach, and a tap goes back instead.
    func swipeBack(to progress: CGFloat, then end: TransitionFilm.SwipeEnd) throws {
        wasCancelled = end != .finish
        let count = navigation.viewControllers.count
        var isRefused = false
        do {
            try operate(.swipe(to: progress, then: end))
        } catch FilmError.swipeRefused {
            isRefused = true
        }
        if end == .finish, navigation.viewControllers.count == count { isRefused = true }
        guard isRefused else { return }
        note(Breach(what: "the swipe back is refused", detail: "nothing moves"))
        if end == .finish { try operate(.pop) }
    }
}
