import UIKit

/// What the rules need to know beside the frames.
struct SmoothnessCircumstances: Sendable {
    /// One page of the transition.
    struct Page: Sendable {
        let name: String
        /// Whether the bar is there for this page.
        let hasBar: Bool
        /// The app's own inset at the top, in points.
        let ownInset: CGFloat
        /// Whether its content is pinned to the safe area, so that it must begin exactly at the bar.
        let isPinned: Bool
        /// Its bar's colour, where it declares an opaque one.
        let color: FilmColor?
    }

    var pages: [Page] = []
    /// Whether a finger moves the pages.
    var isSwipe = false
    /// Where content begins without a bar, in the window, in points.
    var topWithoutBar: CGFloat = 0
    /// Problems that were found when the recording was made.
    var problems: [SmoothnessProblem] = []

    /// Whether both pages show a bar of a plain colour, so that nothing else can be seen through it.
    var colorsAreContinuous: Bool { pages.count == 2 && pages.allSatisfy { $0.hasBar && $0.color != nil } }
}
