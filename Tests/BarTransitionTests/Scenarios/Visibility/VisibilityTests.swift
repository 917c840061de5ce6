import Testing

@Suite("Scenarios: hidden and visible") @MainActor
struct VisibilityTests {
    @Test(arguments: Visibility.n18.cases) func n18(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Visibility.n19.cases) func n19(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Visibility.n20.cases) func n20(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Visibility.n21.cases) func n21(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Visibility.n22.cases) func n22(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Visibility.n23.cases) func n23(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Visibility.n24.cases) func n24(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Visibility.n25.cases) func n25(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Visibility.n26.cases) func n26(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Visibility.n27.cases) func n27(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Visibility.n28.cases) func n28(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Visibility.n29.cases) func n29(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Visibility.n30.cases) func n30(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Visibility.n31.cases) func n31(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Visibility.n32.cases) func n32(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Visibility.n33.cases) func n33(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Visibility.n34.cases) func n34(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
}
