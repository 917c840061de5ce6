import Foundation

/// What a transition that gave way leaves on the screen until its own movement is over: the page that goes, its dimming,
/// and what leaves the bar (facts 1.1.5, 3.12).
@MainActor
final class TransitionTrail {
    let transition: RunningTransition
    /// Nil once the page is on its way back.
    private(set) var leaving: PageWrapperView?
    let barContent: BarContentView?
    private let insets: UIEdgeInsets?

    init(_ transition: RunningTransition, barContent: BarContentView?, insets: UIEdgeInsets?) {
        self.transition = transition
        self.barContent = barContent
        self.insets = insets
        leaving = transition.from.viewIfLoaded?.superview as? PageWrapperView
        // Off the stack, the page must not be laid out anew while it can still be seen.
        transition.from.containerInsets = insets
    }

    /// Gives up a page that the next transition brings back, with the wrapper it is still seen in.
    func release(_ page: UIViewController) -> PageWrapperView? {
        guard page === transition.from else { return nil }
        defer { leaving = nil }
        return leaving
    }

    /// Keeps the depth of the pages: what went to the right lies over the page below it, what went to the left under it.
    func restack(beside wrapper: UIView) {
        guard let leaving, let container = wrapper.superview, leaving.superview === container else { return }
        if transition.pending.operation == .pop {
            container.insertSubview(leaving, aboveSubview: wrapper)
        } else {
            container.insertSubview(leaving, belowSubview: wrapper)
        }
    }

    /// The movement is over.
    func end() {
        barContent?.removeFromBar()
        transition.slide?.dimming.removeFromSuperview()
        guard let leaving else { return }
        leaving.removeFromSuperview()
        transition.from.viewIfLoaded?.removeFromSuperview()
        if transition.from.parent == nil { transition.from.containerInsets = nil }
    }
}

extension UINavigationController {
    /// The transition counts as done, but its movement goes on: the next one adds to it, so that nothing jumps
    /// (fact 10.5).
    func giveWay(_ transition: RunningTransition) {
        transition.hasGivenWay = true
        let timeline = transition.context.timeline
        let insets = transition.from.containerInsets
        transition.context.completeTransition(true)
        let trail = TransitionTrail(transition, barContent: bar.takeRetainedContent(), insets: insets)
        trails.append(trail)
        timeline?.addCompletion { [weak self] _ in self?.end(trail) }
    }

    private func end(_ trail: TransitionTrail) {
        trails.removeAll { $0 === trail }
        trail.end()
        if running == nil, trails.isEmpty { layOutBarsAndPages() }
    }

    /// The bar is hidden and still on its way out with an earlier transition's page.
    var barIsTrailing: Bool { barHidden && trails.contains { !$0.transition.barWasHidden } }

    /// A change without animation shows its end at once.
    func endTrails() {
        for trail in trails { trail.transition.context.timeline?.end(at: 1, finished: true) }
    }
}
