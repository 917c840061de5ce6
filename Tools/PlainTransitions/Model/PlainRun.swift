import BarTransition
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
        guard let profile = Simulator.Profile.all.first(where: { $0.identifier == profile }) else {
            preconditionFailure("PlainRun: there is no profile “\(profile)”.")
        }
        let simulator = Simulator(profile: profile)
        let pages = pair.pages
        let navigation = UINavigationController(rootViewController: pages[0])
        navigation.navigationBar.prefersLargeTitles = true
        if pair.isAttached { navigation.attachBarTransition() }
        simulator.show(navigation)
        scroll(pages[0], simulator)
        if operation != .push, operation != .set {
            navigation.pushViewController(pages[1], animated: false)
            simulator.runToRest()
            scroll(pages[1], simulator)
        }
        return try TransitionRecording.record(filmed(pages), on: navigation).problems()
    }

    /// As the user has scrolled the page before.
    private func scroll(_ page: UIViewController, _ simulator: Simulator) {
        (page as? PlainPage)?.scroll()
        simulator.runToRest()
    }

    private func filmed(_ pages: [UIViewController]) -> TransitionFilm.Operation {
        switch operation {
        case .push: .push(pages[1])
        case .pop: .pop
        case .popToRoot: .popToRoot
        case .set: .setViewControllers([pages[1]])
        case .finish: .swipe(to: 0.5, then: .finish)
        case .cancel: .swipe(to: 0.5, then: .cancel)
        case .touch: .swipe(to: 0.05, then: .cancel)
        case .hold: .swipe(to: 0.3, then: .hold)
        }
    }
}
