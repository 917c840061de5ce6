import UIKit

/// The declared background of the toolbar.
///
/// A toolbar's appearance belongs to the toolbar, not to an item of the page. So the library replaces it only while a
/// page declares a background, and restores it at the first page that does not.
@MainActor
final class ToolbarBackground {
    private weak var navigationController: UINavigationController?
    private var backdrop: BarBackdropView?
    /// The app's appearances, and the library's as the toolbar returns them.
    private var replaced: (original: Appearances, written: Appearances)?
    /// Whether the declared backgrounds stay as they are until UIKit's own comes.
    private var awaitsSystem = false

    /// The background that is shown, or that comes in the change in progress.
    var background: BarAppearance.Background { backdrop?.background ?? .system }

    private struct Appearances: Equatable {
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

        /// These, with the earlier ones where nothing has replaced what was written for them.
        @MainActor
        func keeping(_ earlier: Appearances, replacedBy written: Appearances) -> Appearances {
            var result = self
            if standard == written.standard { result.standard = earlier.standard }
            if scrollEdge == written.scrollEdge { result.scrollEdge = earlier.scrollEdge }
            if compact == written.compact { result.compact = earlier.compact }
            if compactScrollEdge == written.compactScrollEdge { result.compactScrollEdge = earlier.compactScrollEdge }
            return result
        }

        /// Writes each appearance that has not been replaced since others were written.
        @MainActor
        func restore(to toolbar: UIToolbar, since written: Appearances) {
            let current = Appearances(of: toolbar)
            if current.standard == written.standard { toolbar.standardAppearance = standard }
            if current.scrollEdge == written.scrollEdge { toolbar.scrollEdgeAppearance = scrollEdge }
            if current.compact == written.compact { toolbar.compactAppearance = compact }
            if current.compactScrollEdge == written.compactScrollEdge {
                toolbar.compactScrollEdgeAppearance = compactScrollEdge
            }
        }
    }

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    /// Shows the start of a change. Call it outside of an animation. Before a change to UIKit's own background, the
    /// declared one stays until `show(_:)` is called at the end.
    /// - Parameter isComing: whether the toolbar is about to come: it has its background from the first frame.
    func prepare(_ change: BackgroundChange, to background: BarAppearance.Background, isComing: Bool) {
        guard !isComing else { return show(background) }
        awaitsSystem = !background.isDrawn
        guard background.isDrawn else { return }
        install()
        backdrop?.prepare(change, to: background, shadow: .none)
    }

    /// Shows the end of a prepared change. Call it inside an animation.
    func animate(_ change: BackgroundChange) {
        if !awaitsSystem { backdrop?.animate(change, shadow: .none) }
    }

    /// Shows a background and ends a change in progress.
    func show(_ background: BarAppearance.Background) {
        awaitsSystem = false
        guard background.isDrawn else { return restore() }
        install()
        backdrop?.show(background, shadow: .none)
    }

    private func install() {
        guard let toolbar = navigationController?.toolbar else { return }
        let current = Appearances(of: toolbar)
        // What the app has set since would hide the background. It comes back after it.
        guard current != replaced?.written else { return }
        let original = replaced.map { current.keeping($0.original, replacedBy: $0.written) } ?? current
        let clear = UIToolbarAppearance()
        clear.configureWithTransparentBackground()
        toolbar.standardAppearance = clear
        toolbar.scrollEdgeAppearance = clear
        toolbar.compactAppearance = clear
        toolbar.compactScrollEdgeAppearance = clear
        replaced = (original, Appearances(of: toolbar))
        if backdrop == nil { backdrop = BarBackdropView(of: toolbar, edge: .bottom) }
    }

    /// Removes the background and restores the toolbar's own appearances, except those that the app has set since.
    func restore() {
        backdrop?.removeFromSuperview()
        backdrop = nil
        if let replaced, let toolbar = navigationController?.toolbar {
            replaced.original.restore(to: toolbar, since: replaced.written)
        }
        replaced = nil
    }
}
