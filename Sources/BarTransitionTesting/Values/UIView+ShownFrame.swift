import UIKit

extension UIView {
    /// The rectangle in its window that is on the screen at this moment, in the middle of animations too, in points.
    var shownFrame: CGRect {
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
