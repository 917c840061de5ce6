import UIKit

/// Drives a pop by a finger, which may come and go before UIKit has started it.
@MainActor
final class ContentPopDriver: UIPercentDrivenInteractiveTransition {
    /// How much of the speed counts, in seconds, when the finger lets go: where it would be then decides, as in
    /// react-native-screens.
    private static let speedWeight: CGFloat = 0.3

    private var share: CGFloat = 0
    private var hasStarted = false
    private var finishes: Bool?

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        completionCurve = .easeOut
        hasStarted = true
        update(share)
        if finishes != nil { settle() }
    }

    /// The finger is at a share of the width.
    func follow(_ share: CGFloat) {
        guard finishes == nil else { return }
        self.share = min(max(share, 0), 1)
        if hasStarted { update(self.share) }
    }

    /// The finger is gone, at a speed in widths per second: past the middle the pop goes through.
    func letGo(speed: CGFloat) {
        end(finishing: share + Self.speedWeight * speed > 0.5)
    }

    /// Lets it run to its end or back; only the first call counts.
    func end(finishing: Bool) {
        guard finishes == nil else { return }
        finishes = finishing
        if hasStarted { settle() }
    }

    private func settle() {
        if finishes == true { finish() } else { cancel() }
    }
}
