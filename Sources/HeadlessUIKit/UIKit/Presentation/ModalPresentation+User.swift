import Foundation

extension ModalPresentation {
    /// Whether the user can move the sheet or send it away now.
    var isInUsersHands: Bool { phase == .presented && isCard && presented.presentation.shown == nil }

    /// The user wants the page away: the page or the delegate may refuse, and `otherwise` puts the sheet back then. (UIKit
    /// documentation)
    func dismissForUser(otherwise: () -> Void) {
        let delegate = controller.delegate
        guard !presented.isHeldModal, delegate?.presentationControllerShouldDismiss(controller) ?? true else {
            otherwise()
            delegate?.presentationControllerDidAttemptToDismiss(controller)
            return
        }
        dismiss(animated: true) { [controller] in delegate?.presentationControllerDidDismiss(controller) }
        // The coordinator is there by now for what the delegate animates beside.
        delegate?.presentationControllerWillDismiss(controller)
    }

    /// How dark the presenter is while the sheet's top is at a height, in points: between two places at which it can rest,
    /// or the last of them and the lower edge, it follows the finger.
    func dimming(at top: CGFloat) -> CGFloat {
        var places: [(top: CGFloat, alpha: CGFloat)] = controller.restingPlaces
            .sorted { $0.frame.minY < $1.frame.minY }
            .map { ($0.frame.minY, dimming(at: $0.detent)) }
        places.append((container.bounds.height, 0))
        guard let below = places.firstIndex(where: { $0.top > top }) else { return 0 }
        guard below > 0 else { return places[0].alpha }
        let (from, to) = (places[below - 1], places[below])
        let share = (top - from.top) / (to.top - from.top)
        return from.alpha + (to.alpha - from.alpha) * share
    }

    private func dimming(at detent: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
        guard style.cover != .screen else { return 0 }
        guard let detent, let sheet = controller as? UISheetPresentationController else { return metrics.dimming }
        return sheet.leavesPresenterBright(at: detent) ? 0 : metrics.dimming
    }
}

extension UIViewController {
    /// Whether this page or one that shows inside it wants to stay. (UIKit documentation: the presentation that hosts
    /// the page becomes modal)
    var isHeldModal: Bool { isModalInPresentation || appearanceChildren.contains(where: \.isHeldModal) }
}
