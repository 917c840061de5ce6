import Foundation

/// The font sizes of bars under Dynamic Type, in points.
enum BarTextStyle {
    /// A title or button in line: 17 points; on iOS 26 it follows the user's size up to 21 (fact m1.8).
    static func inlineSize(_ category: UIContentSizeCategory, scales: Bool) -> CGFloat {
        scales ? min(DynamicTypeTable.pointSize(of: .body, at: category), 21) : 17
    }

    /// A large title: 34 points; at the first accessibility size 48 was measured (fact m1.8), one step ahead of the
    /// published table, which the sizes after it therefore follow one step ahead as well.
    static func largeSize(_ category: UIContentSizeCategory) -> CGFloat {
        guard category.isAccessibilityCategory else { return DynamicTypeTable.pointSize(of: .largeTitle, at: category) }
        let next = UIContentSizeCategory.ascending[min(category.rank + 1, UIContentSizeCategory.ascending.count - 1)]
        return DynamicTypeTable.pointSize(of: .largeTitle, at: next)
    }

    /// What the large title's zone has beside its text where the text is large (fact m1.8: 57.5 in 61.5).
    private static let padding: CGFloat = 4

    /// A large title's points: 34; it follows the user's size on iOS 26.
    static func largeSize(_ category: UIContentSizeCategory, metrics: BarMetrics) -> CGFloat {
        metrics.usesGlass ? largeSize(category) : 34
    }

    /// The height of a large title's zone: 52, or more where its text needs it (facts 4.3, m1.8).
    static func largeTitleHeight(
        _ category: UIContentSizeCategory, metrics: BarMetrics, scale: CGFloat
    ) -> CGFloat {
        let font = UIFont.systemFont(ofSize: largeSize(category, metrics: metrics), weight: .bold)
        let line = (font.lineHeight * scale).rounded(.up) / scale
        return max(metrics.largeTitleHeight, line + padding)
    }
}
