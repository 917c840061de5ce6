import Foundation

/// The timings and looks of transitions. What facts 3.3, 3.6 and section 14 call unknown is a default here and nowhere
/// else.
struct MotionProfile: Sendable, Equatable {
    /// Seconds of the built-in push and pop: the spring's half second (fact 3.1).
    var pushDuration: TimeInterval = 0.5
    /// What a coordinator reports, in seconds: 0.35 (fact m3.3; before iOS 26 unknown, fact 3.3).
    var reportedTransitionDuration: TimeInterval = 0.35
    /// Seconds of a modal page's coming and going: the same spring (unknown).
    var presentationDuration: TimeInterval = 0.5
    /// What the coordinator of a modal transition reports, in seconds (unknown).
    var reportedPresentationDuration: TimeInterval = 0.5
    /// Black over the page below, 0...1 (fact 3.6).
    var dimming: CGFloat = 0.1
    var pageShadowOpacity: CGFloat = 0.22
    /// Points.
    var pageShadowRadius: CGFloat = 10
    /// Seconds of a rotation (unknown).
    var rotationDuration: TimeInterval = 0.3
    /// Whether a rotation during a transition takes effect when that is over (unknown).
    var rotationWaitsForTransitions = true
    /// Seconds that the rest of a released swipe takes at most (unknown, fact 8.9).
    var releaseDuration: TimeInterval = 0.35
    var releaseCurve = TimingCurve.easeOut
    /// How much of the speed counts when a swipe is released, in seconds (unknown, fact 8.8).
    var velocityWeight: CGFloat = 0.3

    init(system: Int) {}

    /// Whether a swipe released here goes through: the projected translation passes the middle (fact 8.8, a stand-in).
    func finishesPop(_ progress: CGFloat, _ velocity: CGFloat, _ width: CGFloat) -> Bool {
        progress * width + velocityWeight * velocity > width / 2
    }

    /// Seconds that are left of a swipe with this much of the way to go, 0...1.
    func remainingDuration(_ rest: CGFloat) -> TimeInterval {
        releaseDuration * TimeInterval(min(max(rest, 0), 1))
    }
}
