import UIKit

/// Drives a content pop. The finger can move and lift before UIKit starts the transition.
@MainActor
final class ContentPopInteractionController: UIPercentDrivenInteractiveTransition {
    /// In seconds. When the finger lifts, the position that it would reach in this time at its velocity decides. The
    /// value is that of react-native-screens.
    private static let projectionTime: CGFloat = 0.3

    private var fraction: CGFloat = 0
    private var hasStarted = false
    /// Whether the pop finishes; nil until that is decided.
    private var finishes: Bool?

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        completionCurve = .easeOut
        hasStarted = true
        update(fraction)
        if finishes != nil { complete() }
    }

    /// Moves the transition to a fraction of the width.
    func follow(_ fraction: CGFloat) {
        guard finishes == nil else { return }
        self.fraction = min(max(fraction, 0), 1)
        if hasStarted { update(self.fraction) }
    }

    /// The finger lifts at a velocity in widths per second. The pop finishes if the projected position is past the
    /// middle.
    func release(velocity: CGFloat) {
        end(finishing: fraction + Self.projectionTime * velocity > 0.5)
    }

    /// Finishes or cancels the pop; only the first call has an effect. UIKit does not ignore a second one: the page in front jumps
    /// (benguild/PullToDismissTransition, pull request 9).
    func end(finishing: Bool) {
        guard finishes == nil else { return }
        finishes = finishing
        if hasStarted { complete() }
    }

    private func complete() {
        if finishes == true { finish() } else { cancel() }
    }
}
