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
            for presentation in leaving.dropLast() { presentation.presented.viewIfLoaded?.removeFromSuperview() }
            if comesBack { mountPresenter() }
        }
        let finish = { [self] in finishDismissal(leaving, comesBack: comesBack) }
        guard animated, let context else { return finish() }
        context.onComplete = { _ in finish() }
        if let animator = top.presented.transitioningDelegate?.animationController(forDismissed: top.presented) {
            runCustom(animator, context)
        } else {
            slideOut(top, leaving, context)
        }
    }

    private func mountPresenter() {
        guard let host = presenterHost, let view = presenter.viewIfLoaded else { return }
        view.frame = presenter.presentation.own?.presentedFrame ?? host.bounds
        if host is UIWindow { host.insertSubview(view, at: 0) } else { host.addSubview(view) }
        presenter.sendIsAppearing()
        view.layoutIfNeeded()
    }

    private func slideOut(_ top: ModalPresentation, _ leaving: [ModalPresentation], _ context: TransitionContext) {
        let fades = top.presented.modalTransitionStyle.fades
        for presentation in leaving { presentation.isMoving = true }
        run(context) {
            if fades {
                top.presented.view.alpha = 0
            } else {
                top.presented.view.frame.origin.y = top.container.bounds.height
            }
            for presentation in leaving { presentation.container.dimming.alpha = 0 }
        }
    }

    private func finishDismissal(_ leaving: [ModalPresentation], comesBack: Bool) {
        guard phase == .dismissing else { return }
        if comesBack { presenter.endAppearanceTransition() }
        for presentation in leaving.reversed() {
            presentation.phase = .ended
            presentation.presented.viewIfLoaded?.removeFromSuperview()
            presentation.container.removeFromSuperview()
            presentation.presented.endAppearanceTransition()
            presentation.presented.viewIfLoaded?.alpha = 1
            presentation.presenter.presentation.shown = nil
        }
        end(with: completion)
    }
}
