/// CONFORMANCE-<system>.md: what UIKit did for each fact, beside what the model does.
public struct FactResultTable: Sendable {
    let system: String
    let facts: [Fact]
    /// The results of the test cases by fact.
    let results: [String: [TestResult]]

    public init(system: String, facts: [Fact], results: [String: [TestResult]]) {
        self.system = system
        self.facts = facts
        self.results = results
    }

    public func result(of fact: Fact) -> TestResult {
        if let known = TestResult.together(results[fact.number] ?? []) { return known }
        return .notRun(
            fact.scope == .inScope ? "no test of it ran: most need the model's touches, devices or drawing" : "no test")
    }

    public var markdown: String {
        let found = facts.map { ($0, result(of: $0)) }
        let relevant = found.filter { ["D", "M"].contains($0.0.kind) && $0.0.scope == .inScope }
        let held = relevant.count { $0.1 == .held }
        let differing = relevant.count { if case .differs = $0.1 { true } else { false } }
        let lines =
            [
                "# Conformance on \(system)",
                "",
                "What UIKit did for each fact when the portable tests ran here, beside what the model does. `differs` is an error",
                "of the model or of the fact, with the first thing that was different. Swipes need a finger, so their facts are",
                "not run.",
                "",
                "D and M in scope: \(held) of \(relevant.count) held, \(differing) differ, "
                    + "\(relevant.count - held - differing) not run.",
                "",
                "| fact | class | model | \(system) |",
                "|---|---|---|---|",
            ] + found.map { "| \($0.0.number) | \($0.0.kind) | \(model($0.0)) | \($0.1.cell) |" }
            + ["", "## What each fact is about", ""] + facts.map { "- \($0.number): \($0.gist)" }
        return lines.joined(separator: "\n") + "\n"
    }

    private func model(_ fact: Fact) -> String {
        switch fact.scope {
        case .inScope: "met"
        case .open(let reason): "not met: \(reason)"
        case .out(let reason): "out of scope: \(reason)"
        }
    }
}
