import UIKit

// What pages declare, and what happens when a page that is showing declares something else.
extension BarTransition {
    /// What the page declared when it was last asked, or the default.
    func appearance(of page: UIViewController) -> BarAppearance? {
        book.appearance(of: page) ?? defaultAppearance
    }

    func state(of page: UIViewController) -> BarState {
        BarState(appearance(of: page), baseline: writer.baseline)
    }

    /// Asks a page and gives its item what it declares.
    func readAndWriteItem(of page: UIViewController) {
        guard let navigationController else { return }
        book.read(page)
        let appearance = appearance(of: page)
        if let appearance {
            items.write(appearance, to: page.navigationItem, of: navigationController.navigationBar)
        } else {
            items.restore(page.navigationItem)
        }
        itemTints.write(appearance?.tintColor, to: page.navigationItem)
        backButtons.take(page, in: navigationController)
    }

    func readEverything() {
        for page in navigationController?.viewControllers ?? [] { readAndWriteItem(of: page) }
    }

    func appearanceChanged(of controller: UIViewController, animated: Bool) {
        guard let navigationController, let page = controller.page(of: navigationController) else { return }
        checkDelegate()
        guard navigationController.transitionCoordinator == nil else { return waitForEnd(animated: animated) }
        readAndWriteItem(of: page)
        if navigationController.topViewController === page { changeToTopPage(animated: animated) }
    }

    /// Makes the bar what the page on top declares, smoothly if wanted.
    private func changeToTopPage(animated: Bool) {
        guard let navigationController, let backdrop, let top = navigationController.topViewController else { return }
        let new = state(of: top)
        // A page that is not on the screen yet has nothing that could change before people's eyes.
        guard animated, top.viewIfLoaded?.window != nil else { return assertState() }
        let change = BackgroundChange.between(shown.background, new.background)
        let toolbarChange = BackgroundChange.between(shown.toolbar.background, new.toolbar.background)
        writer.writeVisibility(new, animated: true)
        writer.writeToolbarVisibility(new, animated: true)
        UIView.performWithoutAnimation {
            backdrop.prepare(change, to: new.background, shadow: new.shadow)
            toolbarBackground.prepare(toolbarChange, to: new.toolbar.background)
        }
        shown = new
        changes += 1
        let changeNumber = changes
        UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) {
            [writer, toolbarBackground] in
            backdrop.animate(change, shadow: new.shadow)
            toolbarBackground.animate(toolbarChange)
            writer.writeLooks(new)
            // The bar's new height, where a prompt or a large title came or went.
            navigationController.view.layoutIfNeeded()
        } completion: { [weak self] _ in
            // Also where something else took the animation over, as a rotation does; but not where the next change did.
            guard let self, self.changes == changeNumber, self.shown == new, self.flight == nil else { return }
            self.backdrop?.show(new.background, shadow: new.shadow)
            self.toolbarBackground.show(new.toolbar.background)
        }
    }

    /// A change while something is in flight waits for its end.
    func waitForEnd(animated: Bool) {
        guard waitingUpdate == nil else {
            waitingUpdate = animated
            return
        }
        waitingUpdate = animated
        navigationController?.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
            guard let self, let animated = self.waitingUpdate else { return }
            self.waitingUpdate = nil
            self.readEverything()
            self.changeToTopPage(animated: animated)
        }
    }

    /// A page that gives way at once is still on the screen, and UIKit scrolls it as the bar goes.
    private func keepingScrollPositions(below top: UIViewController, _ change: () -> Void) {
        let pages = navigationController?.viewControllers ?? []
        guard let page = pages.last(where: { $0 !== top && $0.viewIfLoaded?.window != nil }) else { return change() }
        let content = PageContent(page)
        content.keepingScrollPosition(change)
        content.restore()
    }

    /// Makes the bar what the page on top declares; doing it twice changes nothing.
    func assertState() {
        guard let navigationController, let top = navigationController.topViewController else { return }
        let state = state(of: top)
        shown = state
        knownPages = PageList(navigationController.viewControllers)
        UIView.performWithoutAnimation {
            keepingScrollPositions(below: top) { writer.writeVisibility(state, animated: false) }
            writer.writeToolbarVisibility(state, animated: false)
            backdrop?.show(state.background, shadow: state.shadow)
            toolbarBackground.show(state.toolbar.background)
            writer.writeLooks(state)
        }
    }
}
