import TestSupport
import Testing
import UIKit

@Suite("Interactive pop", .portable) @MainActor
struct InteractivePopTests {
    @Test func fact_1_4_13_noHandlerForTheBackButton() async throws {
        let stage = try await TestStage("A", "B")
        stage.navigation.popViewController(animated: true)
        stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges { _ in stage.trace.add("handler") }
        await stage.rest()
        #expect(!stage.trace.contains("handler"))
    }
}
