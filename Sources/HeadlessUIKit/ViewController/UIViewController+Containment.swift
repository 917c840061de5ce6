import Foundation

extension UIViewController {
    /// The child controllers.
    public var children: [UIViewController] { storedChildren }

    /// Makes a controller a child; it is told with `willMove(toParent:)`, the container tells `didMove` (section 12).
    public func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.willMove(toParent: self)
        childController.parent?.storedChildren.removeAll { $0 === childController }
        storedChildren.append(childController)
        childController.parent = self
    }

    /// Leaves the parent; the container calls `willMove(toParent: nil)` before.
    public func removeFromParent() {
        guard let parent else { return }
        parent.storedChildren.removeAll { $0 === self }
        self.parent = nil
        containerInsets = nil
        didMove(toParent: nil)
    }

    /// The nearest navigation controller above.
    public var navigationController: UINavigationController? {
        var candidate = parent
        while let current = candidate {
            if let navigation = current as? UINavigationController { return navigation }
            candidate = current.parent
        }
        return nil
    }

    /// What the page shows in a navigation bar; made when first asked for.
    public var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        if title == nil { item.title = nil }
        storedNavigationItem = item
        return item
    }

    /// The items for the navigation controller's toolbar; default nil.
    public var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets the items for the navigation controller's toolbar.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        storedToolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self)
    }

    /// Names the scroll view that bars follow at an edge; nil goes back to looking for one (iOS 15).
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(single) {
            trackedScrollViews[single.rawValue] = scrollView
        }
        navigationController?.trackedScrollViewDidChange(of: self)
    }

    /// The scroll view that was named for one edge (iOS 15).
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        precondition(
            [NSDirectionalRectEdge.top, .leading, .bottom, .trailing].contains(edge),
            "contentScrollView(for:): the edge is not a single one; ask for one edge at a time.")
        return trackedScrollViews[edge.rawValue]
    }

    /// The scroll view that the bars follow: the named one, or the one found as the view itself or first inside it.
    var barScrollView: UIScrollView? {
        if let named = trackedScrollViews[NSDirectionalRectEdge.top.rawValue] { return named }
        guard let root = viewIfLoaded else { return nil }
        if let scrollView = root as? UIScrollView { return scrollView }
        return root.subviews.first as? UIScrollView
    }

    /// Asks again for the status bar's style and visibility; inside an animation block the change animates.
    public func setNeedsStatusBarAppearanceUpdate() {
        Simulator.current.updateStatusBar()
    }

    /// Forces light or dark here and below; default unspecified.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrideStyle }
        set {
            guard traitOverrideStyle != newValue else { return }
            traitOverrideStyle = newValue
            viewIfLoaded?.traitsMayHaveChanged(deep: true)
        }
    }

    var resolvedTraitCollection: UITraitCollection {
        let inherited =
            parent?.traitCollection ?? viewIfLoaded?.superview?.traitCollection ?? Simulator.current.traits
        guard traitOverrideStyle != .unspecified else { return inherited }
        return UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceStyle: traitOverrideStyle)])
    }
}

extension UIViewController {
    /// Becomes the root of a window on the screen (fact m4.1).
    func enter(window: UIWindow) {
        loadViewIfNeeded()
        beginAppearanceTransition(true, animated: false)
        view.frame = window.bounds
        window.addSubview(view)
        sendIsAppearing()
        let clock = Simulator.current.clock
        clock.schedule(at: clock.now) { [weak self] in self?.endAppearanceTransition() }
        Simulator.current.updateStatusBar()
    }

    /// Stops being the root of a window.
    func leaveWindow() {
        presentation.shown?.tearDown()
        guard viewIfLoaded?.window != nil else { return }
        beginAppearanceTransition(false, animated: false)
        view.removeFromSuperview()
        endAppearanceTransition()
    }
}
