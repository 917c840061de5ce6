extension UINavigationItem {
    /// Whether the back button is left out; default false.
    public var hidesBackButton: Bool {
        get { values.hidesBackButton }
        set { setHidesBackButton(newValue, animated: false) }
    }

    /// Leaves the back button out or not.
    public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard values.hidesBackButton != hidesBackButton else { return }
        values.hidesBackButton = hidesBackButton
        report(.content, animated: animated)
    }

    /// The items on the leading side, from the edge inward; default nil. They take the back button's place unless
    /// ``leftItemsSupplementBackButton`` is true.
    public var leftBarButtonItems: [UIBarButtonItem]? {
        get { values.leftItems }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// The items on the trailing side, from the edge inward: the first is the trailing-most (fact m2.2); default nil.
    public var rightBarButtonItems: [UIBarButtonItem]? {
        get { values.rightItems }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// Sets the items on the leading side.
    public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        values.leftItems = items
        report(.content, animated: animated)
    }

    /// Sets the items on the trailing side.
    public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        values.rightItems = items
        report(.content, animated: animated)
    }

    /// The leading-most item; setting it replaces all on that side. Default nil.
    public var leftBarButtonItem: UIBarButtonItem? {
        get { values.leftItems?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The trailing-most item; setting it replaces all on that side. Default nil.
    public var rightBarButtonItem: UIBarButtonItem? {
        get { values.rightItems?.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// Replaces the items on the leading side by one.
    public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Replaces the items on the trailing side by one.
    public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// iOS 26: what the large title says in place of ``title``; default nil (fact 6.4.5).
    public var largeTitle: String? {
        get { values.largeTitle }
        set {
            guard values.largeTitle != newValue else { return }
            values.largeTitle = newValue
            report(.content)
        }
    }

    /// Every bar button item whose changes the bar that shows this item must follow.
    var barButtonItems: [UIBarButtonItem] { (values.leftItems ?? []) + (values.rightItems ?? []) }

    /// Whether the bar shows a way back to `previous` from this item.
    func showsBackButton(to previous: UINavigationItem?) -> Bool {
        guard previous != nil, !hidesBackButton else { return false }
        return leftItemsSupplementBackButton || (values.leftItems ?? []).isEmpty
    }
}
