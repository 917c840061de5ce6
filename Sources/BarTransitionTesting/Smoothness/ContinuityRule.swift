import UIKit

/// Nothing leaps: of the whole way that a value goes, no frame brings more than a share.
enum ContinuityRule {
    /// Twice what the fastest moment of UIKit's own spring brings in a 120th of a second.
    private static let largestShare: CGFloat = 0.12
    /// The same where a finger that is lifted leaves a tenth of a second for the rest.
    private static let largestShareOfSwipe: CGFloat = 0.2
    /// Points that nobody sees, or steps of a channel that rounding makes.
    private static let tolerance: CGFloat = 0.5
    private static let colorTolerance: CGFloat = 2

    static func problems(_ frames: [FilmFrame], _ circumstances: SmoothnessCircumstances) -> [SmoothnessProblem] {
        var problems: [SmoothnessProblem] = []
        let usualShare = circumstances.isSwipe ? largestShareOfSwipe : largestShare
        func check(
            _ name: String, way: CGFloat = 0, share: CGFloat = usualShare, tolerance: CGFloat = tolerance,
            keepsEnds: Bool = true, _ value: (FilmFrame) -> CGFloat?
        ) {
            let values = frames.map(value)
            if let problem = problem(
                name, values, way: way, share: share, tolerance: tolerance, keepsEnds: keepsEnds)
            {
                problems.append(problem)
            }
        }
        check("the bar's bottom") { $0.bar.isHidden ? nil : $0.bar.frame.maxY }
        check("the toolbar's top") { $0.surroundings.toolbarTop }
        check("the tab bar's top") { $0.surroundings.tabBarTop }
        for (index, page) in circumstances.pages.enumerated() {
            func value<Value>(_ frame: FilmFrame, _ value: (FilmFrame.Page) -> Value?) -> Value? {
                frame.pages.indices.contains(index) ? value(frame.pages[index]) : nil
            }
            let name = "page “\(page.name)”"
            for (side, edge) in [("x", \CGRect.minX), ("y", \.minY), ("width", \.width), ("height", \.height)] {
                check("\(name) \(side)", keepsEnds: false) { value($0) { $0.frame?[keyPath: edge] } }
            }
            check("\(name) content top") { value($0, { $0.contentTop }) }
            let title = "the opacity of page “\(page.name)” title"
            // A large title may pass out of sight, under the bar's edge, before it has faded.
            check(title, way: 255, tolerance: colorTolerance, keepsEnds: false) {
                value($0, { $0.title }).map { CGFloat($0.alpha) }
            }
            // Where titles go with their page, one is gone in a few frames, but not as the transition begins or ends.
            check(title, share: 2, tolerance: colorTolerance) {
                $0.bar.isHidden ? nil : CGFloat(value($0, { $0.title })?.alpha ?? 0)
            }
        }
        // Buttons come and go in between, but the ones that are there at either end stay as they are to the eye.
        for (channel, name) in ["red", "green", "blue", "opacity"].enumerated() {
            check("the \(name) of the bar's buttons", share: 2, tolerance: colorTolerance) { frame in
                let strongest = frame.bar.buttons.max { $0.alpha < $1.alpha }
                return strongest.map { CGFloat($0.channels[channel]) }
            }
        }
        guard circumstances.colorsAreContinuous else { return problems }
        // Over each page, because a background may slide with its page.
        for (index, page) in circumstances.pages.enumerated() {
            for (channel, name) in ["red", "green", "blue"].enumerated() {
                check("the \(name) of the bar's background over page “\(page.name)”", tolerance: colorTolerance) {
                    guard $0.pages.indices.contains(index) else { return nil }
                    return $0.pages[index].background.map { CGFloat($0.channels[channel]) }
                }
            }
        }
        return problems
    }

    /// The largest step that is too large. A value that keeps its ends must not move at all as the transition begins,
    /// nor as it gives way to rest.
    private static func problem(
        _ name: String, _ values: [CGFloat?], way: CGFloat, share: CGFloat, tolerance: CGFloat, keepsEnds: Bool
    ) -> SmoothnessProblem? {
        // There and back is twice the way: a title that grows weaker and strong again somewhere else.
        let known = values.compactMap { $0 }
        let way = max(way, zip(known, known.dropFirst()).map { abs($1 - $0) }.reduce(0, +))
        let largest = way * share + tolerance
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
