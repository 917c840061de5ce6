import TestSupport
import Testing

/// The scenarios on UIKit, where the library must hold, and on the model as if it were a window.
@Suite("Scenarios in a window", .portable) @MainActor
struct PortableScenarioTests {
    @Test(arguments: Scenario.portable) func holds(_ scenario: Scenario) async throws {
        var results: [Treatment: PortableResult] = [:]
        for treatment in ScenarioLog.treatments {
            let result = try await PortableResult(scenario, treatment)
            results[treatment] = result
            guard treatment == .barTransition else { continue }
            // On another device than its own a scenario can have nothing to say.
            #expect(result.notRun == nil || TestScreen.systemName != "model", "\(scenario.number): \(result.cell)")
            if result.notRun == nil {
                #expect(result.notJudged.contains(.swipes) != scenario.runsInWindow, "\(scenario.number)")
            }
            for breach in result.breaches { Issue.record("\(scenario.number): \(breach.what); \(breach.detail)") }
        }
        ScenarioLog.add(results, of: scenario)
    }
}
