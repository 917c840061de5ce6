import UIKit

/// Moves the bar with one page during a pop, if only that page shows it and UIKit does not move it.
///
/// From iOS 26 UIKit does not move the bar during an interactive pop: an incoming bar is at its final position at once,
/// above the outgoing page, and an outgoing bar stays until the end. On all systems UIKit does not move it with an
/// animator either, such as the library's own.
///
/// An outgoing bar moves away with its page, the front one. An incoming bar cannot move with its page, the back one: it
/// would have to be clipped at the front page's edge, and a visual effect view, which every bar of iOS 26 contains,
/// must not be masked by its superviews (`UIVisualEffectView`). So it moves in beside the edge of the front page and
/// does not cover it.
@MainActor
struct BarSlide {
    private let bar: UINavigationBar
    private let slide: PageSlide
    /// The bar's own transform. No document says whether a minimized bar has one (iOS 27).
    private let ownTransform: CGAffineTransform

    /// Nil if UIKit moves the bar itself, if the pages do not slide, and for a bar with another transform.
    /// - Parameters:
    ///   - slide: how the pages slide; nil if they do not.
    ///   - isByLibrary: whether the library's own animator moves the pages.
    ///   - motion: the bar's motion before UIKit began the transition: the transition can interrupt another one, whose animation of
    ///     the bar and of its page continues.
    init?(_ bar: UINavigationBar, slide: PageSlide?, isByLibrary: Bool, after motion: Motion) {
        let transform = bar.transform
        guard let slide, isByLibrary || SystemVersion.isAtLeast(26),
            transform == CGAffineTransform(translationX: 0, y: transform.ty)
        else { return nil }
        // Otherwise UIKit has added an animation of the bar's position.
        guard Motion(of: bar).isClose(to: motion) else { return nil }
        self.bar = bar
        self.slide = slide
        ownTransform = transform
    }

    /// The bar's transform when it is moved horizontally, in points.
    private func transform(movedBy offset: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: offset, y: ownTransform.ty)
    }

    /// The horizontal distances of a bar from the position to which its animations move it, in points.
    @MainActor
    struct Motion {
        private var onScreen: CGFloat = 0
        /// The distance at which the animations begin: on the screen nothing shows of one that was added in this turn (CALayer.h,
        /// `presentationLayer`).
        private var atStart: CGFloat = 0

        init(of bar: UINavigationBar) {
            let layer = bar.layer
            guard let keys = layer.animationKeys() else { return }
            if let presented = layer.presentation() { onScreen = presented.position.x - layer.position.x }
            for key in keys {
                guard let animation = layer.animation(forKey: key) as? CABasicAnimation,
                    animation.keyPath == "position", let start = animation.fromValue as? CGPoint
                else { continue }
                atStart += animation.isAdditive ? start.x : start.x - layer.position.x
            }
        }

        func isClose(to other: Motion) -> Bool {
            abs(onScreen - other.onScreen) < 0.5 && abs(atStart - other.atStart) < 0.5
        }
    }

    /// Moves an incoming bar in. Call it inside the transition's animation. The transform's model value is the bar's own
    /// afterwards, so nothing has to be undone.
    func slideIn() {
        let offset = -slide.frontOffset(isOnscreen: false, width: bar.bounds.width)
        UIView.performWithoutAnimation { bar.transform = transform(movedBy: offset) }
        bar.transform = ownTransform
    }

    /// Moves an outgoing bar out. Call it inside the transition's animation, and `reset()` afterwards.
    func slideOut() {
        let offset = slide.frontOffset(isOnscreen: false, width: bar.bounds.width)
        bar.transform = transform(movedBy: offset)
    }

    /// Undoes `slideOut()`. Idempotent: UIKit can have given the bar another transform since.
    func reset() {
        if bar.transform.tx != 0 { bar.transform = ownTransform }
    }
}
