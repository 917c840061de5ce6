import Foundation

/// The built-in movement of two pages: the front one crosses the whole width, the one below 0.3 of it (fact 3.5),
/// mirrored from right to left (fact 3.7).
@MainActor
struct PageSlide {
    static let parallax: CGFloat = 0.3

    let front: PageWrapperView
    let back: PageWrapperView
    let dimming: DimmingView
    let isPush: Bool
    let isRightToLeft: Bool
    let width: CGFloat
    /// With the cross-fade preference nothing moves (fact 3.10).
    let fades: Bool
    /// The front page grows out of a view of the page below (fact 3.11).
    var zoom: PageZoom?

    private var sign: CGFloat { isRightToLeft ? -1 : 1 }
    /// Where the front page is off the screen.
    var frontAway: CGFloat { fades || zoom != nil ? 0 : sign * width }
    /// Where the back page is while covered.
    var backAway: CGFloat { fades || zoom != nil ? 0 : -sign * width * Self.parallax }

    func prepare(in container: UIView, motion: MotionMetrics) {
        container.addSubview(back)
        container.addSubview(dimming)
        container.addSubview(front)
        dimming.frame = container.bounds
        dimming.backgroundColor = zoom?.dimmingColor ?? .black
        if !fades, zoom == nil {
            front.layer.shadowOpacity = Float(motion.pageShadowOpacity)
            front.layer.shadowRadius = motion.pageShadowRadius
            front.layer.shadowOffset = .zero
        }
        set(covered: !isPush, motion: motion)
    }

    /// The wrapper of one of the two pages.
    func wrapper(of page: UIViewController) -> PageWrapperView? {
        [front, back].first { page.viewIfLoaded?.superview === $0 }
    }

    /// The end positions; inside an animation block.
    func finish(motion: MotionMetrics) {
        set(covered: isPush, motion: motion)
    }

    private func set(covered: Bool, motion: MotionMetrics) {
        if zoom == nil { front.frame.origin.x = covered ? 0 : frontAway }
        back.frame.origin.x = covered ? backAway : 0
        dimming.alpha = covered && !fades ? motion.dimming : 0
        if fades || zoom != nil { front.alpha = covered ? 1 : 0 }
        if let zoom { front.transform = covered ? .identity : zoom.toSource }
        front.layer.shadowOpacity = covered && !fades ? Float(motion.pageShadowOpacity) : 0
    }
}
