import TestSupport
import Testing
import UIKit

/// Durations and curves that were measured on iOS 26.1.
@Suite("Measured timings", .portable) @MainActor
struct MeasuredTimingTests {
    nonisolated static let springs: [(Double, CGFloat, Double)] = [
        (0.5, 0, 0.8), (1, 0, 1.5), (0.25, 0, 0.4), (0.5, 0.3, 0.863), (0.5, 0.7, 1.905), (0.5, -0.3, 1.1),
        (0.35, 0.15, 0.5157),
    ]

    @available(iOS 17, *)
    @Test(arguments: springs)
    func fact_m21_3_settlingOfSprings(_ duration: Double, bounce: CGFloat, settling: Double) async throws {
        let stage = try await AnimationStage()
        var ended = false
        UIView.startAnimating(springDuration: duration, bounce: bounce, animations: stage.move) { _ in ended = true }
        await stage.advance(by: settling - 0.001)
        #expect(!ended)
        await stage.advance(by: 0.002)
        #expect(ended)
    }

    @available(iOS 17, *)
    @Test func fact_m21_3_timingParametersSettleAlike() async throws {
        let stage = try await AnimationStage()
        let animator = UIViewPropertyAnimator(
            duration: 3, timingParameters: UISpringTimingParameters(duration: 0.5, bounce: 0.3))
        #expect(abs(animator.duration - 0.863) < 0.001)
        animator.addAnimations(stage.move)
    }

    @Test func fact_m21_4_rawValuesOfCurves() {
        #expect(UICubicTimingParameters().animationCurve.rawValue == 5)
        let points = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 0.5, y: 1))
        #expect(points.animationCurve.rawValue == 6)
        #expect(UICubicTimingParameters(animationCurve: .easeIn).animationCurve == .easeIn)
    }
}
