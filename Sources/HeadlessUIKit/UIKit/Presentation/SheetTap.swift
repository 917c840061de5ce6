import Foundation

/// A tap beside a sheet takes it away, as a drag does. (UIKit documentation: `isModalInPresentation`)
@MainActor
final class SheetTap: NSObject, UIGestureRecognizerDelegate {
    private unowned let presentation: ModalPresentation
    let recognizer = UITapGestureRecognizer()

    init(_ presentation: ModalPresentation) {
        self.presentation = presentation
        super.init()
        recognizer.delegate = self
        recognizer.handler = { [weak self] _ in self?.presentation.dismissForUser(otherwise: {}) }
    }

    /// A tap on the status bar scrolls, and one beside a sheet that leaves the presenter bright is the presenter's.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let container = presentation.container
        let isBeside = touch.view === container || touch.view === container.dimming
        return isBeside && presentation.isInUsersHands && presentation.dimmingAlpha > 0
            && container.window?.windowScene?.simulator.isInStatusBar(touch.location(in: nil)) != true
    }
}
