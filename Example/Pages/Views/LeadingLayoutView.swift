import UIKit

/// A view that lays out by frames counted from its leading edge, so that it mirrors from right to left.
class LeadingLayoutView: UIView {
    /// Puts a subview at a distance from the leading edge.
    func place(_ view: UIView, leading: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? bounds.width - leading - width : leading
        view.frame = CGRect(x: x, y: y, width: width, height: height)
    }

    /// Puts a subview at a distance from the trailing edge.
    func place(_ view: UIView, trailing: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        place(view, leading: bounds.width - trailing - width, y: y, width: width, height: height)
    }

    /// A line one device pixel thick along the bottom, from `leading` to the trailing edge.
    func placeHairline(_ line: UIView, leading: CGFloat) {
        let pixel = 1 / max(traitCollection.displayScale, 1)
        place(line, leading: leading, y: bounds.height - pixel, width: max(bounds.width - leading, 0), height: pixel)
    }
}
