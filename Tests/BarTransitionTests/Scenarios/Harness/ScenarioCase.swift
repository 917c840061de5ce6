import Testing

/// One scenario in one variation, as a test argument.
struct ScenarioCase: Sendable, CustomTestStringConvertible {
    let scenario: Scenario
    let index: Int

    var testDescription: String { "\(scenario.number) on \(scenario.variations[index].testDescription)" }

    /// Runs the scenario with every treatment; with BarTransition it must hold. The results of the others are in
    /// SCENARIOS.md, which is compared as a whole.
    @MainActor
    func expectHolds(sourceLocation: SourceLocation = #_sourceLocation) {
        for treatment in Treatment.allCases where scenario.variations(of: treatment).contains(index) {
            let breaches = ScenarioResults.breaches(scenario, treatment, index)
            guard treatment == .barTransition else { continue }
            for breach in breaches {
                Issue.record("\(testDescription): \(breach.what); \(breach.detail)", sourceLocation: sourceLocation)
            }
        }
    }
}

extension Scenario {
    var cases: [ScenarioCase] { variations.indices.map { ScenarioCase(scenario: self, index: $0) } }
}
