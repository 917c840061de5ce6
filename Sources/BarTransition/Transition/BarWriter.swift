import UIKit

/// Writes a bar's own values, and remembers what was there before: what nobody declares stays the app's, and what the app
/// changes after the library is the app's again.
@MainActor
final class BarWriter {
    private struct Entry<Value: Equatable> {
        let original: Value
        var written: Value
    }

    private weak var navigationController: UINavigationController?
    private var tint: Entry<UIColor?>?
    private var barStyle: Entry<UIBarStyle>?
    private var isHidden: Entry<Bool>?

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    private var bar: UINavigationBar? { navigationController?.navigationBar }

    /// What pages that declare nothing get at this moment.
    var baseline: BarBaseline {
        BarBaseline(
            tintColor: tint.flatMap { bar?.tintColor == $0.written ? .restore($0.original) : nil } ?? .keep,
            barStyle: barStyle.flatMap { bar?.barStyle == $0.written ? .restore($0.original) : nil } ?? .keep,
            isHidden: baselineHidden)
    }

    private var baselineHidden: Bool {
        let present = navigationController?.isNavigationBarHidden ?? false
        guard let isHidden, isHidden.written == present else { return present }
        return isHidden.original
    }

    /// Tint and status bar style; inside an animation they change with it. The same state again changes nothing.
    func writeLooks(_ state: BarState) {
        writeTint(state.tintColor)
        writeBarStyle(state.barStyle)
    }

    func writeTint(_ target: BarState.Target<UIColor?>) {
        guard let bar else { return }
        switch target {
        case .keep: break
        case .set(let color):
            if tint == nil { tint = Entry(original: bar.ownTintColor, written: color) }
            tint?.written = color
            if bar.tintColor != color { bar.tintColor = color }
        case .restore(let color):
            tint = nil
            bar.tintColor = color
        }
    }

    func writeBarStyle(_ target: BarState.Target<UIBarStyle>) {
        guard let bar else { return }
        let style: UIBarStyle
        switch target {
        case .keep: return
        case .set(let declared):
            if barStyle == nil { barStyle = Entry(original: bar.barStyle, written: declared) }
            barStyle?.written = declared
            style = declared
        case .restore(let original):
            barStyle = nil
            style = original
        }
        guard bar.barStyle != style else { return }
        bar.barStyle = style
        navigationController?.setNeedsStatusBarAppearanceUpdate()
    }

    /// The real visibility. `isDeclared` says whether a page asked for it.
    func writeVisibility(_ hidden: Bool, isDeclared: Bool, animated: Bool) {
        guard let navigationController else { return }
        let present = navigationController.isNavigationBarHidden
        if isDeclared {
            isHidden = Entry(original: baselineHidden, written: hidden)
        } else {
            isHidden = nil
        }
        guard present != hidden else { return }
        navigationController.setNavigationBarHidden(hidden, animated: animated)
    }

    /// Gives back what is still the library's.
    func restoreAll() {
        let state = BarState(nil, baseline: baseline)
        writeLooks(state)
        writeVisibility(state.isHidden, isDeclared: false, animated: false)
    }
}

extension UINavigationBar {
    /// The tint set on the bar itself, or nil where it inherits one. The getter cannot tell the two apart, so the bar is
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
