import Foundation

/// SCENARIOS.md: what each scenario found with each treatment.
struct ScenarioTable: Sendable {
    private static let environment = ProcessInfo.processInfo.environment
    /// Whether the run writes the table anew.
    static let isUpdated = environment["UPDATE_SCENARIOS"] == "1"
    /// Whether the run makes all of the table, not only the library's column.
    static let isWhole = isUpdated || environment["SCENARIO_TABLE"] == "all"

    /// One line: a scenario's number and title, and its cells by treatment.
    struct Row: Sendable {
        let number: String
        let gist: String
        let cells: [Treatment: String]
    }

    let rows: [Row]

    /// What is wrong with the rows.
    var problems: [String] {
        let numbers = rows.map(\.number)
        let wanted = (1...102).map { "N\($0 < 10 ? "0" : "")\($0)" }
        var problems = wanted.filter { !numbers.contains($0) }.map { "Scenario \($0) is missing: add it." }
        let order = numbers.compactMap { Int($0.dropFirst()) }
        if order != order.sorted() || Set(numbers).count != numbers.count {
            problems.append("The scenarios are not in order, or one occurs twice.")
        }
        for row in rows {
            let cell = row.cells[.barTransition] ?? ""
            guard cell.hasPrefix("breaks: ") else { continue }
            problems.append("\(row.number), \(row.gist), \(cell).")
        }
        return problems
    }

    /// The cells of a page by scenario.
    static func cells(of page: String) -> [String: [Treatment: String]] {
        var cells: [String: [Treatment: String]] = [:]
        for line in page.split(separator: "\n") where line.hasPrefix("| N") {
            let parts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == Treatment.allCases.count + 1 else { continue }
            cells[parts[0]] = Dictionary(uniqueKeysWithValues: zip(Treatment.allCases, parts.dropFirst()))
        }
        return cells
    }

    var markdown: String {
        let lines =
            [
                "# Scenarios",
                "",
                "Known ways in which navigation bars go wrong, and the result of each with and without the library. Made by running",
                "every scenario in `Scenarios` on the model, on several devices and systems, in both directions, with taps, swipes and",
                "without animation; `UPDATE_SCENARIOS=1 swift test --filter ScenarioTableTests` updates it. A plain `swift test` runs",
                "the last column only.",
                "",
                "*UIKit alone*: pages set their bar in `viewWillAppear`, as apps do, or through the item where the scenario is",
                "about that. *Recipe alone*: the same with the well-known safe-area recipe in the delegate. The model shows a defect",
                "of UIKit only where it is documented or was measured; `holds` there means that the model does not show it.",
                "",
                "| scenario | UIKit alone | recipe alone | BarTransition |",
                "|---|---|---|---|",
            ]
            + rows.map { row in
                let cells = Treatment.allCases.map { row.cells[$0] ?? "out of scope: not run" }
                return "| \(row.number) | \(cells.joined(separator: " | ")) |"
            }
            + ["", "## What each is about", ""] + rows.map { "- \($0.number): \($0.gist)" }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension ScenarioTable {
    /// Runs everything that has not run yet.
    /// - Parameter page: SCENARIOS.md, for the cells of treatments that are not run.
    @MainActor
    init(running scenarios: [Scenario], _ treatments: [Treatment], page: String) async {
        let known = Self.cells(of: page)
        var rows: [Row] = []
        for scenario in scenarios {
            var cells = known[scenario.number] ?? [:]
            for treatment in treatments { cells[treatment] = await ScenarioResults.outcome(scenario, treatment).cell }
            rows.append(Row(number: scenario.number, gist: scenario.gist, cells: cells))
        }
        self.rows = rows
    }
}
