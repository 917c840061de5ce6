import Foundation

extension UINavigationController {
    private var profile: Simulator.Profile { Simulator.current.profile }

    /// The toolbar on the screen: `toolbar`, or from system 26 the bar in which its items float (fact m9.1).
    var shownToolbar: UIToolbar { floatingBar ?? storedToolbar }

    /// Whether the toolbar takes space; from system 26 not without items (fact m9.1).
    var toolbarTakesSpace: Bool {
        guard !isToolbarHidden(for: barPage) else { return false }
        return floatingBar == nil || barPage?.toolbarItems?.isEmpty == false
    }

    /// Whether the toolbar is hidden for a page, which can hide it by `hidesBottomBarWhenPushed` (UIKit documentation of
    /// `toolbar`).
    func isToolbarHidden(for page: UIViewController?) -> Bool {
        toolbarHidden || page?.hidesBottomBarWhenPushed == true
    }

    /// The frame of the toolbar's space including the bottom inset, in the controller's view (facts 4.11, m9.1).
    var toolbarFrame: CGRect {
        let height = profile.toolbarHeight(
            isCompact: traitCollection.verticalSizeClass == .compact, bottomInset: view.safeAreaInsets.bottom)
        return CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }

    /// The frame of the visible toolbar; from system 26 its platters are ten points below the top of the space (fact
    /// m9.1).
    private var shownToolbarFrame: CGRect {
        toolbarFrame.inset(by: UIEdgeInsets(top: floatingBar == nil ? 0 : 10, left: 0, bottom: 0, right: 0))
    }

    /// The frame of the hidden toolbar: below the screen.
    private var hiddenToolbarFrame: CGRect {
        var frame = shownToolbarFrame
        frame.origin.y = view.bounds.height
        return frame
    }

    func layOutToolbar() {
        let isMoving = runningToolbarAnimations > 0
        shownToolbar.isHidden = !toolbarTakesSpace && !isMoving
        // A toolbar that slides out keeps its items.
        if toolbarTakesSpace || !isMoving { showToolbarItems() }
        shownToolbar.setUnmovedFrame(toolbarTakesSpace || !isMoving ? shownToolbarFrame : hiddenToolbarFrame)
    }

    private func showToolbarItems() {
        let items = barPage?.toolbarItems
        if shownToolbar.items != items { shownToolbar.setItems(items, animated: false) }
    }

    /// Slides the toolbar vertically over `hideShowBarDuration` (fact 9.2).
    func setToolbarHiddenImplementation(_ hidden: Bool, animated: Bool) {
        guard hidden != toolbarHidden else { return }
        let isAtRest = viewIfLoaded?.window != nil && running == nil && !isStartingTransition
        let slides = isAtRest && animated && UIView.areAnimationsEnabled
        // A layout pass that is due would give the toolbar and the page their new frames without animation.
        if slides { UIView.performWithoutAnimation { view.layoutIfNeeded() } }
        let tookSpace = toolbarTakesSpace
        toolbarHidden = hidden
        if isStartingTransition { running?.toolbarChangesAtOnce = !animated }
        guard slides else {
            if isAtRest { layOutBarsAndPages() }
            return
        }
        shownToolbar.isHidden = false
        runningToolbarAnimations += 1
        UIView.performWithoutAnimation {
            showToolbarItems()
            if !tookSpace { shownToolbar.setUnmovedFrame(hiddenToolbarFrame) }
            shownToolbar.layoutIfNeeded()
        }
        UIView.animateSystemChanges(withDuration: TimeInterval(Self.hideShowBarDuration)) { [self] in
            layOutToolbar()
            shownToolbar.layoutIfNeeded()
            if let displayed {
                updateBottomInset(of: displayed)
                displayed.view.layoutIfNeeded()
            }
        } completion: { [weak self] _ in
            self?.runningToolbarAnimations -= 1
            self?.layOutBarsAndPages()
        }
    }

    // MARK: - In a transition

    /// Sets the toolbar's start position if the transition shows or hides it; call without animation.
    func beginToolbarSlide(_ transition: RunningTransition) {
        let slides = Simulator.current.profile.variants.toolbarInTransitions == .slides
        guard slides, transition.toolbarWasHidden != isToolbarHidden(for: barPage), !transition.toolbarChangesAtOnce
        else { return }
        transition.movesToolbar = true
        runningToolbarAnimations += 1
        shownToolbar.isHidden = false
        guard transition.toolbarWasHidden else { return }
        showToolbarItems()
        shownToolbar.setUnmovedFrame(hiddenToolbarFrame)
        shownToolbar.layoutIfNeeded()
    }

    func endToolbarSlide(_ transition: RunningTransition) {
        guard transition.movesToolbar else { return }
        transition.movesToolbar = false
        runningToolbarAnimations -= 1
        // The next transition lays it out.
        if !transition.isSuperseded { layOutToolbar() }
    }

    /// Updates the bottom inset only: the others depend on the navigation bar, whose layout may be pending.
    private func updateBottomInset(of page: UIViewController) {
        page.containerInsets?.bottom = insets(for: page).bottom
        page.viewIfLoaded?.updateSafeAreaInsets()
    }

    func toolbarItemsDidChange(of page: UIViewController) {
        guard page === barPage else { return }
        shownToolbar.setItems(page.toolbarItems, animated: false)
        viewIfLoaded?.setNeedsLayout()
    }
}
