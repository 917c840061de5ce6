import TestSupport
import Testing
import UIKit

@Suite("The transition coordinator", .portable) @MainActor
struct CoordinatorTests {
    @Test func fact_m3_3_whatItReports() async throws {
        let stage = try await TestStage("A", on: .iPhone17Pro(iOS: 26))
        let b = stage.page("B")
        var percent: CGFloat?
        b.onWillAppear = { percent = $0.transitionCoordinator?.percentComplete }
        stage.navigation.pushViewController(b, animated: true)
        let coordinator = try #require(stage.navigation.transitionCoordinator)
        #expect(coordinator.transitionDuration == 0.35)
        #expect(coordinator.presentationStyle == .none)
        #expect(coordinator.completionCurve.rawValue == 7)
        #expect(coordinator.completionVelocity == 1)
        #expect(coordinator.isAnimated)
        #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive && !coordinator.isCancelled)
        #expect(coordinator.targetTransform.isIdentity)
        #expect(coordinator.viewController(forKey: .from) === stage.pages[0])
        #expect(coordinator.viewController(forKey: .to) === b)
        await stage.turn()
        #expect(percent == 0)
    }

    @Test func fact_m3_4_whoVendsItAndForHowLong() async throws {
        final class Probe: UIViewController {
            var inDidAppear: Bool?
            var alongsideRanAtOnce: Bool?
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                var ran = false
                transitionCoordinator?.animate { _ in ran = true }
                alongsideRanAtOnce = ran
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                inDidAppear = transitionCoordinator != nil
            }
        }
        let stage = try await TestStage("A")
        let probe = Probe()
        stage.navigation.pushViewController(probe, animated: true)
        await stage.turn()
        #expect(stage.pages[0].transitionCoordinator != nil)
        #expect(probe.transitionCoordinator != nil)
        #expect(probe.alongsideRanAtOnce == false)
        await stage.rest()
        #expect(probe.inDidAppear == true)
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(probe.transitionCoordinator == nil)
    }

    @Test func fact_1_2_1_alongsideChangesTakeTheTransitionsTiming() async throws {
        let stage = try await TestStage("A", on: .iPhone(iOS: 15...26))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.navigation.view.addSubview(view)
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.navigation.transitionCoordinator?.animate { _ in
            view.alpha = 0
            view.center.x = 105
            UIView.setAnimationsEnabled(false)
            view.center.y = 205
            UIView.setAnimationsEnabled(true)
            UIView.performWithoutAnimation { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
        }
        stage.screen.stopClock()
        await stage.turn()
        await stage.advance(by: 0.1)
        let shown = try #require(view.layer.presentation())
        // Fact 3.2: the progress after 0.1 s is 0.545.
        #expect(abs(shown.opacity - 0.455) < 0.002)
        #expect(abs(shown.position.x - (5 + 100 * 0.545)) < 0.2)
        #expect(shown.position.y == 205)
        #expect(shown.affineTransform().a == 2)
    }

    @Test func fact_2_2_13_blocksRunInOrderOfRegistration() async throws {
        let stage = try await TestStage("A")
        var order: [String] = []
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        for name in ["1", "2"] {
            stage.navigation.transitionCoordinator?.animate(
                alongsideTransition: { _ in order.append("block \(name)") },
                completion: { _ in order.append("completion \(name)") })
        }
        await stage.rest()
        #expect(order == ["block 1", "block 2", "completion 1", "completion 2"])
    }

    @Test func fact_2_2_1_aCompletionAloneIsFine() async throws {
        let stage = try await TestStage("A")
        var completed = false
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        #expect(
            stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in completed = true } == true)
        await stage.rest()
        #expect(completed)
    }

    @Test func fact_1_2_3_pushingFromACompletionIsLegal() async throws {
        let stage = try await TestStage("A")
        let c = stage.page("C")
        stage.navigation.pushViewController(stage.page("B"), animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            stage.navigation.pushViewController(c, animated: true)
        }
        await stage.rest()
        #expect(stage.navigation.topViewController === c)
        #expect(stage.trace.events.last { $0.hasPrefix("didShow") } == "didShow C (true)")
    }

    @Test func fact_6_3_1_tintComesFromTheChainAbove() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        #expect(inner.tintColor == .systemBlue)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        inner.tintColor = .green
        #expect(inner.tintColor == .green)
        inner.tintColor = nil
        #expect(inner.tintColor == .red)
    }
}
