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
    /// The app's own visibility of the bars, as far as UIKit's modes leave a trace of it.
    private var appHides: Hidden
    private var hasBeenInWindow = false
    /// Whether UIKit hid bars by itself when `noteVisibility()` was last called. Apps turn the modes off in `viewWillDisappear`.
    private var hidBarsByItself = false

    private struct Hidden {
        var bar: Bool
        var toolbar: Bool
    }

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
        appHides = Hidden(
            bar: navigationController.isNavigationBarHidden, toolbar: navigationController.isToolbarHidden)
    }

    /// Whether tint colors and styles can be written: not before the bar has been in a window. UIKit applies the values of
    /// `UIAppearance` there, and only those that nobody has set (fact 6.1.7).
    var canWriteAppearance: Bool {
        if !hasBeenInWindow, navigationController?.navigationBar.window != nil { hasBeenInWindow = true }
        return hasBeenInWindow
    }

    /// The current values for pages that declare none.
    var baseline: BarBaseline {
        guard let navigationController else { return BarBaseline() }
        let bar = navigationController.navigationBar
        var baseline = BarBaseline(
            tintColor: tintColor.baseline(bar.undimmedTintColor), barStyle: barStyle.baseline(bar.barStyle),
            isHidden: navigationController.isNavigationBarHidden,
            toolbarTintColor: toolbarTintColor.baseline(navigationController.toolbar.undimmedTintColor),
            isToolbarHidden: isToolbarHidden.baseline(navigationController.isToolbarHidden))
        if case .restore(let original) = isHidden.baseline(baseline.isHidden) { baseline.isHidden = original }
        return baseline
    }

    /// Writes the tint colors and the bar style; animates inside an animation. Idempotent.
    func writeAppearance(_ state: BarState) {
        writeBarTintColor(state)
        writeToolbarTintColor(state)
        writeBarStyle(state)
    }

    func writeBarTintColor(_ state: BarState) {
        guard let navigationController else { return }
        write(state.tintColor, to: navigationController.navigationBar, recordedIn: \.tintColor)
    }

    private func write(
        _ target: TargetValue<UIColor?>, to bar: UIView,
        recordedIn record: ReferenceWritableKeyPath<BarWriter, WrittenValue<UIColor?>>
    ) {
        // Behind a presentation, reading the tint calls the app, which can call this again.
        let current = bar.undimmedTintColor
        var written = self[keyPath: record]
        if target == .keep { written.forgetReplaced(by: current) }
        let isOurs = written.baseline(current) != .keep
        let color = written.recordWrite(of: target, current: current, original: bar.ownTintColor)
        self[keyPath: record] = written
        if let color {
            bar.tintColor = color
        } else if !isOurs, let declared = target.declared {
            // The bar can have inherited the same color. With one of its own it does not follow the next one of the window.
            bar.tintColor = declared
        }
    }

    private func writeToolbarTintColor(_ state: BarState) {
        // A navigation controller creates its toolbar on first access.
        guard let navigationController, state.toolbar.tintColor != .keep || toolbarTintColor.isWritten,
            let toolbar = navigationController.toolbar
        else { return }
        write(state.toolbar.tintColor, to: toolbar, recordedIn: \.toolbarTintColor)
    }

    /// Writes the tint color of a toolbar that is there. One that comes has it already, and one that goes keeps its own.
    func writeShownToolbarTintColor(_ state: BarState) {
        if navigationController?.isToolbarHidden == false { writeToolbarTintColor(state) }
    }

    /// Restores once more what an earlier state of the same page has restored, unless the app has set another value since.
    func repeatRestores(of earlier: BarState, in state: inout BarState) {
        guard let navigationController else { return }
        let bar = navigationController.navigationBar
        state.tintColor.repeatRestore(of: earlier.tintColor, current: bar.ownTintColor)
        // A navigation controller creates its toolbar on first access.
        state.toolbar.tintColor.repeatRestore(
            of: earlier.toolbar.tintColor, current: navigationController.toolbar.ownTintColor)
        state.toolbar.isHidden.repeatRestore(
            of: earlier.toolbar.isHidden, current: navigationController.isToolbarHidden)
    }

    func writeBarStyle(_ state: BarState) {
        guard let navigationController else { return }
        let bar = navigationController.navigationBar
        if state.barStyle == .keep { barStyle.forgetReplaced(by: bar.barStyle) }
        guard let style = barStyle.recordWrite(of: state.barStyle, current: bar.barStyle, original: bar.barStyle)
        else { return }
        bar.barStyle = style
        navigationController.updateStatusBar()
    }

    /// Shows or hides the navigation bar.
    /// - Returns: whether that is a change. Without a bar the page decides about the status bar, which a transition updates. Whether
    ///   UIKit does so outside of one is not documented.
    @discardableResult
    func writeVisibility(_ state: BarState, animated: Bool) -> Bool {
        guard let navigationController else { return false }
        let current = navigationController.isNavigationBarHidden
        let hidden = isHidden.recordWrite(
            of: state.visibility, current: current, original: original(current, \.bar, before: state.visibility))
        if let hidden { navigationController.setNavigationBarHidden(hidden, animated: animated) }
        return hidden != nil
    }

    /// Shows or hides the toolbar.
    func writeToolbarVisibility(_ state: BarState, animated: Bool) {
        guard let navigationController else { return }
        let current = navigationController.isToolbarHidden
        let target = state.toolbar.isHidden
        let hidden = isToolbarHidden.recordWrite(
            of: target, current: current, original: original(current, \.toolbar, before: target))
        guard let hidden else { return }
        // A toolbar that comes has its tint color from the first frame.
        if !hidden, canWriteAppearance { UIView.performWithoutAnimation { writeToolbarTintColor(state) } }
        navigationController.setToolbarHidden(hidden, animated: animated)
    }

    /// The visibility to restore after a declared one. A bar that is hidden may have hidden itself; UIKit hides no bar again
    /// when a view controller returns, and neither does the library.
    private func original(
        _ isHidden: Bool, _ bar: WritableKeyPath<Hidden, Bool>, before target: TargetValue<Bool>
    ) -> Bool {
        let mayBeUIKits = hidBarsByItself || navigationController?.hidesBarsByItself == true
        // Who has hidden the bar matters only if the library is about to show it.
        if isHidden, mayBeUIKits { return target == .set(false) ? appHides[keyPath: bar] : isHidden }
        appHides[keyPath: bar] = isHidden
        return isHidden
    }

    /// Stores whether UIKit hides bars by itself, and the bars that the app shows. Call it while a page is shown, before the next
    /// transition.
    func noteVisibility() {
        guard let navigationController else { return }
        hidBarsByItself = navigationController.hidesBarsByItself
        // A visible bar that the library has not shown is the app's own choice. If it is hidden later, UIKit may have done that.
        if !navigationController.isNavigationBarHidden, isHidden.baseline(false) == .keep { appHides.bar = false }
        if !navigationController.isToolbarHidden, isToolbarHidden.baseline(false) == .keep { appHides.toolbar = false }
    }

    /// The visibility of both bars, with what is known about its origin.
    struct Visibility {
        var isHidden: Bool
        var isToolbarHidden: Bool
        fileprivate let written: WrittenValue<Bool>
        fileprivate let writtenToToolbar: WrittenValue<Bool>
    }

    var visibility: Visibility {
        Visibility(
            isHidden: navigationController?.isNavigationBarHidden ?? false,
            isToolbarHidden: navigationController?.isToolbarHidden ?? true, written: isHidden,
            writtenToToolbar: isToolbarHidden)
    }

    /// Returns to an earlier visibility of the navigation bar.
    func restoreBar(_ earlier: Visibility, animated: Bool) {
        isHidden = earlier.written
        guard let navigationController, navigationController.isNavigationBarHidden != earlier.isHidden else { return }
        navigationController.setNavigationBarHidden(earlier.isHidden, animated: animated)
    }

    /// Returns to an earlier visibility of the toolbar, without animation.
    func restoreToolbar(_ earlier: Visibility) {
        isToolbarHidden = earlier.writtenToToolbar
        guard let navigationController, navigationController.isToolbarHidden != earlier.isToolbarHidden else { return }
        navigationController.setToolbarHidden(earlier.isToolbarHidden, animated: false)
    }

    /// Restores all values that the app has not changed since.
    func restoreAll() {
        let state = BarState(nil, baseline: baseline)
        writeAppearance(state)
        if writeVisibility(state, animated: false) { navigationController?.updateStatusBar() }
        writeToolbarVisibility(state, animated: false)
    }
}

