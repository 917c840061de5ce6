import Foundation

extension UITabBarController {
    func replacePages(with new: [UIViewController]) {
        for page in pages where !new.contains(where: { $0 === page }) {
            guard page.parent === self else { continue }
            page.willMove(toParent: nil)
            if page === selected { replaceSelected(with: nil) }
            page.removeFromParent()
        }
        pages = new
        showBarPages()
    }

    func tabItemDidChange() {
        showBarPages()
    }

    func select(_ page: UIViewController) {
        if listedPages.contains(where: { $0 === page }) {
            moreNavigationController.loadViewIfNeeded()
            madeMore?.show(page, animated: false)
            return select(moreNavigationController)
        }
        guard page !== selected else { return }
        precondition(
            tabTransition == nil,
            "UITabBarController: another tab was selected while an animator of the app's changes tabs, which is not "
                + "modelled; wait for the end of the transition.")
        let former = selectedTab
        minimizeBar(false, animated: false)
        defer { searchIfWanted(after: former) }
        if startCustomTransition(from: selected, to: page) {
            bar.selectedItem = barItem(of: page)
            return
        }
        replaceSelected(with: page)
        bar.selectedItem = barItem(of: page)
    }

    /// The order a log of a tab switch shows: the coming page loads and will appear, the leaving one will and did
    /// disappear, the coming one did appear.
    func replaceSelected(with page: UIViewController?) {
        let leaving = selected
        selected = page
        guard appearance.phase == .appeared || appearance.phase == .willAppear else { return }
        page?.beginAppearanceTransition(true, animated: false)
        leaving?.beginAppearanceTransition(false, animated: false)
        mountSelected()
        page?.sendIsAppearing()
        leaving?.endAppearanceTransition()
        if appearance.phase == .appeared { page?.endAppearanceTransition() }
        Simulator.current.updateStatusBar()
    }

    /// Puts the selected page's view in the place of the one before.
    func mountSelected() {
        guard isViewLoaded, mounted !== selected else { return }
        mounted?.viewIfLoaded?.removeFromSuperview()
        mounted = selected
        guard let selected else { return }
        updateHiddenByPage()
        selected.containerInsets = insets(for: selected)
        selected.view.frame = frame(for: selected)
        selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pageContainer.addSubview(selected.view)
        view.setNeedsLayout()
    }

    /// A tap: the delegate may refuse; a tap on the selected stack takes it back to its root. (UIKit documentation)
    /// With tabs the delegate is told twice, of the tab and of the page (observed: apps that have both methods leave the
    /// second early).
    func tapped(_ item: UITabBarItem) {
        guard tabTransition == nil, let page = barPages.first(where: { barItem(of: $0) === item }) else { return }
        let (tab, previous) = (tab(of: page)?.selectedDescendant, selectedTab)
        if let tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return }
        guard delegate?.tabBarController(self, shouldSelect: page) ?? true else { return }
        if page === selected {
            (page as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(page)
        }
        if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
        delegate?.tabBarController(self, didSelect: page)
    }
}
