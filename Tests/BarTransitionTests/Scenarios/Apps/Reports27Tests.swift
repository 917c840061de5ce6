import Testing

@Suite("Scenarios: reports of iOS 26 and 27") @MainActor
struct Reports27Tests {
    @Test(arguments: Reports27.n229.cases) func n229(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Reports27.n230.cases) func n230(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Reports27.n231.cases) func n231(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Reports27.n232.cases) func n232(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Reports27.n233.cases) func n233(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Reports27.n234.cases) func n234(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Reports27.n235.cases) func n235(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Reports27.n236.cases) func n236(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Reports27.n237.cases) func n237(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Reports27.n238.cases) func n238(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
}
