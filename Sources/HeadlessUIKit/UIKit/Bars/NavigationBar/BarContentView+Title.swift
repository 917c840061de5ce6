import Foundation

extension BarContentView {
    /// One line of what is in the title's place.
    struct TitlePart {
        let view: UIView
        let size: CGSize
    }

    /// From the top: the title, and on iOS 26 the subtitle below it.
    var titleParts: [TitlePart] {
        let title =
            item.titleView.map { item.wantedSize(of: $0, height: style.rowHeight) }
            ?? CGSize(width: titleLabel.sizeThatFits(.zero).width, height: titleLine)
        let parts = [
            TitlePart(view: titleView, size: CGSize(width: title.width, height: min(title.height, style.rowHeight)))
        ]
        guard let subtitleView else { return parts }
        let subtitle =
            (subtitleView as? BarLabel)?.sizeThatFits(.zero)
            ?? item.wantedSize(of: subtitleView, height: style.rowHeight)
        return parts + [TitlePart(view: subtitleView, size: subtitle)]
    }

    /// The wrapper of a title is a shade higher than its line: 21 or 20.67 for 17 points (fact m1.5).
    private var titleLine: CGFloat {
        ((titleLabel.font.lineHeight + 0.35) * style.scale).rounded(.up) / style.scale
    }

    /// Title and subtitle are in the middle of the row, one below the other.
    func placeTitle(_ arrangement: BarArrangement, in row: CGRect) {
        let offset = style.look.titleOffset
        let parts = titleParts
        let lowered = largeTitle == nil || inlineTitleAlpha > 0 ? 0 : style.titleDropUnderLargeTitle
        var y = style.rounded(row.midY - parts.reduce(0) { $0 + $1.size.height } / 2) + lowered
        for part in parts {
            let width = min(part.size.width, arrangement.titleWidth)
            let slack = arrangement.isTitleCentred ? (arrangement.titleWidth - width) / 2 : 0
            let rect = CGRect(
                x: style.rounded(arrangement.titleX + slack), y: y, width: width, height: part.size.height)
            part.view.setUntransformedFrame(
                style.mirrored(rect, in: bounds.width).offsetBy(dx: offset.horizontal, dy: offset.vertical))
            y += part.size.height
        }
    }
}
