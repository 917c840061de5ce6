import TestSupport
import Testing
import UIKit

@Suite("UISplitViewController", .ownSimulator) @MainActor
struct SplitViewControllerTests {
    @Test func fact_m22_2_classicUnlessMadeWithAStyle() async {
        #expect(UISplitViewController().style == .unspecified)
        #expect(UISplitViewController(style: .doubleColumn).style == .doubleColumn)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UISplitViewController().setViewController(UIViewController(), for: .primary) }
        }
        #expect(standardError(of: result).contains("does not apply to the classic interface"))
    }

    /// UIKit documentation of `show(_:sender:)`.
    @Test func showReplacesThePrimaryController() {
        let split = UISplitViewController()
        let (list, detail, other) = (UIViewController(), UIViewController(), UIViewController())
        split.viewControllers = [list, detail]
        Simulator(profile: .iPad(iOS: 18), orientation: .landscapeRight).show(split)
        list.show(other, sender: nil)
        #expect(split.viewControllers == [other, detail])
        #expect(split.presentedViewController == nil)
    }

    @Test(arguments: [UISplitViewController.Style.doubleColumn, .unspecified])
    func fact_m22_3_followsTheWidthClassInRotation(_ style: UISplitViewController.Style) {
        let stage = SplitStage(.iPhone15ProMax(iOS: 18), style: style)
        #expect(stage.split.isCollapsed && stage.secondary.parent === stage.primary)
        for _ in 0..<2 {
            stage.rotate(to: .landscapeLeft)
            #expect(!stage.split.isCollapsed)
            #expect(stage.primary.viewControllers == [stage.list])
            #expect(stage.secondary.parent === stage.split && stage.detail.view.window != nil)
            #expect(stage.titles(of: stage.primary) == ["List"] && stage.titles(of: stage.secondary) == ["Detail"])
            #expect(!stage.secondary.navigationBar.isHidden && stage.secondary.navigationBar.frame.minY >= 0)
            #expect(stage.list.view.frame.width + stage.detail.view.frame.width == 932)
            stage.rotate(to: .portrait)
            #expect(stage.split.isCollapsed && stage.primary.viewControllers == [stage.list, stage.secondary])
            #expect(stage.titles(of: stage.primary) == ["List", "Detail"])
            #expect(stage.detail.view.window != nil && stage.list.view.window == nil)
            #expect(stage.detail.view.frame.width == 430)
        }
    }

    @Test func fact_m22_4_aClassicInterfaceCollapsesAndSeparates() {
        let stage = SplitStage(.iPhone15ProMax(iOS: 18), style: .unspecified)
        #expect(stage.primary.viewControllers == [stage.list, stage.secondary])
        #expect(stage.split.viewControllers == [stage.primary])
        stage.rotate(to: .landscapeLeft)
        #expect(stage.split.viewControllers == [stage.primary, stage.secondary])
    }

    @Test func fact_m22_4_theDelegateOfAClassicInterfaceDiscardsTheSecondary() {
        let delegate = SplitDelegate()
        delegate.discardsSecondary = true
        let stage = SplitStage(.iPhone15ProMax(iOS: 18), style: .unspecified) { $0.delegate = delegate }
        #expect(stage.primary.viewControllers == [stage.list] && stage.secondary.parent == nil)
        delegate.separated = stage.secondary
        stage.rotate(to: .landscapeLeft)
        #expect(stage.split.viewControllers == [stage.primary, stage.secondary])
        #expect(delegate.events.isEmpty, "the column style's methods are not called")
    }

    @Test func fact_m22_6_theDelegateChoosesTheTopColumn() {
        let delegate = SplitDelegate()
        delegate.topColumn = .primary
        delegate.expandedMode = .oneBesideSecondary
        let stage = SplitStage(.iPhone15ProMax(iOS: 18)) { $0.delegate = delegate }
        #expect(delegate.events == ["collapsing to secondary", "did collapse: true"])
        #expect(stage.primary.viewControllers == [stage.list] && stage.list.view.window != nil)
        delegate.events = []
        stage.rotate(to: .landscapeLeft)
        #expect(delegate.events == ["expanding to oneBesideSecondary", "did expand: true"])
        #expect(stage.detail.view.window != nil)
    }

    @Test func fact_m22_7_theDisplayModeIsNeverAutomatic() {
        let stage = SplitStage(.iPad(iOS: 18))
        let size = stage.split.view.bounds.size
        #expect(stage.split.preferredDisplayMode == .automatic && stage.split.displayMode == .secondaryOnly)
        #expect(
            stage.list.viewIfLoaded?.window == nil && stage.secondary.view.frame == CGRect(origin: .zero, size: size))
        stage.split.show(.primary)
        #expect(stage.split.displayMode == .oneOverSecondary)
        #expect(stage.primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: size.height))
        #expect(stage.secondary.view.frame.width == size.width)
        stage.split.hide(.primary)
        #expect(stage.split.displayMode == .secondaryOnly && stage.list.view.window == nil)
        stage.split.preferredDisplayMode = .oneBesideSecondary
        #expect(stage.secondary.view.frame == CGRect(x: 320, y: 0, width: size.width - 320, height: size.height))
        stage.split.preferredDisplayMode = .automatic
        stage.rotate(to: .landscapeLeft)
        #expect(stage.split.displayMode == .oneBesideSecondary)
        #expect(stage.secondary.view.frame.minX == 320 && stage.primary.view.frame.width == 320)
    }

    @Test func columnsAppearAndDisappear() {
        let stage = SplitStage(.iPad(iOS: 18))
        #expect(
            stage.trace.filter { $0.contains("Appear(") } == [
                "Detail.viewWillAppear(false)", "Detail.viewDidAppear(false)",
            ])
        stage.trace.clear()
        stage.split.show(.primary)
        stage.simulator.runToRest()
        #expect(
            stage.trace.filter { $0.contains("Appear(") } == [
                "List.viewWillAppear(false)", "List.viewDidAppear(false)",
            ])
        stage.trace.clear()
        stage.split.show(.secondary)
        #expect(
            stage.trace.filter { $0.contains("Disappear(") } == [
                "List.viewWillDisappear(false)", "List.viewDidDisappear(false)",
            ])
    }

    @Test func columnsHaveInsetsOfTheirOwnEdgesOnly() {
        let stage = SplitStage(.iPhone15ProMax(iOS: 18), orientation: .landscapeLeft)
        #expect(stage.list.view.safeAreaInsets.left == 59 && stage.list.view.safeAreaInsets.right == 0)
        #expect(stage.detail.view.safeAreaInsets.left == 0 && stage.detail.view.safeAreaInsets.right == 59)
        let mirrored = SplitStage(.iPad(iOS: 18), orientation: .landscapeLeft, direction: .rightToLeft)
        #expect(mirrored.primary.view.frame.maxX == mirrored.split.view.bounds.width)
        #expect(mirrored.secondary.view.frame.minX == 0)
    }

    @Test func fact_m22_8_widthsOfThePrimaryColumn() {
        let split = SplitStage(.iPad(iOS: 18), orientation: .landscapeLeft).split
        let automatic = UISplitViewController.automaticDimension
        #expect(split.primaryColumnWidth == 320)
        split.maximumPrimaryColumnWidth = 500
        split.preferredPrimaryColumnWidthFraction = 0.25
        #expect(split.primaryColumnWidth == 299, "1194 / 4")
        split.preferredPrimaryColumnWidth = 400
        #expect(split.primaryColumnWidth == 400)
        split.minimumPrimaryColumnWidth = 450
        #expect(split.primaryColumnWidth == 450)
        split.maximumPrimaryColumnWidth = automatic
        #expect(split.primaryColumnWidth == 320)
        split.preferredPrimaryColumnWidth = 100
        split.minimumPrimaryColumnWidth = automatic
        split.view.layoutIfNeeded()
        #expect(split.children[0].view.frame.width == 100)
    }

    @Test func fact_m22_10_theCompactColumnIsShownWhenCollapsed() {
        let compact = UITabBarController()
        let stage = SplitStage(.iPhone15ProMax(iOS: 18)) { $0.setViewController(compact, for: .compact) }
        #expect(stage.split.viewControllers == [compact] && compact.view.window != nil)
        #expect(stage.list.viewIfLoaded?.window == nil && stage.detail.viewIfLoaded?.window == nil)
        stage.rotate(to: .landscapeLeft)
        #expect(compact.view.window == nil && stage.list.view.window != nil && stage.detail.view.window != nil)
    }

    @Test(arguments: [UISplitViewController.Style.doubleColumn, .unspecified])
    func aDetailIsShownInTheSecondaryColumn(_ style: UISplitViewController.Style) {
        let next = UINavigationController(rootViewController: UIViewController())
        let pad = SplitStage(.iPad(iOS: 18), orientation: .landscapeLeft, style: style)
        pad.list.showDetailViewController(next, sender: nil)
        #expect(pad.split.viewControllers == [pad.primary, next] && pad.secondary.parent == nil)
        let phone = SplitStage(style: style)
        phone.primary.popViewController(animated: false)
        phone.simulator.runToRest()
        let detail = UINavigationController(rootViewController: UIViewController())
        phone.list.showDetailViewController(detail, sender: nil)
        phone.simulator.runToRest()
        #expect(phone.primary.viewControllers == [phone.list, detail] && detail.view.window != nil)
    }
}
