import Foundation

/// The laws of scrolling on one axis, in points and seconds.
enum ScrollPhysics {
    /// How far a finger moves before contents follow (fact m7.4). They do not catch up.
    static let slop: CGFloat = 10
    /// How stiff the edge is (fact m7.4).
    static let rubberBand: CGFloat = 0.55
    /// How soon contents are back from beyond the edge, in 1/s: a critically damped spring. Unknown for UIKit (F).
    static let springRate: CGFloat = 10
    /// Beyond this speed in points per millisecond a page is turned. Unknown for UIKit (F).
    static let pageTurn: CGFloat = 0.3

    /// Where contents are shown that a finger has pulled `distance` beyond the edge of a view of that size.
    static func stretched(_ distance: CGFloat, size: CGFloat) -> CGFloat {
        guard size > 0, distance != 0 else { return 0 }
        let length = abs(distance)
        let shown = (1 - 1 / (length * rubberBand / size + 1)) * size
        return distance < 0 ? -shown : shown
    }

    /// How far a finger would have pulled contents that are shown `distance` beyond the edge.
    static func unstretched(_ distance: CGFloat, size: CGFloat) -> CGFloat {
        guard size > 0, distance != 0 else { return 0 }
        let length = min(abs(distance), size * 0.999)
        let pulled = (1 / (1 - length / size) - 1) * size / rubberBand
        return distance < 0 ? -pulled : pulled
    }

    /// How far contents go by themselves from a speed in points per millisecond (Apple, WWDC 2018 session 803).
    static func distance(velocity: CGFloat, rate: UIScrollView.DecelerationRate) -> CGFloat {
        velocity * rate.rawValue / (1 - rate.rawValue)
    }
}

/// The movement of contents on one axis after the finger was lifted: slower and slower, back from beyond an edge, or
/// past an edge and back.
struct ScrollCoasting: Equatable {
    private let start: CGFloat
    /// Where it would end if there were no edge.
    private let aim: CGFloat
    private let end: CGFloat
    /// How far the contents' coordinates were moved meanwhile.
    var shift: CGFloat = 0
    /// Per second; the exponential loss of speed.
    private let loss: CGFloat
    /// When the spring takes over, in seconds, and the speed at that moment.
    private let springStart: CGFloat
    private let springSpeed: CGFloat

    /// - Parameters:
    ///   - velocity: points per millisecond, positive toward greater offsets.
    ///   - rest: where the contents are to end, in `range`.
    ///   - isFree: whether the contents lose speed by themselves; false to be taken to `rest` by a spring.
    init(
        from start: CGFloat, velocity: CGFloat, to rest: CGFloat, in range: ClosedRange<CGFloat>, isFree: Bool,
        rate: UIScrollView.DecelerationRate
    ) {
        self.start = start
        end = rest
        loss = -1000 * CGFloat(log(Double(rate.rawValue)))
        guard isFree, velocity != 0, start > range.lowerBound - 0.5, start < range.upperBound + 0.5 else {
            aim = rest
            springStart = 0
            springSpeed = velocity * 1000
            return
        }
        let free = start + ScrollPhysics.distance(velocity: velocity, rate: rate)
        // Offsets are whole pixels, edges need not be.
        let isAtEdge = min(abs(rest - range.lowerBound), abs(rest - range.upperBound)) < 0.5
        guard !range.contains(free), isAtEdge, (free - rest) * velocity > 0 else {
            aim = rest
            springStart = .infinity
            springSpeed = 0
            return
        }
        aim = free
        springStart = CGFloat(log(Double((free - start) / (free - rest)))) / loss
        springSpeed = loss * (free - rest)
    }

    /// Where it ends.
    var rest: CGFloat { end + shift }

    /// The offset so many seconds after the finger was lifted.
    func offset(at time: TimeInterval) -> CGFloat {
        let time = CGFloat(time)
        guard time >= springStart else {
            return shift + aim - (aim - start) * CGFloat(exp(Double(-loss * time)))
        }
        let since = time - springStart
        let away = springStart == 0 ? start - end : 0
        let rate = ScrollPhysics.springRate
        return rest + (away + (springSpeed + rate * away) * since) * CGFloat(exp(Double(-rate * since)))
    }

    /// Whether it is over: nearer than half a pixel to its end for good.
    func isOver(at time: TimeInterval, scale: CGFloat) -> Bool {
        let nearby = 0.5 / max(scale, 1)
        guard springStart == .infinity || CGFloat(time) > springStart else { return false }
        // A spring may pass its end once; a moment later tells.
        return abs(offset(at: time) - rest) < nearby && abs(offset(at: time + 0.05) - rest) < nearby
    }
}
