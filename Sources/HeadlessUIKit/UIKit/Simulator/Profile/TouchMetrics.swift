import Foundation

/// The measures of touches. They are not documented: defaults here and nowhere else.
struct TouchMetrics: Equatable, Sendable {
    /// Seconds from one tap's end within which the next one counts as its repetition (unknown).
    var tapInterval: TimeInterval = 0.35
    /// Points from one tap to the next within which that counts as its repetition (unknown).
    var tapDistance: CGFloat = 45
    /// Points around a control in which a finger that came down on it still counts as inside: "about 70" (observed,
    /// stackoverflow.com/questions/14340122).
    var controlReach: CGFloat = 70
}
