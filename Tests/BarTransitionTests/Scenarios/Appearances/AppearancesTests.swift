import Testing

@Suite("Scenarios: color, appearance, items") @MainActor
struct AppearancesTests {
    @Test(arguments: Appearances.n35.cases) func n35(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Appearances.n36.cases) func n36(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Appearances.n37.cases) func n37(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Appearances.n38.cases) func n38(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Appearances.n39.cases) func n39(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Appearances.n40.cases) func n40(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Appearances.n41.cases) func n41(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Appearances.n42.cases) func n42(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Appearances.n43.cases) func n43(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Appearances.n44.cases) func n44(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Appearances.n45.cases) func n45(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Appearances.n46.cases) func n46(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Appearances.n47.cases) func n47(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Appearances.n48.cases) func n48(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Appearances.n49.cases) func n49(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Appearances.n50.cases) func n50(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Appearances.n51.cases) func n51(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Appearances.n52.cases) func n52(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Appearances.n53.cases) func n53(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
}
