import Foundation

/// What a timing curve provider amounts to: a curve and the seconds it takes.
package struct AnimationTiming: Equatable, Sendable {
    package var curve: TimingCurve
    /// The curve of a position's y where it differs from that of its x: a spring thrown at a slant.
    package var verticalCurve: TimingCurve?
    /// Seconds.
    package var duration: TimeInterval

    package init(curve: TimingCurve, verticalCurve: TimingCurve? = nil, duration: TimeInterval) {
        self.curve = curve
        self.verticalCurve = verticalCurve
        // Facts 3.1, 3.2: the system's spring takes its own time, whatever is asked for.
        self.duration = curve == .system && duration > 0 ? TimingCurve.systemDuration : duration
    }
}
