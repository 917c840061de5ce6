import Foundation

/// The presentation of one view controller by another, from `present` to the end of the dismissal.
@MainActor
final class ModalPresentation {
    enum Phase {
        /// Requested; the transition starts after this turn's layout, as UIKit's crash stacks show.
        case waiting
        case presenting, presented
        case dismissalWaiting, dismissing, ended
    }

    unowned let presenter: UIViewController
    /// The controller that `present` was called on; the presenter once that one is gone, as a page is that was popped in the
    /// same turn.
    var source: UIViewController { givenSource ?? presenter }
    private weak var givenSource: UIViewController?
    /// Whether an active search controller presents.
    let isFromSearch: Bool
    let presented: UIViewController
    let controller: UIPresentationController
    let style: PresentationStyle
    let isAnimated: Bool
    let container: PresentationContainerView
    var phase = Phase.waiting
    var context: TransitionContext?
    var completion: (() -> Void)?
    /// What was requested during the presentation and waits for its end (fact m20.7).
    var whenPresented: [() -> Void] = []
    /// What was requested during the dismissal and waits for its end (fact m20.9).
    var whenEnded: [() -> Void] = []
    /// The presented view controller is being told that it has appeared.
    var isSendingDidAppear = false
    /// The finger controls or has controlled the dismissal.
    var followsFinger = false
    /// The presented view is being moved: layout does not change its frame.
    var isMoving = false
    /// Handles the gestures on a sheet; nil for a presentation that covers the screen.
    private(set) var sheetInteraction: SheetInteraction?
    /// The view around the presented one that makes a sheet float: smaller by its transform, so that the page keeps the
    /// width of the screen (fact m23.3). Nil for what does not float.
    private(set) var card: UIView?

    init(
        presenter: UIViewController, source: UIViewController, isFromSearch: Bool, presented: UIViewController,
        animated: Bool, completion: (() -> Void)?
    ) {
        self.presenter = presenter
        givenSource = source
        self.isFromSearch = isFromSearch
        isAnimated = animated
        self.completion = completion
        controller = presented.preparedController(presenting: presenter, source: source)
        let adapted = controller.adaptedStyle(under: presenter.traitCollection)
        self.presented = controller.viewController(adaptedTo: adapted) ?? presented
        style = PresentationStyle(adapted)
        container = PresentationContainerView(frame: presenter.view.window?.bounds ?? .zero)
        container.presentation = self
        controller.modal = self
        if style.cover != .screen { sheetInteraction = SheetInteraction(self) }
        if style.cover != .screen, metrics.floats, controller is UISheetPresentationController {
            card = UIView(frame: container.bounds)
        }
        if animated { context = makeContext(from: presenter, to: self.presented) }
    }

    func makeContext(
        from: UIViewController, to: UIViewController, isInteractive: Bool = false
    ) -> TransitionContext {
        let motion = Simulator.current.profile.motion
        let hidesTiming = motion.hidesTimingOfSheets && style.cover == .sheet
        let context = TransitionContext(
            from: from, to: to, container: container, animated: true, interactive: isInteractive,
            duration: hidesTiming ? 0 : motion.reportedPresentationDuration)
        if hidesTiming { context.completionCurve = .easeInOut }
        context.presentationStyle = style.style
        return context
    }

    // MARK: - Style

    /// The transition style; a context that provides its own style decides. (UIKit documentation,
    /// `providesPresentationContextTransitionStyle`)
    var transitionStyle: UIModalTransitionStyle {
        let isProvided = presenter.definesPresentationContext && presenter.providesPresentationContextTransitionStyle
        return isProvided && style.isContextual
            ? presenter.modalTransitionStyle : controller.presentedViewController.modalTransitionStyle
    }

    var removesPresenter: Bool {
        style.style == .custom ? controller.shouldRemovePresentersView : style.removesPresenter
    }

