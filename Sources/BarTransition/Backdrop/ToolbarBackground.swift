import UIKit

/// The declared background of the toolbar. A toolbar's appearance belongs to the toolbar, not to a page's item, so it is
/// changed only where a page declares a background, and given back with the first that does not.
@MainActor
final class ToolbarBackground {
    private weak var navigationController: UINavigationController?
    private var backdrop: BarBackdropView?
    private var original: Slots?

    private struct Slots: Equatable {
        var standard: UIToolbarAppearance
        var scrollEdge: UIToolbarAppearance?
        var compact: UIToolbarAppearance?
        var compactScrollEdge: UIToolbarAppearance?

        @MainActor
        init(of toolbar: UIToolbar) {
            standard = toolbar.standardAppearance
            scrollEdge = toolbar.scrollEdgeAppearance
            compact = toolbar.compactAppearance
            compactScrollEdge = toolbar.compactScrollEdgeAppearance
        }

        @MainActor
        func put(into toolbar: UIToolbar) {
            toolbar.standardAppearance = standard
            toolbar.scrollEdgeAppearance = scrollEdge
            toolbar.compactAppearance = compact
            toolbar.compactScrollEdgeAppearance = compactScrollEdge
        }
    }

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    /// Puts the start of a change on the screen; outside of any animation. Before a background of UIKit's the declared one
    /// stays until the end.
    func prepare(_ change: BackgroundChange, to background: BarBackground) {
        guard background.isDrawn else { return }
        takeOver()
        backdrop?.prepare(change, to: background, shadow: .none)
    }

    /// Goes to the end of the change; inside an animation.
    func animate(_ change: BackgroundChange) {
        backdrop?.animate(change, shadow: .none)
    }

    /// Shows a background with nothing in flight.
    func show(_ background: BarBackground) {
        guard background.isDrawn else { return giveBack() }
        takeOver()
        backdrop?.show(background, shadow: .none)
    }

    private func takeOver() {
        guard backdrop == nil, let toolbar = navigationController?.toolbar else { return }
        original = Slots(of: toolbar)
        let clear = UIToolbarAppearance()
        clear.configureWithTransparentBackground()
        toolbar.standardAppearance = clear
        toolbar.scrollEdgeAppearance = clear
        toolbar.compactAppearance = clear
        toolbar.compactScrollEdgeAppearance = clear
        let backdrop = BarBackdropView(background: .transparent, shadow: .none, edge: .bottom)
        backdrop.attach(to: toolbar)
        self.backdrop = backdrop
    }

    func giveBack() {
        backdrop?.removeFromSuperview()
        backdrop = nil
        if let original, let toolbar = navigationController?.toolbar { original.put(into: toolbar) }
        original = nil
    }
}
