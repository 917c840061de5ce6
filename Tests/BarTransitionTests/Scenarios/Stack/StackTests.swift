import Testing

@Suite("Scenarios: delegate, lifecycle, stack") @MainActor
struct StackTests {
    @Test(arguments: Stack.n78.cases) func n78(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Stack.n79.cases) func n79(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Stack.n80.cases) func n80(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Stack.n81.cases) func n81(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Stack.n82.cases) func n82(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Stack.n83.cases) func n83(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Stack.n84.cases) func n84(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Stack.n85.cases) func n85(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: Stack.n86.cases) func n86(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
}