    /// Whether the presented view is currently a card over the presenter.
    var isCard: Bool { style.cover != .screen && container.traitCollection.verticalSizeClass != .compact }

    var isRunning: Bool { phase == .presenting || phase == .dismissing }
    var isGoingAway: Bool { phase == .dismissalWaiting || phase == .dismissing }
    /// Whether a dismissal by the finger was canceled and the sheet returns.
    var isReturning: Bool { followsFinger && context?.isCancelled == true }
    /// The same, or the finger has not decided yet.
    var mayReturn: Bool { isReturning || followsFinger && context?.isInteractive == true }
    var isInFlight: Bool { phase != .presented && phase != .ended }
    var metrics: SheetMetrics { Simulator.current.profile.sheet }

    // MARK: - Adaptation

    /// Notifies the delegate of the style of the presentation.
    func notifyOfAdaptiveStyle() {
        let isOwn = style.style == controller.presentedViewController.modalPresentationStyle
        controller.storedDelegate?.presentationController(
            controller, willPresentWithAdaptiveStyle: isOwn ? .none : style.style, transitionCoordinator: context)
    }

    /// The traits are about to change during the presentation.
    func adapt(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        let adapted = controller.adaptedStyle(under: traits)
        precondition(
            adapted == style.style,
            "UIPresentationController: a style that changes while its page is presented is not modelled; let "
                + "adaptivePresentationStyle(for:) answer with one style for the traits of both orientations.")
        controller.storedDelegate?.presentationController(
            controller, willPresentWithAdaptiveStyle: .none, transitionCoordinator: coordinator)
    }

    // MARK: - Layout

    /// The container while it is on the screen.
    var containerInWindow: UIView? { container.superview == nil ? nil : container }

    /// The view that the presentation moves.
    var movedView: UIView? { card ?? controller.presentedView ?? presented.viewIfLoaded }

    /// The view that contains the presenter's view when that is in the hierarchy.
    var presenterHost: UIView? { presenter.presentation.own.map { $0.card ?? $0.container } ?? container.window }

    /// The frame of the presented view in the view that contains it.
    var mountedFrame: CGRect { card?.bounds ?? presentedFrame }

    /// Adds the presented view to the hierarchy, at its final frame.
    func mountMovedView() {
        guard let view = movedView else { return }
        place(view, at: presentedFrame)
        if let card, let page = presented.viewIfLoaded {
            page.setUnmovedFrame(card.bounds)
            page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            card.addSubview(page)
        }
        container.addSubview(view)
    }

    /// Removes the presented view from the hierarchy.
    func removeMovedView() {
        movedView?.removeFromSuperview()
        guard card != nil else { return }
        presented.viewIfLoaded?.removeFromSuperview()
        presented.containerInsets = nil
    }

    /// Gives the moved view a frame in the container, a card by its transform.
    private func place(_ view: UIView, at frame: CGRect) {
        guard view === card, frame.width > 0 else { return view.setUnmovedFrame(frame) }
        let scale = frame.width / max(container.bounds.width, 1)
        view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        view.bounds.size = CGSize(width: container.bounds.width, height: frame.height / scale)
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        let insets = UIEdgeInsets(top: 0, left: 0, bottom: container.safeAreaInsets.bottom, right: 0)
        presented.containerInsets = isCard ? insets : nil
        presented.viewIfLoaded?.updateSafeAreaInsets()
    }

    /// The frame by the style and the traits.
    var cardFrame: CGRect {
        style.frame(
            in: container.bounds, safeArea: container.safeAreaInsets,
            isCompact: container.traitCollection.verticalSizeClass == .compact,
            preferred: controller.preferredContentSize, metrics: metrics)
    }

    /// The size of the presented view once the window has another size. A sheet on a pad keeps its own.
    func size(inWindowOf size: CGSize) -> CGSize {
        guard style.cover != .screen, metrics.isPad else { return size }
        return style.frame(
            in: CGRect(origin: .zero, size: size), safeArea: .zero, isCompact: false,
            preferred: controller.preferredContentSize, metrics: metrics
        ).size
    }

