import Foundation

/// The physics of scrolling on one axis, in points and seconds.
enum ScrollPhysics {
    /// The distance a finger moves before the contents follow (fact m7.4). They do not catch up with it.
    static let slop: CGFloat = 10
    /// The stiffness beyond an edge (fact m7.4).
    static let rubberBand: CGFloat = 0.55
    /// The rate, in 1/s, of the critically damped spring that returns contents from beyond an edge. Unknown for UIKit.
    static let springRate: CGFloat = 10
    /// The speed, in points per millisecond, above which paging moves to the next page. Unknown for UIKit.
    static let pageTurn: CGFloat = 0.3

    /// The shown distance beyond an edge for contents that a finger pulls `distance` beyond it, in a view of a size.
    static func stretched(_ distance: CGFloat, size: CGFloat) -> CGFloat {
        guard size > 0, distance != 0 else { return 0 }
        let length = abs(distance)
        let shown = (1 - 1 / (length * rubberBand / size + 1)) * size
        return distance < 0 ? -shown : shown
    }

    /// The distance a finger has pulled contents that are shown `distance` beyond an edge: the inverse of `stretched`.
    static func unstretched(_ distance: CGFloat, size: CGFloat) -> CGFloat {
        guard size > 0, distance != 0 else { return 0 }
        let length = min(abs(distance), size * 0.999)
        let pulled = (1 / (1 - length / size) - 1) * size / rubberBand
        return distance < 0 ? -pulled : pulled
    }

    /// The distance contents decelerate over, from a speed in points per millisecond (Apple, WWDC 2018 session 803).
    static func distance(velocity: CGFloat, rate: UIScrollView.DecelerationRate) -> CGFloat {
        velocity * rate.rawValue / (1 - rate.rawValue)
    }
}

/// The movement of contents on one axis after the finger was lifted: deceleration, the return from beyond an edge, or
/// deceleration past an edge and the return from there.
struct ScrollDeceleration: Equatable {
    private let start: CGFloat
    /// The offset at which deceleration would end without an edge.
    private let target: CGFloat
    private let end: CGFloat
    /// The distance the contents' coordinates were moved since the finger was lifted.
    var shift: CGFloat = 0
    /// The exponential decay of the speed, per second.
    private let decay: CGFloat
    /// When the spring starts, in seconds, and the speed at that moment.
    private let springStart: CGFloat
    private let springSpeed: CGFloat

    /// - Parameters:
    ///   - velocity: points per millisecond, positive toward greater offsets.
    ///   - rest: the offset at which the contents end, in `range`.
    ///   - isFree: whether the contents decelerate; false if a spring moves them to `rest`.
    init(
        from start: CGFloat, velocity: CGFloat, to rest: CGFloat, in range: ClosedRange<CGFloat>, isFree: Bool,
        rate: UIScrollView.DecelerationRate
    ) {
        self.start = start
        end = rest
        decay = -1000 * CGFloat(log(Double(rate.rawValue)))
        guard isFree, velocity != 0, start > range.lowerBound - 0.5, start < range.upperBound + 0.5 else {
            target = rest
            springStart = 0
            springSpeed = velocity * 1000
            return
        }
        let free = start + ScrollPhysics.distance(velocity: velocity, rate: rate)
        // Offsets are whole pixels, edges need not be.
        let isAtEdge = min(abs(rest - range.lowerBound), abs(rest - range.upperBound)) < 0.5
        guard !range.contains(free), isAtEdge, (free - rest) * velocity > 0 else {
            target = rest
            springStart = .infinity
            springSpeed = 0
            return
        }
        target = free
        springStart = CGFloat(log(Double((free - start) / (free - rest)))) / decay
        springSpeed = decay * (free - rest)
    }

    /// The offset at which the movement ends.
    var rest: CGFloat { end + shift }

    /// The offset at a time, in seconds since the finger was lifted.
    func offset(at time: TimeInterval) -> CGFloat {
        let time = CGFloat(time)
        guard time >= springStart else {
            return shift + target - (target - start) * CGFloat(exp(Double(-decay * time)))
        }
        let since = time - springStart
        let away = springStart == 0 ? start - end : 0
        let rate = ScrollPhysics.springRate
        return rest + (away + (springSpeed + rate * away) * since) * CGFloat(exp(Double(-rate * since)))
    }

    /// Whether the movement is over: from now on nearer than half a pixel to its end.
    func isOver(at time: TimeInterval, scale: CGFloat) -> Bool {
        let nearby = 0.5 / max(scale, 1)
        guard springStart == .infinity || CGFloat(time) > springStart else { return false }
        // A spring may pass its end once, so a later moment is checked too.
        return abs(offset(at: time) - rest) < nearby && abs(offset(at: time + 0.05) - rest) < nearby
    }
}
