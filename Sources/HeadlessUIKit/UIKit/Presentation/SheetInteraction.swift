import Foundation

/// A position at which a dragged sheet comes to rest.
struct SheetRestingPosition {
    let frame: CGRect
    var detent: UISheetPresentationController.Detent.Identifier?
}

/// Handles the gestures on a sheet: a drag between its heights, and a dismissal by a drag or by a tap beside the sheet.
/// UIKit does not document the necessary distance and speed; the profile has them (`SheetMetrics`). A dismissal begins while
/// the finger is down, and is canceled if the sheet returns (fact m28.1).
@MainActor
final class SheetInteraction: NSObject, UIGestureRecognizerDelegate {
    private unowned let presentation: ModalPresentation
    private let pan = VerticalPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var start = CGRect.zero
    /// The view controller or the delegate refuses the dismissal by the drag in progress.
    private var isRefused = false

    init(_ presentation: ModalPresentation) {
        self.presentation = presentation
        super.init()
        tap.delegate = self
        tap.handler = { [weak self] _ in self?.presentation.dismissByUser(otherwise: {}) }
        presentation.container.addGestureRecognizer(tap)
        pan.delegate = self
        pan.handler = { [weak self] _ in self?.handlePan() }
        presentation.container.addGestureRecognizer(pan)
    }

    private var controller: UIPresentationController { presentation.controller }

    private var positions: [SheetRestingPosition] {
        controller.restingPositions.sorted { $0.frame.minY < $1.frame.minY }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard presentation.allowsInteraction else { return false }
        return gestureRecognizer === tap ? isBesideSheet(touch) : isInSheet(touch)
    }

    private func isInSheet(_ touch: UITouch) -> Bool {
        guard let view = presentation.movedView else { return false }
        return touch.view?.isDescendant(of: view) == true
    }

    /// A tap on the status bar scrolls, and a tap beside a sheet that leaves the presenter undimmed reaches the
    /// presenter.
    private func isBesideSheet(_ touch: UITouch) -> Bool {
        let container = presentation.container
        let isBeside = touch.view === container || touch.view === container.dimming
        return isBeside && presentation.dimmingAlpha > 0
            && container.window?.windowScene?.simulator.isInStatusBar(touch.location(in: nil)) != true
    }

    /// Whether a drag in a scroll view at its top moves the sheet: down for a dismissal, up to a greater height.
    func takesOver(_ scrollView: UIScrollView, _ movement: CGPoint) -> Bool {
        let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
        guard presentation.allowsInteraction, isAtTop, abs(movement.y) > abs(movement.x) else { return false }
        if movement.y > 0 { return true }
        let sheet = controller as? UISheetPresentationController
        guard sheet?.prefersScrollingExpandsWhenScrolledToEdge == true, let highest = positions.first else {
            return false
        }
        return controller.frameOfPresentedViewInContainerView.minY > highest.frame.minY + 0.5
    }

    private func handlePan() {
        // The app can replace the root in one of the callbacks.
        let presentation = presentation
        switch pan.state {
        case .began:
            presentation.endReturn()
            start = presentation.movedView?.frame ?? .zero
            isRefused = false
            move()
        case .changed: move()
        case .ended: release()
        default: settle()
        }
    }

    /// Resizes the sheet between its heights, and moves it below the smallest.
    private func move() {
        guard let highest = positions.first?.frame, let lowest = positions.last?.frame else { return }
        let top = max(start.minY + pan.translation(in: presentation.container).y, highest.minY)
        followDismissal(to: top, from: lowest.minY)
        guard presentation.phase != .ended else { return }
        presentation.isMoving = true
        let distance = max(top - lowest.minY, 0)
        let resisted = isRefused ? max(distance - presentation.metrics.dismissalStart, 0) : 0
        let below = distance - resisted * (1 - presentation.metrics.modalResistance)
        UIView.performWithoutAnimation {
            if top > lowest.minY {
                presentation.moveCard(to: lowest.offsetBy(dx: 0, dy: below))
                presentation.container.dimming.alpha = presentation.dimming(at: lowest.minY + below)
            } else {
                presentation.container.dimming.alpha = presentation.dimming(at: top)
                presentation.moveCard(
                    to: CGRect(x: highest.minX, y: top, width: highest.width, height: highest.maxY - top))
            }
            presentation.container.layoutIfNeeded()
        }
    }

    /// Begins a dismissal below the smallest height, updates its progress, and cancels it above that height.
    private func followDismissal(to top: CGFloat, from lowest: CGFloat) {
        if top - lowest > presentation.metrics.dismissalStart, presentation.phase == .presented, !isRefused {
            isRefused = !presentation.beginDismissalByUser()
        }
        presentation.interactiveContext?.updateInteractiveTransition(
            (top - lowest) / max(presentation.container.bounds.height - lowest, 1))
        if top < lowest { presentation.cancelDismissalAtOnce() }
    }

    private func release() {
        let speed = pan.velocity(in: presentation.container).y
        let top = start.minY + pan.translation(in: presentation.container).y
        let projected = top + speed * presentation.metrics.dragProjection
        let bottom = presentation.container.bounds.height
        let nearest = positions.min { abs($0.frame.minY - projected) < abs($1.frame.minY - projected) }
        guard let nearest, abs(nearest.frame.minY - projected) <= abs(bottom - projected) else {
            if presentation.interactiveContext != nil { return presentation.finishDismissalByUser() }
            return isRefused ? presentation.refuseDismissal(settle) : presentation.dismissByUser(otherwise: settle)
        }
        if let detent = nearest.detent { controller.userDidSelect(detent) }
        settle()
    }

