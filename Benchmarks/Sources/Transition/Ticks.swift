import BarTransition
import UIKit

/// A page whose bar follows a scroll position.
@MainActor
struct Ticks {
    static let count = 100
    private let stage: Stage
    private let page: DeclaringPage
    private let clear: BarAppearance
    private let solid: BarAppearance

    init(from: UIColor, to: UIColor) {
        stage = Stage(.library, .equal, .iPhone15(iOS: 18), depth: 1)
        guard let page = stage.navigationController.topViewController as? DeclaringPage else {
            fatalError("Ticks: the page on top declares no bar; make the stage with the method .library.")
        }
        self.page = page
        clear = BarAppearance(background: .color(from), largeTitleDisplayMode: .never, isHidden: false)
        solid = BarAppearance(background: .color(to), largeTitleDisplayMode: .never, isHidden: false)
    }

    /// Scrolls from the one appearance to the other in `count` steps.
    func play() {
        for tick in 1...Self.count {
            page.scrolled = clear.mixed(with: solid, by: CGFloat(tick) / CGFloat(Self.count + 1))
            page.setNeedsBarAppearanceUpdate(animated: false)
        }
    }
}
