import UIKit

/// A bar that only one of two pages has and that UIKit does not move in a swipe back: from iOS 26 one that comes stands in
/// its place at once, over the page that is still there, and one that goes stays until the swipe is over. So they do on all
/// systems where an animator draws the pages, such as the library's own.
///
/// One that goes moves away with its page, which is the one in front.
///
/// One that comes cannot move with its page, which lies beneath the other one: then the bar would have to be cut off at that
/// page's edge, and effect views, which every bar of iOS 26 contains, must not be masked from outside. So it comes in beside
/// the edge of the page in front, and covers none of it.
@MainActor
struct UnmovedBar {
    private let bar: UINavigationBar
    private let slide: PageSlide

    /// Nil where UIKit moves the bar itself.
    /// - Parameters:
    ///   - slide: how the pages move.
    ///   - isByLibrary: whether the library moves them, so that UIKit moves no bar.
    init?(_ bar: UINavigationBar, slide: PageSlide?, isByLibrary: Bool) {
        guard let slide, !slide.comesInFront, isByLibrary || SystemDesign.current == .glass, bar.transform.isIdentity
        else { return nil }
        // Inside the transition's animation a bar that moves is shown where it starts.
        let shown = bar.layer.presentation() ?? bar.layer
        guard abs(shown.position.x - bar.layer.position.x) < 0.5 else { return nil }
        self.bar = bar
        self.slide = slide
    }

    /// Lets it come in; inside the transition's animation. It ends where UIKit has put it, and only what is shown is on its
    /// way: whatever UIKit writes meanwhile, nothing has to be taken back.
    func comeIn() {
        let away = -slide.front(isHere: false, width: bar.bounds.width)
        UIView.performWithoutAnimation { bar.transform = CGAffineTransform(translationX: away, y: 0) }
        bar.transform = .identity
    }

    /// Lets it go; inside the transition's animation. `settle()` has to follow.
    func goOut() {
        bar.transform = CGAffineTransform(translationX: slide.front(isHere: false, width: bar.bounds.width), y: 0)
    }

    /// After `goOut()`: the bar is UIKit's again, which puts it where it belongs as soon as its visibility is written.
    func settle() {
        bar.transform = .identity
    }
}
