import Foundation

// UIKit's own defects in transitions, each behind its switch in the profile.
extension UINavigationController {
    private var defects: Simulator.Profile.Defects { Simulator.current.profile.defects }

    // MARK: Fact 2.3.3

    /// Asks the delegate who draws a transition, and notes whether it has a method of its own for that.
    func askForAnimator(
        _ operation: Operation, from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        quirks.questionReachedDefault = false
        let animator = delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
        quirks.delegateVendsAnimators = delegate != nil && !quirks.questionReachedDefault
        return animator
    }

    /// Before its first transition a delegate has not been asked yet: then it is asked about the swipe itself.
    var animatorMethodDisablesSwipe: Bool {
        guard defects.animatorMethodDisablesSwipe, delegate != nil, stack.count > 1 else { return false }
        if quirks.delegateVendsAnimators == nil {
            _ = askForAnimator(.pop, from: stack[stack.count - 1], to: stack[stack.count - 2])
        }
        return quirks.delegateVendsAnimators == true
    }

    // MARK: Facts 5.3.5, 5.3.6

    func leavesBarUnscrubbed(_ transition: RunningTransition) -> Bool {
        defects.swipeLeavesBarVisibilityUnscrubbed && transition.context.isUnderFinger
            && transition.context.animator == nil && !transition.barChangesAtOnce
            && transition.barWasHidden != barHidden
    }

    /// The swipe is over and nobody has shown the bar again: now it goes, by itself.
    func letBarLeave() {
        guard quirks.barLeavesLate else { return }
        quirks.barLeavesLate = false
        slideBarVertically(hidden: true)
    }

    func flickerIfShownByMethod() {
        guard defects.flickersWhenShownByMethod, !quirks.isSettingBarProperty, viewIfLoaded?.window != nil else {
            return
        }
        let clock = Simulator.current.clock
        UIView.performWithoutAnimation { bar.contentContainer.alpha = 0 }
        clock.schedule(at: clock.now + 1 / TimeInterval(Simulator.current.profile.framesPerSecond)) { [weak self] in
            self?.bar.contentContainer.alpha = 1
        }
    }

    // MARK: Facts 5.3.7, 11.3, 11.10

    /// The page has the insets that the bar's old visibility would give it.
    func holdInsetsOfCustomTransition(_ transition: RunningTransition) {
        guard defects.updatesInsetsAfterCustomTransitions, transition.barWasHidden != barHidden else { return }
        barHidden.toggle()
        updateInsets(of: transition.to)
        barHidden.toggle()
    }

    func misplaceComingPage(_ transition: RunningTransition) {
        let page = transition.to
        guard !barHidden, let root = page.viewIfLoaded else { return }
        if defects.raisesInsetWithoutTopEdge, !page.edgesForExtendedLayout.contains(.top) {
            page.containerInsets?.top = shownBarFrame.maxY
            root.updateSafeAreaInsets()
        }
        if defects.lowersOpaquePagesByStatusBar, !bar.isTranslucent, page.barScrollView != nil {
            root.frame.origin.y += Simulator.current.profile.statusBarHeight
        }
    }

    // MARK: Facts 1.4.9, 5.3.9, 5.3.10, 6.2.7

    func keepsPage(of transition: RunningTransition) -> Bool {
        defects.keepsPageOfCancelledSet && transition.pending.isSet && transition.context.animator != nil
    }

    /// In the coming page's `viewWillAppear` it is in time (fact 1.2.5).
    func extendedLayoutDidChange(of page: UIViewController) {
        guard running != nil, !isStartingTransition, defects.loopsOnExtendedLayoutInTransition else { return }
        fatalError(
            "extendedLayoutIncludesOpaqueBars of \(page) was changed during a transition: UIKit works out the safe area "
                + "again and again until the app stops; change it before the transition or after it.")
    }

    /// The bar is as high as the coming page's large title wants it from the first frame.
    func snapLargeTitle(_ transition: RunningTransition) {
        guard defects.snapsLargeTitleInMultiLevelPops, transition.pending.leaving.count > 1, !barHidden,
            !transition.barWasHidden
        else { return }
        bar.frame = shownBarFrame
        bar.layoutIfNeeded()
    }

    func mistakeScrollEdge(_ transition: RunningTransition) {
        guard defects.flashesScrollEdgeInSwipes, transition.context.isUnderFinger else { return }
        bar.isContentAtScrollEdge = true
    }
}
