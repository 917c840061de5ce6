import UIKit

/// A scroll view whose content is to stay where it is on the screen, also where the view itself is moved by UIKit, as pages
/// below an opaque bar are when the bar comes or goes.
@MainActor
final class HeldScroll {
    let view: UIScrollView
    private let original: CGPoint
    private var held: CGPoint?

    init(_ view: UIScrollView) {
        self.view = view
        original = view.contentOffset
    }

    /// Where the content begins on the screen.
    static func place(of view: UIScrollView) -> CGFloat {
        top(of: view) - view.contentOffset.y
    }

    private static func top(of view: UIScrollView) -> CGFloat {
        view.superview?.convert(view.frame.origin, to: nil).y ?? view.frame.minY
    }

    func hold(at place: CGFloat) {
        let wanted = CGPoint(x: view.contentOffset.x, y: Self.top(of: view) - place)
        if abs(view.contentOffset.y - wanted.y) > 0.01 { view.contentOffset = wanted }
        held = view.contentOffset
    }

    /// Whether the offset is still the one that was held: any other one is the page's or the user's.
    var isUntouched: Bool { held == view.contentOffset }

    /// Gives the offset back that the page had.
    func restore() {
        held = nil
        if view.contentOffset != original { view.contentOffset = original }
    }
}
