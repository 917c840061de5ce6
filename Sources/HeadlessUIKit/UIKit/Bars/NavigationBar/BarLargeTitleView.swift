import Foundation

/// The large title of one item: a zone that clips its text, which hangs on the zone's lower edge (facts 4.3, m1.6). On
/// iOS 26 a subtitle may stand below the text and make the zone higher.
@MainActor
final class BarLargeTitleView: UIView {
    let label = BarLabel(frame: .zero)
    /// A label, or a view of the app's.
    let subtitleView: UIView?
    private let item: UINavigationItem
    private let style: BarContentStyle
    /// Tells whoever lays out the bar that its height may be another.
    var largeTitleChanged: (() -> Void)?

    /// The width of the page, in points: the view itself is cut off while a page in front covers a part of it.
    var pageWidth: CGFloat = 0 {
        didSet { if pageWidth != oldValue { setNeedsLayout() } }
    }
    /// How much of the zone shows, in points.
    var extent: CGFloat {
        didSet { if extent != oldValue { setNeedsLayout() } }
    }

    init(item: UINavigationItem, style: BarContentStyle) {
        self.item = item
        self.style = style
        extent = style.largeTitleHeight(of: item)
        subtitleView = Self.subtitleView(of: item, style: style)
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(label)
        if let subtitleView { addSubview(subtitleView) }
        let font = UIFont.systemFont(ofSize: style.largeTitleSize, weight: .bold)
        label.show(
            item.largeTitleText(style.metrics), attributes: style.look.largeTitleAttributes, font: font, color: .label)
    }

    required init?(coder: NSCoder) {
        fatalError("BarLargeTitleView is made by bars only.")
    }

    private static func subtitleView(of item: UINavigationItem, style: BarContentStyle) -> UIView? {
        switch item.largeSubtitle(style.metrics) {
        case .text(let text):
            let label = BarLabel(frame: .zero)
            label.show(
                text, attributes: style.look.largeSubtitleAttributes, font: style.largeSubtitleFont,
                color: .secondaryLabel)
            return label
        case .view(let view):
            return view
        case nil:
            return nil
        }
    }

    /// Text leaves touches to what is behind; a view of the app's may take them.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = style.largeTitleHeight > style.metrics.largeTitleHeight ? 2 : 3.5
        let line = style.lineHeight(of: label.font)
        let subtitleSize = style.largeSubtitleSize(of: item)
        let y = bounds.height - style.largeTitleHeight - subtitleSize.height + top
        place(label, width: label.sizeThatFits(.zero).width, y: y, height: line)
        guard let subtitleView, subtitleView.superview === self else { return }
        let width = (subtitleView as? BarLabel)?.sizeThatFits(.zero).width ?? subtitleSize.width
        place(subtitleView, width: width, y: y + line, height: subtitleSize.height)
    }

    private func place(_ view: UIView, width: CGFloat, y: CGFloat, height: CGFloat) {
        let pageWidth = superview is UIScrollView ? bounds.width : pageWidth
        let margin = style.metrics.largeTitleMargin
        let room = pageWidth - style.insets.left - style.insets.right - 2 * margin
        let rect = CGRect(x: margin + style.insets.left, y: y, width: min(width, max(room, 0)), height: height)
        view.setUntransformedFrame(style.isRightToLeft ? rect.mirrored(in: pageWidth) : rect)
    }
}
