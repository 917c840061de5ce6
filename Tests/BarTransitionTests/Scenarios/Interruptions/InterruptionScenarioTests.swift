import Testing

@Suite("Scenarios: during transitions") @MainActor
struct InterruptionScenarioTests {
    @Test(arguments: Interruptions.n87.cases) func n87(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Interruptions.n88.cases) func n88(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Interruptions.n89.cases) func n89(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Interruptions.n90.cases) func n90(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Interruptions.n91.cases) func n91(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Interruptions.n92.cases) func n92(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Interruptions.n93.cases) func n93(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Interruptions.n94.cases) func n94(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Interruptions.n95.cases) func n95(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Interruptions.n96.cases) func n96(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
}
