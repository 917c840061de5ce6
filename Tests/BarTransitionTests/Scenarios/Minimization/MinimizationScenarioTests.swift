import Testing

@Suite("Scenarios: bars that minimize") @MainActor
struct MinimizationScenarioTests {
    @Test(arguments: Minimization.n220.cases) func n220(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Minimization.n221.cases) func n221(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Minimization.n222.cases) func n222(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Minimization.n223.cases) func n223(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Minimization.n224.cases) func n224(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Minimization.n225.cases) func n225(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Minimization.n226.cases) func n226(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Minimization.n227.cases) func n227(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Minimization.n228.cases) func n228(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
}
