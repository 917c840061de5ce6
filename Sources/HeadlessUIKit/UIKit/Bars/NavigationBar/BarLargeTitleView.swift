import Foundation

/// The large title of one item. The view clips its text, which is aligned with the bottom edge (facts 4.3, m1.6). On
/// iOS 26 a subtitle below the text makes it higher.
@MainActor
final class BarLargeTitleView: UIView {
    let label = BarLabel(frame: .zero)
    /// A label or the app's view.
    let subtitleView: UIView?
    private let item: UINavigationItem
    private let style: BarContentStyle
    /// Called when the height may have changed.
    var largeTitleChanged: (() -> Void)?

    /// The width of the page, in points; the view itself is narrower while the front page covers a part of it.
    var pageWidth: CGFloat = 0 {
        didSet { if pageWidth != oldValue { setNeedsLayout() } }
    }
    /// The visible height, in points.
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
        label.showTitle(
            item.largeTitleText(style.metrics), attributes: style.appearance.largeTitleAttributes, font: font,
            color: .label)
    }

    required init?(coder: NSCoder) {
        fatalError("BarLargeTitleView.init(coder:): nib files are not modelled; use the other initializer.")
    }

    private static func subtitleView(of item: UINavigationItem, style: BarContentStyle) -> UIView? {
        switch item.largeSubtitle(style.metrics) {
        case .text(let text):
            let label = BarLabel(frame: .zero)
            label.show(
                text, attributes: style.appearance.largeSubtitleAttributes, font: style.largeSubtitleFont,
                color: .secondaryLabel)
            return label
        case .view(let view):
            return view
        case nil:
            return nil
        }
    }

    /// Labels do not take touches; the app's subtitle view may.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let line = style.lineHeight(of: label.font)
        let top = BarTextMetrics.largeTitleTop(height: style.largeTitleHeight, line: line)
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

extension BarLargeTitleView: FittedViewHost {
    func fittedViewChanged() {
        setNeedsLayout()
        largeTitleChanged?()
    }
}

/// Contains the large titles in the bar. Touches also reach the app's subtitle view if the large title is in the page's
/// scroll view, behind the bar (fact m1.6).
@MainActor
final class BarLargeTitleContainer: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        if let hit, hit !== self { return hit }
        guard let title = (superview as? UINavigationBar)?.content?.largeTitle, title.superview is UIScrollView else {
            return nil
        }
        return title.hitTest(title.convert(point, from: self), with: event)
    }
}
