import Foundation

/// Manages how a presented page is on the screen, from its coming to its going. (UIKit documentation)
@MainActor @preconcurrency
open class UIPresentationController: NSObject, UIAppearanceContainer, UIContentContainer, UITraitEnvironment {
    /// The page that is presented.
    open private(set) var presentedViewController: UIViewController
    private weak var givenPresenter: UIViewController?
    weak var modal: ModalPresentation?

    /// Makes a controller of a presentation; the presenter may not be known yet.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        givenPresenter = presentingViewController
        super.init()
    }

    /// The page that presents; before it is known the presented page itself.
    open var presentingViewController: UIViewController {
        modal?.presenter ?? givenPresenter ?? presentedViewController
    }
    /// How the presented page covers the screen.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The view that everything of the presentation is in; nil before it starts and after it has ended.
    open var containerView: UIView? { modal?.containerInWindow }
    /// Who decides about adapting and hears of dismissals by hand; default nil.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: Place

    /// The view that moves; default the presented page's own.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// Where the presented view lies in the container at the end; default all of it.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Whether the presentation covers the screen; default true.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenter's view leaves the hierarchy, with its callbacks; default by the style.
    open var shouldRemovePresentersView: Bool {
        [.fullScreen, .currentContext].contains(presentationStyle)
    }
    /// The container is about to lay out.
    open func containerViewWillLayoutSubviews() {}
    /// The container has laid out.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Moments

    /// The animation of the page's coming is about to start.
    open func presentationTransitionWillBegin() {}
    /// The page has come; false if that was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// The animation of the page's going is about to start.
    open func dismissalTransitionWillBegin() {}
    /// The page has gone; false if that was cancelled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Adapting

    /// The style for compact traits; default none, which keeps the one at hand.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }
    /// The style for some traits; default what the delegate answers. None keeps the one at hand. (UIKit documentation)
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? UIModalPresentationStyle.none
    }
    /// Traits that the presented page has in place of those around it; default nil. (UIKit documentation)
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presentedViewController.viewIfLoaded?.traitsMayHaveChanged(deep: true) }
    }
    var traitRegistrations = TraitRegistrations()
    /// The presenter's traits.
    open var traitCollection: UITraitCollection { presentingViewController.traitCollection }
    /// The traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Sizes

    /// The size the presented page wants, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// The presented page wants another size; the default does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// How large the presented page may be; default as large as the container.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// The container is about to get another size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// The traits are about to change.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    /// Where a finger may leave the presented view, from the least height.
    var restingPlaces: [SheetRestingPlace] { [SheetRestingPlace(frame: frameOfPresentedViewInContainerView)] }
    func userDidSelect(_ detent: UISheetPresentationController.Detent.Identifier) {}

    /// Whether the frame is UIKit's own and holds at every layout; an app's own class places the view itself.
    var placesPresentedView: Bool { type(of: self) == UIPresentationController.self }
}

extension UIPresentationController: UITraitChangeObservable, TraitRegistering {}
