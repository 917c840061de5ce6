import TestSupport
import Testing
import UIKit

@Suite("Toolbars of navigation controllers", .portable) @MainActor
struct ToolbarFactTests {
    private func stage(_ profile: TestDevice, items: Bool) async throws -> TestStage {
        let stage = try await TestStage("A", on: profile)
        if items { stage.pages[0].toolbarItems = [UIBarButtonItem(title: "Edit")] }
        stage.navigation.isToolbarHidden = false
        await stage.rest()
        return stage
    }

    @Test func fact_9_2_hiddenByDefault() async throws {
        let stage = try await TestStage("A", on: .iPhone15(iOS: 18))
        #expect(stage.navigation.isToolbarHidden)
        #expect(stage.pages[0].view.safeAreaInsets.bottom == 34)
    }

    @Test func fact_9_2_itShowsTheTopPagesItems() async throws {
        let stage = try await stage(.iPhone15(iOS: 18), items: true)
        #expect(stage.navigation.toolbar.items == stage.pages[0].toolbarItems)
        let next = stage.page("B")
        next.toolbarItems = [UIBarButtonItem(title: "Share"), UIBarButtonItem(title: "Delete")]
        stage.navigation.pushViewController(next, animated: true)
        await stage.rest()
        #expect(stage.navigation.toolbar.items == next.toolbarItems)
    }

    @Test func fact_9_2_itMovesVertically() async throws {
        let stage = try await TestStage("A", on: .iPhone(before: 26))
        stage.navigation.setToolbarHidden(false, animated: true)
        await stage.advance(by: TimeInterval(UINavigationController.hideShowBarDuration) / 2)
        let toolbar = try #require(stage.navigation.toolbar)
        let shown = try #require(toolbar.layer.presentation()).frame
        #expect(shown.minX == 0 && shown.minY > toolbar.frame.minY)
        await stage.rest()
        #expect(toolbar.frame.maxY == stage.window.bounds.height)
    }

    /// UIKit's documentation of `toolbar` and of `hidesBottomBarWhenPushed`: unlike a tab bar, the toolbar obeys the topmost view
    /// controller alone.
    @Test(arguments: [true, false]) func fact_9_1_aPageCanHideIt(animated: Bool) async throws {
        let stage = try await stage(.iPhone15(iOS: 18), items: true)
        let next = stage.page("B")
        next.toolbarItems = [UIBarButtonItem(title: "Share")]
        next.hidesBottomBarWhenPushed = true
        stage.navigation.pushViewController(next, animated: animated)
        await stage.rest()
        #expect(!stage.navigation.isToolbarHidden && next.view.safeAreaInsets.bottom == 34)
        let above = stage.page("C")
        above.toolbarItems = [UIBarButtonItem(title: "Delete")]
        stage.navigation.pushViewController(above, animated: animated)
        await stage.rest()
        #expect(above.view.safeAreaInsets.bottom == 78)
        stage.navigation.popViewController(animated: animated)
        await stage.rest()
        #expect(next.view.safeAreaInsets.bottom == 34)
        stage.navigation.popViewController(animated: animated)
        await stage.rest()
        #expect(stage.pages[0].view.safeAreaInsets.bottom == 78)
    }

    @Test(arguments: [
        (TestDevice.iPhone15(iOS: 18), CGFloat(78)), (.iPhoneSE(iOS: 15), 44), (.iPad(iOS: 18), 70),
    ])
    func fact_4_11_heightOfTheToolbar(profile: TestDevice, height: CGFloat) async throws {
        let stage = try await stage(profile, items: true)
        #expect(stage.navigation.toolbar.frame.height == height)
        #expect(stage.pages[0].view.safeAreaInsets.bottom == height)
    }

    @Test(arguments: [TestDevice.iPhone17Pro(iOS: 26), .iPhoneSE(iOS: 26)])
    func fact_m9_1_theSlotWithItems(profile: TestDevice) async throws {
        let stage = try await stage(profile, items: true)
        #expect(stage.pages[0].view.safeAreaInsets.bottom == 86)
    }

    @Test func fact_m9_1_withoutItemsThereIsNoSlot() async throws {
        let stage = try await stage(.iPhone17Pro(iOS: 26), items: false)
        #expect(stage.pages[0].view.safeAreaInsets.bottom == 34)
        stage.pages[0].toolbarItems = [UIBarButtonItem(title: "Edit")]
        await stage.rest()
        #expect(stage.pages[0].view.safeAreaInsets.bottom == 86)
    }

    @Test func fact_m9_1_theToolbarIsNotInTheHierarchy() async throws {
        #expect(try await stage(.iPhone17Pro(iOS: 26), items: true).navigation.toolbar.superview == nil)
        #expect(try await stage(.iPhone15(iOS: 18), items: true).navigation.toolbar.superview != nil)
    }
}
