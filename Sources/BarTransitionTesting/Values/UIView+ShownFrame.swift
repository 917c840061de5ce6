import UIKit

extension UIView {
    /// The view's frame in its window as it is on the screen at this moment, during animations too, in points. It is the
    /// one answer to that question for the testing product, the gallery and the library's tests.
    package var shownFrame: CGRect {
        let own = layer.presentation() ?? layer
        var frame = own.frame
        var parent = superview
        while let current = parent {
            let shown = current.layer.presentation() ?? current.layer
            frame.origin.x -= shown.bounds.minX
            frame.origin.y -= shown.bounds.minY
            if current is UIWindow { break }
            frame.origin.x += shown.frame.minX
            frame.origin.y += shown.frame.minY
            parent = current.superview
        }
        return frame
    }
}
