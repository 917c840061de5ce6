import Foundation

extension UINavigationBar {
    /// The items from the bottom up; default empty. Setting is `setItems(_:animated: false)`.
    public var items: [UINavigationItem]? {
        get { itemStack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    public var topItem: UINavigationItem? { itemStack.last }

    /// The item that the back button leads to.
    public var backItem: UINavigationItem? { itemStack.dropLast().last }

    /// Puts an item on top, if the delegate agrees (fact m5.1). A managed bar stops (fact 7.1).
    public func pushItem(_ item: UINavigationItem, animated: Bool) {
        stopIfManaged("pushNavigationItem:animated:")
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        change(to: itemStack + [item], operation: .push, animated: animated) { bar in
            bar.delegate?.navigationBar(bar, didPush: item)
        }
    }

    /// Takes the top item off, if the delegate agrees; returns it in either case (fact m5.1). A managed bar stops.
    @discardableResult
    public func popItem(animated: Bool) -> UINavigationItem? {
        stopIfManaged("popNavigationItemAnimated:")
        guard let item = topItem else { return nil }
        guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return item }
        change(to: itemStack.dropLast(), operation: .pop, animated: animated) { bar in
            bar.delegate?.navigationBar(bar, didPop: item)
        }
        return item
    }

    /// Replaces the items. Nobody is asked. Animated, a new top that was in the stack makes a pop, any other a push, and
    /// the delegate is told; unanimated it is not (fact m5.1). A managed bar stops.
    public func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        stopIfManaged("setItems:animated:")
        let items = items ?? []
        let oldTop = topItem
        guard animated, let newTop = items.last, newTop !== oldTop else { return show(items) }
        let isPop = itemStack.contains { $0 === newTop }
        change(to: items, operation: isPop ? .pop : .push, animated: true) { bar in
            if isPop, let oldTop {
                bar.delegate?.navigationBar(bar, didPop: oldTop)
            } else {
                bar.delegate?.navigationBar(bar, didPush: newTop)
            }
        }
    }

    private func stopIfManaged(_ method: String) {
        guard isManaged else { return }
        fatalError("Cannot call \(method) directly on a UINavigationBar managed by a controller.")
    }

    // MARK: A bar on its own

    /// Seconds of a push or pop in a bar on its own: those of a navigation controller (fact m3.3).
    private static var duration: TimeInterval { 0.35 }

    private func change(
        to items: [UINavigationItem], operation: UINavigationController.Operation, animated: Bool,
        tell: @escaping @MainActor (UINavigationBar) -> Void
    ) {
        let tellsNow = metrics.tellsAnimatedChangesAtOnce || !animated || window == nil
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            show(items)
            return tell(self)
        }
        UIView.performWithoutAnimation { beginItemTransition(to: items, operation: operation) }
        let token = transition?.token
        let curve = UIView.AnimationOptions(rawValue: UInt(UIView.AnimationCurve._system.rawValue) << 16)
        UIView.animate(withDuration: Self.duration, delay: 0, options: curve) { [self] in
            invalidateIntrinsicContentSize()
            layoutIfNeeded()
            animateItemTransition()
        } completion: { [weak self] _ in
            guard let self else { return }
            // The next change may have ended this one already.
            if transition?.token === token { endItemTransition(cancelled: false) }
            if !tellsNow { tell(self) }
        }
        if tellsNow { tell(self) }
    }
}
