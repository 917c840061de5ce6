#if canImport(ObjectiveC)
    import UIKit

    /// Stops a layer's time and moves it by hand.
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

        /// Moves on by thousandths of a second until a condition holds, for at most ten seconds.
        func search(until condition: () -> Bool) {
            for _ in 0..<10_000 where !condition() { advance(by: 0.001) }
        }

        /// Gives the layer its own time back, at which all that was stopped is over.
        func resume() {
            guard isPaused else { return }
            isPaused = false
            layer.speed = 1
            layer.timeOffset = 0
            CATransaction.flush()
        }
    }
#endif
