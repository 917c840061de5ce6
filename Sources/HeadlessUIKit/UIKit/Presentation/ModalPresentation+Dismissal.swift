import Foundation

extension ModalPresentation {
    /// This presentation and those above it, from the bottom up.
    private var chain: [ModalPresentation] {
        [self] + (presented.presentation.shown?.chain ?? [])
    }

    /// Takes this page and all above it away; only the top one is seen to go. (UIKit documentation)
    func dismiss(animated: Bool, completion: (() -> Void)?) {
        guard chain.allSatisfy({ $0.phase == .presented }) else {
            SystemLog.warn("Attempt to dismiss from \(presenter) while a presentation or dismiss is in progress!")
            return
        }
        phase = .dismissalWaiting
        self.completion = completion
        let top = chain.last ?? self
        if animated { context = makeContext(from: top.presented, to: presenter) }
        Simulator.current.afterCommit { [self] in startDismissal(animated: animated, top: top) }
    }

    private func startDismissal(animated: Bool, top: ModalPresentation) {
        guard phase == .dismissalWaiting else { return }
        let leaving = chain
        for presentation in leaving { presentation.phase = .dismissing }
        let comesBack = presenter.viewIfLoaded?.window == nil
        for presentation in leaving.reversed() {
            presentation.presented.beginAppearanceTransition(false, animated: animated)
        }
        if comesBack { presenter.beginAppearanceTransition(true, animated: animated) }
        UIView.performWithoutAnimation {
            for presentation in leaving { presentation.controller.dismissalTransitionWillBegin() }
            for presentation in leaving.dropLast() { presentation.movedView?.removeFromSuperview() }
            if comesBack { mountPresenter() }
        }
        guard animated, let context else { return finishDismissal(leaving, comesBack: comesBack) }
        context.onComplete = { [self] completed in
            if completed {
                finishDismissal(leaving, comesBack: comesBack)
            } else {
                giveUpDismissal(leaving, comesBack: comesBack)
            }
        }
        let delegate = top.presented.transitioningDelegate
        if let animator = delegate?.animationController(forDismissed: top.presented) {
            context.onInteractionEnd = { [self] cancelled in
                if cancelled { turnBackDismissal(leaving, comesBack: comesBack) }
            }
            top.runCustom(animator, context, driver: delegate?.interactionControllerForDismissal(using: animator))
        } else {
            slideOut(top, leaving, context)
        }
    }

    func mountPresenter() {
        guard let host = presenterHost, let view = presenter.viewIfLoaded, view.superview !== host else { return }
        view.frame = presenter.presentation.own?.presentedFrame ?? host.bounds
        if host is UIWindow { host.insertSubview(view, at: 0) } else { host.addSubview(view) }
        presenter.sendIsAppearing()
        view.layoutIfNeeded()
    }

    private func slideOut(_ top: ModalPresentation, _ leaving: [ModalPresentation], _ context: TransitionContext) {
        let fades = top.transitionStyle.fades
        for presentation in leaving { presentation.isMoving = true }
        run(context) {
            if fades {
                top.movedView?.alpha = 0
            } else {
                let card = top.movedView?.frame ?? .zero
                top.moveCard(to: card.offsetBy(dx: 0, dy: top.container.bounds.height - card.minY))
            }
            for presentation in leaving { presentation.container.dimming.alpha = 0 }
        }
    }

    /// An interactive dismissal was cancelled: the pages are told before the way back is animated.
    private func turnBackDismissal(_ leaving: [ModalPresentation], comesBack: Bool) {
        if comesBack { presenter.beginAppearanceTransition(false, animated: true) }
        for presentation in leaving { presentation.presented.beginAppearanceTransition(true, animated: true) }
    }

    private func giveUpDismissal(_ leaving: [ModalPresentation], comesBack: Bool) {
        guard phase == .dismissing else { return }
        if context?.transitionWasCancelled != true { turnBackDismissal(leaving, comesBack: comesBack) }
        if comesBack {
            presenter.endAppearanceTransition()
            presenter.viewIfLoaded?.removeFromSuperview()
        }
        for presentation in leaving {
            presentation.phase = .presented
            presentation.isMoving = false
            if let view = presentation.movedView, view.superview == nil { presentation.container.addSubview(view) }
            presentation.presented.endAppearanceTransition()
            presentation.controller.dismissalTransitionDidEnd(false)
        }
        end(with: nil)
    }

    private func finishDismissal(_ leaving: [ModalPresentation], comesBack: Bool) {
        guard phase == .dismissing else { return }
        // The app's animator put the view into the container, which goes.
        UIView.performWithoutAnimation { mountPresenter() }
        if comesBack { presenter.endAppearanceTransition() }
        for presentation in leaving.reversed() {
            presentation.movedView?.removeFromSuperview()
            presentation.container.removeFromSuperview()
            presentation.presented.endAppearanceTransition()
            presentation.movedView?.alpha = 1
            presentation.controller.dismissalTransitionDidEnd(true)
            presentation.end(at: .ended)
            presentation.presenter.presentation.shown = nil
        }
        end(with: completion)
    }
}
