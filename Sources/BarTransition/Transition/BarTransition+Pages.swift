import UIKit

// What pages declare, and what happens when a page that is showing declares something else.
extension BarTransition {
    func appearance(of page: UIViewController) -> BarAppearance? {
        (page.barAppearanceDecider as? any BarAppearanceProviding)?.barAppearance ?? defaultAppearance
    }

    func state(of page: UIViewController) -> BarState {
        BarState(appearance(of: page), baseline: baseline)
    }

    func writeItem(of page: UIViewController) {
        guard let bar = navigationController?.navigationBar, let appearance = appearance(of: page) else { return }
        items.write(appearance, to: page.navigationItem, of: bar)
    }

    func appearanceChanged(of controller: UIViewController, animated: Bool) {
        guard let navigationController, let page = controller.page(of: navigationController) else { return }
        checkDelegate()
        guard navigationController.transitionCoordinator == nil else {
            waitForEnd(of: navigationController)
            return
        }
        writeItem(of: page)
        guard navigationController.topViewController === page else { return }
        let new = state(of: page)
        guard animated, navigationController.viewIfLoaded?.window != nil else { return assertState() }
        let change = BackgroundChange.between(shown.background, new.background)
        let bar = navigationController.navigationBar
        if new.isHidden != navigationController.isNavigationBarHidden {
            navigationController.setNavigationBarHidden(new.isHidden, animated: true)
        }
        UIView.performWithoutAnimation { backdrop?.prepare(change, to: new.background, shadow: new.shadow) }
        shown = new
        UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) { [backdrop] in
            backdrop?.animate(change)
            bar.tintColor = new.tintColor
            bar.barStyle = new.barStyle
            navigationController.setNeedsStatusBarAppearanceUpdate()
        } completion: { [weak self] _ in
            guard let self, self.shown == new, self.flight == nil else { return }
            self.backdrop?.show(new.background, shadow: new.shadow)
        }
    }

    /// A change while something is in flight waits for its end.
    func waitForEnd(of navigationController: UINavigationController) {
        guard !updateWaits else { return }
        updateWaits = true
        navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
            guard let self else { return }
            self.updateWaits = false
            for page in self.navigationController?.viewControllers ?? [] { self.writeItem(of: page) }
            self.assertState()
        }
    }

    /// Makes the bar what the page on top declares; doing it twice changes nothing.
    func assertState() {
        guard let navigationController, let top = navigationController.topViewController else { return }
        let state = state(of: top)
        shown = state
        let bar = navigationController.navigationBar
        UIView.performWithoutAnimation {
            if navigationController.isNavigationBarHidden != state.isHidden {
                navigationController.setNavigationBarHidden(state.isHidden, animated: false)
            }
            backdrop?.show(state.background, shadow: state.shadow)
            if bar.ownTintColor != state.tintColor { bar.tintColor = state.tintColor }
            if bar.barStyle != state.barStyle {
                bar.barStyle = state.barStyle
                navigationController.setNeedsStatusBarAppearanceUpdate()
            }
        }
    }
}
