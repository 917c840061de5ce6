import Foundation

/// A transition that has started and not ended.
@MainActor
final class RunningTransition {
    let context: TransitionContext
    let pending: PendingTransition
    let from: UIViewController
    let to: UIViewController
    /// The bar's visibility before, and whether it travels with its page.
    let barWasHidden: Bool
    var slide: PageSlide?
    /// The app changed the visibility without animation: the bar comes or goes in one step.
    var barChangesAtOnce = false
    var onGiveWay: (() -> Void)?

    init(
        context: TransitionContext, pending: PendingTransition, from: UIViewController, to: UIViewController,
        barWasHidden: Bool
    ) {
        self.context = context
        self.pending = pending
        self.from = from
        self.to = to
        self.barWasHidden = barWasHidden
    }

    /// Whether the next operation may cut this transition short (iOS 26, fact 1.1.5).
    var canGiveWay: Bool { !context.isUnderFinger && !context.wasCancelled && context.animator == nil }

    func giveWay() {
        context.timeline?.end(at: 1, finished: true)
    }
}
