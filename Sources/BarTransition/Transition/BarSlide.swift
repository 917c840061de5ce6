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
    ///   - remainder: the bar's `animatedOffset` before UIKit began the transition: not 0 if the transition interrupts
    ///     another one, whose animation of the bar and of its page continues.
    init?(_ bar: UINavigationBar, slide: PageSlide?, isByLibrary: Bool, remainder: CGFloat) {
        let transform = bar.transform
        guard let slide, isByLibrary || SystemVersion.isAtLeast(26),
            transform == CGAffineTransform(translationX: 0, y: transform.ty)
        else { return nil }
        // If UIKit has added an animation of the bar's position, the presentation layer is at its start.
        guard abs(Self.animatedOffset(of: bar) - remainder) < 0.5 else { return nil }
        self.bar = bar
        self.slide = slide
        ownTransform = transform
    }

    /// The bar's transform when it is moved horizontally, in points.
    private func transform(movedBy offset: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: offset, y: ownTransform.ty)
    }

    /// The horizontal distance of the bar on the screen from the position to which its animations move it, in points.
    static func animatedOffset(of bar: UINavigationBar) -> CGFloat {
        guard bar.layer.animationKeys() != nil, let presented = bar.layer.presentation() else { return 0 }
        return presented.position.x - bar.layer.position.x
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
