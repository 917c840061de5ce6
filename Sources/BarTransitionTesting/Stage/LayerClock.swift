#if canImport(ObjectiveC)
    import UIKit

    /// Stops a layer's time and advances it explicitly.
    @MainActor
    final class LayerClock {
        private let layer: CALayer
        private var isPaused = false

        init(_ layer: CALayer) {
            self.layer = layer
        }

        func pause() {
            guard !isPaused else { return }
            isPaused = true
            let now = layer.convertTime(CACurrentMediaTime(), from: nil)
            layer.speed = 0
            layer.timeOffset = now
        }

        func advance(by seconds: TimeInterval) {
            guard isPaused else { return }
            layer.timeOffset += seconds
            CATransaction.flush()
        }

        /// Advances in steps of 0.001 seconds until a condition holds, for at most ten seconds.
        func search(until condition: () -> Bool) {
            for _ in 0..<10_000 where !condition() { advance(by: 0.001) }
        }

        /// Restores the layer's own time, at which the stopped animations have ended.
        func resume() {
            guard isPaused else { return }
            isPaused = false
            layer.speed = 1
            layer.timeOffset = 0
            CATransaction.flush()
        }
    }
#endif
