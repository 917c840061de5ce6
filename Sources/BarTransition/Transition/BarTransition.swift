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
    var updateWaits = false
    var didReportLostDelegate = false

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
        guard navigationController.transitionCoordinator == nil else {
            // Nothing is written while somebody else's transition is in flight.
            waitForEnd(of: navigationController)
            return
        }
        for page in navigationController.viewControllers { writeItem(of: page) }
        assertState()
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

    /// Says once that the app has put another delegate in the library's place.
    func checkDelegate() {
        guard let navigationController, navigationController.delegate !== delegate, !didReportLostDelegate else {
            return
        }
        didReportLostDelegate = true
        onProblem(
            "the delegate of \(navigationController) was replaced after attachBarTransition(), so its transitions are "
                + "no longer smoothed; set your delegate first, or call attachBarTransition() again after setting it.")
    }
}

extension UINavigationBar {
    /// The tint set on the bar itself, or nil where it shows that of a view above.
    var ownTintColor: UIColor? {
        tintColor == superview?.tintColor ? nil : tintColor
    }
}
