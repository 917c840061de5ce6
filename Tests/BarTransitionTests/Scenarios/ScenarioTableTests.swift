import Foundation
import Testing

@Suite("Scenario table") @MainActor
struct ScenarioTableTests {
    private static let page = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("SCENARIOS.md")

    /// `SCENARIO_TABLE=all` runs what the table says about UIKit alone and the recipe too, which takes three times as long.
    @Test func everyScenarioHoldsAndTheTableIsUpToDate() async throws {
        let treatments = ScenarioTable.isWhole ? Treatment.allCases : [.barTransition]
        var found = (try? String(contentsOf: Self.page, encoding: .utf8)) ?? ""
        let table = await ScenarioTable(running: Scenario.all, treatments, page: found)
        for problem in table.problems { Issue.record(Comment(rawValue: problem)) }
        if ScenarioTable.isUpdated {
            try table.markdown.write(to: Self.page, atomically: true, encoding: .utf8)
            found = table.markdown
        }
        let stale = table.markdown.components(separatedBy: "\n").filter { !found.contains($0) }
        #expect(
            found == table.markdown,
            "SCENARIOS.md is out of date: run UPDATE_SCENARIOS=1 swift test --filter ScenarioTableTests, check it in. \(stale)"
        )
    }

    @Test func everyScenarioHasATestOfItsName() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        let sources = try files.compactMap { $0 as? URL }.filter { $0.lastPathComponent.hasSuffix("Tests.swift") }
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        for scenario in Scenario.all {
            #expect(sources.contains("func \(scenario.number.lowercased())("), "\(scenario.number) has no test")
        }
    }

    // MARK: The table

    @Test func itReportsItsProblems() {
        func row(_ number: String, _ cell: String) -> ScenarioTable.Row {
            ScenarioTable.Row(
                number: number, gist: "gist", cells: [.uiKit: "breaks: x", .recipe: "holds", .barTransition: cell])
        }
        let rows = (1...102).map { row("N\($0 < 10 ? "0" : "")\($0)", "holds") }
        #expect(ScenarioTable(rows: rows).problems.isEmpty)
        #expect(ScenarioTable(rows: rows).markdown.contains("| N01 | breaks: x | holds | holds |"))
        #expect(ScenarioTable(rows: Array(rows.dropFirst())).problems == ["Scenario N01 is missing: add it."])
        #expect(ScenarioTable.cells(of: ScenarioTable(rows: rows).markdown)["N07"]?[.uiKit] == "breaks: x")
        let broken = rows.dropLast() + [row("N102", "breaks: the bar snaps")]
        #expect(ScenarioTable(rows: Array(broken)).problems == ["N102, gist, breaks: the bar snaps."])
    }

    @Test func aCellSaysWhereItBreaks() {
        var outcome = ScenarioOutcome(variations: [
            Variation(profile: .iPhoneSE(iOS: 15), method: .tap),
            Variation(profile: .iPhone15(iOS: 18), method: .swipe),
            Variation(profile: .iPhone15(iOS: 18), method: .tap),
            Variation(profile: .iPhone17Pro(iOS: 26), method: .swipe),
        ])
        #expect(outcome.cell == "holds")
        outcome.add(Breach(what: "a", detail: "1"), in: 1)
        outcome.add(Breach(what: "a", detail: "2"), in: 3)
        #expect(outcome.cell == "breaks: a (swipe)")
        outcome.add(Breach(what: "b", detail: "1"), in: 3)
        #expect(outcome.cell == "breaks: a (swipe); b (iOS 26)")
        for index in 0..<4 { outcome.add(Breach(what: "c", detail: "3"), in: index) }
        #expect(outcome.cell == "breaks: a (swipe); b (iOS 26); c")
    }
}
