import UIKit

/// Two backgrounds that slide with their pages: beside each other, so that no point shows both.
@MainActor
final class SlidingFills {
    private let slide: PageSlide
    private let back: BackgroundFillView
    private let front: BackgroundFillView
    /// Shows as much of the one beneath as the one in front leaves free.
    private let window = UIView(frame: .zero)
    /// Whether the page in front covers the other one.
    private var isCovered: Bool

    init(_ slide: PageSlide, old: BackgroundFillView, new: BackgroundFillView, in backdrop: UIView) {
        self.slide = slide
        (back, front) = slide.comesInFront ? (old, new) : (new, old)
        isCovered = !slide.comesInFront
        window.isUserInteractionEnabled = false
        window.clipsToBounds = true
        backdrop.addSubview(window)
        window.addSubview(back)
        backdrop.addSubview(front)
    }

    /// Goes to the end; inside an animation.
    func finish() {
        isCovered.toggle()
    }

    func place(in rect: CGRect) {
        let visible = slide.visibleBack(isCovered: isCovered, width: rect.width)
        // The hairline lies outside of the background.
        window.frame = CGRect(
            x: rect.minX + visible.lowerBound, y: rect.minY - 1, width: visible.upperBound - visible.lowerBound,
            height: rect.height + 2)
        back.frame = CGRect(
            x: slide.back(isCovered: isCovered, width: rect.width) - visible.lowerBound, y: 1, width: rect.width,
            height: rect.height)
        front.frame = rect.offsetBy(dx: slide.front(isHere: isCovered, width: rect.width), dy: 0)
    }

    func remove() {
        window.removeFromSuperview()
    }
}
