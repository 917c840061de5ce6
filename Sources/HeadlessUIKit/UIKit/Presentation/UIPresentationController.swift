import Foundation

/// Manages a presented view controller from its presentation to its dismissal. (UIKit documentation)
@MainActor @preconcurrency
open class UIPresentationController: NSObject, UIAppearanceContainer, UIContentContainer, UITraitEnvironment {
    /// The presented view controller.
    open private(set) var presentedViewController: UIViewController
    private weak var givenPresenter: UIViewController?
    final weak var modal: ModalPresentation?

    /// Makes a presentation controller; the presenter may not be known yet.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        givenPresenter = presentingViewController
        super.init()
    }

    /// The presenting view controller; the presented one itself until it is known.
    open var presentingViewController: UIViewController {
        modal?.presenter ?? givenPresenter ?? presentedViewController
    }

    /// The presentation style.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    /// The view that contains the presentation; nil before it starts and after it has ended.
    open var containerView: UIView? { modal?.containerInWindow }

    /// Controls adaptation and is notified of dismissals by the user; default nil.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The delegate that was stored, which UIKit asks even if a subclass overrides `delegate` (fact m20.6).
    final private(set) weak var storedDelegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: - Layout

    /// The view that the presentation moves; default the presented view controller's.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }

    /// The final frame of the presented view in the container; default its bounds.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presentation covers the screen; default true.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenter's view is removed from the hierarchy, with its callbacks; default by the style.
    open var shouldRemovePresentersView: Bool {
        [.fullScreen, .currentContext].contains(presentationStyle)
    }

    /// Called before the container's layout.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container's layout.
    open func containerViewDidLayoutSubviews() {}

    // MARK: - Transitions

    /// Called before the presentation's animation starts.
    open func presentationTransitionWillBegin() {}

    /// Called after the presentation; false if it was canceled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the dismissal's animation starts.
    open func dismissalTransitionWillBegin() {}

    /// Called after the dismissal; false if it was canceled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: - Adaptation and traits

    /// The style for compact traits; default none, which keeps the current style.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    /// The style for some traits; default the delegate's answer. None keeps the current style. (UIKit documentation)
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        storedDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? UIModalPresentationStyle.none
    }

    /// The style for some traits: the view controller's own for regular traits or without an adaptive style.
    final func adaptedStyle(under traits: UITraitCollection) -> UIModalPresentationStyle {
        let own = presentedViewController.modalPresentationStyle
        guard traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact else { return own }
        let adapted = adaptivePresentationStyle(for: traits)
        return adapted == .none ? own : adapted
    }

    /// The delegate's view controller for an adapted style; nil to keep the presented one.
    final func viewController(adaptedTo style: UIModalPresentationStyle) -> UIViewController? {
        guard style != presentedViewController.modalPresentationStyle else { return nil }
        return storedDelegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
    }

    /// Traits that replace some of the presented view controller's; default nil. (UIKit documentation)
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presentedViewController.viewIfLoaded?.traitsMayHaveChanged(deep: true) }
    }

    final var traitRegistrations = TraitRegistrations()

    /// The presenter's traits.
    open var traitCollection: UITraitCollection { presentingViewController.traitCollection }

    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - Size

    /// The preferred size of the presented view controller, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Called after the preferred size of the presented view controller changed; the default does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size of the presented view controller; default the container's.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the container's size changes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    /// Called before the traits change.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    // MARK: - Sheets

    /// The positions at which the user can leave the presented view, from the lowest.
    var restingPositions: [SheetRestingPosition] { [SheetRestingPosition(frame: frameOfPresentedViewInContainerView)] }

    /// The user dragged the sheet to a detent.
    func userDidSelect(_ detent: UISheetPresentationController.Detent.Identifier) {}

    /// Whether UIKit sets the presented view's frame at every layout; an app's subclass sets it itself.
    var laysOutPresentedView: Bool { type(of: self) == UIPresentationController.self }
}

extension UIPresentationController: UITraitChangeObservable, TraitRegistering {}

/// Controls how a presentation adapts and is notified of dismissals by the user, not of dismissals by code. The methods
/// are optional in UIKit; here they have UIKit's defaults.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style for compact traits.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style for some traits; none keeps the current style.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// The view controller for the adapted style; nil, the default, keeps the presented one.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// The presentation is about to start in an adapted style; none means in its own.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Whether the user may dismiss the view controller; default true.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user dismisses the view controller.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The user dismissed the view controller.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// A dismissal by the user was refused.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        adaptivePresentationStyle(for: controller)
    }
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
