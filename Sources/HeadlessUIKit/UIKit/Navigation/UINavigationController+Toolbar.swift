import Foundation

extension UINavigationController {
    private var profile: Simulator.Profile { Simulator.current.profile }

    /// The bar on the screen: the toolbar, or from system 26 what its items float in (fact m9.1).
    var shownToolbar: UIToolbar { floatingBar ?? bottomBar }

    /// From system 26 a toolbar without items takes no space (fact m9.1).
    var toolbarTakesSpace: Bool {
        guard !toolbarHidden else { return false }
        return floatingBar == nil || barPage?.toolbarItems?.isEmpty == false
    }

    /// The space of the toolbar with the bottom inset, in the controller's view (facts 4.11, m9.1).
    var toolbarFrame: CGRect {
        let height = profile.toolbarHeight(
            isCompact: traitCollection.verticalSizeClass == .compact, bottomInset: view.safeAreaInsets.bottom)
        return CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }

    /// From system 26 the row of platters is ten points below the top of the space (fact m9.1).
    private var shownToolbarFrame: CGRect {
        toolbarFrame.inset(by: UIEdgeInsets(top: floatingBar == nil ? 0 : 10, left: 0, bottom: 0, right: 0))
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
        showToolbarItems()
        shownToolbar.frame = toolbarTakesSpace || !isMoving ? shownToolbarFrame : awayToolbarFrame
    }

    private func showToolbarItems() {
        let items = barPage?.toolbarItems
        if shownToolbar.items != items { shownToolbar.setItems(items, animated: false) }
    }

    /// Vertical, over `hideShowBarDuration` (fact 9.2).
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
            showToolbarItems()
            if !tookSpace { shownToolbar.frame = awayToolbarFrame }
            shownToolbar.layoutIfNeeded()
        }
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
        shownToolbar.setItems(page.toolbarItems, animated: false)
        viewIfLoaded?.setNeedsLayout()
    }
}
