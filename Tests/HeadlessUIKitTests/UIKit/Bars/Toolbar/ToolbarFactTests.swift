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

    @Test func fact_9_2_hiddenByDefault() {
        let stage = TracingStage("A")
        #expect(stage.navigation.isToolbarHidden)
        #expect(stage.pages[0].view.safeAreaInsets.bottom == 34)
    }

    @Test func fact_9_2_itShowsTheTopPagesItems() {
        let stage = stage(.iPhone15(iOS: 18), items: true)
        #expect(stage.navigation.toolbar.items == stage.pages[0].toolbarItems)
        let next = stage.page("B")
        next.toolbarItems = [UIBarButtonItem(title: "Share"), UIBarButtonItem(title: "Delete")]
        stage.navigation.pushViewController(next, animated: true)
        stage.simulator.runToRest()
        #expect(stage.navigation.toolbar.items == next.toolbarItems)
    }

    @Test func fact_9_2_itMovesVertically() throws {
        let stage = TracingStage("A")
        stage.navigation.setToolbarHidden(false, animated: true)
        stage.simulator.advance(by: TimeInterval(UINavigationController.hideShowBarDuration) / 2)
        let toolbar = try #require(stage.navigation.toolbar)
        let shown = try #require(toolbar.layer.presentation()).frame
        #expect(shown.minX == 0 && shown.minY > toolbar.frame.minY)
        stage.simulator.runToRest()
        #expect(toolbar.frame.maxY == 852)
    }

    @Test(arguments: [
        (Simulator.Profile.iPhone15(iOS: 18), CGFloat(78)), (.iPhoneSE(iOS: 15), 44), (.iPad(iOS: 18), 70),
    ])
    func fact_4_11_heightOfTheToolbar(profile: Simulator.Profile, height: CGFloat) {
        let stage = stage(profile, items: true)
        #expect(stage.navigation.toolbar.frame.height == height)
        #expect(stage.pages[0].view.safeAreaInsets.bottom == height)
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

    @Test(arguments: [Simulator.Profile.iPhone17Pro(iOS: 26), .iPhoneSE(iOS: 26)])
    func fact_m9_1_theSlotWithItems(profile: Simulator.Profile) {
        let stage = stage(profile, items: true)
        #expect(stage.pages[0].view.safeAreaInsets.bottom == 86)
    }

    @Test func fact_m9_1_withoutItemsThereIsNoSlot() {
        let stage = stage(.iPhone17Pro(iOS: 26), items: false)
        #expect(stage.pages[0].view.safeAreaInsets.bottom == 34)
        stage.pages[0].toolbarItems = [UIBarButtonItem(title: "Edit")]
        stage.simulator.runToRest()
        #expect(stage.pages[0].view.safeAreaInsets.bottom == 86)
    }

    @Test func fact_m9_1_theToolbarIsNotInTheHierarchy() {
        #expect(stage(.iPhone17Pro(iOS: 26), items: true).navigation.toolbar.superview == nil)
        #expect(stage(.iPhone15(iOS: 18), items: true).navigation.toolbar.superview != nil)
    }
}
