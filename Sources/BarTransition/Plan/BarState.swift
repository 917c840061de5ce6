import UIKit

/// What a page's bars are to be, as far as a transition has to know.
struct BarState: Equatable {
    var background: BarBackground
    var shadow: BarShadow
    /// The bar's own tint; nil is one that it inherits.
    var tintColor: Target<UIColor?>
    var barStyle: Target<UIBarStyle>
    var isHidden: Bool
    var toolbar: ToolbarState
    var transitionStyle: BarTransitionStyle
    /// Whether the page asked for any of this.
    var isDeclared: Bool

    /// What to do about a value of a bar.
    enum Target<Value: Equatable>: Equatable {
        /// Nobody declared it: it is the app's.
        case keep
        /// The page declares it.
        case set(Value)
        /// Nobody declares it any more: it becomes again what it was before the library wrote it.
        case restore(Value)
    }
}

/// What a page's toolbar is to be.
struct ToolbarState: Equatable {
    var background: BarBackground
    var tintColor: BarState.Target<UIColor?>
    var isHidden: BarState.Target<Bool>
}

extension BarState {
    /// Fills what `appearance` leaves open from the baseline; nil is a page that declared nothing.
    init(_ appearance: BarAppearance?, baseline: BarBaseline) {
        background = appearance?.background ?? .system
        shadow = appearance?.shadow ?? .automatic
        tintColor = appearance?.tintColor.map { .set($0) } ?? baseline.tintColor
        barStyle = appearance?.statusBarStyle.map { .set($0.barStyle) } ?? baseline.barStyle
        isHidden = appearance?.isHidden ?? baseline.isHidden
        let toolbar = appearance?.toolbar
        self.toolbar = ToolbarState(
            background: toolbar?.background ?? .system,
            tintColor: toolbar?.tintColor.map { .set($0) } ?? baseline.toolbarTint,
            isHidden: toolbar.map { .set($0.isHidden) } ?? baseline.toolbarHidden)
        transitionStyle = appearance?.transitionStyle ?? .automatic
        isDeclared = appearance != nil
    }

    /// The visibility as something to write.
    var visibility: Target<Bool> { isDeclared ? .set(isHidden) : .restore(isHidden) }
}

/// What pages that declare nothing get: the app's own values, or those from before the library's last write.
struct BarBaseline: Equatable {
    var tintColor: BarState.Target<UIColor?> = .keep
    var barStyle: BarState.Target<UIBarStyle> = .keep
    var isHidden = false
    var toolbarTint: BarState.Target<UIColor?> = .keep
    var toolbarHidden: BarState.Target<Bool> = .keep
}

extension UIStatusBarStyle {
    /// The bar style that makes a navigation controller ask for this status bar style.
    fileprivate var barStyle: UIBarStyle {
        switch self {
        case .lightContent: .black
        default: .default
        }
    }
}
