import Foundation

/// Font sizes of bars under Dynamic Type, in points.
enum BarTextMetrics {
    /// The size of inline titles and buttons: 17 points; on iOS 26 it follows the user's text size up to 21 (fact
    /// m1.8).
    static func inlineSize(_ category: UIContentSizeCategory, scales: Bool) -> CGFloat {
        scales ? min(DynamicTypeTable.pointSize(of: .body, at: category), 21) : 17
    }

    /// The size of a large title: 34 points; on iOS 26 it follows the user's text size by the published table (fact
    /// m21.2).
    static func largeSize(_ category: UIContentSizeCategory, metrics: BarMetrics) -> CGFloat {
        metrics.usesGlass ? DynamicTypeTable.pointSize(of: .largeTitle, at: category) : 34
    }

    /// The height that a large title adds to its text at large text sizes. Measured are two steps: a line of 48 points in
    /// 54 and, at an accessibility size, one of 57.5 in 61.5 (fact m21.2); the steps beside them are taken to be like
    /// them.
    private static func padding(_ category: UIContentSizeCategory) -> CGFloat {
        category.isAccessibilityCategory ? 4 : 6
    }

    /// The height of a large title: 52, or more if its text needs it (facts 4.3, m21.2).
    static func largeTitleHeight(
        _ category: UIContentSizeCategory, metrics: BarMetrics, scale: CGFloat
    ) -> CGFloat {
        let font = UIFont.systemFont(ofSize: largeSize(category, metrics: metrics), weight: .bold)
        let line = (font.lineHeight * scale).rounded(.up) / scale
        return max(metrics.largeTitleHeight, line + padding(category))
    }

    /// The distance from the top of a large title to its text, from the heights of both: 3.5 of 52 (fact m1.6), nothing
    /// of 61.5 (fact m21.2).
    static func largeTitleTop(height: CGFloat, line: CGFloat) -> CGFloat {
        max(min(3.5, height - line - 4), 0)
    }
}

extension UIFont {
    /// The points added after each character of a bar's title of this size, so that a title is as wide as in the system's
    /// font (fact m21.18): the semibold letters of 17 points are 4.3 % too wide here, the bold ones of 34 points 8.9 %.
    var titleTracking: CGFloat {
        let fraction = min(max((pointSize - 17) / 17, 0), 1)
        return -pointSize * (0.0215 + 0.021 * fraction)
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
