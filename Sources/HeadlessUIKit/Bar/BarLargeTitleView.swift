import Foundation

/// The large title of one item: a zone that clips its text, which hangs on the zone's lower edge (facts 4.3, m1.6).
@MainActor
final class BarLargeTitleView: UIView {
    let label = BarLabel(frame: .zero)
    private let style: BarContentStyle

    /// The width of the page, in points: the view itself is cut off while a page in front covers a part of it.
    var pageWidth: CGFloat = 0 {
        didSet { if pageWidth != oldValue { setNeedsLayout() } }
    }
    /// How much of the zone shows, in points.
    var extent: CGFloat {
        didSet { if extent != oldValue { setNeedsLayout() } }
    }

    init(item: UINavigationItem, style: BarContentStyle) {
        self.style = style
        extent = style.largeTitleHeight
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(label)
        let font = UIFont.systemFont(ofSize: style.largeTitleSize, weight: .bold)
        label.show(
            item.largeTitle ?? item.title, attributes: style.look.largeTitleAttributes, font: font,
            color: .label)
    }

    required init?(coder: NSCoder) {
        fatalError("BarLargeTitleView is made by bars only.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = style.lineHeight(of: label.font)
        let pageWidth = superview is UIScrollView ? bounds.width : pageWidth
        let room = pageWidth - style.insets.left - style.insets.right - 2 * style.metrics.largeTitleMargin
        let width = min(label.sizeThatFits(.zero).width, max(room, 0))
        let top = style.largeTitleHeight > style.metrics.largeTitleHeight ? 2 : 3.5
        let y = bounds.height - style.largeTitleHeight + top
        let x = style.metrics.largeTitleMargin + style.insets.left
        let rect = CGRect(x: x, y: y, width: width, height: height)
        label.setUntransformedFrame(style.isRightToLeft ? rect.mirrored(in: pageWidth) : rect)
    }
}
