import Foundation

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
