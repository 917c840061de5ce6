import Foundation

extension UITabBarController {
    /// The pages for which the bar has no room: all behind the last place but one, which is the list's then. (UIKit
    /// documentation: with six or more the first four and the More item)
    var listedPages: [UIViewController] {
        let candidates = candidatePages
        guard let places = tabLimit, candidates.count > places else { return [] }
        return Array(candidates[(places - 1)...])
    }

    private var tabLimit: Int? {
        Simulator.current.profile.mostTabs(isRegularWidth: traitCollection.horizontalSizeClass == .regular)
    }

    /// The pages whose tabs the bar shows, in its order: the list among them.
    var barPages: [UIViewController] {
        let candidates = candidatePages
        guard let places = tabLimit, candidates.count > places else { return candidates }
        return candidates.prefix(places - 1) + [moreNavigationController]
    }

    /// The page of the app's that is selected; the list's stack while the list itself shows.
    var selectedOrListed: UIViewController? {
        guard let selected, selected === madeMore else { return selected }
        return madeMore?.shownPage ?? selected
    }

    func makeMore() -> MoreNavigationController {
        let more = MoreNavigationController()
        more.list.onChoose = { [weak self, weak more] place in
            guard let self, let more, listedPages.indices.contains(place) else { return }
            more.show(listedPages[place], animated: true)
        }
        return more
    }

    /// Brings the children, the list and the bar in line with the pages. The pages in the list are nobody's children until
    /// they are chosen (observed: Typhoon, pull request 592).
    func showBarPages() {
        let (wanted, listed) = (selectedOrListed, listedPages)
        leaveWrongPlace(listed)
        if !listed.isEmpty, madeMore == nil { madeMore = makeMore() }
        for page in pages {
            let isListed = listed.contains { $0 === page }
            if isListed, page.parent === self { abandon(page) }
            if !isListed, page.parent !== self { take(page) }
        }
        if let more = madeMore {
            if listed.isEmpty, more.parent === self { abandon(more) }
            if !listed.isEmpty, more.parent !== self { take(more) }
            let items = listed.map(barItem)
            more.list.show(items)
            for item in items { item.onChange = { [weak more] in more?.list.refresh() } }
            more.list.allowEditing(customizableViewControllers?.isEmpty == false)
        }
        let items = barPages.map(barItem)
        bar.apartItem = apartTab?.barItem
        if bar.items?.elementsEqual(items, by: ===) != true { bar.setItems(items, animated: false) }
        if selected == nil, let page = pages.first(where: { $0 === wanted }) ?? pages.first { select(page) }
        bar.selectedItem = selected.map(barItem)
        viewIfLoaded?.setNeedsLayout()
    }

    /// A page that moves between the bar and the list is not selected meanwhile.
    private func leaveWrongPlace(_ listed: [UIViewController]) {
        if let selected, listed.contains(where: { $0 === selected }) { replaceSelected(with: nil) }
        guard let more = madeMore else { return }
        let shown = more.shownPage
        guard listed.isEmpty || (shown != nil && !listed.contains { $0 === shown }) else { return }
        if selected === more { replaceSelected(with: nil) }
        more.takeBack()
    }

    private func abandon(_ page: UIViewController) {
        page.willMove(toParent: nil)
        page.removeFromParent()
    }

    private func take(_ page: UIViewController) {
        addChild(page)
        page.didMove(toParent: self)
    }
}
