import TestSupport
import Testing
import UIKit

@testable import ExampleGallery

@Suite(.ownSimulator)
struct JumpTests {
    /// Progress of a push in twenty even steps.
    private let out = (0...20).map { Double($0) / 20 }

    private func jump(_ values: [CGFloat?], _ progress: [Double]) -> Double {
        Jump.largest(of: values, progress: progress)
    }

    @Test func valuesThatFollowTheCurveAreSmooth() {
        let values: [CGFloat?] = out.map { 100 + 44 * CGFloat($0) }
        #expect(jump(values, out) < 1e-9)
    }

    @Test func constantValuesAreSmooth() {
        #expect(jump(out.map { _ in 100 }, out) == 0)
    }

    @Test func aJumpIsItsSizeMinusTheCurvesStep() {
        let values: [CGFloat?] = out.map { $0 < 0.5 ? 100 : 144 }
        let expected = 44 - 44 * 0.05
        #expect(abs(jump(values, out) - expected) < 1e-9)
    }

    @Test func aJumpThereAndBackCountsInFull() {
        let values: [CGFloat?] = out.map { $0 > 0.4 && $0 < 0.6 ? 144 : 100 }
        #expect(abs(jump(values, out) - 44) < 1e-9)
    }

    @Test func aCancelledSwipeCountsBothDirections() {
        let progress = (out + out.reversed().dropFirst()).map { $0 * 0.4 }
        let moved: [CGFloat?] = progress.map { 100 + 52 * CGFloat($0) }
        #expect(jump(moved, progress) < 1e-9)
        let snapped: [CGFloat?] = progress.map { $0 > 0 ? 152 : 100 }
        #expect(jump(snapped, progress) > 45)
    }

    @Test func missingValuesAreNoSteps() {
        var values: [CGFloat?] = out.map { _ in 100 }
        values[10] = nil
        values[11] = 100
        #expect(jump(values, out) == 0)
        #expect(jump(out.map { _ in nil }, out) == 0)
    }

    @Test func aPartialMovementIsJudgedByThatPart() {
        var values: [CGFloat?] = out.map { 100 + 44 * CGFloat($0) }
        for index in 0..<10 { values[index] = nil }
        #expect(jump(values, out) < 1e-9)
    }

    @Test func withoutMovementEveryStepCounts() {
        #expect(jump([100, 100, 130], [0, 0, 0]) == 30)
        #expect(jump([], []) == 0)
    }
}
