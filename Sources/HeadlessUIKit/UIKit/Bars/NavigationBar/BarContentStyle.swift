import Foundation

/// Everything besides the item that determines how its content is laid out and drawn.
@MainActor
struct BarContentStyle {
    var metrics: BarMetrics
    var appearance: ResolvedBarAppearance
    var isCompact: Bool
    var isRightToLeft: Bool
    var category: UIContentSizeCategory
    /// In pixels per point.
    var scale: CGFloat
    /// The bar's horizontal safe area insets.
    var insets: UIEdgeInsets
    /// The strip of a vertical bar; nil if all buttons are in the bar.
    var strip: VerticalBarStrip?

    /// The height of the row of buttons and title, which is at the top of the bar or below the prompt.
    var rowHeight: CGFloat {
        metrics.usesGlass ? BarButtonStyle.glassHeight : isCompact ? metrics.compactHeight : metrics.inlineHeight
    }

    /// The bar's height without a large title.
    func height(hasPrompt: Bool) -> CGFloat {
        (isCompact ? metrics.compactHeight : metrics.inlineHeight) + (hasPrompt ? metrics.promptHeight : 0)
    }

    /// The margin between the safe area and the content. The wide margin of the compact height was measured without a
    /// horizontal safe area (fact m2.1); beside a notch the regular margin applies.
    var margin: CGFloat {
        isCompact && insets.left == 0 && insets.right == 0 ? metrics.compactSideMargin : metrics.sideMargin
    }

    /// In points; follows the user's text size from iOS 26 (fact m1.8).
    var inlineTextSize: CGFloat { BarTextMetrics.inlineSize(category, scales: metrics.usesGlass) }
    var largeTitleSize: CGFloat { BarTextMetrics.largeSize(category, metrics: metrics) }
    /// The height of a large title without its subtitle.
    var largeTitleHeight: CGFloat { BarTextMetrics.largeTitleHeight(category, metrics: metrics, scale: scale) }

    /// The line height of a font, rounded up to whole pixels.
    func lineHeight(of font: UIFont) -> CGFloat {
        (font.lineHeight * scale).rounded(.up) / scale
    }

    /// How far the inline title is moved down while a large title is visible (fact m1.5).
    var titleOffsetUnderLargeTitle: CGFloat { metrics.usesGlass ? 15 : 0 }

    var buttons: BarButtonStyle {
        BarButtonStyle(
            appearances: appearance.buttons, usesGlass: metrics.usesGlass, isRightToLeft: isRightToLeft,
            height: rowHeight,
            fontSize: inlineTextSize, usesLaterBackGap: metrics.system >= 18, isCompact: isCompact)
    }

    func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
        isRightToLeft ? rect.mirrored(in: width) : rect
    }

    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
}

extension BarContentStyle {
    /// The ratio of the current inline text size to the default one.
    private var inlineFactor: CGFloat { inlineTextSize / BarTextMetrics.inlineSize(.large, scales: false) }

    /// The font size of an inline title, in points.
    func titleSize(hasSubtitle: Bool) -> CGFloat {
        hasSubtitle ? metrics.subtitle.titleSize * inlineFactor : inlineTextSize
    }

    /// The font size of an inline subtitle, in points.
    var subtitleSize: CGFloat { metrics.subtitle.size * inlineFactor }

    /// The font of a subtitle below a large title, if no other is set.
    var largeSubtitleFont: UIFont {
        appearance.largeSubtitleAttributes[.font] as? UIFont
            ?? .systemFont(ofSize: metrics.subtitle.largeSize * inlineFactor)
    }

    /// The height of an item's large title including its subtitle.
    func largeTitleHeight(of item: UINavigationItem) -> CGFloat {
        largeTitleHeight + largeSubtitleSize(of: item).height
    }

    /// The size of the subtitle below an item's large title; zero if there is none.
    func largeSubtitleSize(of item: UINavigationItem) -> CGSize {
        switch item.largeSubtitle(metrics) {
        case .text(let text): CGSize(width: 0, height: lineHeight(of: text.tallestFont(else: largeSubtitleFont)))
        case .view(let view): item.fittingSize(of: view, height: rowHeight)
        case nil: .zero
        }
    }
}
