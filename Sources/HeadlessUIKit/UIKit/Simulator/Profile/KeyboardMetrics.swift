import Foundation

/// The measures of the keyboard: those of an iPhone SE are measured (fact m9.3), the rest is not known.
struct KeyboardMetrics: Equatable, Sendable {
    /// Points.
    var height: CGFloat
    /// Seconds.
    var duration: TimeInterval = 0.3833
    /// Whether the scroll view that holds the first responder ends above the keyboard by itself: measured on
    /// iOS 26 (fact m9.3), not known of systems before.
    var adjustsScrollViews: Bool
}
