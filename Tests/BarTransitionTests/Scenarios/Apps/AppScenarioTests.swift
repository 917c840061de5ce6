import Testing

@Suite("Scenarios: structures of apps") @MainActor
struct AppScenarioTests {
    @Test(arguments: Apps.n97.cases) func n97(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Apps.n98.cases) func n98(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Apps.n99.cases) func n99(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Apps.n100.cases) func n100(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Apps.n101.cases) func n101(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Apps.n102.cases) func n102(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
}
