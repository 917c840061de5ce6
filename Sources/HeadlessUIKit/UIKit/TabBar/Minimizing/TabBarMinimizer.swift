import Foundation

/// Decides when a bar becomes small: scrolled far enough one way it does, the other way it is whole again.
struct TabBarMinimizer: Equatable {
    /// How far the contents move before the bar follows, in points.
    var threshold: CGFloat
    private var last: CGFloat?
    private var travel: CGFloat = 0

    init(threshold: CGFloat) {
        self.threshold = threshold
    }

    /// Whether the bar becomes small at an offset that lies between the ends of the contents; nil for as it is.
    mutating func scrolled(
        to offset: CGFloat, between top: CGFloat, and bottom: CGFloat,
        behavior: UITabBarController.MinimizeBehavior
    ) -> Bool? {
        // What is pulled beyond an end comes back by itself.
        let place = min(max(offset, top), max(bottom, top))
        defer { last = place }
        guard let last, place != last else { return nil }
        let step = place - last
        travel = (travel < 0) == (step < 0) ? travel + step : step
        guard abs(travel) >= threshold else { return nil }
        switch behavior {
        case .onScrollDown: return travel > 0
        case .onScrollUp: return travel < 0
        case .automatic, .never: return nil
        }
    }
}
