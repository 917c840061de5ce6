import BarTransitionTesting
import UIKit

/// One transition between two plain pages on one device.
@MainActor
public struct PlainRun {
    /// An operation on a pair of pages.
    public enum Operation: CaseIterable, Sendable {
        case push, pop, popToRoot, set, finish, cancel, touch, hold
    }

    /// The identifier of a `Simulator.Profile`.
    public let profile: String
    public let pair: PlainPair
    public let operation: Operation

    /// For example "iphone15-ios18, colors that slide, pop".
    public var name: String { "\(profile), \(pair.name), \(operation)" }

    /// Creates a run.
    public init(profile: String, pair: PlainPair, operation: Operation) {
        self.profile = profile
        self.pair = pair
        self.operation = operation
    }

    /// Every pair and operation on devices.
    public static func all(on profiles: [String]) -> [PlainRun] {
        profiles.flatMap { profile in
            PlainPair.all.flatMap { pair in
                Operation.allCases.map { PlainRun(profile: profile, pair: pair, operation: $0) }
            }
        }
    }

    /// Plays the transition and returns what the rules of smoothness report.
    public func play() throws -> [SmoothnessProblem] {
        try TransitionRecording.record(scene, variant: .profile(profile)).problems()
    }

    private var scene: FilmScene {
        let pages = pair.pages
        func scene(_ operation: TransitionFilm.Operation, _ stack: [UIViewController]) -> FilmScene {
            FilmScene(operation, pages: stack, prefersLargeTitles: true, attachesBarTransition: pair.isAttached)
        }
        return switch operation {
        case .push: scene(.push(pages[1]), [pages[0]])
        case .pop: scene(.pop, pages)
        case .popToRoot: scene(.popToRoot, pages)
        case .set: scene(.setViewControllers([pages[1]]), [pages[0]])
        case .finish: scene(.swipe(to: 0.5, then: .finish), pages)
        case .cancel: scene(.swipe(to: 0.5, then: .cancel), pages)
        case .touch: scene(.swipe(to: 0.05, then: .cancel), pages)
        case .hold: scene(.swipe(to: 0.3, then: .hold), pages)
        }
    }
}
