import Foundation

extension UITabBarController {
    func replacePages(with new: [UIViewController]) {
        precondition(
            new.count <= 5 || Simulator.current.profile.idiom == .pad,
            "UITabBarController: the More list for more than five tabs is missing in HeadlessUIKit; give at most five view "
                + "controllers.")
        for page in pages where !new.contains(where: { $0 === page }) {
            guard page.parent === self else { continue }
            page.willMove(toParent: nil)
            if page === selected { replaceSelected(with: nil) }
            page.removeFromParent()
        }
        pages = new
        for page in pages where page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
        }
        showTabItems()
    }

    /// Shows the pages' items in the bar. Selects the first page if none is selected.
    func showTabItems() {
        let items = pages.compactMap(\.tabBarItem)
        if bar.items?.elementsEqual(items, by: ===) != true { bar.setItems(items, animated: false) }
        if selected == nil, let page = pages.first { select(page) }
        bar.selectedItem = selected?.tabBarItem
        viewIfLoaded?.setNeedsLayout()
    }

    func select(_ page: UIViewController) {
        guard page !== selected else { return }
        precondition(
            tabTransition == nil,
            "UITabBarController: another tab was selected while an animator of the app's changes tabs, which is not "
                + "modelled; wait for the end of the transition.")
        if !startCustomTransition(from: selected, to: page) { replaceSelected(with: page) }
        bar.selectedItem = page.tabBarItem
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
    func tapped(_ item: UITabBarItem) {
        guard tabTransition == nil, let page = pages.first(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: page) ?? true else { return }
        if page === selected {
            (page as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(page)
        }
        delegate?.tabBarController(self, didSelect: page)
    }
}
