import Foundation

/// Font sizes of bars under Dynamic Type, in points.
enum BarTextMetrics {
    /// The size of inline titles and buttons: 17 points; on iOS 26 it follows the user's text size up to 21 (fact
    /// m1.8).
    static func inlineSize(_ category: UIContentSizeCategory, scales: Bool) -> CGFloat {
        scales ? min(DynamicTypeTable.pointSize(of: .body, at: category), 21) : 17
    }

    /// The size of a large title: 34 points by default. At the first accessibility size 48 was measured (fact m1.8),
    /// one step ahead of the published table; the later sizes are therefore one step ahead as well.
    static func largeSize(_ category: UIContentSizeCategory) -> CGFloat {
        guard category.isAccessibilityCategory else { return DynamicTypeTable.pointSize(of: .largeTitle, at: category) }
        let next = UIContentSizeCategory.ascending[min(category.rank + 1, UIContentSizeCategory.ascending.count - 1)]
        return DynamicTypeTable.pointSize(of: .largeTitle, at: next)
    }

    /// The height that a large title adds to its text at large text sizes (fact m1.8: 57.5 in 61.5).
    private static let padding: CGFloat = 4

    /// The size of a large title: 34 points; on iOS 26 it follows the user's text size.
    static func largeSize(_ category: UIContentSizeCategory, metrics: BarMetrics) -> CGFloat {
        metrics.usesGlass ? largeSize(category) : 34
    }

    /// The height of a large title: 52, or more if its text needs it (facts 4.3, m1.8).
    static func largeTitleHeight(
        _ category: UIContentSizeCategory, metrics: BarMetrics, scale: CGFloat
    ) -> CGFloat {
        let font = UIFont.systemFont(ofSize: largeSize(category, metrics: metrics), weight: .bold)
        let line = (font.lineHeight * scale).rounded(.up) / scale
        return max(metrics.largeTitleHeight, line + padding)
    }
}

/// The sizes of titles and subtitles of iOS 26, in points at the default text size. None has been published or measured
/// (unknown): the defaults are defined here and nowhere else.
struct SubtitleMetrics: Equatable, Sendable {
    /// An inline title with a subtitle below it, in the height that a title alone has.
    var titleSize: CGFloat = 15
    /// An inline subtitle.
    var size: CGFloat = 12
    /// A subtitle below a large title.
    var largeSize: CGFloat = 17
}

extension BarMetrics {
    /// Whether subtitles and separate large titles are drawn: from iOS 26, except in its compatibility mode.
    var hasSubtitles: Bool { usesGlass }
}

extension UIView {
    /// The bar metrics of the device that shows the view, or of the current one if the view is on none.
    var barMetrics: BarMetrics { (window?.windowScene?.simulator ?? Simulator.current).profile.bar }
}
