import Foundation
import TestSupport
import Testing
import UIKit

/// The scenarios under every single deviation of the model. What is excused is in DEVICE.md.
///
/// In a plain test run every fourth deviation meets one device and scenarios that it can affect; with `EXHAUSTIVE=1` every
/// deviation meets one device for each system.
/// `VARIANT_MATRIX=all swift test -c release -Xswiftc -enable-testing --filter VariantMatrixTests` runs all scenarios in
/// all of their variations; instead of `all`, numbers of scenarios and parts of the names of deviations, separated by
/// commas.
@Suite("Variants of UIKit", .ownSimulator) @MainActor
struct VariantMatrixTests {
    typealias Deviation = Simulator.Profile.Variants.Deviation

    private nonisolated static let request = ProcessInfo.processInfo.environment["VARIANT_MATRIX"]
    private nonisolated static let deviations = Simulator.Profile.Variants.deviations

    // MARK: The table

    @Test func everyDeviationHasARow() throws {
        for problem in try VariantTable.read().problems(names: Self.deviations.map(\.name)) {
            Issue.record(Comment(rawValue: problem))
        }
    }

    @Test func theTableReportsItsProblems() {
        let table = VariantTable(
            """
            | variant | holds | excused | why |
            |---|---|---|---|
            | `a.1` | all | nothing | |
            | `b.1` | end states | `the bar jumps`, `the page jumps` | |
            | `c.1` | | nothing | |
            """)
        #expect(table.excused(under: "b.1") == ["the bar jumps", "the page jumps"])
        #expect(table.excused(under: "a.1") == [])
        #expect(
            table.problems(names: ["a.1", "b.1", "d.1"]) == [
                "d.1 has no row.", "c.1 is no deviation of the model.", "b.1 excuses something without a reason.",
                "c.1 does not say what holds.",
            ])
    }

    // MARK: One device for each system

    private nonisolated static let devices: [Simulator.Profile] = [
        .iPhone17Pro(iOS: 26), .iPhoneSE(iOS: 15), .iPhone15(iOS: 18), .iPhoneDuo(iOS: 27),
    ].sample(every: 4)

    /// What a switch can affect, by the part of UIKit that it is about.
    private static func scenarios(for deviation: Deviation) -> [Scenario] {
        switch deviation.switchName {
        case "barSubviewOrder", "resizesForeignBarViews", "rewritesBarFrame": [Visibility.n20]
        case "popRecognizerDelegate", "clearsPopRecognizerDelegateForAnimators", "popRefusal": [InteractivePop.n03]
        case "keepsBackTapsDuringTransitions": [Visibility.n32, Interruptions.n89]
        case "alongsideCompletion": [InteractivePop.n01, Appearances.n50, Interruptions.n95]
        case "safeAreaUpdate", "updatesBarHeightLate", "laysOutIncomingViewBeforeWillShow",
            "laysOutIncomingViewAfterAlongside", "rewritesViewFrames", "scrollsWithShrinkingInsets",
            "returnsContentsIntoRange":
            [Layout.n68]
        case "laysOutViewsAfterUnanimatedTransitions": [Stack.n83]
        case "barVisibilityInSwipes": [InteractivePop.n01]
        case "toolbarInTransitions": [InteractivePop.n10]
        case "dimsTintBehindPresentations": [Appearances.n53]
        case "verticalBarItems", "verticalBarUpdate", "showsWrongInsetsFirst", "popEdge", "poseChange":
            [Poses.n201, Poses.n202, Poses.n203]
        case "movesBarInForcedLayout", "statusBarUpdate": [Interruptions.n87]
        case let name where name.lowercased().contains("minimiz"): [Minimization.n220, Minimization.n223]
        default: [InteractivePop.n01, Appearances.n50]
        }
    }

    /// Such a switch has an effect from iOS 27.
    private static func hasEffect(_ deviation: Deviation, on device: Simulator.Profile) -> Bool {
        device.system >= 27 || !deviation.switchName.lowercased().contains("minimiz")
    }

    private static var runs: [String: VariantRun] = [:]

    /// The run without a deviation is the same for all of them.
    private static func run(_ scenario: Scenario, _ device: Simulator.Profile) async -> VariantRun {
        let key = "\(scenario.number) \(device.identifier)"
        // A scenario about a defect of UIKit turns it on in its own variations.
        let own = scenario.variations.first { $0.profile.identifier == device.identifier && $0.method == .tap }
        if let known = runs[key] { return known }
        let run = await VariantRun(scenario, own ?? Variation(profile: device, method: .tap))
        runs[key] = run
        return run
    }

    @Test(arguments: deviations.sample(every: 4), devices) func endStatesHold(
        _ deviation: Deviation, _ device: Simulator.Profile
    ) async throws {
        guard Self.hasEffect(deviation, on: device) else { return }
        let table = try VariantTable.read()
        for scenario in Self.scenarios(for: deviation) {
            let breaches = await Self.run(scenario, device).breaches(under: deviation)
            for breach in breaches where !Self.isExcused(breach, by: table.excused(under: deviation.name)) {
                Issue.record(
                    "\(deviation), \(scenario.number) on \(device.name): \(breach.what); \(breach.detail)"
                )
            }
        }
    }

    private static func isExcused(_ breach: Breach, by excused: [String]) -> Bool {
        breach.kind == .smoothness && excused.contains(breach.what)
    }

    // MARK: The whole matrix

    @Test(.enabled(if: request != nil)) func theWholeMatrix() async throws {
        let words = Self.request == "all" ? [] : (Self.request ?? "").components(separatedBy: ",")
        func selected(_ name: String, _ all: [String]) -> Bool {
            let own = words.filter { word in all.contains { $0.contains(word) } }
            return own.isEmpty || own.contains { name.contains($0) }
        }
        let deviations = Self.deviations.filter { selected($0.name, Self.deviations.map(\.name)) }
        let scenarios = Scenario.all.filter { selected($0.number, Scenario.all.map(\.number)) }
        let table = try VariantTable.read()
        var needed: [String: Set<String>] = [:]
        var runs = 0
        let start = Date()
        for scenario in scenarios {
            for variation in scenario.variations {
                let run = await VariantRun(scenario, variation)
                runs += 1
                for deviation in deviations {
                    runs += 1
                    for breach in await run.breaches(under: deviation) {
                        if breach.kind == .smoothness { needed[deviation.name, default: []].insert(breach.what) }
                        guard !Self.isExcused(breach, by: table.excused(under: deviation.name)) else { continue }
                        let kind = breach.kind == .smoothness ? "smoothness" : "end state"
                        Issue.record(
                            "MATRIX \(kind) | \(deviation) | \(scenario.number) on \(variation.testDescription) | \(breach.what) | \(breach.detail)"
                        )
                    }
                }
            }
        }
        print("\(runs) runs in \(Int(Date().timeIntervalSince(start))) s")
        guard scenarios.count == Scenario.all.count else { return }
        for row in table.rows where deviations.contains(where: { $0.name == row.name }) {
            for what in row.excused where needed[row.name]?.contains(what) != true {
                Issue.record("\(row.name) excuses “\(what)”, which does not happen: remove it from the row.")
            }
        }
    }
}
