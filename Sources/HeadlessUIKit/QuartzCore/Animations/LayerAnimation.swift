import Foundation

/// One property of one layer on its way from an old value to the layer's model value.
@MainActor
package struct LayerAnimation {
    package let timeline: AnimationTimeline
    package let property: LayerProperty
    /// The value it came from; for an additive property old minus new.
    let start: [CGFloat]
    let delay: TimeInterval
    let duration: TimeInterval
    let curve: TimingCurve
    /// The curve of a position's y where it differs.
    var verticalCurve: TimingCurve?
    let isAdditive: Bool

    private func progress(of curve: TimingCurve) -> CGFloat {
        let elapsed = timeline.fraction * timeline.duration - delay
        guard duration > 0 else { return elapsed >= 0 ? 1 : 0 }
        guard timeline.isLinear else {
            return CGFloat(curve.progress(at: elapsed / duration, duration: duration))
        }
        // The timeline's own motion may overshoot either end; a stretch that begins or ends inside it may not.
        let isFirst = delay <= 0
        let isLast = delay + duration >= timeline.duration - 1e-9
        let share = isFirst ? elapsed / duration : max(elapsed / duration, 0)
        return CGFloat(isLast ? share : min(share, 1))
    }

    /// The shown value where `value` is what shows without this animation.
    package func apply(to value: [CGFloat]) -> [CGFloat] {
        let progress = progress(of: curve)
        let vertical = property == .position ? verticalCurve.map { self.progress(of: $0) } : nil
        return mix(value) { $0 == 1 ? vertical ?? progress : progress }
    }

    /// The value at the beginning, where `value` is what shows without this animation.
    package func applyStart(to value: [CGFloat]) -> [CGFloat] {
        mix(value) { _ in 0 }
    }

    private func mix(_ value: [CGFloat], progress: (Int) -> CGFloat) -> [CGFloat] {
        var result = value
        for index in result.indices {
            let from = isAdditive ? value[index] + start[index] : start[index]
            result[index] = value[index] + (from - value[index]) * (1 - progress(index))
        }
        return result
    }
}
