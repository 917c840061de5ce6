import UIKit

/// Content begins where the bar ends, as each page sees it.
enum AgreementRule {
    /// Points.
    private static let tolerance: CGFloat = 0.5

    static func problems(_ frames: [FilmFrame], _ circumstances: SmoothnessCircumstances) -> [SmoothnessProblem] {
        circumstances.pages.enumerated().compactMap { problem($1, at: $0, frames, circumstances) }
    }

    private static func problem(
        _ page: SmoothnessCircumstances.Page, at index: Int, _ frames: [FilmFrame],
        _ circumstances: SmoothnessCircumstances
    ) -> SmoothnessProblem? {
        let pairs = frames.enumerated().compactMap { number, frame -> (frame: Int, edge: CGFloat, top: CGFloat)? in
            guard frame.pages.indices.contains(index), let top = frame.pages[index].contentTop else { return nil }
            if page.hasBar, frame.bar.isHidden { return nil }
            let edge = page.hasBar ? frame.bar.frame.maxY : circumstances.topWithoutBar
            return (number, edge + page.ownInset, top)
        }
        // The page that was on top is at rest in the first frame, the one that comes in the last.
        guard let rest = index == 0 ? pairs.first : pairs.last else { return nil }
        // What is scrolled or has a margin keeps its distance.
        let distance = page.isPinned ? 0 : rest.top - rest.edge
        let worst = pairs.max { abs($0.top - $0.edge - distance) < abs($1.top - $1.edge - distance) }
        guard let worst, abs(worst.top - worst.edge - distance) > tolerance + 0.005 else { return nil }
        return SmoothnessProblem(
            invariant: .agreement, value: "page “\(page.name)” content top", frame: worst.frame,
            expected: "\(FixedDecimal.text(worst.edge + distance)) within \(FixedDecimal.text(tolerance))",
            seen: FixedDecimal.text(worst.top))
    }
}
