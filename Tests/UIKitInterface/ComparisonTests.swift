import Testing

/// The comparison finds each deviation in `fixtures/Fixture.swift`, and nothing else.
struct ComparisonTests {
    @Test func everyDeviationOfTheFixtureIsFound() async throws {
        let fixture = try await PublicSymbols.all.value.fixture
        let comparison = Comparison(original: fixture.original, model: fixture.model, expected: ["Fixture"])
        let found = Set(comparison.differences.map(\.description))
        let languageOnly = found.filter { $0.contains(": conformance to ") }
        #expect(
            found.subtracting(languageOnly) == [
                "GardenGate: superclass Gate in UIKit, NSObject here",
                "GardenGate.roses: missing here: property Int",
                "Gate.State.ajar: not in the headers: enum.case",
                "Gate.close(after:completion:): defaults completion in UIKit, none here",
                "Gate.color: type String! in UIKit, String? here",
                "Gate.guard(): isolation none in UIKit, main actor here",
                "Gate.height: setting read-only in UIKit, settable here",
                "Gate.init(name:): initializer designated in UIKit, convenience here",
                "Gate.lock(key:): result may be ignored in UIKit, must be used here",
                "Gate.main(): access open in UIKit, public here",
                "Gate.main(): kind type.method in UIKit, static type.method here",
                "Gate.main(): result may be ignored in UIKit, must be used here",
                "Gate.name: type String? in UIKit, String here",
                "Gate.open(speed:animated:): spelled open(velocity:animated:) here",
                "Gate.owner: ownership weak in UIKit, strong here",
                "Gate.repaint(): isolation main actor in UIKit, none here",
                "GateDelegate.gate(_:willClose:): requirement optional in UIKit, answered by default here",
                "GateDelegate.gateShouldOpen(_:): requirement optional in UIKit, required here",
                "GateDelegate.gateShouldOpen(_:): result may be ignored in UIKit, must be used here",
            ])
        #expect(languageOnly.contains("Gate.State: conformance to Sendable in UIKit, none here"))
    }

    @Test func anInterfaceEqualsItself() async throws {
        let fixture = try await PublicSymbols.all.value.fixture
        for interface in [fixture.original, fixture.model] {
            let comparison = Comparison(original: interface, model: interface, expected: ["Fixture"])
            #expect(comparison.differences.isEmpty)
            #expect(comparison.compared == interface.declarations.count)
        }
    }
}
