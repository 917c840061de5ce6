import Foundation

/// The timings and the appearance of transitions. The defaults of unknown values (facts 3.3, 3.6, 8.8, 8.9) are defined
/// only here.
struct MotionMetrics: Sendable, Equatable {
    /// The duration of a built-in push or pop, a spring animation, in seconds (facts 3.1, 27.6.1).
    var pushDuration: TimeInterval = 0.5
    /// The spring of a push or pop: the system's (facts 3.1, m3.5); from 27 one of 0.3 seconds without a bounce that starts at
    /// 8.3 widths per second (fact 27.6.1).
    var pushCurve = TimingCurve.system
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
    /// From which progress a swipe pops when it is released at rest, and from which speed, in widths per second, its
    /// direction decides: from 27 (fact 27.6.2); nil for the projection.
    var commit: (progress: CGFloat, speed: CGFloat)? {
        commitsByProgress ? (0.3, 1.06) : nil
    }
    private var commitsByProgress = false

    init(system: Int) {
        hidesTimingOfSheets = system >= 26
        guard system >= 27 else { return }
        let spring = SpringCurve(duration: 0.3, bounce: 0, initialVelocity: 8.3)
        pushCurve = .spring(spring)
        pushDuration = spring.settlingTime
        commitsByProgress = true
        // The bounce of the spring, a damping ratio of 0.85, is not modeled: the page would pass its end by 0.6 percent.
        releaseDuration = 0.3
    }

    /// Whether a swipe released at a progress finishes: by its speed and its progress, or whether its projected
    /// translation passes the middle of the screen (stand-in for fact 8.8).
    func finishesPop(_ progress: CGFloat, _ velocity: CGFloat, _ width: CGFloat) -> Bool {
        guard let commit else { return progress * width + velocityWeight * velocity > width / 2 }
        let speed = velocity / max(width, 1)
        return abs(speed) > commit.speed ? speed > 0 : progress >= commit.progress
    }

    /// The duration of the animation after a release, in seconds, for the remaining fraction 0...1.
    func remainingDuration(_ fraction: CGFloat) -> TimeInterval {
        releaseDuration * TimeInterval(min(max(fraction, 0), 1))
    }
}
