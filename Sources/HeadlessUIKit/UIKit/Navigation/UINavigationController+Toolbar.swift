import Foundation

extension UINavigationController {
    private var profile: Simulator.Profile { Simulator.current.profile }

    /// The bar on the screen: the toolbar, or from system 26 what its items float in (fact m9.1).
    var shownToolbar: UIToolbar { floatingBar ?? bottomBar }

    /// From system 26 a toolbar without items takes no space (fact m9.1); a search bar is one, and shows without a
    /// toolbar too.
    var toolbarTakesSpace: Bool {
        if searchInToolbar != nil { return true }
        guard !toolbarHidden else { return false }
        return floatingBar == nil || barPage?.toolbarItems?.isEmpty == false
    }

    /// The space of the toolbar with the bottom inset, in the controller's view (facts 4.11, m9.1).
    var toolbarFrame: CGRect {
        let height = profile.toolbarSlot(
            isCompact: traitCollection.verticalSizeClass == .compact, bottomInset: view.safeAreaInsets.bottom)
        return CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }

    /// Where the row of platters is while nothing lifts it: ten points below the top of its space (fact m9.1).
    var floatingRowFrame: CGRect {
        toolbarFrame.inset(by: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    }

    private var shownToolbarFrame: CGRect {
        floatingBar == nil ? toolbarFrame : floatingRowFrame.offsetBy(dx: 0, dy: -searchLift)
    }

    /// Where a toolbar is that has gone: below the screen.
    private var awayToolbarFrame: CGRect {
        var frame = shownToolbarFrame
        frame.origin.y = view.bounds.height
        return frame
    }

    func layOutToolbar() {
        let isMoving = toolbarMovements > 0
        shownToolbar.isHidden = !toolbarTakesSpace && !isMoving
        if shownToolbar.items != shownToolbarItems { shownToolbar.setItems(shownToolbarItems, animated: false) }
        shownToolbar.frame = toolbarTakesSpace || !isMoving ? shownToolbarFrame : awayToolbarFrame
    }

    /// Vertical, over `hideShowBarDuration` (fact 9.2); a toolbar that takes its space before and after, for the search
    /// bar in it, changes its items only.
    func changeToolbarVisibility(hidden: Bool, animated: Bool) {
        guard hidden != toolbarHidden else { return }
        let tookSpace = toolbarTakesSpace
        toolbarHidden = hidden
        guard isViewLoaded, view.window != nil, running == nil, !isStartingTransition else { return }
        guard animated, UIView.areAnimationsEnabled else {
            layOutBarsAndPages()
            return
        }
        shownToolbar.isHidden = false
        toolbarMovements += 1
        UIView.performWithoutAnimation {
            if !tookSpace { shownToolbar.frame = awayToolbarFrame }
            shownToolbar.layoutIfNeeded()
        }
        if shownToolbar.items != shownToolbarItems { shownToolbar.setItems(shownToolbarItems, animated: tookSpace) }
        if !tookSpace { UIView.performWithoutAnimation { shownToolbar.layoutIfNeeded() } }
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) { [self] in
            layOutToolbar()
            shownToolbar.layoutIfNeeded()
            if let displayed {
                updateBottomInset(of: displayed)
                displayed.view.layoutIfNeeded()
            }
        } completion: { [weak self] _ in
            self?.toolbarMovements -= 1
            self?.layOutBarsAndPages()
        }
    }

    /// The rest of the insets is the navigation bar's, which may be about to be laid out anew.
    private func updateBottomInset(of page: UIViewController) {
        page.containerInsets?.bottom = insets(for: page).bottom
        page.viewIfLoaded?.updateSafeAreaInsets()
    }

    func toolbarItemsDidChange(of page: UIViewController) {
        guard page === barPage else { return }
        shownToolbar.setItems(shownToolbarItems, animated: false)
        viewIfLoaded?.setNeedsLayout()
    }
}
