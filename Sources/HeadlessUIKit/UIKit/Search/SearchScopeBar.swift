import Foundation

/// The scopes of a search, one of which is chosen: a row of segments.
@MainActor
final class SearchScopeBar: UIView {
    private let track = UIView(frame: .zero)
    private let thumb = UIView(frame: .zero)
    private var labels: [BarLabel] = []
    /// Tells which scope the user chose.
    var choose: ((Int) -> Void)?

    var titles: [String] = [] {
        didSet { if titles != oldValue { rebuild() } }
    }
    var selected = 0 {
        didSet { if selected != oldValue { setNeedsLayout() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for part in [track, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        track.backgroundColor = .tertiarySystemFill
        let tap = UITapGestureRecognizer()
        tap.handler = { [weak self] in self?.tapped(at: $0.location(in: self)) }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
        fatalError("SearchScopeBar is made by search bars only.")
    }

    private func rebuild() {
        for label in labels { label.removeFromSuperview() }
        labels = titles.map { title in
            let label = BarLabel(frame: .zero)
            label.textAlignment = .center
            label.accessibilityLabel = title
            addSubview(label)
            return label
        }
        setNeedsLayout()
    }

    private var margin: CGFloat { barMetrics.sideMargin }

    /// The segments, from the leading side.
    private var segments: [CGRect] {
        let area = track.frame
        let width = area.width / CGFloat(max(labels.count, 1))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return labels.indices.map { index in
            let rect = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: area.height)
            return (isRightToLeft ? rect.mirrored(in: area.width) : rect).offsetBy(dx: area.minX, dy: area.minY)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = barMetrics.search.scope
        track.frame = CGRect(
            x: safeAreaInsets.left + margin, y: 0,
            width: max(bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * margin, 0),
            height: min(metrics.controlHeight, bounds.height))
        track.layer.cornerRadius = metrics.cornerRadius ?? track.bounds.height / 2
        thumb.isHidden = !labels.indices.contains(selected)
        for (index, (label, rect)) in zip(labels, segments).enumerated() {
            label.show(
                titles[index], attributes: [:],
                font: .systemFont(ofSize: metrics.titleSize, weight: index == selected ? .semibold : .regular),
                color: .label)
            label.frame = rect.insetBy(dx: metrics.titleInset, dy: 0)
            if index == selected { thumb.frame = rect.insetBy(dx: metrics.thumbInset, dy: metrics.thumbInset) }
        }
        showThumb(metrics)
    }

    private func showThumb(_ metrics: ScopeBarMetrics) {
        thumb.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: metrics.darkThumbWhite, alpha: 1) : UIColor.white
        }
        thumb.layer.cornerRadius = metrics.thumbCornerRadius ?? thumb.bounds.height / 2
        thumb.layer.shadowOpacity = Float(metrics.thumbShadowOpacity)
        thumb.layer.shadowRadius = metrics.thumbShadowRadius
        thumb.layer.shadowOffset = CGSize(width: 0, height: metrics.thumbShadowDrop)
    }

    private func tapped(at point: CGPoint) {
        guard let index = segments.firstIndex(where: { $0.contains(point) }) else { return }
        choose?(index)
    }
}
