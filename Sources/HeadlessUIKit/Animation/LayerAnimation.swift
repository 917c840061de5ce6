import Foundation

/// One property of one layer on its way from an old value to the layer's model value.
@MainActor
struct LayerAnimation {
    let timeline: AnimationTimeline
    let property: LayerProperty
    /// The value it came from; for an additive property old minus new.
    let start: [CGFloat]
    let delay: TimeInterval
    let duration: TimeInterval
    let curve: TimingCurve
    let isAdditive: Bool

    var progress: CGFloat {
        let elapsed = timeline.fraction * timeline.duration - delay
        guard duration > 0 else { return elapsed >= 0 ? 1 : 0 }
        return CGFloat(curve.progress(at: elapsed / duration, duration: duration))
    }

    func apply(to value: [CGFloat]) -> [CGFloat] {
        let rest = 1 - progress
        var result = value
        for index in result.indices {
            let from = isAdditive ? value[index] + start[index] : start[index]
            result[index] = value[index] + (from - value[index]) * rest
        }
        return result
    }
}
