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
    let controller: UIPresentationController
    let style: PresentationStyle
    let isAnimated: Bool
    let container: PresentationContainerView
    var phase = Phase.waiting
    var context: TransitionContext?
    var completion: (() -> Void)?
    /// The presented view is on its way: layout leaves its frame alone.
    var isMoving = false
    /// A finger moves the sheet; nil where the presentation is no sheet of UIKit's.
    private(set) var drag: SheetDrag?

    init(
        presenter: UIViewController, source: UIViewController, presented: UIViewController, animated: Bool,
        completion: (() -> Void)?
    ) {
        self.presenter = presenter
        self.source = source
        isAnimated = animated
        self.completion = completion
        controller = presented.preparedController(presenting: presenter, source: source)
        let adapted = controller.adaptedStyle(under: presenter.traitCollection)
        self.presented = controller.page(adaptedTo: adapted) ?? presented
        style = PresentationStyle(adapted)
        container = PresentationContainerView(frame: presenter.view.window?.bounds ?? .zero)
        container.presentation = self
        controller.modal = self
        if style.cover != .screen { drag = SheetDrag(self) }
        if animated { context = makeContext(from: presenter, to: self.presented) }
    }

    /// How the page comes and goes: a context that provides its own style decides. (UIKit documentation,
    /// `providesPresentationContextTransitionStyle`)
    var transitionStyle: UIModalTransitionStyle {
        let isProvided = presenter.definesPresentationContext && presenter.providesPresentationContextTransitionStyle
        return isProvided && style.isContextual
            ? presenter.modalTransitionStyle : controller.presentedViewController.modalTransitionStyle
    }

    var isRunning: Bool { phase == .presenting || phase == .dismissing }
    var isInFlight: Bool { phase != .presented && phase != .ended }
    var metrics: SheetMetrics { Simulator.current.profile.sheet }

    /// Whether the presented view is a card over the presenter at this moment.
    var isCard: Bool { style.cover != .screen && container.traitCollection.verticalSizeClass != .compact }
    var removesPresenter: Bool {
        style.style == .custom ? controller.shouldRemovePresentersView : style.removesPresenter
    }
    /// The container while it is on the screen.
    var containerInWindow: UIView? { container.superview == nil ? nil : container }
    /// The view that moves.
    var movedView: UIView? { controller.presentedView ?? presented.viewIfLoaded }

    func makeContext(from: UIViewController, to: UIViewController) -> TransitionContext {
        let context = TransitionContext(
            from: from, to: to, container: container, animated: true, interactive: false,
            duration: Simulator.current.profile.motion.reportedPresentationDuration)
        context.reportedStyle = style.style
        return context
    }

    /// The frame by the style and the traits.
    var cardFrame: CGRect {
        style.frame(
            in: container.bounds, safeArea: container.safeAreaInsets,
            isCompact: container.traitCollection.verticalSizeClass == .compact, metrics: metrics)
    }

    var presentedFrame: CGRect { controller.frameOfPresentedViewInContainerView }

    func placePresentedView() {
        guard controller.placesPresentedView, !isMoving, let view = movedView, view.superview === container else {
            return
        }
        if view.frame != presentedFrame { view.frame = presentedFrame }
        if phase == .presented, style.cover != .screen { container.dimming.alpha = dimmingAlpha }
        placeGrabber(over: presentedFrame)
        guard style.cover != .screen || view.layer.cornerRadius == metrics.cornerRadius else { return }
        let isRounded = isCard && style.cover != .screen
        let sheet = controller as? UISheetPresentationController
        view.layer.cornerRadius = isRounded ? sheet?.preferredCornerRadius ?? metrics.cornerRadius : 0
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
        end(at: .ended)
        presenter.presentation.shown = nil
    }

    func end(at phase: Phase) {
        self.phase = phase
        guard phase == .ended else { return }
        controller.presentedViewController.presentation.prepared = nil
        controller.modal = nil
    }
}
