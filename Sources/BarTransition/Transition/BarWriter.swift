import UIKit

/// Writes the values of the bars themselves, and restores those that the app has not changed since.
@MainActor
final class BarWriter {
    private weak var navigationController: UINavigationController?
    private var tintColor = WrittenValue<UIColor?>()
    private var barStyle = WrittenValue<UIBarStyle>()
    private var isHidden = WrittenValue<Bool>()
    private var toolbarTintColor = WrittenValue<UIColor?>()
    private var isToolbarHidden = WrittenValue<Bool>()

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    /// The current values for pages that declare none.
    var baseline: BarBaseline {
        guard let navigationController else { return BarBaseline() }
        let bar = navigationController.navigationBar
        var baseline = BarBaseline(
            tintColor: tintColor.baseline(bar.tintColor), barStyle: barStyle.baseline(bar.barStyle),
            isHidden: navigationController.isNavigationBarHidden,
            toolbarTintColor: toolbarTintColor.baseline(navigationController.toolbar.tintColor),
            isToolbarHidden: isToolbarHidden.baseline(navigationController.isToolbarHidden))
        if case .restore(let original) = isHidden.baseline(baseline.isHidden) { baseline.isHidden = original }
        return baseline
    }

    /// Writes the tint colors and the bar style; animates inside an animation. Idempotent.
    func writeAppearance(_ state: BarState) {
        writeTintColors(state)
        writeBarStyle(state)
    }

    func writeTintColors(_ state: BarState) {
        guard let navigationController else { return }
        let bar = navigationController.navigationBar
        if let color = tintColor.recordWrite(
            of: state.tintColor, current: bar.tintColor, original: bar.explicitTintColor)
        {
            bar.tintColor = color
        }
        // A navigation controller creates its toolbar on first access.
        guard state.toolbar.tintColor != .keep, let toolbar = navigationController.toolbar else { return }
        if let color = toolbarTintColor.recordWrite(
            of: state.toolbar.tintColor, current: toolbar.tintColor, original: toolbar.explicitTintColor)
        {
            toolbar.tintColor = color
        }
    }

    func writeBarStyle(_ state: BarState) {
        guard let navigationController else { return }
        let bar = navigationController.navigationBar
        guard let style = barStyle.recordWrite(of: state.barStyle, current: bar.barStyle, original: bar.barStyle)
        else { return }
        bar.barStyle = style
        navigationController.updateStatusBarStyle()
    }

    /// Shows or hides the navigation bar.
    func writeVisibility(_ state: BarState, animated: Bool) {
        guard let navigationController else { return }
        let current = navigationController.isNavigationBarHidden
        guard let hidden = isHidden.recordWrite(of: state.visibility, current: current, original: current) else {
            return
        }
        if animated {
            navigationController.setNavigationBarHidden(hidden, animated: true)
        } else {
            // On iOS 26, setNavigationBarHidden(_:animated:) without animation draws the bar without title and buttons
            // for one frame; the property does not.
            navigationController.isNavigationBarHidden = hidden
        }
    }

    /// Shows or hides the toolbar.
    func writeToolbarVisibility(_ state: BarState, animated: Bool) {
        guard let navigationController else { return }
        let current = navigationController.isToolbarHidden
        guard let hidden = isToolbarHidden.recordWrite(of: state.toolbar.isHidden, current: current, original: current)
        else { return }
        navigationController.setToolbarHidden(hidden, animated: animated)
    }

    /// Restores all values that the app has not changed since.
    func restoreAll() {
        let state = BarState(nil, baseline: baseline)
        writeAppearance(state)
        writeVisibility(state, animated: false)
        writeToolbarVisibility(state, animated: false)
    }
}

extension UIView {
    /// The tint color that is set on the view itself, or nil if it inherits one. `tintColor` returns the inherited
    /// color as well, so this sets nil for a moment and compares.
    fileprivate var explicitTintColor: UIColor? {
        var explicit: UIColor?
        UIView.performWithoutAnimation {
            let current = tintColor
            tintColor = nil
            guard tintColor != current else { return }
            explicit = current
            tintColor = current
        }
        return explicit
    }
}

extension UIViewController {
    /// Updates the status bar; visionOS has none.
    fileprivate func updateStatusBarStyle() {
        #if !os(visionOS)
            setNeedsStatusBarAppearanceUpdate()
        #endif
    }
}
