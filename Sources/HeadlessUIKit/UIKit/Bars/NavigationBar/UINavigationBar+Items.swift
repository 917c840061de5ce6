import Foundation

extension UINavigationBar {
    func push(_ item: UINavigationItem, animated: Bool) {
        stopIfManaged("pushNavigationItem:animated:")
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        change(to: itemStack + [item], operation: .push, animated: animated) { bar in
            bar.delegate?.navigationBar(bar, didPush: item)
        }
    }

    func pop(animated: Bool) -> UINavigationItem? {
        stopIfManaged("popNavigationItemAnimated:")
        guard let item = topItem else { return nil }
        guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return item }
        change(to: itemStack.dropLast(), operation: .pop, animated: animated) { bar in
            bar.delegate?.navigationBar(bar, didPop: item)
        }
        return item
    }

    func replaceItems(with items: [UINavigationItem]?, animated: Bool) {
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
        let tellsNow = metrics.notifiesAnimatedChangesImmediately || !animated || window == nil
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
