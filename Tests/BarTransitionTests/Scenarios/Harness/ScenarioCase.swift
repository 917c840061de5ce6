import Testing

/// One scenario in one variation, as a test argument.
struct ScenarioCase: Sendable, CustomTestStringConvertible {
    let scenario: Scenario
    let index: Int

    var testDescription: String { "\(scenario.number) on \(scenario.variations[index].testDescription)" }

    /// Runs the scenario with BarTransition, where it must hold. The results without it are in SCENARIOS.md.
    @MainActor
    func expectHolds(sourceLocation: SourceLocation = #_sourceLocation) async {
        for breach in await ScenarioResults.breaches(scenario, .barTransition, index) {
            Issue.record("\(testDescription): \(breach.what); \(breach.detail)", sourceLocation: sourceLocation)
        }
    }
}

extension Scenario {
    var cases: [ScenarioCase] {
        variations(of: .barTransition).map { ScenarioCase(scenario: self, index: $0) }
    }
}
