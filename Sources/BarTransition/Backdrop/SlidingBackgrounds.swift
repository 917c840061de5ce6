import UIKit

/// Two backgrounds that slide with their pages, side by side, so that they never overlap.
@MainActor
final class SlidingBackgrounds {
    /// An outgoing background that goes on moving after its slide was interrupted.
    struct Leaving {
        let view: UIView
        /// Whether its page is in front of the other one, in a pop.
        let isInFront: Bool
    }

    private var slide: PageSlide
    let back: BackgroundFillView
    private let front: BackgroundFillView
    /// Clips the back one to the part that the front one does not cover.
    private let clip = UIView(frame: .zero)
    /// Whether the front page covers the back one.
    private var isCovered: Bool

    init(_ slide: PageSlide, from: BackgroundFillView, to: BackgroundFillView, in backdrop: UIView) {
        self.slide = slide
        (back, front) = slide.comesInFront ? (from, to) : (to, from)
        isCovered = !slide.comesInFront
        clip.clipsToBounds = true
        if front.superview !== backdrop { backdrop.addSubview(front) }
        backdrop.insertSubview(clip, belowSubview: front)
        clip.addSubview(back)
    }

    /// Switches to the end positions; the next layout moves the views.
    func finish() {
        isCovered.toggle()
    }

    /// - Parameter cut: returns the part of a background that is drawn here; nil for all.
    func layOut(in frame: CGRect, cut: (BackgroundFillView) -> BackgroundFillView.Cut?) {
        let visible = slide.visibleBack(isCovered: isCovered, width: frame.width)
        // One point more at the top and bottom, since the hairline is outside of the background.
        let clipFrame = CGRect(
            x: frame.minX + visible.lowerBound, y: frame.minY - 1, width: visible.upperBound - visible.lowerBound,
            height: frame.height + 2)
        if clip.frame != clipFrame { clip.frame = clipFrame }
        let backFrame = CGRect(
            x: slide.backOffset(isCovered: isCovered, width: frame.width) - visible.lowerBound, y: 1,
            width: frame.width, height: frame.height)
        back.layOut(in: backFrame, cut: cut(back))
        let frontFrame = frame.offsetBy(dx: slide.frontOffset(isOnscreen: isCovered, width: frame.width), dy: 0)
        front.layOut(in: frontFrame, cut: cut(front))
    }

    func remove() {
        clip.removeFromSuperview()
    }

    /// Ends the slide where another transition interrupts it. Call it when the incoming background has another superview.
    /// - Returns: the outgoing background, which goes on moving with its page.
    func interrupt() -> Leaving {
        guard slide.comesInFront else {
            remove()
            return Leaving(view: front, isInFront: true)
        }
        return Leaving(view: clip, isInFront: false)
    }

    /// Begins the opposite slide of the same pages.
    func turn(to opposite: PageSlide) {
        slide = opposite
        isCovered = !slide.comesInFront
    }
}
