import UIKit

/// An empty view that notifies the library of each touch on the view that it covers, before any gesture recognizer receives
/// the touch. It receives no touches itself.
@MainActor
final class TouchNotifyingView: UIView {
    private var onTouch: () -> Void = {}

    /// Inserts the view in front of all subviews of another one, if it is not there. Idempotent.
    func attach(to view: UIView, onTouch: @escaping () -> Void) {
        self.onTouch = onTouch
        guard superview !== view else { return }
        frame = view.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityElementsHidden = true
        view.addSubview(self)
    }

    /// UIKit looks for the touched view from the front to the back, and offers the touch to recognizers afterwards. Without
    /// an event somebody else looks for a view.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if event != nil { onTouch() }
        return nil
    }
}
