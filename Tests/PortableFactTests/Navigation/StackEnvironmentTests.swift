import TestSupport
import Testing
import UIKit

@Suite("Navigation stacks and changes of traits and insets", .portable) @MainActor
struct StackEnvironmentTests {
    @Test func fact_2_2_5_itIsThereExactlyWhileSomethingIsUnderWay() async throws {
        let stage = try await TestStage("A")
        let child = UIViewController()
        stage.pages[0].addChild(child)
        child.didMove(toParent: stage.pages[0])
        #expect(child.transitionCoordinator == nil)
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        #expect(child.transitionCoordinator === stage.navigation.transitionCoordinator)
        #expect(child.transitionCoordinator != nil, "the getter asks the parent")
        await stage.advance(by: 0.2)
        #expect(child.transitionCoordinator != nil)
        await stage.rest()
        #expect(child.transitionCoordinator == nil)
        stage.navigation.popViewController(animated: false)
        #expect(stage.navigation.transitionCoordinator == nil, "nothing animates")
        await stage.turn()
        #expect(stage.navigation.transitionCoordinator == nil)
    }
}
