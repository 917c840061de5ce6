import Foundation

/// The standard animation of a push or pop: the front page moves by the whole width, the back page by 0.3 of it (fact
/// 3.5), mirrored in right-to-left layouts (fact 3.7).
@MainActor
struct NavigationSlide {
    static let parallax: CGFloat = 0.3

    let front: PageWrapperView
    let back: PageWrapperView
    let dimming: DimmingView
    let isPush: Bool
    let isRightToLeft: Bool
    let width: CGFloat
    /// The pages cross-fade and do not move (fact 3.10).
    let fades: Bool
    /// The front page zooms from a view of the back page (fact 3.11).
    var zoom: NavigationZoom?

    private var sign: CGFloat { isRightToLeft ? -1 : 1 }
    /// The front page's x when it is off the screen.
    var frontAway: CGFloat { fades || zoom != nil ? 0 : sign * width }
    /// The back page's x while it is covered.
    var backAway: CGFloat { fades || zoom != nil ? 0 : -sign * width * Self.parallax }

    /// Adds the views at their start positions.
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

    /// The part of the back page that the front page does not cover, in the container's coordinates.
    var visiblePartOfBack: @MainActor () -> CGRect? {
        { [weak front, width, isRightToLeft] in
            guard let front else { return nil }
            let shown = front.layer.shownModel.frame
            return isRightToLeft
                ? CGRect(x: shown.maxX, y: -10_000, width: max(width - shown.maxX, 0), height: 20_000)
                : CGRect(x: 0, y: -10_000, width: max(shown.minX, 0), height: 20_000)
        }
    }

    /// Sets the end positions; call inside an animation block.
    func finish(motion: MotionMetrics) {
        set(covered: isPush, motion: motion)
    }

    private func set(covered: Bool, motion: MotionMetrics) {
        if zoom == nil { front.frame.origin.x = covered ? 0 : frontAway }
        back.frame.origin.x = covered ? backAway : 0
        dimming.alpha = covered && !fades ? motion.dimming : 0
        if fades || zoom != nil { front.alpha = covered ? 1 : 0 }
        if let zoom { front.transform = covered ? .identity : zoom.toSource }
        let shadow = covered && !fades ? Float(motion.pageShadowOpacity) : 0
        front.layer.change(.shadowOpacity, \.shadowOpacity, to: shadow, isUIKits: true)
    }
}

/// The zoom transition (iOS 18, fact 3.11). UIKit's exact morph is unknown: here the page grows from the source view's
/// frame while it fades in, and the back page stays.
@MainActor
struct NavigationZoom {
    /// Transforms the page to the source view's frame.
    let toSource: CGAffineTransform
    let dimmingColor: UIColor?

    /// Nil if the standard transition runs: with another preference, before iOS 18, or with Reduce Motion.
    init?(zoomed: UIViewController, over source: UIViewController, in container: UIView) {
        guard Simulator.current.profile.system >= 18, !UIAccessibility.isReduceMotionEnabled,
            case .zoom(let options, let provider)? = zoomed.preferredTransition?.kind
        else { return nil }
        typealias Zoom = UIViewController.Transition
        let bounds = container.bounds
        let view = provider(Zoom.ZoomSourceViewProviderContext(source: source, zoomed: zoomed))
        let sourceFrame =
            view.map { $0.convert($0.bounds, to: source.view) }
            ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
        var part = bounds
        if let view, let provider = options?.alignmentRectProvider,
            let rect = provider(Zoom.AlignmentRectContext(source: view, zoomed: zoomed)), !rect.isEmpty
        {
            part = rect
        }
        let scale = max(sourceFrame.width / max(part.width, 1), 0.01)
        toSource = CGAffineTransform(
            translationX: sourceFrame.midX - bounds.midX - (part.midX - bounds.midX) * scale,
            y: sourceFrame.midY - bounds.midY - (part.midY - bounds.midY) * scale
        ).scaledBy(x: scale, y: scale)
        dimmingColor = options?.dimmingColor
    }
}

/// The root view of a navigation controller.
@MainActor
final class NavigationLayoutView: UIView {
    weak var navigationController: UINavigationController?
}

/// Contains the wrappers of the pages.
@MainActor
final class NavigationTransitionView: UIView {}

/// Contains one page's view; has its shadow during a slide.
@MainActor
final class PageWrapperView: UIView {}

/// Dims the back page (fact 3.6).
@MainActor
final class DimmingView: UIView {}
