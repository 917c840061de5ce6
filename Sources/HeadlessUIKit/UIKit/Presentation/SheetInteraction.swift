import Foundation

/// A position at which a dragged sheet comes to rest.
struct SheetRestingPosition {
    let frame: CGRect
    var detent: UISheetPresentationController.Detent.Identifier?
}

/// Handles the gestures on a sheet: a drag between its heights, and a dismissal by a drag or by a tap beside the sheet.
/// UIKit does not document the necessary distance and speed; the profile has them (`SheetMetrics`). The appearance
/// callbacks are sent after the drag has ended.
@MainActor
final class SheetInteraction: NSObject, UIGestureRecognizerDelegate {
    private unowned let presentation: ModalPresentation
    private let pan = VerticalPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var start = CGRect.zero

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
        switch pan.state {
        case .began:
            start = presentation.movedView?.frame ?? .zero
            presentation.isMoving = true
            move()
        case .changed: move()
        case .ended: release()
        default: settle()
        }
    }

    /// Resizes the sheet between its heights, and moves it below the smallest.
    private func move() {
        guard let highest = positions.first?.frame, let lowest = positions.last?.frame else { return }
        let wanted = start.minY + pan.translation(in: presentation.container).y
        let top = max(wanted, highest.minY)
        let isHeld = presentation.presented.preventsInteractiveDismissal
        let below = max(top - lowest.minY, 0) * (isHeld ? presentation.metrics.modalResistance : 1)
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

    private func release() {
        let speed = pan.velocity(in: presentation.container).y
        let top = start.minY + pan.translation(in: presentation.container).y
        let projected = top + speed * presentation.metrics.dragProjection
        let bottom = presentation.container.bounds.height
        let nearest = positions.min { abs($0.frame.minY - projected) < abs($1.frame.minY - projected) }
        guard let nearest, abs(nearest.frame.minY - projected) <= abs(bottom - projected) else {
            return presentation.dismissByUser(otherwise: settle)
        }
        if let detent = nearest.detent { controller.userDidSelect(detent) }
        settle()
    }

    private func settle() {
        presentation.isMoving = false
        UIView.animateSystemChanges(withDuration: Simulator.current.profile.motion.presentationDuration) {
            [presentation] in
            presentation.container.setNeedsLayout()
            presentation.container.layoutIfNeeded()
        }
    }
}

extension ModalPresentation {
    /// Whether the user can move or dismiss the sheet now.
    fileprivate var allowsInteraction: Bool {
        phase == .presented && isCard && presented.presentation.shown == nil
    }

    /// Dismisses the sheet by the user. The view controller or the delegate may refuse; `otherwise` restores the sheet
    /// then. (UIKit documentation)
    fileprivate func dismissByUser(otherwise: () -> Void) {
        let delegate = controller.storedDelegate
        guard !presented.preventsInteractiveDismissal,
            delegate?.presentationControllerShouldDismiss(controller) ?? true
        else {
            otherwise()
            delegate?.presentationControllerDidAttemptToDismiss(controller)
            return
        }
        dismiss(animated: true) { [controller] in delegate?.presentationControllerDidDismiss(controller) }
        // The coordinator exists now, for the delegate's animations alongside.
        delegate?.presentationControllerWillDismiss(controller)
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
