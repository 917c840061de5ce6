import Foundation

extension UIViewController {
    func adopt(_ child: UIViewController) {
        guard child.parent !== self else { return }
        child.willMove(toParent: self)
        child.parent?.storedChildren.removeAll { $0 === child }
        storedChildren.append(child)
        child.parent = self
    }

    func leaveParent() {
        guard let parent else { return }
        parent.storedChildren.removeAll { $0 === self }
        self.parent = nil
        containerInsets = nil
        didMove(toParent: nil)
    }

    /// The nearest container of a kind above.
    func nearest<Container: UIViewController>(_ kind: Container.Type) -> Container? {
        var candidate = parent
        while let current = candidate {
            if let container = current as? Container { return container }
            candidate = current.parent
        }
        return nil
    }

    /// Exchanges the views of two children in an animation block, with their appearance callbacks. (UIKit documentation)
    func swap(
        _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        precondition(
            old.parent === self && new.parent === self,
            "Children view controllers \(old) and \(new) must have a common parent view controller when calling "
                + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
        )
        let isAnimated = duration > 0
        if let container = old.view.superview, new.view.superview !== container { container.addSubview(new.view) }
        old.beginAppearanceTransition(false, animated: isAnimated)
        new.beginAppearanceTransition(true, animated: isAnimated)
        new.sendIsAppearing()
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }) { finished in
            old.view.removeFromSuperview()
            old.endAppearanceTransition()
            new.endAppearanceTransition()
            completion?(finished)
        }
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
