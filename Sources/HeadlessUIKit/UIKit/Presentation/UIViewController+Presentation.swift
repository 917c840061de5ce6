import Foundation

extension UIViewController {
    // MARK: - Presentation controllers

    /// The presentation controller of this view controller or an ancestor; made when first read, so that it can be set
    /// up before the presentation. (UIKit documentation)
    public var presentationController: UIPresentationController? {
        if let own = presentation.own { return own.controller }
        if let parent { return parent.presentationController }
        return preparedController(presenting: nil, source: self)
    }

    /// The presentation controller of a sheet; nil for another style (iOS 15).
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The controller of the next presentation; one made before is reused if the style is the same.
    func preparedController(presenting: UIViewController?, source: UIViewController) -> UIPresentationController {
        let style = modalPresentationStyle
        if let prepared = presentation.prepared, prepared.style == style { return prepared.controller }
        let controller: UIPresentationController
        switch style {
        case _ where self is UIAlertController:
            controller = AlertPresentationController(presentedViewController: self, presenting: presenting)
        case .custom:
            controller =
                transitioningDelegate?.presentationController(
                    forPresented: self, presenting: presenting, source: source)
                ?? UIPresentationController(presentedViewController: self, presenting: presenting)
        case .pageSheet, .formSheet, .automatic:
            controller = UISheetPresentationController(presentedViewController: self, presenting: presenting)
        default:
            controller = UIPresentationController(presentedViewController: self, presenting: presenting)
        }
        presentation.prepared = (style, controller)
        return controller
    }

    // MARK: - Presenting and dismissing

    func presentImplementation(_ page: UIViewController, animated: Bool, completion: (() -> Void)?) {
        ownSimulator.perform { startPresentation(of: page, animated: animated, completion: completion) }
    }

    private func startPresentation(of page: UIViewController, animated: Bool, completion: (() -> Void)?) {
        precondition(
            page.preferredTransition == nil,
            "present: preferredTransition is modelled for pushes only; set modalTransitionStyle or a "
                + "transitioningDelegate on the page that is presented.")
        let search = self as? UISearchController
        // An active search controller presents by the controller in whose bar it is.
        let source = search?.isActive == true ? search?.barController ?? self : self
        let presenter = source.presenter
        precondition(
            page !== self,
            "Application tried to present modal view controller on itself. Presenting controller is \(self).")
        if let owner = page.presentation.own, owner.phase != .ended {
            fatalError(
                "Application tried to present modally a view controller \(page) that is already being presented by "
                    + "\(owner.presenter).")
        }
        precondition(
            page.parent == nil,
            "Application tried to present modally a view controller \(page) that has a parent view controller.")
        if let shown = presenter.presentation.shown, shown.isGoingAway {
            // Fact m20.9.
            shown.whenEnded.append { [weak self] in
                self?.presentImplementation(page, animated: animated, completion: completion)
            }
            return
        }
        let activeSearch = search == nil ? searchPresentedHere : nil
        if let presented = presenter.presentation.shown?.presented ?? activeSearch {
            SystemLog.warn(
                "Attempt to present \(page) on \(presenter) (from \(self)) which is already presenting \(presented).")
            return
        }
        guard source.viewIfLoaded?.window != nil else {
            SystemLog.warn("Attempt to present \(page) on \(self) whose view is not in the window hierarchy.")
            return
        }
        let modal = ModalPresentation(
            presenter: presenter, source: source, isFromSearch: search?.isActive == true, presented: page,
            animated: animated, completion: completion)
        requireWholeContext(modal)
        presenter.presentation.shown = modal
        modal.presented.presentation.own = modal
        // Fact m20.8.
        if modal.style.cover == .screen { modal.presented.loadViewIfNeeded() }
        modal.startAfterCommit()
    }

