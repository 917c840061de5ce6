import UIKit

/// A view that sets its subviews' frames relative to the leading edge of the safe area, so that the layout is mirrored from
/// right to left and respects the safe area in landscape, and that scales vertical distances with the user's text size.
class LeadingLayoutView: UIView, ColumnContent {
    /// In points at the default text size, with one line for each text; nil if the superview determines the height.
    var standardHeight: CGFloat? { nil }

    /// The ratio of the user's text size to the default.
    var textScale: CGFloat { UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection) }

    /// Whether text is so large that views that are usually side by side are stacked.
    var isStacked: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    /// The width of the safe area.
    var contentWidth: CGFloat { max(bounds.width - safeAreaInsets.left - safeAreaInsets.right, 0) }

    override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric, height: standardHeight.map { $0 * textScale } ?? UIView.noIntrinsicMetric)
    }

    /// How much higher the view is because texts wrap, in points at the default text size.
    /// - Parameter width: the width of the safe area.
    func overflow(inWidth width: CGFloat) -> CGFloat { 0 }

    /// The standard height with the texts that wrap, at the user's text size.
    func height(forWidth width: CGFloat, sides: CGFloat) -> CGFloat {
        ((standardHeight ?? 0) + overflow(inWidth: max(width - sides, 0))) * textScale
    }

    /// How much higher than one line a text is in a width, in points at the default text size.
    func overflow(of label: UILabel, width: CGFloat) -> CGFloat {
        guard width > 0, let line = label.font?.lineHeight, line > 0 else { return 0 }
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        // The height is a whole number of pixels, a line is not.
        return max((height / line).rounded() - 1, 0) * line / textScale
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

    /// Positions a subview at a distance from the leading edge; `y` and `height` are in points at the default text size.
    func place(_ view: UIView, leading: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? contentWidth - leading - width : leading
        view.frame = CGRect(
            x: safeAreaInsets.left + x, y: y * textScale, width: max(width, 0), height: height * textScale)
    }

    /// Positions a subview at a distance from the trailing edge; `y` and `height` are in points at the default text size.
    func place(_ view: UIView, trailing: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        place(view, leading: contentWidth - trailing - width, y: y, width: width, height: height)
    }

    /// Positions a picture, whose size does not scale, at a distance from the leading edge; `middle` is the y coordinate of
    /// its centre, in points at the default text size.
    func place(_ picture: UIView, leading: CGFloat, middle: CGFloat, size: CGSize) {
        place(picture, leading: leading, y: 0, width: size.width, height: 0)
        picture.frame.size.height = size.height
        picture.frame.origin.y = middle * textScale - size.height / 2
    }

    /// Positions a picture, whose size does not scale, at a distance from the trailing edge.
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
