import BarTransition
import UIKit

extension UIView {
    /// The view's frame in its window as it is on the screen at this moment, during animations too, in points. It is the
    /// one answer to that question for the testing product, the gallery and the library's tests.
    package var shownFrame: CGRect { ShownFrames().frame(of: self) }
}

/// The frames of views in their window at one moment. Every superview is read once, since a layer's presentation is a copy.
@MainActor
final class ShownFrames {
    /// Where the coordinates of a view's subviews begin in the window.
    private var origins: [ObjectIdentifier: CGPoint] = [:]

    func frame(of view: UIView) -> CGRect {
        var frame = view.shownLayer.frame
        guard let parent = view.superview else { return frame }
        let origin = origin(inside: parent)
        frame.origin.x += origin.x
        frame.origin.y += origin.y
        return frame
    }

    /// Whether a view is shown in another size than its own in one of its superviews, as in a zoom.
    func isScaled(_ view: UIView, in ancestor: UIView) -> Bool {
        sequence(first: view, next: { $0.superview }).prefix(while: { $0 !== ancestor }).contains { part in
            let shown = part.shownLayer
            return abs(shown.frame.width - shown.bounds.width) > 0.0001 * shown.bounds.width
        }
    }

    private func origin(inside view: UIView) -> CGPoint {
        if let known = origins[ObjectIdentifier(view)] { return known }
        let shown = view.shownLayer
        var origin = CGPoint(x: -shown.bounds.minX, y: -shown.bounds.minY)
        if !(view is UIWindow) {
            let outer = view.superview.map { self.origin(inside: $0) } ?? .zero
            origin.x += shown.frame.minX + outer.x
            origin.y += shown.frame.minY + outer.y
        }
        origins[ObjectIdentifier(view)] = origin
        return origin
    }
}
