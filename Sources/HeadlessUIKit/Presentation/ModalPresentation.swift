import Foundation

/// One controller shown over another, from `present` to the end of its dismissal.
@MainActor
final class ModalPresentation {
    enum Phase {
        /// Asked for; the transition starts after the turn's layout, as crash stacks of UIKit show.
        case waiting
        case presenting, presented
        case dismissalWaiting, dismissing, ended
    }

    unowned let presenter: UIViewController
    /// The controller that `present` was called on.
    unowned let source: UIViewController
    let presented: UIViewController
    let style: PresentationStyle
    let isAnimated: Bool
    let container: PresentationContainerView
    var phase = Phase.waiting
    var context: TransitionContext?
    var completion: (() -> Void)?
    /// The presented view is on its way: layout leaves its frame alone.
    var isMoving = false

    init(
        presenter: UIViewController, source: UIViewController, presented: UIViewController, animated: Bool,
        completion: (() -> Void)?
    ) {
        self.presenter = presenter
        self.source = source
        self.presented = presented
        isAnimated = animated
        self.completion = completion
        style = PresentationStyle(presented.modalPresentationStyle, idiom: Simulator.current.profile.idiom)
        container = PresentationContainerView(frame: presenter.view.window?.bounds ?? .zero)
        container.presentation = self
        if animated { context = makeContext(from: presenter, to: presented) }
    }

    var isRunning: Bool { phase == .presenting || phase == .dismissing }
    var isInFlight: Bool { phase != .presented && phase != .ended }
    var metrics: SheetMetrics { Simulator.current.profile.sheet }

    /// Whether the presented view is a card over the presenter at this moment.
    var isCard: Bool { style.cover != .screen && container.traitCollection.verticalSizeClass != .compact }

    func makeContext(from: UIViewController, to: UIViewController) -> TransitionContext {
        let context = TransitionContext(
            from: from, to: to, container: container, animated: true, interactive: false,
            duration: Simulator.current.profile.motion.reportedPresentationDuration)
        context.reportedStyle = style.style
        return context
    }

    var presentedFrame: CGRect {
        style.frame(
            in: container.bounds, safeArea: container.safeAreaInsets,
            isCompact: container.traitCollection.verticalSizeClass == .compact, metrics: metrics)
    }

    func placePresentedView() {
        guard !isMoving, let view = presented.viewIfLoaded, view.superview === container else { return }
        if view.frame != presentedFrame { view.frame = presentedFrame }
        let isRounded = isCard && style.cover != .screen
        view.layer.cornerRadius = isRounded ? metrics.cornerRadius : 0
        if isRounded { view.clipsToBounds = true }
    }

    /// The view that holds the presenter's view when it is in the hierarchy.
    var presenterHost: UIView? { presenter.presentation.own?.container ?? container.window }

    /// The window of the presenter is given up: everything goes at once.
    func tearDown() {
        presented.presentation.shown?.tearDown()
        if presented.viewIfLoaded?.window != nil {
            presented.beginAppearanceTransition(false, animated: false)
            container.removeFromSuperview()
            presented.endAppearanceTransition()
        }
        container.removeFromSuperview()
        phase = .ended
        presenter.presentation.shown = nil
    }
}
