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

extension BarContentStyle {
    /// How much larger than at the default text size text in line is.
    private var inlineFactor: CGFloat { inlineTextSize / BarTextStyle.inlineSize(.large, scales: false) }

    /// The points of a title in line.
    func titleSize(hasSubtitle: Bool) -> CGFloat {
        hasSubtitle ? metrics.subtitle.titleSize * inlineFactor : inlineTextSize
    }

    /// The points of a subtitle in line.
    var subtitleSize: CGFloat { metrics.subtitle.size * inlineFactor }

    /// The font of a subtitle below a large title where nothing else is said.
    var largeSubtitleFont: UIFont {
        look.largeSubtitleAttributes[.font] as? UIFont
            ?? .systemFont(ofSize: metrics.subtitle.largeSize * inlineFactor)
    }

    /// The zone of an item's large title with what stands below it.
    func largeTitleHeight(of item: UINavigationItem) -> CGFloat {
        largeTitleHeight + largeSubtitleSize(of: item).height
    }

    /// What the subtitle below an item's large title takes; nothing where there is none.
    func largeSubtitleSize(of item: UINavigationItem) -> CGSize {
        switch item.largeSubtitle(metrics) {
        case .text(let text): CGSize(width: 0, height: lineHeight(of: text.tallestFont(else: largeSubtitleFont)))
        case .view(let view): item.wantedSize(of: view, height: rowHeight)
        case nil: .zero
        }
    }
}
