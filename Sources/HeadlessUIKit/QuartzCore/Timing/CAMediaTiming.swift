import Foundation

/// The timing of an animation. (QuartzCore documentation)
public protocol CAMediaTiming {
    /// The beginning, in seconds of the parent's time; 0, the default, means when the animation is added.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one run, in seconds; 0, the default, means the transaction's duration, in a group the group's.
    var duration: CFTimeInterval { get set }
    /// The speed of time relative to the parent's; default 1.
    var speed: Float { get set }
    /// An offset added to its time, in seconds; default 0.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs; 0, the default, means one. It may be infinite.
    var repeatCount: Float { get set }
    /// The duration of all runs, in seconds, in place of a count; default 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one backwards; default false.
    var autoreverses: Bool { get set }
    /// Whether the animation shows before its beginning and after its end; default removed, neither.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Whether an animation shows before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The last value shows after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value shows before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Neither.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

// MARK: - Evaluation

/// Converts the parent's time to the position in an animation's run.
struct MediaTime {
    /// The duration of one run, in seconds.
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

    /// The duration of all runs in its own time, in seconds; may be infinite.
    private var activeDuration: TimeInterval { duration * (autoreverses ? 2 : 1) * runs }

    /// The time from its beginning to its end in the parent's time, in seconds; infinite if it does not end.
    var end: TimeInterval { speed > 0 ? activeDuration / speed : .infinity }

    /// The position in its run, in seconds, at a time after its beginning in the parent's time; nil if it does not
    /// show. It begins at its offset, and what comes before that is played at its end (observed:
    /// stackoverflow.com/questions/1166405).
    func position(at elapsed: TimeInterval) -> TimeInterval? {
        if elapsed < 0, ![.backwards, .both].contains(fillMode) { return nil }
        guard duration > 0 else { return elapsed > 0 ? nil : 0 }
        let start = speed == 0 ? 0 : offset.truncatingRemainder(dividingBy: activeDuration)
        if elapsed < 0 { return positionInRun(at: start, isEnd: false) }
        let played = speed == 0 ? offset : elapsed * speed
        guard played < activeDuration else {
            guard [.forwards, .both].contains(fillMode) else { return nil }
            return positionInRun(at: start > 0 ? start : activeDuration, isEnd: true)
        }
        return positionInRun(at: (played + start).truncatingRemainder(dividingBy: activeDuration), isEnd: false)
    }

    private func positionInRun(at time: TimeInterval, isEnd: Bool) -> TimeInterval {
        let cycle = duration * (autoreverses ? 2 : 1)
        var part = time.truncatingRemainder(dividingBy: cycle)
        if isEnd, part < 1e-9 { part = cycle }
        return part > duration ? cycle - part : part
    }
}

// MARK: - Timing functions

/// A timing curve. (QuartzCore documentation)
open class CAMediaTimingFunction: NSObject {
    let curve: TimingCurve

    /// Creates one of the named curves.
    public init(name: CAMediaTimingFunctionName) {
        curve =
            switch name {
            case .linear: .linear
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .easeInEaseOut: .easeInOut
            case .default: .coreAnimationDefault
            default:
                fatalError("CAMediaTimingFunction(name:): there is no curve named \(name.rawValue); take a named one.")
            }
    }

    /// Creates the function of an animation block's curve.
    package init(curve: TimingCurve) {
        self.curve = curve
    }

    /// Creates a cubic curve from (0, 0) to (1, 1) from its two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = .cubic(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
    }
}

/// The named curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
