import TestSupport
import Testing
import UIKit

@Suite("Zoom transitions", .ownSimulator) @MainActor
struct ZoomTests {
    /// A has a picture at (100, 300) of 50 x 100 points; B zooms from it.
    private func stage(_ profile: Simulator.Profile = .iPhone15(iOS: 18)) -> (stage: TracingStage, page: TracingPage) {
        let stage = TracingStage("A", profile: profile)
        let picture = UIView(frame: CGRect(x: 100, y: 300, width: 50, height: 100))
        stage.pages[0].view.addSubview(picture)
        let page = stage.page("B")
        page.preferredTransition = .zoom { _ in picture }
        return (stage, page)
    }

    private func shown(_ page: UIViewController) throws -> CGRect {
        let wrapper = try #require(page.view.superview)
        return try #require(wrapper.layer.presentation()).frame
    }

    @Test func fact_3_11_aPushGrowsOutOfTheSourceView() throws {
        let (stage, page) = stage()
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.commit()
        let start = try shown(page)
        #expect(abs(start.midX - 125) < 0.5 && abs(start.midY - 350) < 0.5)
        #expect(abs(start.width - 50) < 0.5)
        #expect(try shown(stage.pages[0]).minX == 0, "the page below does not move")
        stage.simulator.runToRest()
        #expect(try shown(page) == CGRect(x: 0, y: 0, width: 393, height: 852))
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.4)
        #expect(try shown(page).width < 60)
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers == [stage.pages[0]])
    }

    /// UIKit does not cancel the push: it completes it and begins the pop in one turn of the run loop (UIKit's article "Enhancing your
    /// app with fluid transitions").
    @Test func fact_3_11_aZoomGivesWayFrom18() throws {
        let (stage, page) = stage()
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(!stage.trace.contains("B.viewDidAppear(true)"), "the push runs")
        stage.navigation.popViewController(animated: true)
        stage.simulator.commit()
        let appeared = try #require(stage.trace.index(of: "B.viewDidAppear(true)"))
        let leaves = try #require(stage.trace.index(of: "B.viewWillDisappear(true)"))
        #expect(appeared < leaves)
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers == [stage.pages[0]])
        #expect(stage.trace.count(of: "B.viewDidAppear(true)") == 1)
        #expect(stage.trace.count(of: "B.viewDidDisappear(true)") == 1)
    }

    @Test func fact_3_11_withReduceMotionTheStandardOneRuns() throws {
        let (stage, page) = stage()
        stage.simulator.reducesMotion = true
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.commit()
        #expect(try shown(page).minX == 393)
    }

    @Test func fact_3_11_before18TheStandardOneRuns() throws {
        let (stage, page) = stage(.iPhone15(iOS: 17))
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.commit()
        #expect(try shown(page).minX == 393)
    }

    @Test func fact_3_11_theProviderIsToldWhoZooms() {
        let stage = TracingStage("A")
        let page = stage.page("B")
        var told: [UIViewController] = []
        page.preferredTransition = .zoom {
            told = [$0.sourceViewController, $0.zoomedViewController]
            return nil
        }
        stage.navigation.pushViewController(page, animated: true)
        stage.simulator.runToRest()
        #expect(told == [stage.pages[0], page])
    }

    @Test(arguments: [true, false]) func fact_3_11_theOptionsDecideWhetherAFingerMayBegin(allows: Bool) {
        let stage = TracingStage("A", "B")
        let options = UIViewController.Transition.ZoomOptions()
        options.interactiveDismissShouldBegin = { _ in allows }
        stage.pages[1].preferredTransition = .zoom(options: options) { _ in nil }
        stage.simulator.beginBackSwipe()
        #expect((stage.navigation.transitionCoordinator != nil) == allows)
        stage.simulator.touchCancel()
    }

    @Test func fact_3_11_presentingWithAPreferenceStops() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = TracingStage("A")
                let page = stage.page("B")
                page.preferredTransition = .crossDissolve
                stage.pages[0].present(page, animated: true)
            }
        }
    }
}
