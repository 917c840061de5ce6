import Foundation

/// A place at which a dragged sheet comes to rest.
struct SheetRestingPlace {
    let frame: CGRect
    var detent: UISheetPresentationController.Detent.Identifier?
}

/// Drags a sheet from height to height, and away. How far and how fast it has to be dragged is not documented; the
/// measures are the profile's (`SheetMetrics`). The pages' callbacks come when the finger has let go.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private unowned let presentation: ModalPresentation
    private let pan = SheetPanRecognizer()
    private let tap: SheetTap
    private var start = CGRect.zero

    init(_ presentation: ModalPresentation) {
        self.presentation = presentation
        tap = SheetTap(presentation)
        super.init()
        pan.delegate = self
        presentation.container.addGestureRecognizer(tap.recognizer)
        pan.handler = { [weak self] _ in self?.follow() }
        presentation.container.addGestureRecognizer(pan)
    }

    private var controller: UIPresentationController { presentation.controller }
    private var places: [SheetRestingPlace] { controller.restingPlaces.sorted { $0.frame.minY < $1.frame.minY } }

    /// Whether a finger can move the sheet now.
    private var isPossible: Bool { presentation.isInUsersHands }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard isPossible, let view = presentation.movedView else { return false }
        return touch.view?.isDescendant(of: view) == true
    }

    /// Whether a drag in a scroll view at its top moves the sheet: downward away, upward to a greater height.
    func takesOver(_ scrollView: UIScrollView, _ movement: CGPoint) -> Bool {
        let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
        guard isPossible, isAtTop, abs(movement.y) > abs(movement.x) else { return false }
        if movement.y > 0 { return true }
        let sheet = controller as? UISheetPresentationController
        guard sheet?.prefersScrollingExpandsWhenScrolledToEdge == true, let highest = places.first else { return false }
        return controller.frameOfPresentedViewInContainerView.minY > highest.frame.minY + 0.5
    }

    private func follow() {
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

    /// Between the heights the sheet is resized, below the least it is moved.
    private func move() {
        guard let highest = places.first?.frame, let lowest = places.last?.frame else { return }
        let wanted = start.minY + pan.translation(in: presentation.container).y
        let top = max(wanted, highest.minY)
        let isHeld = presentation.presented.isHeldModal
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
        let away = presentation.container.bounds.height
        let nearest = places.min { abs($0.frame.minY - projected) < abs($1.frame.minY - projected) }
        guard let nearest, abs(nearest.frame.minY - projected) <= abs(away - projected) else {
            return presentation.dismissForUser(otherwise: settle)
        }
        if let detent = nearest.detent { controller.userDidSelect(detent) }
        settle()
    }

    private func settle() {
        presentation.isMoving = false
        UIView.animate(withDuration: Simulator.current.profile.motion.presentationDuration) { [presentation] in
            presentation.container.setNeedsLayout()
            presentation.container.layoutIfNeeded()
        }
    }
}

/// A drag up or down.
@MainActor
private final class SheetPanRecognizer: UIPanGestureRecognizer {
    override func recognition(of movement: CGPoint, at start: CGPoint) -> Bool? {
        if abs(movement.x) > 10, abs(movement.x) > abs(movement.y) { return nil }
        return abs(movement.y) > 10
    }
}

extension PresentationContainerView: ScrollDragTaking {
    func takesDrag(of scrollView: UIScrollView, _ movement: CGPoint) -> Bool {
        presentation?.drag?.takesOver(scrollView, movement) ?? false
    }
}
