import Foundation

/// The zoom of a page out of a view of the page below (iOS 18, fact 3.11). How exactly UIKit morphs the two is not known:
/// here the page grows out of the view's place, fading in, and the page below stays.
@MainActor
struct PageZoom {
    /// Takes the whole page to the place of the source view.
    let toSource: CGAffineTransform
    let dimmingColor: UIColor?

    /// Nil where the standard transition runs: with another preference, before iOS 18, or with Reduce Motion.
    init?(zoomed: UIViewController, over source: UIViewController, in container: UIView) {
        guard Simulator.current.profile.system >= 18, !UIAccessibility.isReduceMotionEnabled,
            case .zoom(let options, let provider)? = zoomed.preferredTransition?.kind
        else { return nil }
        typealias Zoom = UIViewController.Transition
        let bounds = container.bounds
        let view = provider(Zoom.ZoomSourceViewProviderContext(source: source, zoomed: zoomed))
        let place =
            view.map { $0.convert($0.bounds, to: source.view) }
            ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
        var part = bounds
        if let view, let provider = options?.alignmentRectProvider,
            let rect = provider(Zoom.AlignmentRectContext(source: view, zoomed: zoomed)), !rect.isEmpty
        {
            part = rect
        }
        let scale = max(place.width / max(part.width, 1), 0.01)
        toSource = CGAffineTransform(
            translationX: place.midX - bounds.midX - (part.midX - bounds.midX) * scale,
            y: place.midY - bounds.midY - (part.midY - bounds.midY) * scale
        ).scaledBy(x: scale, y: scale)
        dimmingColor = options?.dimmingColor
    }
}

extension UINavigationController {
    /// Whether a zoomed page lets a finger begin to take it back.
    func zoomAllowsDismissal(_ recognizer: UIGestureRecognizer) -> Bool {
        guard Simulator.current.profile.system >= 18, let page = topViewController,
            case .zoom(let options, _)? = page.preferredTransition?.kind,
            let question = options?.interactiveDismissShouldBegin
        else { return true }
        let speed = (recognizer as? UIPanGestureRecognizer)?.velocity(in: page.view) ?? .zero
        return question(
            UIViewController.Transition.InteractionContext(
                location: recognizer.location(in: page.view), velocity: CGVector(dx: speed.x, dy: speed.y),
                willBegin: true))
    }
}
