import Foundation

/// A change of the stack that waits for the layout pass.
@MainActor
struct PendingTransition {
    let context: TransitionContext?
    let operation: UINavigationController.Operation
    let isAnimated: Bool
    /// The stack before the change, which a canceled transition restores.
    let stackBefore: [UIViewController]
    let tabBarWasHidden: Bool
    /// The pages that the change removes from the stack.
    var removed: [UIViewController]
    /// The pages that the change adds to the stack.
    let added: [UIViewController]
    /// Whether several pages of the stack are popped at once.
    let isMultiLevelPop: Bool
    /// The whole stack was replaced.
    var isSet = false
    /// The bar's top item when its back button was tapped.
    var tappedItem: UINavigationItem?
}

/// A transition that has started and not ended.
@MainActor
final class RunningTransition {
    let context: TransitionContext
    let pending: PendingTransition
    let from: UIViewController
    let to: UIViewController
    let barWasHidden: Bool
    let toolbarWasHidden: Bool
    var slide: NavigationSlide?
    /// The superview of both pages in an app's animation (UIKit documentation of `containerView`).
    var animatorContainer: PageWrapperView?
    /// The app changed the bar's visibility without animation: the bar appears or disappears in one step.
    var barChangesAtOnce = false
    /// The app changed the toolbar's visibility last without animation.
    var toolbarChangesAtOnce = false
    /// The toolbar slides with the transition.
    var movesToolbar = false
    /// The bar's visibility does not follow the pop gesture (fact 5.3.5).
    var barIsUnscrubbed = false
    /// Something that the frames of the bars and pages depend on changed during the transition.
    var needsLayout = false
    /// The incoming page receives `viewIsAppearing` and is laid out for the first time: it has its insets, and changes of the
    /// bar change them (fact 5.3.1).
    var pageIsAppearing = false
    /// The pages have been notified that the incoming one does not stay.
    var hasReversedAppearance = false
    /// The app's blocks alongside the transition run.
    var runsAppBlocks = false
    /// The next transition has begun; this one's animations continue from their current values.
    var isSuperseded = false
    /// Pages, delegate and completion blocks are being notified of the end; operations they request wait until then.
    var isEnding = false
    /// What `Profile.Variants` holds back or writes again.
    var variantState = VariantState()

    init(
        context: TransitionContext, pending: PendingTransition, from: UIViewController, to: UIViewController,
        barWasHidden: Bool, toolbarWasHidden: Bool
    ) {
        self.context = context
        self.pending = pending
        self.from = from
        self.to = to
        self.barWasHidden = barWasHidden
        self.toolbarWasHidden = toolbarWasHidden
    }

    /// Whether the next operation may begin before this transition has ended: any from iOS 26 (fact 1.1.5), a zoom from
    /// iOS 18 (fact 3.11).
    var canBeSuperseded: Bool {
        guard Simulator.current.profile.system >= 26 || slide?.zoom != nil else { return false }
        return !isEnding && !context.isInteractive && !context.isCancelled && context.animator == nil
    }
}

/// What remains on the screen of a transition that the next one superseded until its animation ends: the outgoing page,
/// its dimming, and the bar's outgoing contents (facts 1.1.5, 3.12).
@MainActor
final class SupersededTransition {
    let transition: RunningTransition
    /// Whether the bar moves out with the outgoing page.
    let takesBar: Bool
    /// The wrapper of the outgoing page; nil once the next transition shows the page again.
    private var outgoing: PageWrapperView?
    private let barContent: BarContentView?

    init(_ transition: RunningTransition, takesBar: Bool, barContent: BarContentView?, insets: UIEdgeInsets?) {
        self.transition = transition
        self.takesBar = takesBar
        self.barContent = barContent
        outgoing = transition.from.viewIfLoaded?.superview as? PageWrapperView
        // The page is off the stack, but its layout must not change while it is visible.
        transition.from.containerInsets = insets
    }

    /// Releases the wrapper of a page that the next transition shows again.
    func release(_ page: UIViewController) -> PageWrapperView? {
        guard page === transition.from else { return nil }
        defer { outgoing = nil }
        return outgoing
    }

    /// Keeps the order of the pages: a popped page stays above the page below it, a covered one under the page above.
    func restack(beside wrapper: UIView) {
        guard let outgoing, let container = wrapper.superview, outgoing.superview === container else { return }
        if transition.pending.operation == .pop {
            container.insertSubview(outgoing, aboveSubview: wrapper)
        } else {
            // The page above can be the one that comes back now.
            var cover = wrapper
            if let above = transition.to.viewIfLoaded?.superview, above.superview === container { cover = above }
            container.insertSubview(outgoing, belowSubview: cover)
        }
    }

    /// Removes what remained, when the animation has ended.
    func end() {
        barContent?.removeFromBar()
        transition.slide?.dimming.removeFromSuperview()
        guard let outgoing else { return }
        outgoing.removeFromSuperview()
        transition.from.viewIfLoaded?.removeFromSuperview()
        if transition.from.parent == nil { transition.from.containerInsets = nil }
    }
}
