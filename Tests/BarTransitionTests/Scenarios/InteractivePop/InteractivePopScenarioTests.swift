import Testing

@Suite("Scenarios: interactive pop") @MainActor
struct InteractivePopScenarioTests {
    @Test(arguments: InteractivePop.n01.cases) func n01(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: InteractivePop.n02.cases) func n02(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: InteractivePop.n03.cases) func n03(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: InteractivePop.n04.cases) func n04(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: InteractivePop.n05.cases) func n05(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: InteractivePop.n06.cases) func n06(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: InteractivePop.n07.cases) func n07(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: InteractivePop.n08.cases) func n08(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: InteractivePop.n09.cases) func n09(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: InteractivePop.n10.cases) func n10(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: InteractivePop.n11.cases) func n11(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: InteractivePop.n12.cases) func n12(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: InteractivePop.n13.cases) func n13(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: InteractivePop.n14.cases) func n14(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: InteractivePop.n15.cases) func n15(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: InteractivePop.n16.cases) func n16(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
    @Test(arguments: InteractivePop.n17.cases) func n17(_ scenario: ScenarioCase) async { await scenario.expectHolds() }
}
