import Testing

@Suite("Scenarios: layout, safe area, rotation, status bar") @MainActor
struct LayoutTests {
    @Test(arguments: Layout.n54.cases) func n54(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Layout.n55.cases) func n55(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Layout.n56.cases) func n56(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Layout.n57.cases) func n57(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Layout.n58.cases) func n58(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Layout.n59.cases) func n59(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Layout.n60.cases) func n60(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Layout.n61.cases) func n61(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Layout.n62.cases) func n62(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Layout.n63.cases) func n63(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Layout.n64.cases) func n64(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Layout.n65.cases) func n65(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Layout.n66.cases) func n66(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Layout.n67.cases) func n67(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Layout.n68.cases) func n68(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Layout.n69.cases) func n69(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Layout.n70.cases) func n70(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Layout.n71.cases) func n71(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
}
