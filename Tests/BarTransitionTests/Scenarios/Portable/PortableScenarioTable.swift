import Foundation
import TestSupport

/// SCENARIOS-<system>.md: what each scenario showed on UIKit, beside what it shows on the model.
struct PortableScenarioTable {
    /// SCENARIOS.md, which has every scenario.
    let page: String
    let system: String
    /// The results of the scenarios that ran here.
    var results: [String: [Treatment: PortableResult]] = [:]

    var markdown: String {
        let rows = lines(of: page, beginning: "| N").map { line in
            Row(String(line.dropFirst(2).dropLast(2)).components(separatedBy: " | "), results)
        }
        let held = rows.count { $0.library == "holds" }
        let broken = rows.count { $0.library.hasPrefix("breaks") }
        let missing = rows.count - held - broken
        let lines =
            [
                "# Scenarios on \(system)",
                "",
                "What each scenario showed when the portable tests ran here, beside what it shows on the model. Judged is the state at",
                "rest after each step, from UIKit's public values and the bar's color; frames on the way and titles inside UIKit's bar",
                "are judged on the model only, and swipes need a finger. Scenarios that are the model's need its frames, touches, devices",
                "or switches.",
                "",
                "With the library: \(held) of \(rows.count) hold, \(broken) break, \(missing) not run.",
                "",
                "| scenario | BarTransition on the model | UIKit alone | recipe alone | BarTransition | not judged here |",
                "|---|---|---|---|---|---|",
            ]
        let gists = ["", "## What each is about", ""] + self.lines(of: page, beginning: "- N")
        return (lines + rows.map(\.line) + gists).joined(separator: "\n") + "\n"
    }

    /// One line.
    private struct Row {
        let number: String
        /// With the library on the model.
        let model: String
        /// By treatment.
        let here: [String]
        let gaps: String

        /// - Parameter parts: the cells of the line in SCENARIOS.md.
        init(_ parts: [String], _ results: [String: [Treatment: PortableResult]]) {
            number = parts[0]
            model = parts[parts.count - 1]
            let own = results[number] ?? [:]
            here = Treatment.allCases.map {
                own[$0]?.cell ?? "not run: the model's"
            }
            gaps = own[.barTransition]?.gaps ?? ""
        }

        var library: String { here[here.count - 1] }
        var line: String { "| " + ([number, model] + here + [gaps]).joined(separator: " | ") + " |" }
    }

    private func lines(of text: String, beginning start: String) -> [String] {
        text.components(separatedBy: "\n").filter { $0.hasPrefix(start) }
    }
}

/// The table of this run, written again after each scenario, since nothing tells when the last one has run.
@MainActor
enum ScenarioLog {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("SCENARIOS.md")
    private static let file = ResultTables.place("SCENARIOS-\(TestScreen.systemName).md", beside: page)
    private static var table = PortableScenarioTable(
        page: (try? String(contentsOf: page, encoding: .utf8)) ?? "", system: TestScreen.systemName)

    /// What is compared: everything for the table, otherwise the library only.
    static var treatments: [Treatment] { file == nil ? [.barTransition] : Treatment.allCases }

    static func add(_ results: [Treatment: PortableResult], of scenario: Scenario) {
        table.results[scenario.number] = results
        guard let file else { return }
        try? table.markdown.write(to: file, atomically: true, encoding: .utf8)
    }
}
