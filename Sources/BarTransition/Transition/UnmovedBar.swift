import UIKit

/// A bar that comes with its page in a swipe back and that UIKit does not move: from iOS 26 it stands in its place at
/// once, over the page that is still there.
///
/// It cannot move with its page, which lies beneath the other one: then the bar would have to be cut off at that page's
/// edge, and effect views, which every bar of iOS 26 contains, must not be masked from outside. So it comes in beside the
/// edge of the page in front, and covers none of it. It ends where UIKit has put it, and only what is shown is on its way:
/// whatever UIKit writes meanwhile, nothing has to be taken back.
@MainActor
struct UnmovedBar {
    private let bar: UINavigationBar
    private let slide: PageSlide

    /// Nil where UIKit moves the bar itself.
    /// - Parameter slide: how the pages move; the bar belongs to the one beneath.
    init?(_ bar: UINavigationBar, slide: PageSlide?) {
        guard let slide, !slide.comesInFront, SystemDesign.current == .glass, bar.transform.isIdentity else {
            return nil
        }
        // Inside the transition's animation a bar that moves is shown where it starts.
        let shown = bar.layer.presentation() ?? bar.layer
        guard abs(shown.position.x - bar.layer.position.x) < 0.5 else { return nil }
        self.bar = bar
        self.slide = slide
    }

    /// Lets it come in; inside the transition's animation.
    func comeIn() {
        let away = -slide.front(isHere: false, width: bar.bounds.width)
        UIView.performWithoutAnimation { bar.transform = CGAffineTransform(translationX: away, y: 0) }
        bar.transform = .identity
    }
}
