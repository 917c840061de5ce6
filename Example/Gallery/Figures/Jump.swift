import BarTransition
import UIKit

/// Measures how far a value changes from one frame to the next beyond what the transition's curve explains.
///
/// A jump is the largest step of the value from frame to frame, less the largest step that the transition's curve makes
/// over the same distance, and never below 0. The curve's step is the distance between the value's start and end times
/// the largest step of the progress, for progress from 0 to 1. The two directions of a canceled swipe are measured
/// separately. A value that is visible for a part of the transition is measured over that part, which counts as at least
/// half of the transition, so that a jump within a short part is still found.
enum Jump {
    static func largest<Value: Measurable>(of values: [Value?], progress: [Double]) -> Double {
        directions(of: progress).map { frames in
            excess(Array(values[frames]), progress: Array(progress[frames]))
        }.max() ?? 0
    }

    /// The frames in which progress increases, and those in which it decreases again, if any.
    private static func directions(of progress: [Double]) -> [ClosedRange<Int>] {
        guard let furthest = progress.max(), let end = progress.last, progress.count > 1 else { return [] }
        let all = 0...(progress.count - 1)
        guard end < furthest - 0.01, let turn = progress.lastIndex(of: furthest), turn > 0 else { return [all] }
        return [0...turn, turn...all.upperBound]
    }

    private static func excess<Value: Measurable>(_ values: [Value?], progress: [Double]) -> Double {
        let present = values.indices.filter { values[$0] != nil }
        guard let first = present.first, let last = present.last, let start = values[first], let end = values[last]
        else { return 0 }
        let steps = zip(values, values.dropFirst()).map { before, after in
            guard let before, let after else { return 0.0 }
            return before.distance(to: after)
        }
        let curve = zip(progress, progress.dropFirst()).map { abs($0 - $1) }.max() ?? 0
        let total = abs(progress[progress.count - 1] - progress[0])
        let part = max(abs(progress[last] - progress[first]), total / 2)
        let expected = part > 0 ? start.distance(to: end) / part * curve : 0
        return max((steps.max() ?? 0) - expected, 0)
    }
}

/// A value with a distance to other values.
protocol Measurable {
    func distance(to other: Self) -> Double
}

extension CGFloat: Measurable {
    func distance(to other: CGFloat) -> Double { Double((self - other).magnitude) }
}

extension OKLab {
    /// Converts an sRGB color; alpha is ignored.
    init(_ color: UIColor) {
        let parts = color.components
        self.init(red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]))
    }
}

extension OKLab: Measurable {}
