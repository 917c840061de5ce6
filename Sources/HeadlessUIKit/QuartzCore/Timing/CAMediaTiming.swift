import Foundation

/// How an animation's time runs. (QuartzCore documentation)
public protocol CAMediaTiming {
    /// When it begins, in seconds of its parent's time; 0, the default, is when it is added.
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one run; 0, the default, takes the transaction's duration, in a group the group's.
    var duration: CFTimeInterval { get set }
    /// How fast time runs, compared to that of the parent; default 1.
    var speed: Float { get set }
    /// Seconds added to its time; default 0.
    var timeOffset: CFTimeInterval { get set }
    /// How often it runs; 0, the default, means once. Infinity goes on for ever.
    var repeatCount: Float { get set }
    /// For how many seconds it repeats, in place of a count; default 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one backwards; default false.
    var autoreverses: Bool { get set }
    /// What shows before the beginning and after the end; default removed: nothing of it.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside of its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its last value after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its first value before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Neither.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Where an animation is: what its timing makes of a moment of its parent's time.
struct MediaTime {
    /// Seconds of one run.
    let duration: TimeInterval
    let speed: Double
    let offset: TimeInterval
    let runs: Double
    let autoreverses: Bool
    let fillMode: CAMediaTimingFillMode

    init(_ timing: some CAMediaTiming, inherited: TimeInterval) {
        duration = timing.duration > 0 ? timing.duration : inherited
        speed = Double(timing.speed)
        offset = timing.timeOffset
        autoreverses = timing.autoreverses
        fillMode = timing.fillMode
        let once = duration * (timing.autoreverses ? 2 : 1)
        if timing.repeatDuration > 0, once > 0 {
            runs = timing.repeatDuration / once
        } else {
            runs = timing.repeatCount > 0 ? Double(timing.repeatCount) : 1
        }
    }

    /// Seconds from the beginning to the end of all runs in its own time; may be infinite.
    private var activeDuration: TimeInterval { duration * (autoreverses ? 2 : 1) * runs }

    /// Seconds after its beginning at which it ends, in its parent's time; infinite where it never does.
    var end: TimeInterval { speed > 0 ? max(activeDuration - offset, 0) / speed : .infinity }

    /// The second of its run at a moment after its beginning, in its parent's time; nil where it does not show.
    func position(at elapsed: TimeInterval) -> TimeInterval? {
        let time = elapsed * speed + offset
        if elapsed < 0 { return [.backwards, .both].contains(fillMode) ? 0 : nil }
        guard duration > 0 else { return elapsed > 0 ? nil : 0 }
        guard time < activeDuration else {
            guard [.forwards, .both].contains(fillMode) else { return nil }
            return turned(activeDuration, isEnd: true)
        }
        return turned(time, isEnd: false)
    }

    private func turned(_ time: TimeInterval, isEnd: Bool) -> TimeInterval {
        let cycle = duration * (autoreverses ? 2 : 1)
        var part = time.truncatingRemainder(dividingBy: cycle)
        if isEnd, part < 1e-9 { part = cycle }
        return part > duration ? cycle - part : part
    }
}
