import UIKit

/// How the two pages of a push or pop move beside each other, so that what belongs to a page can move with it.
struct PageSlide: Equatable {
    /// Whether the coming page slides in over the leaving one, as on a push; else the leaving one uncovers it.
    var comesInFront: Bool
    /// Whether pages come in from the left, as right-to-left languages have it.
    var isRightToLeft: Bool

    /// How far the page beneath moves, as a share of the width: a push was seen to move it so (QMUI, react-native-screens).
    static let parallax: CGFloat = 0.3

    /// Where the page in front is when it is away, in a bar of this width.
    private func away(_ width: CGFloat) -> CGFloat { isRightToLeft ? -width : width }

    /// The horizontal offset of the page in front.
    /// - Parameter isHere: whether it covers the other one.
    func front(isHere: Bool, width: CGFloat) -> CGFloat { isHere ? 0 : away(width) }

    /// The horizontal offset of the page beneath.
    /// - Parameter isCovered: whether the page in front covers it.
    func back(isCovered: Bool, width: CGFloat) -> CGFloat { isCovered ? -Self.parallax * away(width) : 0 }

    /// What can be seen of the page beneath, beside the one in front: from x to x.
    func visibleBack(isCovered: Bool, width: CGFloat) -> ClosedRange<CGFloat> {
        guard isCovered else { return 0...width }
        return isRightToLeft ? width...width : 0...0
    }
}
