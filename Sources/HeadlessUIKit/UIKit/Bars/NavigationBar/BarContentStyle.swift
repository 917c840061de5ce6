import Foundation

/// All that decides how one item's content is laid out and drawn, apart from the item itself.
@MainActor
struct BarContentStyle {
    var metrics: BarMetrics
    var look: BarLook
    var isCompact: Bool
    var isRightToLeft: Bool
    var category: UIContentSizeCategory
    /// Pixels per point.
    var scale: CGFloat
    /// The bar's safe area at the sides.
    var insets: UIEdgeInsets

    /// The height of the row of buttons and title, at the top of the bar or under the prompt.
    var rowHeight: CGFloat {
        metrics.usesGlass ? BarButtonStyle.glassHeight : isCompact ? metrics.compactHeight : metrics.inlineHeight
    }

    /// The bar's height without a large title.
    func height(hasPrompt: Bool) -> CGFloat {
        (isCompact ? metrics.compactHeight : metrics.inlineHeight) + (hasPrompt ? metrics.promptHeight : 0)
    }

    /// From the safe area to the content. The wide margin of the compact height was measured where the safe area has
    /// no sides (fact m2.1); beside a notch the usual one is taken.
    var margin: CGFloat {
        isCompact && insets.left == 0 && insets.right == 0 ? metrics.compactSideMargin : metrics.sideMargin
    }

    /// Points; follows the user's size from iOS 26 (fact m1.8).
    var inlineTextSize: CGFloat { BarTextStyle.inlineSize(category, scales: metrics.usesGlass) }
    var largeTitleSize: CGFloat { BarTextStyle.largeSize(category, metrics: metrics) }
    /// The zone of a large title alone.
    var largeTitleHeight: CGFloat { BarTextStyle.largeTitleHeight(category, metrics: metrics, scale: scale) }

    /// One line of a font, in whole pixels.
    func lineHeight(of font: UIFont) -> CGFloat {
        (font.lineHeight * scale).rounded(.up) / scale
    }

    /// How far the row's title stands lower while a large title shows (fact m1.5).
    var titleDropUnderLargeTitle: CGFloat { metrics.usesGlass ? 15 : 0 }

    var buttons: BarButtonStyle {
        BarButtonStyle(
            looks: look.buttons, usesGlass: metrics.usesGlass, isRightToLeft: isRightToLeft, height: rowHeight,
            fontSize: inlineTextSize, isCompact: isCompact)
    }

    func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
        isRightToLeft ? rect.mirrored(in: width) : rect
    }

    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
}
