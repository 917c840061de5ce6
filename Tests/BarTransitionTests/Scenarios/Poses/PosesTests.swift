import Testing

@Suite("Scenarios: poses and vertical bars") @MainActor
struct PosesTests {
    @Test(arguments: Poses.n200.cases) func n200(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Poses.n201.cases) func n201(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Poses.n202.cases) func n202(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Poses.n203.cases) func n203(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Poses.n204.cases) func n204(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Poses.n205.cases) func n205(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Poses.n206.cases) func n206(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
}
