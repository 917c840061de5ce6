/// How much of a value's movement is not the transition's own.
///
/// A jump is the largest step of the value from frame to frame, less the largest step that the transition's own curve
/// makes over the same distance, and never below 0. The curve's step is the distance between the value's start and end
/// times the largest step of the progress, for progress that goes from 0 to 1. A cancelled swipe is two such ways,
/// out and back, each judged by itself; a value that was there on a part of the way only is judged by that part, of
/// which at least half the way counts, so that a leap within a short part stays one.
enum Jump {
    static func largest<Value: Measurable>(of values: [Value?], progress: [Double]) -> Double {
        legs(of: progress).map { leg in
            excess(Array(values[leg]), progress: Array(progress[leg]))
        }.max() ?? 0
    }

    /// The way out, and the way back where there is one.
    private static func legs(of progress: [Double]) -> [ClosedRange<Int>] {
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
        let whole = abs(progress[progress.count - 1] - progress[0])
        let part = max(abs(progress[last] - progress[first]), whole / 2)
        let share = part > 0 ? start.distance(to: end) / part * curve : 0
        return max((steps.max() ?? 0) - share, 0)
    }
}
