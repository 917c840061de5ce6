import BarTransitionTesting
import TestSupport
import UIKit

/// A step frame by frame.
typealias ScenarioRecording = TransitionRecording

// What only the model can do.
extension ScenarioRun {
    convenience init(_ scenario: Scenario, _ treatment: Treatment, _ variation: Variation) {
        let simulator = Simulator(profile: variation.profile, layoutDirection: variation.direction)
        self.init(scenario, treatment, variation, on: TestScreen(simulator), isPortable: false)
    }

    var simulator: Simulator { screen.simulator }
    /// The major version of the system.
    var system: Int { variation.profile.system }

    /// Plays an operation frame by frame.
    func record(_ operation: ScenarioOperation) throws -> ScenarioRecording {
        try TransitionRecording.record(operation.filmOperation, on: navigation)
    }

    /// Whether a swipe is accepted, which then is performed.
    func begins(_ swipe: ScenarioOperation) async throws -> Bool {
        do {
            try await operate(swipe)
            return true
        } catch FilmError.swipeRefused {
            return false
        }
    }

    func swipe(to progress: CGFloat, then end: SwipeEnd) throws {
        simulator.beginBackSwipe()
        guard navigation.transitionCoordinator != nil else { return simulator.touchCancel() }
        simulator.moveBackSwipe(toProgress: progress / 2)
        simulator.advance(by: 0.1)
        simulator.moveBackSwipe(toProgress: progress)
        simulator.endBackSwipe(finishing: end == .finish)
    }
}

extension ScenarioOperation {
    fileprivate var filmOperation: TransitionFilm.Operation {
        switch self {
        case .push(let page): .push(page)
        case .pop: .pop
        case .popToRoot: .popToRoot
        case .setViewControllers(let pages): .setViewControllers(pages)
        case .swipe(let progress, .hold): .swipe(to: progress, then: .hold)
        case .swipe(let progress, .finish): .swipe(to: progress, then: .finish)
        case .swipe(let progress, .cancel): .swipe(to: progress, then: .cancel)
        case .change(let name, let change): .change(name, change)
        }
    }
}

extension Variation {
    @MainActor
    init(method: Method, on screen: TestScreen) {
        self.init(
            profile: screen.simulator.profile, method: method, direction: screen.simulator.layoutDirection)
    }
}