    /// Lets the sheet return to its height, and cancels a dismissal.
    private func settle() {
        presentation.endInteraction(cancelled: true)
        presentation.isMoving = false
        UIView.animateSystemChanges(withDuration: presentation.settlingDuration) { [presentation] in
            presentation.container.dimming.alpha = presentation.dimmingAlpha
            presentation.container.setNeedsLayout()
            presentation.container.layoutIfNeeded()
        }
    }
}

extension ModalPresentation {
    /// Whether the user can move or dismiss the sheet now.
    fileprivate var allowsInteraction: Bool {
        (phase == .presented || isReturning) && isCard && presented.presentation.shown == nil
    }

    /// How long the sheet takes to a resting position or off the screen, in seconds.
    fileprivate var settlingDuration: TimeInterval { Simulator.current.profile.motion.presentationDuration }

    /// The transition while the finger controls it.
    fileprivate var interactiveContext: TransitionContext? { context?.isInteractive == true ? context : nil }

    /// Dismisses the sheet by the user, after the drag or by a tap. The view controller or the delegate may refuse;
    /// `otherwise` restores the sheet then. (UIKit documentation)
    fileprivate func dismissByUser(otherwise: () -> Void) {
        let delegate = controller.storedDelegate
        guard mayBeDismissedByUser() else { return refuseDismissal(otherwise) }
        dismiss(animated: true) { [controller] in delegate?.presentationControllerDidDismiss(controller) }
        // The coordinator exists now, for the delegate's animations alongside.
        delegate?.presentationControllerWillDismiss(controller)
    }

    fileprivate func refuseDismissal(_ restore: () -> Void) {
        restore()
        controller.storedDelegate?.presentationControllerDidAttemptToDismiss(controller)
    }

    private func mayBeDismissedByUser() -> Bool {
        !presented.preventsInteractiveDismissal
            && controller.storedDelegate?.presentationControllerShouldDismiss(controller) ?? true
    }

    /// Begins the dismissal of a sheet that is under the finger.
    /// - Returns: false if the view controller or the delegate refuses it.
    fileprivate func beginDismissalByUser() -> Bool {
        guard mayBeDismissedByUser() else { return false }
        guard phase == .presented else { return true }
        let delegate = controller.storedDelegate
        prepareInteractiveDismissal { [controller] in delegate?.presentationControllerDidDismiss(controller) }
        delegate?.presentationControllerWillDismiss(controller)
        startInteractiveDismissal()
        return true
    }

    /// Lets the sheet go off the screen after the drag.
    fileprivate func finishDismissalByUser() {
        endInteraction(cancelled: false)
        UIView.animateSystemChanges(withDuration: settlingDuration) { [self] in
            leaveScreen()
            Simulator.current.updateStatusBar()
        }
    }

    /// Ends the finger's control of the dismissal.
    fileprivate func endInteraction(cancelled: Bool) {
        interactiveContext?.endInteraction(
            cancelled: cancelled, duration: settlingDuration, curve: .system, velocity: 0)
    }

    /// Ends the return of a sheet that the user catches.
    fileprivate func endReturn() {
        if isReturning { context?.timeline?.end(at: 0, finished: true) }
    }

    /// Cancels the dismissal of a sheet that is at a greater height than its smallest again, under the finger.
    fileprivate func cancelDismissalAtOnce() {
        guard let context = interactiveContext else { return }
        context.endInteraction(cancelled: true, duration: 0, curve: .linear, velocity: 0)
        context.timeline?.end(at: 0, finished: true)
    }

    /// The dimming alpha for a position of the sheet's top in points, interpolated between the resting positions, and
    /// from the lowest of them to the lower edge.
    fileprivate func dimming(at top: CGFloat) -> CGFloat {
        var positions: [(top: CGFloat, alpha: CGFloat)] = controller.restingPositions
            .sorted { $0.frame.minY < $1.frame.minY }
            .map { ($0.frame.minY, dimming(at: $0.detent)) }
        positions.append((container.bounds.height, 0))
        guard let below = positions.firstIndex(where: { $0.top > top }) else { return 0 }
        guard below > 0 else { return positions[0].alpha }
        let (from, to) = (positions[below - 1], positions[below])
        let fraction = (top - from.top) / (to.top - from.top)
        return from.alpha + (to.alpha - from.alpha) * fraction
    }

    private func dimming(at detent: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
        guard style.cover != .screen else { return 0 }
        guard let detent, let sheet = controller as? UISheetPresentationController else {
            return metrics.dimming(container.traitCollection)
        }
        return sheet.leavesPresenterUndimmed(at: detent) ? 0 : metrics.dimming(container.traitCollection)
    }
}

extension PresentationContainerView: ScrollDragTaking {
    func takesDrag(of scrollView: UIScrollView, _ movement: CGPoint) -> Bool {
        presentation?.sheetInteraction?.takesOver(scrollView, movement) ?? false
    }
}

extension UIViewController {
    /// Whether this view controller or a visible child sets `isModalInPresentation`. (UIKit documentation)
    fileprivate var preventsInteractiveDismissal: Bool {
        isModalInPresentation || appearanceChildren.contains(where: \.preventsInteractiveDismissal)
    }
}
