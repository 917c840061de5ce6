import UIKit

/// What a page's bar is like, as far as a transition has to know: the declared appearance with its gaps filled.
struct BarState: Equatable {
    var background: BarBackground
    var shadow: BarShadow
    /// nil is the tint the bar inherits.
    var tintColor: UIColor?
    var barStyle: UIBarStyle
    var isHidden: Bool
}

extension BarState {
    /// Fills what `appearance` leaves open from what attach found on the bar; nil is a page that declared nothing.
    init(_ appearance: BarAppearance?, baseline: BarBaseline) {
        background = appearance?.background ?? .system
        shadow = appearance?.shadow ?? .automatic
        tintColor = appearance?.tintColor ?? baseline.tintColor
        barStyle = appearance?.statusBarStyle?.barStyle ?? baseline.barStyle
        isHidden = appearance?.isHidden ?? baseline.isHidden
    }
}

/// What attach found on the bar: pages that declare nothing keep it, and detach restores it.
struct BarBaseline: Equatable {
    /// The bar's own tint; nil where it inherits one.
    var tintColor: UIColor?
    var barStyle: UIBarStyle
    var isHidden: Bool
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
