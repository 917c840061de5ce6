import TestSupport
import Testing
import UIKit

@testable import RandomTransitionModel

@Suite("Drags in random sequences", .ownSimulator) @MainActor
struct DragOperationTests {
    /// From iOS 26 UIKit pops, earlier the library if it is set to.
    @Test(arguments: [
        ("iphone15-ios18", true, true), ("iphone15-ios18", false, false), ("iphone17pro-ios26", false, true),
    ])
    func aDragPops(_ profile: String, _ popsByDrag: Bool, _ goesBack: Bool) {
        let world = World(StageSpec(profile, isRightToLeft: true, popsByDrag: popsByDrag))
        world.perform(.push(PageSpec(BarSpec(.red), content: .rows), animated: false))
        world.simulator.runToRest()
        world.perform(.beginDrag)
        world.perform(.moveSwipe(to: 60))
        #expect(world.isInTransition == goesBack)
        world.perform(.endSwipe(finishing: true))
        world.simulator.runToRest()
        #expect(world.stack.pages.count == (goesBack ? 1 : 2))
    }
}
