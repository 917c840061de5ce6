import BarTransition
import TestSupport
import Testing
import UIKit

@Suite("All pairs of page kinds", .ownSimulator) @MainActor
struct PairTests {
    enum Kind: String, CaseIterable {
        case visible, hidden, largeTitle, prompt, opaque, toolbar, tabBarAway

        var preferences: PagePreferences {
            var preferences = self == .hidden ? PagePreferences.hidden : PagePreferences.visible
            preferences.showsToolbar = self == .toolbar
            switch self {
            case .visible, .hidden, .toolbar: break
            case .largeTitle: preferences.largeTitle = .always
            case .prompt: preferences.prompt = "Prompt"
            case .opaque: preferences.bar?.background = .color(.blue)
            case .tabBarAway: preferences.hidesBottomBar = true
            }
            return preferences
        }
    }

    struct Pair: Sendable, CustomTestStringConvertible {
        let first: Kind
        let second: Kind
        let number: Int

        var testDescription: String { "\(first.rawValue) to \(second.rawValue), \(variation.place)" }

        /// Devices and directions alternate, so that each one meets every kind.
        var variation: Variation {
            let profiles: [Simulator.Profile] = [
                .iPhoneSE(iOS: 15), .iPhone14(iOS: 16), .iPhone15(iOS: 18), .iPhone15ProMax(iOS: 18),
                .iPhone17Pro(iOS: 26), .iPhoneAir(iOS: 26), .iPad(iOS: 18), .iPad(iOS: 26),
            ]
            return Variation(
                profile: profiles[number % profiles.count], method: .tap,
                direction: number % 2 == 0 ? .leftToRight : .rightToLeft)
        }

        /// Frames are recorded for a third of the pairs.
        var invariants: [Invariant] {
            let atRest = Invariant.bar + [.toolbar, .tabBar, .reversible]
            return number % 3 == 0 ? atRest + [.smooth()] : atRest
        }
    }

    /// A sample meets every kind on both sides, and every device.
    nonisolated static let pairs = allPairs.sample(every: 11)

    private nonisolated static let allPairs = Kind.allCases.enumerated().flatMap { row, first in
        Kind.allCases.enumerated().map { column, second in
            Pair(first: first, second: second, number: row * Kind.allCases.count + column)
        }
    }

    @Test(arguments: pairs) func pushPopSwipeCancelAndGrabAgain(_ pair: Pair) async {
        let scenario = Scenario(
            "pair", pair.testDescription, in: [.tabs, .largeTitles], pages: pair.first.preferences,
            pair.second.preferences,
            invariants: pair.invariants,
            steps: [.push(1), .cancelledSwipe, .tapBack, .push(1), .grabAgain, .backToRoot, .push(1), .finishedSwipe])
        let run = ScenarioRun(scenario, .barTransition, pair.variation)
        await run.run()
        for breach in run.breaches { Issue.record("\(pair.testDescription): \(breach.what); \(breach.detail)") }
    }
}

extension Step {
    fileprivate static let finishedSwipe = swipe(to: 0.6, then: .finish)

    /// A swipe that is released and grabbed again while it returns.
    fileprivate static let grabAgain = act("release and grab again") { run in
        for finishes in [false, true] {
            run.simulator.beginBackSwipe()
            run.simulator.moveBackSwipe(toProgress: 0.5)
            run.simulator.advance(by: 0.05)
            run.simulator.endBackSwipe(finishing: finishes)
            run.simulator.advance(by: 0.03)
        }
    }
}
