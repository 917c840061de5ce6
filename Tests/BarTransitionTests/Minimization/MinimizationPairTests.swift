import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

/// Each kind of bar beside each other one, with and without minimization, beside a horizontal and a vertical bar: end states and
/// smoothness. Every operation is in N220 to N228.
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

        var name: String { "\(kind.rawValue)\(minimizes ? ", minimizing" : "")" }
    }

    struct Pair: Sendable, CustomTestStringConvertible {
        let first: Side
        let second: Side
        let isVertical: Bool
        /// Every second pair is canceled, and ends with a tap; the others are swiped back from a page that was scrolled.
        let isCanceled: Bool

        var testDescription: String {
            "\(first.name) to \(second.name)\(isVertical ? ", vertical" : "")"
        }

        var variation: Variation {
            Variation(
                profile: isVertical ? .iPhoneDuo(iOS: 27) : .iPhone18Pro(iOS: 27), method: isCanceled ? .tap : .swipe,
                direction: isCanceled ? .leftToRight : .rightToLeft)
        }
    }

    private nonisolated static let sides = Kind.allCases.flatMap { kind in
        [false, true].map { Side(kind: kind, minimizes: $0) }
    }

    /// Each unordered pair once: back is the other direction.
    nonisolated static let pairs = sides.enumerated().flatMap { row, first in
        sides[row...].enumerated().flatMap { column, second in
            [false, true].map { isVertical in
                Pair(
                    first: first, second: second, isVertical: isVertical,
                    isCanceled: (row + column).isMultiple(of: 2) != isVertical)
            }
        }
    }.sample(every: 9)

    @Test(arguments: pairs) func pushAndBack(_ pair: Pair) async {
        let end: [Step] = pair.isCanceled ? [.cancelledSwipe] : [.scrollDown, .back]
        let scenario = Scenario(
            "pair", pair.testDescription, in: .swipeEnabledByApp, pages: pair.first.preferences,
            pair.second.preferences, variations: [pair.variation],
            invariants: Invariant.bar + [.smooth(), .reversible], steps: [.scrollDown, .push(1)] + end)
        let run = ScenarioRun(scenario, .barTransition, pair.variation)
        await run.run()
        for breach in run.breaches { Issue.record("\(pair.testDescription): \(breach.what); \(breach.detail)") }
    }
}

extension Step {
    fileprivate static let scrollDown = act("scroll down") { $0.drag(by: -300) }
}
