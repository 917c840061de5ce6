import Foundation

extension UIViewController {
    var pagePresentedHere: UIViewController? { presentation.shown?.presented ?? parent?.presentedViewController }

    var pagePresentingThis: UIViewController? { presentation.own?.presenter ?? parent?.presentingViewController }

    /// The controller that covers the screen and so presents on behalf of its descendants. (UIKit documentation)
    var presenter: UIViewController {
        var candidate = self
        while let parent = candidate.parent { candidate = parent }
        return candidate
    }

    /// Whether this page or an ancestor is a sheet that leaves the presenter visible.
    var isInSheet: Bool {
        if let own = presentation.own { return own.isCard }
        return parent?.isInSheet ?? false
    }

    /// Whether a modal transition of this page or an ancestor has started and not ended (fact 1.1.4).
    var isInModalTransition: Bool { presentation.isRunning || parent?.isInModalTransition == true }

    func show(modally page: UIViewController, animated: Bool, completion: (() -> Void)?) {
        ownSimulator.perform { showHere(modally: page, animated: animated, completion: completion) }
    }

    private func showHere(modally page: UIViewController, animated: Bool, completion: (() -> Void)?) {
        precondition(
            page.preferredTransition == nil,
            "present: preferredTransition is modelled for pushes only; set modalTransitionStyle or a "
                + "transitioningDelegate on the page that is presented.")
        let presenter = presenter
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
        if let shown = presenter.presentation.shown {
            SystemLog.warn(
                "Attempt to present \(page) on \(presenter) (from \(self)) which is already presenting "
                    + "\(shown.presented).")
            return
        }
        guard viewIfLoaded?.window != nil else {
            SystemLog.warn("Attempt to present \(page) on \(self) whose view is not in the window hierarchy.")
            return
        }
        let modal = ModalPresentation(
            presenter: presenter, source: self, presented: page, animated: animated, completion: completion)
        requireWholeContext(modal)
        presenter.presentation.shown = modal
        modal.presented.presentation.own = modal
        Simulator.current.afterCommit { [weak modal] in
            guard let modal, modal.phase == .waiting else { return }
            guard let window = modal.presenter.viewIfLoaded?.window else { return modal.tearDown() }
            modal.start(in: window)
        }
    }

    /// UIKit covers the nearest page upward that defines a context, and the root where none does.
    private func requireWholeContext(_ modal: ModalPresentation) {
        guard modal.style.isContextual else { return }
        let context = sequence(first: self, next: \.parent).first { $0.definesPresentationContext }
        precondition(
            context == nil || context === modal.presenter,
            "present: a presentation over a context that does not cover the window is not modelled; set "
                + "definesPresentationContext on the root controller, or take .overFullScreen.")
    }

    /// UIKit documentation, show(_:sender:): where no container shows the page in its own way, it is presented.
    func showInParent(_ page: UIViewController, _ sender: Any?) {
        if let parent { parent.show(page, sender: sender) } else { present(page, animated: true) }
    }

    /// The same for showDetailViewController(_:sender:).
    func showDetail(_ page: UIViewController, _ sender: Any?) {
        if let parent { parent.showDetailViewController(page, sender: sender) } else { present(page, animated: true) }
    }

    func dismissModally(_ animated: Bool, _ completion: (() -> Void)?) {
        ownSimulator.perform { dismissHere(animated, completion) }
    }

    private func dismissHere(_ animated: Bool, _ completion: (() -> Void)?) {
        if let shown = presentation.shown {
            shown.dismiss(animated: animated, completion: completion)
        } else if let parent {
            parent.dismissModally(animated, completion)
        } else if let own = presentation.own {
            own.dismiss(animated: animated, completion: completion)
        }
    }
}
