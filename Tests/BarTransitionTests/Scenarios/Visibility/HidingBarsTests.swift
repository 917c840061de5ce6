import Testing

@Suite("Scenarios: bars that hide themselves") @MainActor
struct HidingBarsTests {
    @Test(arguments: HidingBars.n170.cases) func n170(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: HidingBars.n171.cases) func n171(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: HidingBars.n172.cases) func n172(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: HidingBars.n173.cases) func n173(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: HidingBars.n174.cases) func n174(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: HidingBars.n175.cases) func n175(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: HidingBars.n176.cases) func n176(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: HidingBars.n177.cases) func n177(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: HidingBars.n178.cases) func n178(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: HidingBars.n179.cases) func n179(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: HidingBars.n180.cases) func n180(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: HidingBars.n181.cases) func n181(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
}
