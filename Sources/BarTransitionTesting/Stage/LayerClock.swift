#if canImport(ObjectiveC)
    import UIKit

    /// Stops a layer's time and advances it explicitly.
    @MainActor
    final class LayerClock {
        private let layer: CALayer
        /// The layer's own time while it is stopped.
        private var ownTime: (speed: Float, offset: TimeInterval)?

        init(_ layer: CALayer) {
            self.layer = layer
        }

        func pause() {
            guard ownTime == nil else { return }
            ownTime = (layer.speed, layer.timeOffset)
            let now = layer.convertTime(CACurrentMediaTime(), from: nil)
            layer.speed = 0
            layer.timeOffset = now
        }

        func advance(by seconds: TimeInterval) {
            guard ownTime != nil else { return }
            layer.timeOffset += seconds
            CATransaction.flush()
        }

        /// Advances in steps of 0.001 seconds until a condition holds, for at most ten seconds.
        func search(until condition: () -> Bool) {
            for _ in 0..<10_000 where !condition() { advance(by: 0.001) }
        }

        /// Restores the layer's own time, at which the stopped animations have ended.
        func resume() {
            guard let own = ownTime else { return }
            ownTime = nil
            layer.speed = own.speed
            layer.timeOffset = own.offset
            CATransaction.flush()
        }
    }
#endif