    var presentedFrame: CGRect { controller.frameOfPresentedViewInContainerView }

    var dimmingAlpha: CGFloat {
        if let alert = controller as? AlertPresentationController { return alert.dimming }
        let isUndimmed = (controller as? UISheetPresentationController)?.leavesPresenterUndimmed == true
        return style.cover == .screen || isUndimmed ? 0 : metrics.dimming(container.traitCollection)
    }

    /// Gives the views behind a dimmed presentation a dimmed tint color, or takes it back (fact m20.11).
    func setTintDimmed(_ isDimmed: Bool) {
        let dims = isDimmed && dimmingAlpha > 0 && Simulator.current.profile.variants.dimsTintBehindPresentations
        presenter.viewIfLoaded?.isTintDimmedByPresentation = dims
    }

    func layOutPresentedView() {
        guard controller.laysOutPresentedView, !isMoving, let view = movedView, view.superview === container else {
            return
        }
        if view.frame != presentedFrame { place(view, at: presentedFrame) }
        if phase == .presented, style.cover != .screen {
            container.dimming.alpha = dimmingAlpha
            setTintDimmed(true)
        }
        layOutGrabber(for: presentedFrame)
        guard style.cover != .screen || view.layer.cornerRadius == metrics.cornerRadius else { return }
        let isRounded = isCard && style.cover != .screen
        let sheet = controller as? UISheetPresentationController
        view.layer.cornerRadius = isRounded ? sheet?.preferredCornerRadius ?? metrics.cornerRadius : 0
        if isRounded { view.clipsToBounds = true }
    }

    /// Moves the presented view and the grabber.
    func moveCard(to frame: CGRect) {
        if let view = movedView { place(view, at: frame) }
        layOutGrabber(for: frame)
    }

    private func layOutGrabber(for card: CGRect) {
        let isVisible = isCard && (controller as? UISheetPresentationController)?.prefersGrabberVisible == true
        container.grabber.isHidden = !isVisible
        guard isVisible else { return }
        let size = metrics.grabberSize
        container.grabber.frame = CGRect(
            x: card.midX - size.width / 2, y: card.minY + metrics.grabberTop, width: size.width, height: size.height)
        container.grabber.layer.cornerRadius = size.height / 2
        container.bringSubviewToFront(container.grabber)
    }
}

/// Contains the presented view, above the window's root view.
@MainActor
final class PresentationContainerView: UIView {
    weak var presentation: ModalPresentation?
    let dimming = UIView(frame: .zero)
    let grabber = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.frame = bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = .black
        dimming.alpha = 0
        addSubview(dimming)
        grabber.backgroundColor = .tertiaryLabel
        grabber.isUserInteractionEnabled = false
        grabber.isHidden = true
        addSubview(grabber)
    }

    required init?(coder: NSCoder) {
        fatalError("PresentationContainerView(coder:): it is made by a presentation only.")
    }

    /// Beside a sheet that leaves the presenter undimmed, touches reach the presenter. (UIKit documentation:
    /// `largestUndimmedDetentIdentifier`)
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        let isUndimmed = (presentation?.controller as? UISheetPresentationController)?.leavesPresenterUndimmed == true
        return hit === self && isUndimmed ? nil : hit
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let presentation, presentation.phase != .waiting, let previousTraitCollection else { return }
        let controller = presentation.controller
        controller.traitRegistrations.notify(controller, from: previousTraitCollection, to: traitCollection)
        controller.performWithOwnTraits { $0.traitCollectionDidChange(previousTraitCollection) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let presentation else { return }
        presentation.controller.performWithOwnTraits { $0.containerViewWillLayoutSubviews() }
        presentation.layOutPresentedView()
        presentation.controller.performWithOwnTraits { $0.containerViewDidLayoutSubviews() }
    }
}
