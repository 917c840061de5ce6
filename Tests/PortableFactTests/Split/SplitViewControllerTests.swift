import TestSupport
import Testing
import UIKit

@Suite("Split view controllers", .portable) @MainActor
struct SplitViewControllerTests {
    /// Chooses the primary column when the interface collapses.
    private final class Delegate: NSObject, UISplitViewControllerDelegate {
        var events: [String] = []

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            events.append(proposedTopColumn == .secondary ? "collapsing to secondary" : "collapsing to another")
            return .primary
        }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
            events.append("did collapse: \(svc.isCollapsed)")
        }
    }

    @Test func fact_m22_1_columnsAreWrappedInNavigationControllers() async throws {
        let screen = try await TestScreen(.iPad(iOS: 18))
        let split = UISplitViewController(style: .doubleColumn)
        let (list, stack) = (UIViewController(), UINavigationController())
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(list, for: .primary)
        split.setViewController(stack, for: .secondary)
        await screen.show(split)
        #expect(split.viewController(for: .primary) === list)
        #expect((split.children.first as? UINavigationController)?.topViewController === list)
        #expect(split.children.last === stack && split.viewController(for: .secondary) === stack)
        #expect(list.splitViewController === split && stack.splitViewController === split)
        split.setViewController(nil, for: .secondary)
        #expect(split.children.count == 1 && split.viewController(for: .secondary) == nil && stack.parent == nil)
    }

    @Test func fact_m22_2_classicUnlessMadeWithAStyle() async throws {
        _ = try await TestScreen()
        #expect(UISplitViewController().style == .unspecified)
        #expect(UISplitViewController(style: .doubleColumn).style == .doubleColumn)
    }

    @Test func fact_m22_3_collapsesWhenItEntersACompactWindow() async throws {
        let phone = try await SplitStage(.iPhone15(iOS: 18)) { #expect(!$0.isCollapsed, "before it has a window") }
        #expect(phone.split.isCollapsed)
    }

    @Test func fact_m22_3_staysExpandedInARegularWindow() async throws {
        let pad = try await SplitStage(.iPad(iOS: 18))
        #expect(!pad.split.isCollapsed)
    }

    @Test func fact_m22_4_aClassicInterfaceCollapses() async throws {
        let stage = try await SplitStage(.iPhone15ProMax(iOS: 18), style: .unspecified)
        #expect(stage.primary.viewControllers == [stage.list, stage.secondary])
        #expect(stage.split.viewControllers == [stage.primary])
    }

    @Test func fact_m22_6_theDelegateChoosesTheTopColumn() async throws {
        let delegate = Delegate()
        let stage = try await SplitStage(.iPhone15ProMax(iOS: 18)) { $0.delegate = delegate }
        #expect(delegate.events == ["collapsing to secondary", "did collapse: true"])
        #expect(stage.primary.viewControllers == [stage.list] && stage.list.view.window != nil)
    }

    @Test func fact_m22_7_theDisplayModeIsNeverAutomatic() async throws {
        let stage = try await SplitStage(.iPad(iOS: 18))
        let size = stage.split.view.bounds.size
        #expect(stage.split.preferredDisplayMode == .automatic && stage.split.displayMode == .secondaryOnly)
        #expect(
            stage.list.viewIfLoaded?.window == nil && stage.secondary.view.frame == CGRect(origin: .zero, size: size))
        stage.split.show(.primary)
        await stage.screen.rest()
        #expect(stage.split.displayMode == .oneOverSecondary)
        #expect(stage.primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: size.height))
        #expect(stage.secondary.view.frame.width == size.width)
        stage.split.hide(.primary)
        await stage.screen.rest()
        #expect(stage.split.displayMode == .secondaryOnly && stage.list.view.window == nil)
        stage.split.preferredDisplayMode = .oneBesideSecondary
        await stage.screen.rest()
        #expect(stage.secondary.view.frame == CGRect(x: 320, y: 0, width: size.width - 320, height: size.height))
    }

    @Test func fact_m22_10_theCompactColumnIsShownWhenCollapsed() async throws {
        let compact = UITabBarController()
        let stage = try await SplitStage(.iPhone15ProMax(iOS: 18)) { $0.setViewController(compact, for: .compact) }
        #expect(stage.split.viewControllers == [compact] && compact.view.window != nil)
        #expect(stage.list.viewIfLoaded?.window == nil && stage.detail.viewIfLoaded?.window == nil)
    }

    /// A navigation controller on another one's stack.
    @Test func fact_m22_5_theOuterBarShowsTheNestedItem() async throws {
        let stage = try await SplitStage(.iPhone(from: 15))
        let (outer, nested) = (stage.primary, stage.secondary)
        #expect(outer.topViewController === nested && stage.detail.navigationController === nested)
        #expect(nested.navigationController === outer)
        #expect(outer.navigationBar.items == [stage.list.navigationItem, stage.detail.navigationItem])
        #expect(nested.navigationBar.isHidden && nested.navigationBar.frame.maxY <= 0)
        #expect(stage.detail.view.safeAreaInsets.top == outer.navigationBar.frame.maxY)
        stage.detail.navigationItem.title = "Changed"
        #expect(outer.navigationBar.items?.last?.title == "Changed")
    }
}