extension UINavigationController {
    /// Whether UIKit hides the bars for a tap, a swipe, the keyboard or a compact height.
    fileprivate var hidesBarsByItself: Bool {
        hidesBarsOnTap || hidesBarsOnSwipe || hidesBarsWhenKeyboardAppears || hidesBarsWhenVerticallyCompact
    }
}

extension UIView {
    /// The tint color without the dimming that UIKit applies behind an alert, a sheet or a popover.
    fileprivate var undimmedTintColor: UIColor? {
        guard tintAdjustmentMode == .dimmed else { return tintColor }
        var color: UIColor?
        UIView.performWithoutAnimation {
            tintAdjustmentMode = .normal
            color = tintColor
            tintAdjustmentMode = .automatic
            // It was the view's own mode, not an inherited one.
            if tintAdjustmentMode != .dimmed { tintAdjustmentMode = .dimmed }
        }
        return color
    }

    /// The tint color that is set on the view itself, or nil if it inherits its superview's. A color that is equal to the
    /// superview's counts as inherited: `tintColor` does not tell the difference.
    fileprivate var ownTintColor: UIColor? {
        let color = undimmedTintColor
        return color == superview?.undimmedTintColor ? nil : color
    }
}

extension UIViewController {
    /// Updates the status bar; visionOS has none.
    func updateStatusBar() {
        #if !os(visionOS)
            setNeedsStatusBarAppearanceUpdate()
        #endif
    }
}
