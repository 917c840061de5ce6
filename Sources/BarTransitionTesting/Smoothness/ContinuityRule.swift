import UIKit

/// The rule `continuity`: no value changes from one frame to the next by more than a fraction of its total change.
enum ContinuityRule {
    /// Twice the largest fraction that UIKit's own spring covers in 1/120 second.
    private static let largestFraction: CGFloat = 0.12
    /// The same for swipes: after the finger is lifted, a tenth of a second can remain.
    private static let largestFractionOfSwipe: CGFloat = 0.2
    /// Invisible differences: in points, and in steps of a color channel, which rounding can cause.
    private static let tolerance: CGFloat = 0.5
    private static let colorTolerance: CGFloat = 2

    static func problems(_ frames: [FilmFrame], _ context: SmoothnessContext) -> [SmoothnessProblem] {
        var problems: [SmoothnessProblem] = []
        let usualFraction = context.isSwipe ? largestFractionOfSwipe : largestFraction
        func check(
            _ name: String, distance: CGFloat = 0, fraction: CGFloat = usualFraction, tolerance: CGFloat = tolerance,
            keepsEnds: Bool = true, _ value: (FilmFrame) -> CGFloat?
        ) {
            let values = frames.map(value)
            if let problem = problem(
                name, values, distance: distance, fraction: fraction, tolerance: tolerance, keepsEnds: keepsEnds)
            {
                problems.append(problem)
            }
        }
        check("the bar's bottom") { $0.bar.isHidden ? nil : $0.bar.frame.maxY }
        check("the toolbar's top") { $0.surroundings.toolbarTop }
        check("the tab bar's top") { $0.surroundings.tabBarTop }
        for (index, page) in context.pages.enumerated() {
            func value<Value>(_ frame: FilmFrame, _ value: (FilmFrame.Page) -> Value?) -> Value? {
                frame.pages.indices.contains(index) ? value(frame.pages[index]) : nil
            }
            let name = "page “\(page.name)”"
            for (side, edge) in [("x", \CGRect.minX), ("y", \.minY), ("width", \.width), ("height", \.height)] {
                check("\(name) \(side)", keepsEnds: false) { value($0) { $0.frame?[keyPath: edge] } }
            }
            check("\(name) content top") { value($0, { $0.contentTop }) }
            let title = "the opacity of page “\(page.name)” title"
            // A large title may move under the bar's edge before it has faded out.
            check(title, distance: 255, tolerance: colorTolerance, keepsEnds: false) {
                value($0, { $0.title }).map { CGFloat($0.alpha) }
            }
            // A title that moves with its page can disappear within a few frames, but not in the first or the last one.
            check(title, fraction: 2, tolerance: colorTolerance) {
                $0.bar.isHidden ? nil : CGFloat(value($0, { $0.title })?.alpha ?? 0)
            }
        }
        // Buttons change during the transition, but not in the first or the last frame.
        for (channel, name) in ["red", "green", "blue", "opacity"].enumerated() {
            check("the \(name) of the bar's buttons", fraction: 2, tolerance: colorTolerance) { frame in
                let strongest = frame.bar.buttons.max { $0.alpha < $1.alpha }
                return strongest.map { CGFloat($0.channels[channel]) }
            }
        }
        guard context.colorsAreContinuous else { return problems }
        // Per page, because a background may slide with its page.
        for (index, page) in context.pages.enumerated() {
            for (channel, name) in ["red", "green", "blue"].enumerated() {
                check("the \(name) of the bar's background over page “\(page.name)”", tolerance: colorTolerance) {
                    guard $0.pages.indices.contains(index) else { return nil }
                    return $0.pages[index].background.map { CGFloat($0.channels[channel]) }
                }
            }
        }
        return problems
    }

    /// The step that exceeds its limit the most; nil if none does. A value that keeps its ends must not change in the first
    /// and in the last frame.
    private static func problem(
        _ name: String, _ values: [CGFloat?], distance: CGFloat, fraction: CGFloat, tolerance: CGFloat, keepsEnds: Bool
    ) -> SmoothnessProblem? {
        // The total distance, not the net change: a title may fade out and in again elsewhere.
        let known = values.compactMap { $0 }
        let distance = max(distance, zip(known, known.dropFirst()).map { abs($1 - $0) }.reduce(0, +))
        let largest = distance * fraction + tolerance
        var worst: (frame: Int, excess: CGFloat, limit: CGFloat)?
        for frame in values.indices.dropFirst() {
            guard let old = values[frame - 1], let new = values[frame] else { continue }
            let isEnd = keepsEnds && (frame == 1 || frame == values.count - 1)
            let limit = isEnd ? tolerance : largest
            let excess = abs(new - old) - limit
            if excess > 0.005, excess > worst?.excess ?? 0 { worst = (frame, excess, limit) }
        }
        guard let worst, let old = values[worst.frame - 1], let new = values[worst.frame] else { return nil }
        return SmoothnessProblem(
            invariant: .continuity, value: name, frame: worst.frame,
            expected: "within \(FixedDecimal.text(worst.limit)) of \(FixedDecimal.text(old)), which it was before,",
            seen: FixedDecimal.text(new))
    }
}
