import Foundation

/// The sizes of titles and subtitles of iOS 26, in points at the default text size. None has been published or measured
/// (U): defaults here and nowhere else.
struct SubtitleMetrics: Equatable, Sendable {
    /// A title in line that has a subtitle below it, in the height that a title alone has.
    var titleSize: CGFloat = 15
    /// A subtitle in line.
    var size: CGFloat = 12
    /// A subtitle below a large title.
    var largeSize: CGFloat = 17
}

extension BarMetrics {
    /// Whether subtitles and titles of their own for the large place are drawn: from iOS 26, and not in its
    /// compatibility mode.
    var hasSubtitles: Bool { usesGlass }
}
