import TestSupport
import Testing
import UIKit

/// A navigation controller on another one's stack, as in a collapsed split view controller.
@Suite("Nested navigation controllers", .ownSimulator) @MainActor
struct NestedNavigationTests {
    private nonisolated static let profiles: [Simulator.Profile] = [
        .iPhone15(iOS: 15), .iPhone15(iOS: 18), .iPhone17Pro(iOS: 26),
    ]

    @Test(arguments: profiles) func fact_m22_5_theOuterBarShowsTheNestedItem(_ profile: Simulator.Profile) {
        let stage = SplitStage(profile)
        let (outer, nested) = (stage.primary, stage.secondary)
        #expect(outer.topViewController === nested && stage.detail.navigationController === nested)
        #expect(nested.navigationController === outer)
        #expect(
            stage.titles(of: outer) == ["List", "Detail"] && outer.navigationBar.topItem === stage.detail.navigationItem
        )
        #expect(nested.navigationBar.isHidden && nested.navigationBar.frame.maxY <= 0)
        #expect(stage.detail.view.safeAreaInsets.top == outer.navigationBar.frame.maxY)
        stage.detail.navigationItem.title = "Changed"
        #expect(stage.titles(of: outer) == ["List", "Changed"])
    }

    @Test(arguments: profiles) func theNestedStackPushesAndPopsUnderTheOuterBar(_ profile: Simulator.Profile) {
        let stage = SplitStage(profile)
        let page = TracingPage("Third", stage.trace)
        stage.secondary.pushViewController(page, animated: true)
        stage.simulator.runToRest()
        #expect(stage.titles(of: stage.primary) == ["List", "Detail", "Third"])
        #expect(stage.primary.viewControllers == [stage.list, stage.secondary])
        #expect(page.view.safeAreaInsets.top == stage.primary.navigationBar.frame.maxY)
        stage.tapBack()
        stage.simulator.runToRest()
        #expect(
            stage.secondary.viewControllers == [stage.detail] && stage.titles(of: stage.primary) == ["List", "Detail"])
        stage.tapBack()
        stage.simulator.runToRest()
        #expect(stage.primary.viewControllers == [stage.list] && stage.titles(of: stage.primary) == ["List"])
        #expect(stage.list.view.window != nil && stage.detail.view.window == nil)
    }

    @Test(arguments: profiles, [false, true]) func theSwipePopsOneStackAfterTheOther(
        _ profile: Simulator.Profile, cancels: Bool
    ) {
        let stage = SplitStage(profile)
        stage.secondary.pushViewController(TracingPage("Third", stage.trace), animated: false)
        stage.simulator.runToRest()
        for remaining in [["List", "Detail"], ["List"]] {
            let before = stage.titles(of: stage.primary)
            stage.simulator.beginBackSwipe()
            stage.simulator.moveBackSwipe(toProgress: 0.6)
            stage.simulator.endBackSwipe(finishing: !cancels)
            stage.simulator.runToRest()
            #expect(stage.titles(of: stage.primary) == (cancels ? before : remaining))
        }
        #expect(stage.primary.viewControllers.count == (cancels ? 2 : 1))
    }

    @Test(arguments: profiles) func aColumnIsPushedWithAnimation(_ profile: Simulator.Profile) {
        let delegate = SplitDelegate()
        delegate.topColumn = .primary
        let stage = SplitStage(profile) { $0.delegate = delegate }
        let shows = TracingDelegate(stage.trace)
        stage.secondary.delegate = shows
        stage.trace.clear()
        stage.split.show(.secondary)
        stage.simulator.advance(by: 0.1)
        #expect(stage.primary.transitionCoordinator != nil && stage.list.view.window != nil)
        stage.simulator.runToRest()
        #expect(stage.primary.viewControllers == [stage.list, stage.secondary])
        #expect(
            stage.trace.filter { $0.hasPrefix("Detail") && $0.contains("Appear(") } == [
                "Detail.viewWillAppear(true)", "Detail.viewDidAppear(true)",
            ])
        #expect(stage.trace.contains("didShow Detail (true)"))
        stage.split.hide(.secondary)
        stage.simulator.runToRest()
        #expect(stage.primary.viewControllers == [stage.list] && stage.secondary.viewControllers == [stage.detail])
        #expect(stage.split.viewController(for: .secondary) === stage.secondary)
    }

    @Test(arguments: profiles) func aNestedControllerHidesTheOuterBar(_ profile: Simulator.Profile) {
        let stage = SplitStage(profile)
        stage.secondary.setNavigationBarHidden(true, animated: true)
        stage.simulator.runToRest()
        #expect(stage.primary.isNavigationBarHidden && stage.primary.navigationBar.isHidden)
        #expect(
            stage.detail.view.safeAreaInsets.top == stage.split.view.safeAreaInsets.top
                && stage.split.view.safeAreaInsets.top > 0)
        stage.secondary.setNavigationBarHidden(false, animated: false)
        stage.simulator.runToRest()
        #expect(!stage.primary.navigationBar.isHidden && stage.secondary.navigationBar.isHidden)
        #expect(stage.detail.view.safeAreaInsets.top == stage.primary.navigationBar.frame.maxY)
    }

    @Test func aNestedPageHidesTheBarInItsTransition() {
        let stage = SplitStage()
        let page = TracingPage("Third", stage.trace)
        page.onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
        stage.secondary.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(!stage.primary.navigationBar.isHidden, "it moves out with its page")
        stage.simulator.runToRest()
        #expect(stage.primary.navigationBar.isHidden && page.view.safeAreaInsets.top == 59)
    }

    @Test(arguments: profiles) func theLargeTitleIsTheNestedPages(_ profile: Simulator.Profile) {
        let stage = SplitStage(profile) { split in
            let outer = split.viewController(for: .primary) as? UINavigationController
            outer?.navigationBar.prefersLargeTitles = true
        }
        let large = stage.primary.navigationBar.frame.height
        let page = TracingPage("Third", stage.trace)
        page.navigationItem.largeTitleDisplayMode = .never
        stage.secondary.pushViewController(page, animated: true)
        stage.simulator.runToRest()
        #expect(stage.primary.navigationBar.frame.height < large)
        #expect(page.view.safeAreaInsets.top == stage.primary.navigationBar.frame.maxY)
        stage.secondary.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.primary.navigationBar.frame.height == large)
        #expect(stage.detail.view.safeAreaInsets.top == stage.primary.navigationBar.frame.maxY)
    }

    @Test func anOperationWaitsForTheOtherStacksTransition() {
        let delegate = SplitDelegate()
        delegate.topColumn = .primary
        let stage = SplitStage { $0.delegate = delegate }
        stage.split.show(.secondary)
        stage.simulator.advance(by: 0.1)
        stage.secondary.pushViewController(TracingPage("Third", stage.trace), animated: true)
        #expect(stage.secondary.viewControllers == [stage.detail])
        stage.simulator.runToRest()
        #expect(stage.secondary.viewControllers.count == 2)
        #expect(stage.titles(of: stage.primary) == ["List", "Detail", "Third"])
    }

    @Test func theAppCannotPushANavigationController() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UINavigationController(rootViewController: UIViewController())
                    .pushViewController(UINavigationController(), animated: false)
            }
        }
    }

    // MARK: - The assertion of iOS 17

    private nonisolated static func layOutInWillShow(_ traps: Bool) async {
        await MainActor.run {
            var profile = Simulator.Profile.iPhone15(iOS: 18)
            profile.defects.trapsOnLayoutOfNestedBar = traps
            let delegate = SplitDelegate()
            delegate.topColumn = .primary
            let stage = SplitStage(profile) { $0.delegate = delegate }
            let shows = TracingDelegate(stage.trace)
            shows.onWillShow = { navigation, _ in navigation.navigationBar.layoutIfNeeded() }
            stage.primary.delegate = shows
            stage.split.show(.secondary)
            stage.simulator.runToRest()
        }
    }

    @Test func fact_m22_9_aForcedLayoutInWillShowTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Self.layOutInWillShow(true)
        }
        #expect(standardError(of: result).contains("when the top item belongs to a different navigation bar"))
        await Self.layOutInWillShow(false)
    }

    @Test func fact_m22_9_withoutAForcedLayoutNothingTraps() {
        var profile = Simulator.Profile.iPhone15(iOS: 18)
        profile.defects.trapsOnLayoutOfNestedBar = true
        let stage = SplitStage(profile)
        stage.secondary.pushViewController(TracingPage("Third", stage.trace), animated: true)
        stage.simulator.runToRest()
        stage.secondary.popViewController(animated: true)
        stage.simulator.runToRest()
        stage.primary.popViewController(animated: true)
        stage.simulator.runToRest()
        #expect(stage.primary.viewControllers == [stage.list])
    }
}
