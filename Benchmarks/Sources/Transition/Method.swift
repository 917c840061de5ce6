import BarTransition
import UIKit

/// A way in which pages get their bars.
enum Method: String, CaseIterable {
    case alone = "UIKit alone"
    case recipe = "the recipe"
    case library = "BarTransition"
    case fakeBars = "HBDNavigationBar's method"
    case appearances = "AppearanceNavigationController's method"

    @MainActor
    func page(_ bar: PageBar, title: String) -> CountingPage {
        switch self {
        case .alone, .recipe: ManualPage(bar, title: title)
        case .library: DeclaringPage(bar, title: title)
        case .fakeBars, .appearances: PlainPage(bar, title: title)
        }
    }

    /// - Returns: what the navigation controller does not keep alive.
    @MainActor
    func attach(to navigationController: UINavigationController) -> AnyObject? {
        switch self {
        case .alone: return nil
        case .recipe:
            let recipe = Recipe()
            navigationController.delegate = recipe
            return recipe
        case .library: return navigationController.attachBarTransition()
        case .fakeBars:
            let bars = FakeBars()
            bars.attach(to: navigationController)
            return bars
        case .appearances:
            let delegate = AppearanceDelegate()
            navigationController.delegate = delegate
            return delegate
        }
    }
}

/// Two pages between which a push and a pop go.
enum Pair: String, CaseIterable {
    case equal = "equal heights"
    case largeTitle = "large title to color"
    case prompt = "to a prompt"
    case hides = "to a hidden bar"
    case shows = "from a hidden bar"

    var bars: (below: PageBar, above: PageBar) {
        let red = PageBar(color: .systemRed)
        switch self {
        case .equal: return (red, PageBar(color: .systemBlue))
        case .largeTitle: return (PageBar(isLargeTitle: true), red)
        case .prompt: return (red, PageBar(color: .systemBlue, prompt: "Fill this in"))
        case .hides: return (red, PageBar(isHidden: true))
        case .shows: return (PageBar(isHidden: true), red)
        }
    }
}
