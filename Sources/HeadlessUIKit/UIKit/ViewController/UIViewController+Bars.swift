import Foundation

extension UIViewController {
    func titleDidChange() {
        pageState.navigationItem?.title = title
        (pageState.tabBarItem ?? inheritedTabBarItem)?.title = title
    }

    /// A navigation controller that was given no tab bar item has its root page's (observed:
    /// littlepotatosoftware.com, 2016-01-21, "Under the hood with UITabController").
    private var inheritedTabBarItem: UITabBarItem? {
        (self as? UINavigationController)?.viewControllers.first?.tabBarItem
    }

    var madeNavigationItem: UINavigationItem {
        if let item = pageState.navigationItem { return item }
        let item = UINavigationItem(title: title ?? "")
        if title == nil { item.title = nil }
        pageState.navigationItem = item
        return item
    }

    var madeTabBarItem: UITabBarItem {
        if let item = pageState.tabBarItem ?? inheritedTabBarItem { return item }
        let item = UITabBarItem()
        item.title = title
        pageState.tabBarItem = item
        return item
    }

    func setTabBarItem(_ item: UITabBarItem?) {
        pageState.tabBarItem = item
        tabBarController?.showTabItems()
    }

    // MARK: Editing

    func storeEditing(_ editing: Bool) {
        pageState.isEditing = editing
        pageState.editButton?.become(Self.editItem(isEditing: editing))
    }

    var madeEditButton: UIBarButtonItem {
        if let button = pageState.editButton { return button }
        let button = UIBarButtonItem(
            systemItem: Self.editItem(isEditing: isEditing),
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        pageState.editButton = button
        return button
    }

    private static func editItem(isEditing: Bool) -> UIBarButtonItem.SystemItem { isEditing ? .done : .edit }

    // MARK: Scroll views

    /// Names the scroll view that bars follow at every edge; nil goes back to looking for one (iOS 15).
    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    func name(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(single) {
            pageState.trackedScrollViews[single.rawValue] = scrollView
        }
        navigationController?.trackedScrollViewDidChange(of: self)
    }

    func namedScrollView(_ edge: NSDirectionalRectEdge) -> UIScrollView? {
        precondition(
            [NSDirectionalRectEdge.top, .leading, .bottom, .trailing].contains(edge),
            "contentScrollView(for:): the edge is not a single one; ask for one edge at a time.")
        return pageState.trackedScrollViews[edge.rawValue]
    }

    /// The scroll view that the bars follow: the named one, or the one found as the view itself or first inside it.
    var barScrollView: UIScrollView? {
        if let named = contentScrollView(for: .top) { return named }
        guard let root = viewIfLoaded else { return nil }
        if let scrollView = root as? UIScrollView { return scrollView }
        return root.subviews.first as? UIScrollView
    }

    var ownCoordinator: (any UIViewControllerTransitionCoordinator)? {
        sizeTransition ?? presentation.context ?? parent?.transitionCoordinator
    }
}
