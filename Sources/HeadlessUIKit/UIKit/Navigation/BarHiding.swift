import Foundation

/// When a navigation controller hides its bars by itself (fact 9.3).
@MainActor
struct BarHiding {
    /// The bars are away because the height became compact; they come back with the regular height.
    var hidByHeight = false
    /// The bars are away because of the keyboard; a tap brings them back.
    var hidByKeyboard = false
    /// The toolbar went away with the bar.
    var hidToolbar = false

    let swipe = BarHideSwipeRecognizer()
    let tap = UITapGestureRecognizer()
    let gestures = BarHideGestures()
}

/// A drag up or down.
@MainActor
final class BarHideSwipeRecognizer: UIPanGestureRecognizer {
    override func recognition(of movement: CGPoint, at start: CGPoint) -> Bool? {
        if abs(movement.x) > 10, abs(movement.x) > abs(movement.y) { return nil }
        return abs(movement.y) > 10
    }
}

/// UIKit's own delegate of both recognisers: they go along with everything, but leave the bars' own buttons alone.
@MainActor
final class BarHideGestures: NSObject, UIGestureRecognizerDelegate {
    weak var navigationController: UINavigationController?

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer is UITapGestureRecognizer, let nav = navigationController else { return true }
        let touched = touch.view
        return !(touched is UIControl) && touched?.isDescendant(of: nav.bar) != true
            && touched?.isDescendant(of: nav.shownToolbar) != true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
