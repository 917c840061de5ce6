import UIKit

/// The rule `agreement`: in every frame, a page's content begins at the bar's bottom edge.
enum AgreementRule {
    /// Points.
    private static let tolerance: CGFloat = 0.5

    static func problems(_ frames: [FilmFrame], _ context: SmoothnessContext) -> [SmoothnessProblem] {
        // Of a bar that slides over the top edge, continuity judges the content.
        context.pages.enumerated().compactMap { $1.barChangesInPlace ? nil : problem($1, at: $0, frames) }
    }

    private static func problem(
        _ page: SmoothnessContext.Page, at index: Int, _ frames: [FilmFrame]
    ) -> SmoothnessProblem? {
        // A page that zooms takes its content along, and continuity judges it.
        let tops = frames.map { frame -> CGFloat? in
            guard frame.pages.indices.contains(index), !frame.pages[index].isScaled else { return nil }
            return frame.pages[index].contentTop
        }
        let restingTop = (index == 0 ? tops.first { $0 != nil } : tops.last { $0 != nil }) ?? nil
        let topWithoutBar = page.topsWithoutBar.min { one, other in
            abs(one + page.ownInset - (restingTop ?? 0)) < abs(other + page.ownInset - (restingTop ?? 0))
        }
        let pairs = frames.indices.compactMap { number -> (frame: Int, edge: CGFloat, top: CGFloat)? in
            guard let top = tops[number] else { return nil }
            let bar = frames[number].bar
            if page.hasBar, bar.isHidden { return nil }
            return (number, (page.hasBar ? bar.frame.maxY : topWithoutBar ?? 0) + page.ownInset, top)
        }
        // The outgoing page is at rest in the first frame, the incoming one in the last.
        guard let rest = index == 0 ? pairs.first : pairs.last else { return nil }
        // Content that has a margin keeps its distance from the bar. Content that is scrolled under the bar may stay where it
        // is instead, or move by a part of the way; so may that of a page whose bar can minimize.
        let distance = page.isPinned ? 0 : rest.top - rest.edge
        let mayStay = !page.isPinned && (distance < -tolerance || page.canMinimizeBar)
        func range(_ edge: CGFloat) -> ClosedRange<CGFloat> {
            let moved = edge + distance
            return mayStay ? min(moved, rest.top)...max(moved, rest.top) : moved...moved
        }
        func error(_ pair: (frame: Int, edge: CGFloat, top: CGFloat)) -> CGFloat {
            let range = range(pair.edge)
            return max(range.lowerBound - pair.top, pair.top - range.upperBound)
        }
        guard let worst = pairs.max(by: { error($0) < error($1) }), error(worst) > tolerance + 0.005 else { return nil }
        let range = range(worst.edge)
        let expected = worst.top < range.lowerBound ? range.lowerBound : range.upperBound
        return SmoothnessProblem(
            invariant: .agreement, value: "page “\(page.name)” content top", frame: worst.frame,
            expected: "\(FixedDecimal.text(expected)) within \(FixedDecimal.text(tolerance))",
            seen: FixedDecimal.text(worst.top))
    }
}
