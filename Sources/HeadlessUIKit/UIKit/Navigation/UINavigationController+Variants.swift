import Foundation

// The answers of `Simulator.Profile.Variants` that hold a value back during a transition or write one again in its
// layout passes.

extension RunningTransition {
    /// What the variants need to know of a running transition.
    struct VariantState {
        /// The bottom edge of the bar when the transition began; nil if it was hidden.
        fileprivate var barBottomBefore: CGFloat?
        /// The frame of the outgoing page's view when the transition began.
        fileprivate var frameOfFrom = CGRect.zero
        /// The pages that receive their insets in the next layout pass.
        fileprivate var pagesAwaitingInsets: [UIViewController] = []
        /// Insets are not held back now.
        fileprivate var deliversInsets = false
        /// The bar receives its new height in the next layout pass.
        fileprivate var barAwaitsHeight = false
        /// The bar comes back from its minimized position after the transition.
        var holdsMinimizedBar = false
        /// The frame that UIKit gave the bar as its end position.
        var barFrame: CGRect?
    }
}

extension UINavigationController {
    private var variants: Simulator.Profile.Variants { Simulator.current.profile.variants }

    /// Remembers the values from before the transition, and requests the layout pass after the one that begins it if a
    /// variant needs it.
    func beginVariants(of transition: RunningTransition) {
        transition.variantState.barBottomBefore = barHidden ? nil : bar.frame.maxY
        transition.variantState.frameOfFrom = transition.from.view.frame
        if variants.rewritesBarFrame || variants.rewritesViewFrames { view.setNeedsLayout() }
    }

    /// Applies the variants in a layout pass of a running transition.
    func layOutVariants() {
        guard let transition = running, !isStartingTransition, !transition.isEnding else { return }
        deliverHeldInsets(transition)
        if transition.variantState.barAwaitsHeight {
            transition.variantState.barAwaitsHeight = false
            animate(with: transition.context) { finishBarFrame(transition, shownBarFrame) }
        }
        UIView.performWithoutAnimation {
            if variants.rewritesBarFrame, let frame = transition.variantState.barFrame, bar.frame != frame {
                bar.setUnmovedFrame(frame)
            }
            if variants.rewritesViewFrames { rewriteViewFrames(transition) }
        }
    }

    // MARK: - Safe areas

    /// The insets that a page receives now, with the variant `safeAreaUpdate`: its new ones, or those that it has.
    func insetsNow(for page: UIViewController) -> UIEdgeInsets {
        let new = insets(for: page)
        guard let transition = running, !transition.isEnding, !transition.variantState.deliversInsets,
            variants.safeAreaUpdate != .immediate
        else { return new }
        if variants.safeAreaUpdate == .oneLayoutPassLate {
            transition.variantState.pagesAwaitingInsets.append(page)
            view.setNeedsLayout()
        }
        if let held = page.containerInsets { return held }
        var held = new
        held.top = insetTop(of: page, belowBarAt: transition.variantState.barBottomBefore)
        return held
    }

    private func deliverHeldInsets(_ transition: RunningTransition) {
        let pages = transition.variantState.pagesAwaitingInsets
        guard !pages.isEmpty else { return }
        transition.variantState.pagesAwaitingInsets = []
        transition.variantState.deliversInsets = true
        UIView.performWithoutAnimation { for page in pages { updateInsets(of: page) } }
        transition.variantState.deliversInsets = false
    }

    // MARK: - The bar's height

    /// Whether the bar keeps its height until the next layout pass, with the variant `updatesBarHeightLate`.
    func holdsBarHeight(_ transition: RunningTransition) -> Bool {
        guard variants.updatesBarHeightLate, !transition.barWasHidden, !barHidden,
            bar.frame.height != shownBarFrame.height
        else { return false }
        transition.variantState.barAwaitsHeight = true
        view.setNeedsLayout()
        return true
    }

    /// Runs changes with the timing of a transition that has just begun.
    private func animate(with context: TransitionContext, _ changes: () -> Void) {
        guard let timeline = context.timeline else { return changes() }
        if context.animator != nil, !context.isInteractive {
            withoutActuallyEscaping(changes) { changes in
                UIView.animateSystemChanges(withDuration: context.transitionDuration, animations: changes)
            }
            return
        }
        let curve =
            context.animator != nil || context.isInteractive ? .linear : Simulator.current.profile.motion.pushCurve
        AnimationContext.perform(
            AnimationContext(timeline: timeline, duration: timeline.duration, curve: curve), changes)
    }

    // MARK: - Frames

    private func rewriteViewFrames(_ transition: RunningTransition) {
        guard transition.context.animator == nil else { return }
        let frames = [
            (transition.from, transition.variantState.frameOfFrom), (transition.to, pageFrame(for: transition.to)),
        ]
        for (page, frame) in frames {
            guard let root = page.viewIfLoaded, root.superview is PageWrapperView, root.frame != frame else { continue }
            root.setUnmovedFrame(frame)
        }
    }
}
