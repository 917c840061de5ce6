import UIKit

/// Animates a content pop like UIKit's own pop: the outgoing page slides away from above the incoming one.
@MainActor
final class ContentPopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// In seconds: the duration that UIKit's transition coordinators report.
    private static let duration: TimeInterval = 0.35
    /// Alpha of the black view above the covered page. The library's own choice, similar to UIKit's.
    private static let dimming: CGFloat = 0.1
    /// Width in points, and alpha, of the shadow at the edge of the front page. The library's own choices.
    private static let shadow = (width: CGFloat(9), alpha: CGFloat(0.2))

    private let slide: PageSlide
    /// Called at the end of the transition, completed or canceled.
    var onEnd: () -> Void = {}

    init(isRightToLeft: Bool) {
        slide = PageSlide(comesInFront: false, isRightToLeft: isRightToLeft)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let page = transitionContext.viewController(forKey: .to),
            let incoming = transitionContext.view(forKey: .to), let outgoing = transitionContext.view(forKey: .from)
        else { return transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
        let container = transitionContext.containerView
        incoming.frame = transitionContext.finalFrame(for: page)
        container.insertSubview(incoming, at: 0)
        let overlay = makeOverlay(container.bounds)
        let crossFades = UIAccessibility.prefersCrossFadeTransitions
        let width = container.bounds.width
        let offscreen = CGAffineTransform(translationX: slide.frontOffset(isOnscreen: false, width: width), y: 0)
        let covered = CGAffineTransform(translationX: slide.backOffset(isCovered: true, width: width), y: 0)
        let original = (incoming: incoming.transform, outgoing: outgoing.transform, alpha: outgoing.alpha)
        if !crossFades {
            container.insertSubview(overlay.dimming, aboveSubview: incoming)
            container.insertSubview(overlay.shadow, aboveSubview: overlay.dimming)
            incoming.transform = original.incoming.concatenating(covered)
        }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveLinear) {
            if crossFades {
                outgoing.alpha = 0
            } else {
                incoming.transform = original.incoming
                outgoing.transform = original.outgoing.concatenating(offscreen)
                overlay.shadow.transform = offscreen
                overlay.shadow.alpha = 0
                overlay.dimming.alpha = 0
            }
        } completion: { _ in
            let isCancelled = transitionContext.transitionWasCancelled
            (incoming.transform, outgoing.transform, outgoing.alpha) = original
            overlay.dimming.removeFromSuperview()
            overlay.shadow.removeFromSuperview()
            if isCancelled { incoming.removeFromSuperview() }
            transitionContext.completeTransition(!isCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { onEnd() }

    /// Creates the view that darkens the back page, and the shadow at the edge of the front page.
    private func makeOverlay(_ bounds: CGRect) -> (dimming: UIView, shadow: GradientView) {
        let dimming = UIView(frame: bounds)
        dimming.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
        let x = slide.isRightToLeft ? bounds.maxX : bounds.minX - Self.shadow.width
        let shadow = GradientView(frame: CGRect(x: x, y: bounds.minY, width: Self.shadow.width, height: bounds.height))
        let colors = [UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: Self.shadow.alpha)]
        shadow.show(
            BarAppearance.Gradient(
                colors: slide.isRightToLeft ? colors.reversed() : colors, startPoint: CGPoint(x: 0, y: 0.5),
                endPoint: CGPoint(x: 1, y: 0.5)))
        return (dimming, shadow)
    }
}
