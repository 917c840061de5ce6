import UIKit

/// Draws a pop of the library's own as UIKit draws its own: the page slides away and uncovers the one beneath.
@MainActor
final class SlidingPopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Seconds: what UIKit's coordinators report for its own.
    private static let duration: TimeInterval = 0.35
    /// Black over the page that is covered, 0...1. A choice of ours, as faint as UIKit's.
    private static let dimming: CGFloat = 0.1
    /// Points, and black at the edge of the page in front, 0...1. Choices of ours.
    private static let shadow = (width: CGFloat(9), alpha: CGFloat(0.2))

    private let slide: PageSlide

    init(isRightToLeft: Bool) {
        slide = PageSlide(comesInFront: false, isRightToLeft: isRightToLeft)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let page = transitionContext.viewController(forKey: .to),
            let coming = transitionContext.view(forKey: .to), let leaving = transitionContext.view(forKey: .from)
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        coming.frame = transitionContext.finalFrame(for: page)
        container.insertSubview(coming, at: 0)
        let between = betweenPages(container.bounds)
        container.insertSubview(between.dimming, aboveSubview: coming)
        container.insertSubview(between.shadow, aboveSubview: between.dimming)
        let fades = UIAccessibility.prefersCrossFadeTransitions
        let width = container.bounds.width
        let away = CGAffineTransform(translationX: slide.front(isHere: false, width: width), y: 0)
        let covered = CGAffineTransform(translationX: slide.back(isCovered: true, width: width), y: 0)
        let own = (coming: coming.transform, leaving: leaving.transform, alpha: leaving.alpha)
        if !fades { coming.transform = own.coming.concatenating(covered) }
        between.dimming.isHidden = fades
        between.shadow.isHidden = fades
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveLinear) {
            if fades {
                leaving.alpha = 0
            } else {
                coming.transform = own.coming
                leaving.transform = own.leaving.concatenating(away)
                between.shadow.transform = away
                between.shadow.alpha = 0
                between.dimming.alpha = 0
            }
        } completion: { _ in
            let isCancelled = transitionContext.transitionWasCancelled
            (coming.transform, leaving.transform, leaving.alpha) = own
            between.dimming.removeFromSuperview()
            between.shadow.removeFromSuperview()
            if isCancelled { coming.removeFromSuperview() }
            transitionContext.completeTransition(!isCancelled)
        }
    }

    /// What darkens the page beneath, all of it and along the edge of the one in front.
    private func betweenPages(_ bounds: CGRect) -> (dimming: UIView, shadow: GradientView) {
        let dimming = UIView(frame: bounds)
        dimming.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
        let x = slide.isRightToLeft ? bounds.maxX : bounds.minX - Self.shadow.width
        let shadow = GradientView(frame: CGRect(x: x, y: bounds.minY, width: Self.shadow.width, height: bounds.height))
        let colors = [UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: Self.shadow.alpha)]
        shadow.show(
            BarGradient(
                colors: slide.isRightToLeft ? colors.reversed() : colors, startPoint: CGPoint(x: 0, y: 0.5),
                endPoint: CGPoint(x: 1, y: 0.5)))
        for view in [dimming, shadow] { view.isUserInteractionEnabled = false }
        return (dimming, shadow)
    }
}
