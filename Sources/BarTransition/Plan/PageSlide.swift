import UIKit

/// How the two pages of a push or pop slide, so that views outside of the pages can move with them.
struct PageSlide: Equatable {
    /// Whether the incoming page slides in above the outgoing one, as in a push. In a pop the outgoing page is in front
    /// and slides away.
    var comesInFront: Bool
    /// Whether the front page moves in from the left, as in a right-to-left layout.
    var isRightToLeft: Bool

    /// How far the back page moves, as a fraction of the width. Observed in UIKit's push by QMUI and
    /// react-native-screens.
    static let parallax: CGFloat = 0.3

    /// The offset of the front page when it is off the screen.
    private func offscreenOffset(_ width: CGFloat) -> CGFloat { isRightToLeft ? -width : width }

    /// The horizontal offset of the front page, in points.
    /// - Parameter isOnscreen: whether the page covers the back page.
    func frontOffset(isOnscreen: Bool, width: CGFloat) -> CGFloat { isOnscreen ? 0 : offscreenOffset(width) }

    /// The horizontal offset of the back page, in points.
    /// - Parameter isCovered: whether the front page covers it.
    func backOffset(isCovered: Bool, width: CGFloat) -> CGFloat {
        isCovered ? -Self.parallax * offscreenOffset(width) : 0
    }

    /// The horizontal range in which the back page is visible, in points.
    /// - Parameter uncovered: the width that a covering front page leaves free because it has not fully come yet, in points.
    func visibleBack(isCovered: Bool, width: CGFloat, uncovered: CGFloat) -> ClosedRange<CGFloat> {
        guard isCovered else { return 0...width }
        let visible = min(uncovered, width)
        return isRightToLeft ? width - visible...width : 0...visible
    }
}
