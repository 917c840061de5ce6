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
    /// The bar comes or goes on its own while a finger moves the pages (fact 5.3.5).
    var barIsUnscrubbed = false
    /// Something that the bars' and pages' places depend on changed meanwhile.
    var needsLayout = false
    /// The next transition has begun; what this one moves goes on from where it is shown.
    var hasGivenWay = false
    /// Its end is being told to pages, delegate and blocks; what these ask for waits until that is done.
    var isEnding = false

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

    /// Whether the next operation may begin before this transition has come to its end (iOS 26, fact 1.1.5).
    var canGiveWay: Bool {
        !isEnding && !context.isUnderFinger && !context.wasCancelled && context.animator == nil
    }
}
