import Testing

@Suite("Scenarios: large titles, search, tabs") @MainActor
struct TitlesTests {
    @Test(arguments: Titles.n72.cases) func n72(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Titles.n73.cases) func n73(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Titles.n74.cases) func n74(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Titles.n75.cases) func n75(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Titles.n76.cases) func n76(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Titles.n77.cases) func n77(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
}
