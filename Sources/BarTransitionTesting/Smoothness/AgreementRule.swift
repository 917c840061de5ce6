import UIKit

/// The rule `agreement`: in every frame, a page's content begins at the bar's bottom edge.
enum AgreementRule {
    /// Points.
    private static let tolerance: CGFloat = 0.5

    static func problems(_ frames: [FilmFrame], _ context: SmoothnessContext) -> [SmoothnessProblem] {
        context.pages.enumerated().compactMap { problem($1, at: $0, frames, context) }
    }

    private static func problem(
        _ page: SmoothnessContext.Page, at index: Int, _ frames: [FilmFrame],
        _ context: SmoothnessContext
    ) -> SmoothnessProblem? {
        let pairs = frames.enumerated().compactMap { number, frame -> (frame: Int, edge: CGFloat, top: CGFloat)? in
            guard frame.pages.indices.contains(index), let top = frame.pages[index].contentTop else { return nil }
            if page.hasBar, frame.bar.isHidden { return nil }
            let edge = page.hasBar ? frame.bar.frame.maxY : context.topWithoutBar
            return (number, edge + page.ownInset, top)
        }
        // The outgoing page is at rest in the first frame, the incoming one in the last.
        guard let rest = index == 0 ? pairs.first : pairs.last else { return nil }
        // Content that is scrolled or has a margin keeps its distance from the bar.
        let distance = page.isPinned ? 0 : rest.top - rest.edge
        let worst = pairs.max { abs($0.top - $0.edge - distance) < abs($1.top - $1.edge - distance) }
        guard let worst, abs(worst.top - worst.edge - distance) > tolerance + 0.005 else { return nil }
        return SmoothnessProblem(
            invariant: .agreement, value: "page “\(page.name)” content top", frame: worst.frame,
            expected: "\(FixedDecimal.text(worst.edge + distance)) within \(FixedDecimal.text(tolerance))",
            seen: FixedDecimal.text(worst.top))
    }
}
