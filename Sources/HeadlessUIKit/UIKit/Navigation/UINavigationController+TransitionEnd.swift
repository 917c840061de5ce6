import Foundation

// How a transition ends: completed, cancelled, or given way.
extension UINavigationController {
    /// The swipe was cancelled: the pages are told before the way back is animated (fact 1.4.6).
    func turnBack(_ transition: RunningTransition) {
        transition.to.beginAppearanceTransition(false, animated: true)
        transition.from.beginAppearanceTransition(true, animated: true)
    }

    func finish(_ transition: RunningTransition, completed: Bool) {
        guard running === transition else { return }
        transition.isEnding = true
        let change = transition.pending
        // The context is held by the transition: its closures must not hold the transition in turn.
        transition.context.onInteractionEnd = nil
        UIView.performWithoutAnimation {
            if !transition.hasGivenWay {
                transition.slide?.dimming.removeFromSuperview()
                transition.slide?.front.layer.shadowOpacity = 0
            }
            if completed {
                if !transition.hasGivenWay { unmount(transition.from) }
                displayed = transition.to
                ensureMounted(transition.to)
            } else {
                unmount(transition.to)
                takeBack(transition)
            }
            bar.endItemTransition(cancelled: !completed, retainsOutgoing: transition.hasGivenWay)
            if !completed { showBottomEdge(of: transition.from) }
            endBarSlide(transition)
            let wrapper = displayed?.viewIfLoaded?.superview as? PageWrapperView
            wrapper?.transform = .identity
            wrapper?.frame.origin.x = 0
            wrapper?.alpha = 1
        }
        if completed {
            for page in change.leaving { orphan(page) }
            transition.from.endAppearanceTransition()
            transition.to.endAppearanceTransition()
            tellMoves(change)
            delegate?.navigationController(self, didShow: transition.to, animated: true)
            // Fact 7.2.
            if !bar.metrics.notifiesAnimatedChangesImmediately { tellBarOfPop(change) }
        } else {
            transition.to.endAppearanceTransition()
            transition.from.endAppearanceTransition()
            for page in change.leaving { page.appearance.isMovingFromParent = false }
        }
        running = nil
        quirks.barLeavesLate = transition.barIsUnscrubbed && barHidden
        layOutBarsAndPages()
        Simulator.current.updateStatusBar()
        transition.context.runCompletions()
        letBarLeave()
        view.setNeedsLayout()
        runNextWaiting()
    }

    /// Gives the stack back what a cancelled transition had taken from it.
    private func takeBack(_ transition: RunningTransition) {
        let change = transition.pending
        bottomBarHidden = change.bottomBarWasHidden
        if keepsPage(of: transition) {
            stack = change.stackBefore + [transition.to]
            return
        }
        stack = change.stackBefore
        for page in change.arriving { orphan(page) }
    }

    /// Takes a page off, with its wrapper where it has one: an app's animator puts the view into the container itself.
    private func unmount(_ page: UIViewController) {
        guard let root = page.viewIfLoaded else { return }
        if let wrapper = root.superview as? PageWrapperView {
            wrapper.removeFromSuperview()
        } else {
            root.removeFromSuperview()
        }
    }

    private func ensureMounted(_ page: UIViewController) {
        if page.viewIfLoaded?.superview is PageWrapperView { return }
        page.viewIfLoaded?.removeFromSuperview()
        mount(page)
    }

    func runNextWaiting() {
        // From iOS 26 a second change does not wait for the first one's transition (fact 1.1.5).
        let takesTurns = Simulator.current.profile.system < 26
        // During a modal transition everything waits for its end (fact 1.1.4).
        while running == nil, pending == nil || !takesTurns, !waiting.isEmpty,
            !(displayed != nil && isInModalTransition)
        {
            let next = waiting.removeFirst()
            next()
        }
    }
}
