import UIKit

/// Keeps one navigation controller's transitions smooth. `attachBarTransition()` makes it; the navigation bar keeps it
/// alive until `detach()` or the controller's end.
@MainActor
public final class BarTransition {
    /// The navigation controller it is attached to; nil once that is gone or after `detach()`.
    public private(set) weak var navigationController: UINavigationController?

    /// The bar of pages that declare none. Default nil: such pages are left alone. Takes effect with the next page that
    /// shows, or with `setNeedsBarAppearanceUpdate(animated:)`.
    public var defaultAppearance: BarAppearance?

    /// Hears one sentence about each thing in the app's set-up that keeps the library from working, once. Default: it is
    /// printed.
    public var onProblem: (String) -> Void = { print("BarTransition: \($0)") }

    /// The backdrop owns this object, not the other way round.
    private(set) weak var backdrop: BarBackdropView?
    let delegate = ForwardingNavigationDelegate()
    let items = ItemAppearanceWriter()
    let swipe = SwipeBackPolicy()
    var baseline: BarBaseline
    /// What the bar was last told to be.
    var shown: BarState
    var flight: TransitionFlight?
    private var updateWaits = false
    private var didReportLostDelegate = false

    init(attachingTo navigationController: UINavigationController, defaultAppearance: BarAppearance?) {
        let bar = navigationController.navigationBar
        self.navigationController = navigationController
        self.defaultAppearance = defaultAppearance
        baseline = BarBaseline(
            tintColor: bar.ownTintColor, barStyle: bar.barStyle, isHidden: navigationController.isNavigationBarHidden)
        shown = BarState(nil, baseline: baseline)
        let backdrop = BarBackdropView(background: shown.background, shadow: shown.shadow)
        self.backdrop = backdrop
        backdrop.frame = bar.bounds
        bar.insertSubview(backdrop, at: 0)
        backdrop.barTransition = self
        backdrop.onCheckpoint = { [weak self] in self?.checkDelegate() }
        delegate.observer = self
        delegate.next = navigationController.delegate
        navigationController.delegate = delegate
        swipe.attach(to: navigationController)
        for page in navigationController.viewControllers { writeItem(of: page) }
        if navigationController.transitionCoordinator == nil { assertState() }
    }

    func reattach(defaultAppearance: BarAppearance?) {
        guard let navigationController else { return }
        if let defaultAppearance { self.defaultAppearance = defaultAppearance }
        if navigationController.delegate !== delegate {
            delegate.next = navigationController.delegate
            navigationController.delegate = delegate
        }
        didReportLostDelegate = false
        swipe.attach(to: navigationController)
    }

    /// Gives everything back as attach found it.
    public func detach() {
        flight?.end()
        flight = nil
        items.restoreAll()
        swipe.detach()
        if let navigationController {
            if navigationController.delegate === delegate { navigationController.delegate = delegate.next }
            let bar = navigationController.navigationBar
            bar.tintColor = baseline.tintColor
            bar.barStyle = baseline.barStyle
            if navigationController.isNavigationBarHidden != baseline.isHidden {
                navigationController.setNavigationBarHidden(baseline.isHidden, animated: false)
            }
        }
        navigationController = nil
        backdrop?.removeFromSuperview()
        backdrop?.barTransition = nil
    }

    // MARK: What pages declare

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

    // MARK: Changes of a page that is showing

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
    private func waitForEnd(of navigationController: UINavigationController) {
        guard !updateWaits else { return }
        updateWaits = true
        navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
            guard let self else { return }
            self.updateWaits = false
            for page in self.navigationController?.viewControllers ?? [] { self.writeItem(of: page) }
            self.assertState()
        }
    }

    // MARK: The end of everything

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

    private func checkDelegate() {
        guard let navigationController, navigationController.delegate !== delegate, !didReportLostDelegate else {
            return
        }
        didReportLostDelegate = true
        onProblem(
            "the delegate of \(navigationController) was replaced after attachBarTransition(), so its transitions are "
                + "no longer smoothed; set your delegate first, or call attachBarTransition() again after setting it.")
    }
}

extension BarTransition: NavigationObserver {
    func willShow(_ page: UIViewController, animated: Bool) {
        guard let navigationController, let backdrop else { return }
        writeItem(of: page)
        // Also sent when the whole controller appears; then the coordinator is about another page.
        guard animated, let coordinator = navigationController.transitionCoordinator,
            coordinator.viewController(forKey: .to) === page,
            let leaving = coordinator.viewController(forKey: .from), leaving !== page
        else {
            if navigationController.transitionCoordinator == nil || flight == nil { assertState() }
            return
        }
        flight?.end()
        let plan = BarTransitionPlan(from: shown, to: state(of: page), animated: true)
        let flight = TransitionFlight(
            plan: plan, navigationController: navigationController, backdrop: backdrop, leaving: leaving, coming: page)
        self.flight = flight
        shown = plan.new
        flight.begin(with: coordinator) { [weak self, weak flight] in
            guard let self, self.flight === flight else { return }
            self.flight = nil
            self.assertState()
        }
    }

    func didShow(_ page: UIViewController, animated: Bool) {
        // The coordinator's completion follows on most systems; asserting twice is harmless.
        guard flight == nil, navigationController?.transitionCoordinator == nil else { return }
        assertState()
    }
}

extension UINavigationBar {
    /// The tint set on the bar itself, or nil where it shows that of a view above.
    fileprivate var ownTintColor: UIColor? {
        tintColor == superview?.tintColor ? nil : tintColor
    }
}
