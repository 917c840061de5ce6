import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// Each kind of bar beside each other one, with and without minimization, in every operation between two pages.
@Suite("Pairs of bars of which some minimize", .ownSimulator) @MainActor
struct MinimizationPairTests {
    enum Kind: String, CaseIterable {
        case system, transparent, color, gradient, hidden

        var appearance: BarAppearance {
            switch self {
            case .system: BarAppearance(isHidden: false)
            case .transparent: BarAppearance(background: .transparent, isHidden: false)
            case .color: BarAppearance(background: .color(.red), isHidden: false)
            case .gradient: BarAppearance(background: .gradient(.init(colors: [.blue, .green])), isHidden: false)
            case .hidden: .hidden
            }
        }
    }

    struct Side: Sendable {
        let kind: Kind
        let minimizes: Bool

        var preferences: PagePreferences {
            var preferences = PagePreferences(bar: kind.appearance, content: .scroll(0))
            if minimizes { preferences.bar?.minimization = .init(behavior: .onScrollDown) }
            return preferences
        }

        /// Whether the bar has UIKit's own background.
        var hasOwnBackground: Bool { [.system, .hidden].contains(kind) }

        var name: String { "\(kind.rawValue)\(minimizes ? ", minimizing" : "")" }
    }

    struct Pair: Sendable, CustomTestStringConvertible {
        let first: Side
        let second: Side
        let number: Int

        var testDescription: String { "\(first.name) to \(second.name)" }
        /// The model draws the scroll edge effect of UIKit's own background in the bar (fact m21.16b), where it appears at once.
        var exceptions: Set<SmoothnessInvariant> {
            first.hasOwnBackground == second.hasOwnBackground ? [] : [.continuity]
        }
        var variation: Variation { Variation.minimizing[number % Variation.minimizing.count] }
    }

    private nonisolated static let sides = Kind.allCases.flatMap { kind in
        [false, true].map { Side(kind: kind, minimizes: $0) }
    }

    nonisolated static let pairs = sides.enumerated().flatMap { row, first in
        sides.enumerated().map { column, second in
            Pair(first: first, second: second, number: row * sides.count + column)
        }
    }

    @Test(arguments: pairs) func pushPopSwipeAndCancel(_ pair: Pair) {
        let scenario = Scenario(
            "pair", pair.testDescription, in: .swipeEnabledByApp, pages: pair.first.preferences,
            pair.second.preferences, variations: Variation.minimizing,
            invariants: Invariant.bar + [.smooth(except: pair.exceptions), .reversible],
            steps: [
                .push(1), .cancelledSwipe, .back, .scrollDown, .push(1), .cancelledSwipe, .scrollDown, .cancelledSwipe,
                .back, .push(1), .scrollDown, .backToRoot,
            ])
        let run = ScenarioRun(scenario, .barTransition, pair.variation)
        run.run()
        for breach in run.breaches { Issue.record("\(pair.testDescription): \(breach.what); \(breach.detail)") }
    }
}

extension Step {
    fileprivate static let scrollDown = act("scroll down") { $0.drag(by: -300) }
}
