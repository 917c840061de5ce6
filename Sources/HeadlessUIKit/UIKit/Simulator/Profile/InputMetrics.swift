import Foundation

/// The metrics of the keyboard: measured on an iPhone SE (fact m9.3), otherwise unknown.
struct KeyboardMetrics: Equatable, Sendable {
    /// In points.
    var height: CGFloat
    /// The duration of its animation, in seconds.
    var duration: TimeInterval = 0.3833
    /// Whether the scroll view that contains the first responder is inset automatically: measured on iOS 26 (fact m9.3),
    /// unknown before.
    var adjustsScrollViews: Bool
}

/// The metrics of touches. They are not documented; the defaults are defined only here.
struct TouchMetrics: Equatable, Sendable {
    /// The maximum time from one tap to the next of a multiple tap, in seconds (unknown).
    var tapInterval: TimeInterval = 0.35
    /// The maximum distance between the taps of a multiple tap, in points (unknown).
    var tapDistance: CGFloat = 45
    /// The distance around a control in which its touch still counts as inside, in points: "about 70" (observed,
    /// stackoverflow.com/questions/14340122).
    var controlReach: CGFloat = 70
}
