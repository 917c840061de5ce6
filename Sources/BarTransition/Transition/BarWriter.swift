import UIKit

/// Writes the bars' own values, and gives back what is still the library's.
@MainActor
final class BarWriter {
    private weak var navigationController: UINavigationController?
    private var tint = WrittenValue<UIColor?>()
    private var barStyle = WrittenValue<UIBarStyle>()
    private var isHidden = WrittenValue<Bool>()
    private var toolbarTint = WrittenValue<UIColor?>()
    private var toolbarHidden = WrittenValue<Bool>()

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    /// What pages that declare nothing get at this moment.
    var baseline: BarBaseline {
        guard let navigationController else { return BarBaseline() }
        let bar = navigationController.navigationBar
        var baseline = BarBaseline(
            tintColor: tint.baseline(bar.tintColor), barStyle: barStyle.baseline(bar.barStyle),
            isHidden: navigationController.isNavigationBarHidden,
            toolbarTint: toolbarTint.baseline(navigationController.toolbar.tintColor),
            toolbarHidden: toolbarHidden.baseline(navigationController.isToolbarHidden))
        if case .restore(let original) = isHidden.baseline(baseline.isHidden) { baseline.isHidden = original }
        return baseline
    }

    /// Tints and status bar style; inside an animation they change with it. The same state again changes nothing.
    func writeLooks(_ state: BarState) {
        writeTint(state)
        writeBarStyle(state)
    }

    func writeTint(_ state: BarState) {
        guard let navigationController else { return }
        let bar = navigationController.navigationBar
        if let color = tint.take(state.tintColor, present: bar.tintColor, own: bar.ownTintColor) {
            bar.tintColor = color
        }
        // Asking a controller for its toolbar makes it one.
        guard state.toolbar.tintColor != .keep, let toolbar = navigationController.toolbar else { return }
        if let color = toolbarTint.take(
            state.toolbar.tintColor, present: toolbar.tintColor, own: toolbar.ownTintColor)
        {
            toolbar.tintColor = color
        }
    }

    func writeBarStyle(_ state: BarState) {
        guard let navigationController else { return }
        let bar = navigationController.navigationBar
        guard let style = barStyle.take(state.barStyle, present: bar.barStyle, own: bar.barStyle) else { return }
        bar.barStyle = style
        navigationController.statusBarStyleMayHaveChanged()
    }

    /// The real visibility of the navigation bar.
    func writeVisibility(_ state: BarState, animated: Bool) {
        guard let navigationController else { return }
        let present = navigationController.isNavigationBarHidden
        guard let hidden = isHidden.take(state.visibility, present: present, own: present) else { return }
        if animated {
            navigationController.setNavigationBarHidden(hidden, animated: true)
        } else {
            // The method without animation leaves the bar of iOS 26 without title and buttons for a frame (fact 5.3.6).
            navigationController.isNavigationBarHidden = hidden
        }
    }

    /// The real visibility of the toolbar.
    func writeToolbarVisibility(_ state: BarState, animated: Bool) {
        guard let navigationController else { return }
        let present = navigationController.isToolbarHidden
        guard let hidden = toolbarHidden.take(state.toolbar.isHidden, present: present, own: present) else { return }
        navigationController.setToolbarHidden(hidden, animated: animated)
    }

    /// Gives back what is still the library's.
    func restoreAll() {
        let state = BarState(nil, baseline: baseline)
        writeLooks(state)
        writeVisibility(state, animated: false)
        writeToolbarVisibility(state, animated: false)
    }
}

extension UIView {
    /// The tint set on the view itself, or nil where it inherits one. The getter cannot tell the two apart, so the view is
    /// asked what it would inherit.
    fileprivate var ownTintColor: UIColor? {
        var own: UIColor?
        UIView.performWithoutAnimation {
            let shown = tintColor
            tintColor = nil
            guard tintColor != shown else { return }
            own = shown
            tintColor = shown
        }
        return own
    }
}
