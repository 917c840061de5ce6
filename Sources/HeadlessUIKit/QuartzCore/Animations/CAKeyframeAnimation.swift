import Foundation

/// Animates a property through several values. (QuartzCore documentation)
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values; default nil.
    open var values: [Any]?
    /// A path whose points replace the values; default nil.
    open var path: CGPath?
    /// The time of each value as a fraction of the duration; nil, the default, spreads them evenly.
    open var keyTimes: [NSNumber]?
    /// The curve from each value to the next; nil, the default, is linear.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between keyframes are computed; default linear.
    open var calculationMode = CAAnimationCalculationMode.linear

    override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

    override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
        (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
    }

    override func effect() -> AnimationEffect {
        let (key, isAdditive, isDiscrete) = (key, isAdditive, calculationMode == .discrete)
        precondition(
            [.linear, .discrete].contains(calculationMode),
            "CAKeyframeAnimation.calculationMode: \(calculationMode.rawValue) is not modelled; take linear or discrete."
        )
        let frames = path.map { $0.keyframes } ?? (values ?? []).map(key.value)
        let times = keyTimes?.map(\.doubleValue) ?? Self.evenTimes(frames.count, isDiscrete: isDiscrete)
        let curves = timingFunctions?.map(\.curve) ?? []
        let pace = timingFunction?.curve ?? .linear
        return { model, seconds, duration in
            guard let last = frames.last, times.count >= frames.count else { return }
            let time = pace.progress(at: duration > 0 ? seconds / duration : 1, duration: duration)
            var value = last
            if let next = times.prefix(frames.count).firstIndex(where: { $0 > time }) {
                value = frames[max(next - 1, 0)]
                if next > 0, !isDiscrete {
                    let length = times[next] - times[next - 1]
                    let curve = next - 1 < curves.count ? curves[next - 1] : .linear
                    let part = curve.progress(at: (time - times[next - 1]) / length, duration: length * duration)
                    value = frames[next - 1].mixed(with: frames[next], by: part)
                }
            }
            key.write(isAdditive ? key.read(model) + value : value, &model)
        }
    }

    private static func evenTimes(_ count: Int, isDiscrete: Bool) -> [Double] {
        (0..<count).map { Double($0) / Double(max(isDiscrete ? count : count - 1, 1)) }
    }
}

extension CGPath {
    /// The points of the path and of its flattened curves.
    fileprivate var keyframes: [AnimationValue] {
        vector.flattened(tolerance: 0.1).flatMap { line in
            (line.isClosed ? line.points + line.points.prefix(1) : line.points).map { .numbers($0.numbers) }
        }
    }
}

/// How values between keyframes are computed.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
