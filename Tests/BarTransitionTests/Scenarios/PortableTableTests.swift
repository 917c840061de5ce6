import Foundation
import TestSupport
import Testing
import UIKit

/// The table that a run in a window writes.
@Suite("Table of scenarios in a window", .ownSimulator) @MainActor
struct PortableTableTests {
    private static let page = """
        | scenario | UIKit alone | recipe alone | BarTransition |
        |---|---|---|---|
        | N01 | breaks: x | holds | holds |
        | N02 | holds | holds | holds |
        | N03 | holds | holds | holds |

        - N01: one
        - N02: two
        """

    private static func result(_ scenario: Scenario) async throws -> PortableResult {
        try await PortableResult(scenario, .barTransition)
    }

    /// A page that declares a bar, and a step that hides it behind the library's back.
    private static func scenario(_ step: Step?, _ invariants: Invariant...) -> Scenario {
        Scenario(
            "N01", "", pages: .visible, .plain(.red), variations: Variation.methods, invariants: invariants,
            steps: [.push(1)] + [step].compactMap { $0 })
    }

    private static let hide = Step.act("hide") { $0.navigation.setNavigationBarHidden(true, animated: false) }

    @Test func aCellSaysWhatWasSeen() async throws {
        let held = try await Self.result(Self.scenario(nil, .visibility, .title, .color, .smooth()))
        #expect(held.cell == "holds" && held.gaps == "frames, titles")
        let broken = try await Self.result(Self.scenario(Self.hide, .items, .visibility))
        #expect(broken.cell == "breaks: the bar stays hidden" && broken.gaps == "")
        let swiped = try await Self.result(Self.scenario(.cancelledSwipe, .visibility))
        #expect(swiped.cell == "not run: a swipe needs a finger; the other steps hold")
        let paint = Step.act("paint") { run in
            let bar = run.navigation.navigationBar
            let paint = UIView(frame: bar.frame)
            paint.backgroundColor = .green
            bar.superview?.addSubview(paint)
        }
        let colored = try await Self.result(Self.scenario(paint, .color))
        #expect(colored.cell == "breaks: the bar rests in another page's color" && colored.gaps == "")
        // Even if a swipe comes later, or before.
        let both = try await Self.result(
            Scenario(
                "N01", "", pages: .visible, .visible, invariants: [.visibility],
                steps: [.push(1), Self.hide, .cancelledSwipe]))
        #expect(both.cell == "breaks: the bar stays hidden")
        let later = try await Self.result(
            Scenario(
                "N01", "", pages: .visible, .visible, invariants: [.visibility],
                steps: [.push(1), .cancelledSwipe, Self.hide]))
        #expect(later.cell == "breaks: the bar stays hidden")
    }

    @Test func theTableHasEveryScenario() async throws {
        var table = PortableScenarioTable(page: Self.page, system: "iOS-18.5")
        let held = try await Self.result(Self.scenario(nil, .visibility, .title))
        let broken = try await Self.result(Self.scenario(Self.hide, .visibility))
        table.results = ["N01": [.uiKit: broken, .barTransition: held], "N02": [.barTransition: broken]]
        let elsewhere = "not run: the model's"
        for line in [
            "# Scenarios on iOS-18.5",
            "With the library: 1 of 3 hold, 1 break, 1 not run.",
            "| N01 | holds | breaks: the bar stays hidden | \(elsewhere) | holds | titles |",
            "| N02 | holds | \(elsewhere) | \(elsewhere) | breaks: the bar stays hidden |  |",
            "| N03 | holds | \(elsewhere) | \(elsewhere) | \(elsewhere) |  |",
            "- N02: two",
        ] {
            #expect(table.markdown.components(separatedBy: "\n").contains(line), "\(line) is not in \(table.markdown)")
        }
    }

    /// A scenario about frames only would hold whatever happens.
    @Test(arguments: Scenario.portable) func eachIsJudgedAtRest(_ scenario: Scenario) {
        #expect(scenario.invariants.contains(where: \.isPortable) || scenario.steps.contains(where: \.checks))
    }

    /// CONTRIBUTING says how many.
    @Test func howManyScenariosRunInAWindow() throws {
        let numbers = Scenario.portable.map(\.number)
        #expect(Set(numbers).count == numbers.count && Set(numbers).isSubset(of: Scenario.all.map(\.number)))
        let run = Scenario.portable.count { $0.runsInWindow }
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../CONTRIBUTING.md")
        let text = try String(contentsOf: path, encoding: .utf8)
        for part in [
            "\(run) of the \(Scenario.all.count) scenarios", "\(numbers.count - run) more swipe",
            "the other \(Scenario.all.count - numbers.count) are",
        ] {
            #expect(text.contains(part), "CONTRIBUTING does not say: \(part)")
        }
    }
}
