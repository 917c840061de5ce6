import Foundation

/// An animated scroll: the offset itself changes in 18 steps over 0.3 seconds; no layer is animated (facts 10.14,
/// m7.3).
@MainActor
final class ScrollAnimation {
    private static let duration: TimeInterval = 0.3
    private static let steps = 18

    private let clock = Simulator.current.clock
    private var events: [VirtualClock.Event] = []

    private let reportsEnd: Bool

    private init(reportsEnd: Bool) {
        self.reportsEnd = reportsEnd
    }

    /// Starts an animation, after cancelling an earlier one of the same view.
    /// - Parameter reportsEnd: Whether `scrollViewDidEndScrollingAnimation(_:)` is called at the end; the documentation names
    ///   animations that the app starts.
    static func run(
        _ scrollView: UIScrollView, to end: CGPoint, reportsEnd: Bool = true, completion: (@MainActor () -> Void)? = nil
    ) {
        stop(scrollView)
        let animation = ScrollAnimation(reportsEnd: reportsEnd)
        scrollView.scrollAnimation = animation
        animation.schedule(scrollView, to: end, completion)
    }

    /// Cancels the animation; the contents stay where they are.
    static func stop(_ scrollView: UIScrollView) {
        guard let animation = scrollView.scrollAnimation else { return }
        scrollView.scrollAnimation = nil
        scrollView.movementDidEnd()
        for event in animation.events { animation.clock.cancel(event) }
    }

    private func schedule(_ scrollView: UIScrollView, to end: CGPoint, _ completion: (@MainActor () -> Void)?) {
        let start = scrollView.contentOffset
        events = (1...Self.steps).map { step in
            let fraction = Double(step) / Double(Self.steps)
            return clock.schedule(at: clock.now + Self.duration * fraction) { [weak scrollView, reportsEnd] in
                guard let scrollView else { return }
                let progress = CGFloat((1 - cos(Double.pi * fraction)) / 2)
                scrollView.contentOffset = CGPoint(
                    x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
                guard step == Self.steps else { return }
                scrollView.scrollAnimation = nil
                scrollView.movementDidEnd()
                if reportsEnd { scrollView.storedDelegate?.scrollViewDidEndScrollingAnimation(scrollView) }
                completion?()
            }
        }
    }
}
