import UIKit

// Independent of the testing product's `shownFrame` on purpose: random sequences judge the library by a measure of
// their own, so that an error in the testing product cannot hide one in the library.
extension UIView {
    /// The view's frame in an ancestor as it is on the screen at this moment, also during animations.
    func shownFrame(in ancestor: UIView) -> CGRect {
        let origin = shownOrigin(of: superview, in: ancestor)
        return (layer.presentation() ?? layer).frame.offsetBy(dx: origin.x, dy: origin.y)
    }

    private func shownOrigin(of view: UIView?, in ancestor: UIView) -> CGPoint {
        var origin = CGPoint.zero
        var parent = view
        while let current = parent, current !== ancestor {
            let shown = current.layer.presentation() ?? current.layer
            let (frame, bounds) = (shown.frame, shown.bounds)
            origin.x += frame.minX - bounds.minX
            origin.y += frame.minY - bounds.minY
            parent = current.superview
        }
        return origin
    }
}