    /// The active search controller that this controller or an ancestor presents.
    private var searchPresentedHere: UISearchController? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.presentedSearchController).first { _ in true }
    }

    /// The nearest navigation controller, from this controller up, whose transition is running.
    var navigationControllerInTransition: UINavigationController? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0 as? UINavigationController }
            .first { $0.running != nil }
    }

    /// UIKit covers the nearest ancestor that defines a context, else the root. Only the root is modeled.
    private func requireWholeContext(_ modal: ModalPresentation) {
        guard modal.style.isContextual else { return }
        let context = sequence(first: self, next: \.parent).first { $0.definesPresentationContext }
        precondition(
            context == nil || context === modal.presenter,
            "present: a presentation over a context that does not cover the window is not modelled; "
                + "present from the root controller, or take .overFullScreen.")
    }

    func dismissImplementation(animated: Bool, completion: (() -> Void)?) {
        ownSimulator.perform {
            if let shown = presentation.shown {
                shown.dismiss(animated: animated, completion: completion)
            } else if presenter.presentation.shown == nil, let search = presentedSearchController {
                search.endByDismissal(animated: animated, completion)
            } else if let search = self as? UISearchController, search.isActive {
                // What the search controller presents is presented by the controller in whose bar it is.
                if let bar = search.barController, bar.presenter.presentation.shown?.isFromSearch == true {
                    bar.dismissImplementation(animated: animated, completion: completion)
                } else {
                    search.endByDismissal(animated: animated, completion)
                }
            } else if let parent {
                parent.dismissImplementation(animated: animated, completion: completion)
            } else if let own = presentation.own {
                own.dismiss(animated: animated, completion: completion)
            } else {
                // Fact m10.3.
                completion?()
            }
        }
    }

    // MARK: - State

    /// The root of the containers, which presents on behalf of its descendants. (UIKit documentation)
    var presenter: UIViewController {
        var candidate = self
        while let parent = candidate.parent { candidate = parent }
        return candidate
    }

    /// Whether this controller or an ancestor is presented as a card over the presenter.
    var isInSheet: Bool {
        if let own = presentation.own { return own.isCard }
        return parent?.isInSheet ?? false
    }

    /// Whether a modal transition of this controller or an ancestor has started and not ended, or is an animated presentation that
    /// starts in this turn (fact 1.1.4).
    var isInModalTransition: Bool {
        if let shown = presentation.shown, shown.phase == .waiting, shown.isAnimated { return true }
        return presentation.isRunning || parent?.isInModalTransition == true
    }

    /// The controllers whose views are on the screen, from this one up through the presented ones.
    var controllersOnScreen: [UIViewController] {
        let above = presentation.shown?.presented.controllersOnScreen ?? []
        return viewIfLoaded?.window == nil ? above : [self] + above
    }

    /// The controller that controls the status bar: the front-most one that covers the screen or captures the bar.
    /// (UIKit documentation)
    var statusBarOwner: UIViewController {
        guard let shown = presentation.shown,
            [.presenting, .presented].contains(shown.phase) || shown.mayReturn
        else { return self }
        let page = shown.presented.statusBarOwner
        if page !== shown.presented { return page }
        return shown.style.controlsStatusBar || page.modalPresentationCapturesStatusBarAppearance ? page : self
    }

    /// The context of a modal transition of this controller or an ancestor.
    var modalContext: TransitionContext? { presentation.context ?? parent?.modalContext }

    /// The controller that controls the orientation: the front-most one that covers the screen. (UIKit documentation)
    var orientationOwner: UIViewController {
        guard let shown = presentation.shown, [.presenting, .presented].contains(shown.phase) else { return self }
        let coversScreen = shown.style.cover == .screen && !(shown.controller is AlertPresentationController)
        return coversScreen ? shown.presented.orientationOwner : self
    }
}

/// The presentations of a view controller: the one it shows, and the one it is shown in.
@MainActor
struct PresentationState {
    /// The style as the app set it, before `.automatic` is resolved.
    var requestedStyle = UIModalPresentationStyle.automatic
    /// The presentation in which this controller is the presenter.
    var shown: ModalPresentation?
    /// The presentation in which this controller is presented.
    weak var own: ModalPresentation?

    /// The presentation controller made before the presentation, and its style.
    var prepared: (style: UIModalPresentationStyle, controller: UIPresentationController)?

    /// The context of a running presentation or dismissal.
    var context: TransitionContext? { shown?.context ?? own?.context }
    /// Whether a presentation or dismissal of this controller has started and not ended.
    var isRunning: Bool { shown?.isRunning == true || own?.isRunning == true }
}
