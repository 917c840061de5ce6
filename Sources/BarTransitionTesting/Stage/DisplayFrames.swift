#if canImport(ObjectiveC)
    import UIKit

    /// The frames of the display.
    @MainActor
    final class DisplayFrames: NSObject {
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private var link: CADisplayLink?

        /// Waits for the next frame by suspending. The display link runs only meanwhile.
        func next() async {
            await withCheckedContinuation { continuation in
                waiting.append(continuation)
                guard link == nil else { return }
                let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
                link.add(to: .main, forMode: .common)
                self.link = link
            }
        }

        @objc private func tick(_ link: CADisplayLink) {
            link.invalidate()
            self.link = nil
            let continuations = waiting
            waiting = []
            for continuation in continuations { continuation.resume() }
        }
    }
#endif
