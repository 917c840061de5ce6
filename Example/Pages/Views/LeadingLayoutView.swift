import UIKit

/// A view that lays out by frames counted from the leading edge of the safe area, so that it mirrors from right to left
/// and keeps clear of the sides in landscape, and whose distances down the page grow with the user's text.
class LeadingLayoutView: UIView {
    /// Points at the usual size of text; nil where whoever lays it out decides.
    var standardHeight: CGFloat? { nil }

    /// How much larger than usual the user wants text.
    var textScale: CGFloat { UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection) }

    /// Whether text is so large that what is usually side by side goes one below the other.
    var isStacked: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    /// From the leading to the trailing edge of the safe area.
    var contentWidth: CGFloat { max(bounds.width - safeAreaInsets.left - safeAreaInsets.right, 0) }

    override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric, height: standardHeight.map { $0 * textScale } ?? UIView.noIntrinsicMetric)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
        else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Puts a subview at a distance from the leading edge; `y` and `height` are points at the usual size of text.
    func place(_ view: UIView, leading: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? contentWidth - leading - width : leading
        view.frame = CGRect(
            x: safeAreaInsets.left + x, y: y * textScale, width: max(width, 0), height: height * textScale)
    }

    /// Puts a subview at a distance from the trailing edge; `y` and `height` are points at the usual size of text.
    func place(_ view: UIView, trailing: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        place(view, leading: contentWidth - trailing - width, y: y, width: width, height: height)
    }

    /// Puts a picture, which does not grow, at a distance from the leading edge, its middle at `middle` points at the
    /// usual size of text.
    func place(_ picture: UIView, leading: CGFloat, middle: CGFloat, size: CGSize) {
        place(picture, leading: leading, y: 0, width: size.width, height: 0)
        picture.frame.size.height = size.height
        picture.frame.origin.y = middle * textScale - size.height / 2
    }

    /// Puts a picture, which does not grow, at a distance from the trailing edge.
    func place(_ picture: UIView, trailing: CGFloat, middle: CGFloat, size: CGSize) {
        place(picture, leading: contentWidth - trailing - size.width, middle: middle, size: size)
    }

    /// A line one device pixel thick along the bottom, from `leading` to the trailing edge.
    func placeHairline(_ line: UIView, leading: CGFloat) {
        let pixel = 1 / max(traitCollection.displayScale, 1)
        place(line, leading: leading, y: 0, width: contentWidth - leading, height: 0)
        line.frame.origin.y = bounds.height - pixel
        line.frame.size.height = pixel
    }
}
