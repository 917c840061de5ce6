import Foundation

/// The timings and the appearance of transitions. The defaults of unknown values (facts 3.3, 3.6, 8.8, 8.9) are defined
/// only here.
struct MotionMetrics: Sendable, Equatable {
    /// The duration of a built-in push or pop, a spring animation, in seconds (fact 3.1).
    var pushDuration: TimeInterval = 0.5
    /// The duration that a transition coordinator reports, in seconds: 0.35 (fact m3.3; before iOS 26 unknown, fact 3.3).
    var reportedTransitionDuration: TimeInterval = 0.35
    /// The duration of a presentation or dismissal, in seconds: the same spring (unknown).
    var presentationDuration: TimeInterval = 0.5
    /// The duration that the coordinator of a modal transition reports, in seconds (unknown).
    var reportedPresentationDuration: TimeInterval = 0.5
    /// Whether the coordinator of a page sheet reports no duration and the curve with the raw value 0: measured on iOS 26
    /// (fact m21.7), unknown before.
    var hidesTimingOfSheets: Bool
    /// The opacity of black over the back page, 0...1 (fact 3.6).
    var dimming: CGFloat = 0.1
    var pageShadowOpacity: CGFloat = 0.22
    /// In points.
    var pageShadowRadius: CGFloat = 10
    /// The duration of a rotation, in seconds (unknown).
    var rotationDuration: TimeInterval = 0.3
    /// Whether a rotation during a transition waits for its end (unknown).
    var rotationWaitsForTransitions = true
    /// The maximum duration of the animation after a swipe is released, in seconds (unknown, fact 8.9).
    var releaseDuration: TimeInterval = 0.35
    var releaseCurve = TimingCurve.easeOut
    /// The time for which the velocity of a released swipe is projected, in seconds (unknown, fact 8.8).
    var velocityWeight: CGFloat = 0.3

    init(system: Int) { hidesTimingOfSheets = system >= 26 }

    /// Whether a swipe released at a progress finishes: whether its projected translation passes the middle of the screen
    /// (stand-in for fact 8.8).
    func finishesPop(_ progress: CGFloat, _ velocity: CGFloat, _ width: CGFloat) -> Bool {
        progress * width + velocityWeight * velocity > width / 2
    }

    /// The duration of the animation after a release, in seconds, for the remaining fraction 0...1.
    func remainingDuration(_ fraction: CGFloat) -> TimeInterval {
        releaseDuration * TimeInterval(min(max(fraction, 0), 1))
    }
}
