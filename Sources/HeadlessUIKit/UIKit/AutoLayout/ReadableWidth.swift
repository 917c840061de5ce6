import Foundation

/// The band in which lines of text stay readable (fact m6.3).
enum ReadableWidth {
    /// The widest band, in points, and the widest bounds in which the margins alone decide.
    private static let band: CGFloat = 920
    private static let narrowBounds: CGFloat = 1008

    static func insets(bounds: CGRect, margins: UIEdgeInsets) -> UIEdgeInsets {
        let excess = bounds.width - margins.left - margins.right - band
        guard bounds.width > narrowBounds, excess > 0 else { return margins }
        var insets = margins
        insets.left += excess / 2
        insets.right += excess / 2
        return insets
    }
}
