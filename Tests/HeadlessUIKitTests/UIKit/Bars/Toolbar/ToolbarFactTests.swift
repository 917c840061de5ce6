import TestSupport
import Testing
import UIKit

@Suite("Toolbars of navigation controllers", .ownSimulator) @MainActor
struct ToolbarFactTests {
    private func stage(_ profile: Simulator.Profile, items: Bool) -> TracingStage {
        let stage = TracingStage("A", profile: profile)
        if items { stage.pages[0].toolbarItems = [UIBarButtonItem(title: "Edit")] }
        stage.navigation.isToolbarHidden = false
        stage.simulator.runToRest()
        return stage
    }

    @Test(arguments: [true, false]) func aPageThatDoesNotExtendDownEndsAboveTheToolbar(opaque: Bool) {
        let stage = stage(.iPhone15(iOS: 18), items: true)
        if opaque {
            stage.navigation.toolbar.isTranslucent = false
        } else {
            stage.pages[0].edgesForExtendedLayout = .top
        }
        stage.navigation.view.setNeedsLayout()
        stage.simulator.runToRest()
        #expect(stage.pages[0].view.frame == CGRect(x: 0, y: 0, width: 393, height: 852 - 78))
        #expect(stage.pages[0].view.safeAreaInsets.bottom == 0)
        stage.pages[0].edgesForExtendedLayout = .all
        stage.pages[0].extendedLayoutIncludesOpaqueBars = true
        stage.simulator.runToRest()
        #expect(stage.pages[0].view.frame.height == 852 && stage.pages[0].view.safeAreaInsets.bottom == 78)
    }

    @Test func fact_5_2_7_theToolbarCountsLikeATabBar() {
        let stage = stage(.iPhone15(iOS: 18), items: true)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.runToRest()
        #expect(stage.pages[0].view.safeAreaInsets.bottom == 53)
    }
}
