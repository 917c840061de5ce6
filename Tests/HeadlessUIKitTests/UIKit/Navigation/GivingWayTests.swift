import TestSupport
import Testing
import UIKit

/// Fact 1.1.5: from iOS 26 the next change of the stack need not wait for the running one.
@Suite("Interrupted stack transitions", .ownSimulator) @MainActor
struct GivingWayTests {
    private let profile = Simulator.Profile.iPhone17Pro(iOS: 26)

    /// The shown distance of a page from the screen's left edge.
    private func x(_ page: UIViewController) throws -> CGFloat {
        let wrapper = try #require(page.view.superview)
        return try #require(wrapper.layer.presentation()).frame.minX
    }

    @Test func fact_1_1_5_aSecondPopGoesOnFromWhatIsShown() throws {
        let stage = TracingStage("A", "B", "C", profile: profile)
        let (b, c) = (stage.pages[1], stage.pages[2])
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.08)
        let before = (b: try x(b), c: try x(c))
        #expect(before.b < -10 && before.c > 50)
        stage.navigation.popViewController(animated: true)
        stage.simulator.commit()
        #expect(abs(try x(b) - before.b) < 0.01)
        #expect(abs(try x(c) - before.c) < 0.01)
        stage.simulator.runToRest()
        #expect(stage.navigation.viewControllers == [stage.pages[0]])
        #expect(c.view.window == nil && b.view.window == nil)
        #expect(try x(stage.pages[0]) == 0)
    }

    /// In every frame of three quick taps on the back button no page moves further than at the maximum speed of one
    /// transition, times the number of running transitions.
    @Test func fact_1_1_5_noPageLeapsWhileBackIsTappedAgainAndAgain() throws {
        let stage = TracingStage("A", "B", "C", "D", profile: profile)
        let frame = 1 / 120.0
        // The spring's maximum speed is w0/e of the distance per second; the front page's distance is the width.
        let limit = 2 * 402 * CGFloat(18.257 / 2.718 * frame)
        var last: [ObjectIdentifier: CGFloat] = [:]
        for step in 0..<120 {
            if [0, 12, 24].contains(step) { stage.navigation.popViewController(animated: true) }
            stage.simulator.advance(by: frame)
            for page in stage.pages where page.view.window != nil {
                let now = try x(page)
                if let before = last[ObjectIdentifier(page)] {
                    #expect(abs(now - before) < limit, "\(page.name) at step \(step)")
                }
                last[ObjectIdentifier(page)] = now
            }
        }
        #expect(stage.navigation.viewControllers == [stage.pages[0]])
    }

    @Test func fact_1_1_5_aPageOnItsWayOutComesBackFromWhereItIs() throws {
        let stage = TracingStage("A", profile: profile)
        let b = stage.page("B")
        stage.navigation.pushViewController(b, animated: true)
        stage.simulator.advance(by: 0.08)
        let before = (a: try x(stage.pages[0]), b: try x(b))
        stage.navigation.popViewController(animated: true)
        stage.simulator.commit()
        #expect(abs(try x(stage.pages[0]) - before.a) < 0.01)
        #expect(abs(try x(b) - before.b) < 0.01)
        stage.simulator.runToRest()
        #expect(try x(stage.pages[0]) == 0)
        #expect(b.view.window == nil)
        #expect(stage.pages[0].view.superview?.superview?.subviews.count == 1)
    }

    @Test func fact_3_12_whatWasPoppedLiesOverThePageBelowUntilItIsGone() throws {
        let stage = TracingStage("A", "B", "C", profile: profile)
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.08)
        stage.navigation.popViewController(animated: true)
        stage.simulator.commit()
        let wrappers = try #require(stage.pages[2].view.superview?.superview).subviews
        let order = stage.pages.map { page in wrappers.firstIndex { page.view.superview === $0 } ?? -1 }
        #expect(order == order.sorted() && order[0] >= 0)
    }

    @Test func theFirstTransitionIsToldOfItsEndBeforeTheNextBegins() throws {
        let stage = TracingStage("A", "B", "C", profile: profile)
        stage.navigation.popViewController(animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.trace.add("completion") }
        stage.simulator.advance(by: 0.08)
        stage.navigation.popViewController(animated: true)
        stage.simulator.runToRest()
        let order = [
            "C.viewDidDisappear(true)", "B.viewDidAppear(true)", "didShow B (true)", "completion",
            "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "didShow A (true)",
        ]
        #expect(stage.trace.filter(order.contains) == order)
    }

    @Test func withoutAnimationTheEndShowsAtOnce() {
        let stage = TracingStage("A", "B", "C", profile: profile)
        stage.navigation.popViewController(animated: true)
        stage.simulator.advance(by: 0.08)
        stage.navigation.popViewController(animated: false)
        stage.simulator.commit()
        #expect(stage.pages[2].view.window == nil && stage.pages[1].view.window == nil)
        #expect(stage.navigation.transitionCoordinator == nil)
        stage.simulator.runToRest()
        #expect(stage.navigation.navigationBar.items?.count == 1)
    }
}
