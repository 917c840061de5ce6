import UIKit

/// Two backgrounds that slide with their pages, side by side, so that they never overlap: the back one shows the part that the
/// front one does not cover.
@MainActor
struct SlidingBackgrounds {
    /// An outgoing background that goes on moving after its slide was interrupted.
    struct Leaving {
        let view: BackgroundFillView
        /// Whether its page is in front of the other one, in a pop.
        let isInFront: Bool
    }

    /// How the pages slide. The opposite slide takes its place if the page that goes comes back.
    var slide: PageSlide
    let back: BackgroundFillView
    let front: BackgroundFillView
    /// Those below the outgoing one, which it has not covered yet.
    private let below: [BackgroundFillView]
    private let isBelowBack: Bool
    /// Whether those belong to the page that goes: not if the slide was turned round.
    var belowLeaves: Bool { isBelowBack == slide.comesInFront }
    /// Whether nothing is below the back one.
    var isBackAlone: Bool { below.isEmpty || !isBelowBack }
    /// Whether the front page covers the back one.
    private var isCovered: Bool
    /// The width of the back page's place that the front page does not cover at the start, in points: the front page can still
    /// be moving in from an interrupted push.
    private var uncovered: CGFloat

    init(_ slide: PageSlide, from: BackgroundFillView, to: BackgroundFillView, below: [BackgroundFillView]) {
        self.slide = slide
        self.below = below
        isBelowBack = slide.comesInFront
        (back, front) = slide.comesInFront ? (from, to) : (to, from)
        isCovered = !slide.comesInFront
        // The pictures of an interrupted slide go on moving in them.
        for fill in [from, to] { fill.layer.removeAllAnimations() }
        uncovered = slide.comesInFront ? 0 : max(slide.isRightToLeft ? -from.remainingWay : from.remainingWay, 0)
    }

    /// Switches to the end positions; the next layout moves the views.
    mutating func finish() {
        isCovered = slide.comesInFront
        uncovered = 0
    }

    /// - Parameter cut: returns the part of a background that is drawn here; nil for all.
    func layOut(in frame: CGRect, cut: (BackgroundFillView) -> BackgroundFillView.Cut?) {
        let visible = slide.visibleBack(isCovered: isCovered, width: frame.width, uncovered: uncovered)
        for fill in isBelowBack ? below + [back] : [back] {
            fill.layOut(
                in: frame, offset: slide.backOffset(isCovered: isCovered, width: frame.width),
                showing: visible, cut: cut(fill))
        }
        for fill in isBelowBack ? [front] : below + [front] {
            fill.layOut(
                in: frame, offset: slide.frontOffset(isOnscreen: isCovered, width: frame.width), cut: cut(fill))
        }
    }

    /// The outgoing background, which goes on moving with its page if another transition interrupts the slide.
    var leaving: Leaving {
        slide.comesInFront ? Leaving(view: back, isInFront: false) : Leaving(view: front, isInFront: true)
    }
}
