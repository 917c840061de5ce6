import UIKit

/// The bar values that a page needs: its declared appearance, completed by the baseline.
struct BarState: Equatable {
    var background: BarAppearance.Background
    var shadow: BarAppearance.Shadow
    /// The tint color set on the bar itself; nil if the bar inherits it.
    var tintColor: TargetValue<UIColor?>
    var barStyle: TargetValue<UIBarStyle>
    /// Whether the bar is hidden while the page is on top.
    var isHidden: Bool
    /// Whether the page declares that; otherwise it is the app's own visibility.
    var declaresVisibility: Bool
    var toolbar: ToolbarState
    var transitionStyle: BarAppearance.TransitionStyle
}

/// The toolbar values that a page needs.
struct ToolbarState: Equatable {
    var background: BarAppearance.Background
    var tintColor: TargetValue<UIColor?>
    var isHidden: TargetValue<Bool>
}

extension BarState {
    /// Completes an appearance, or nil for a page that declares none, with the values of the baseline.
    init(_ appearance: BarAppearance?, baseline: BarBaseline) {
        background = appearance?.background ?? .system
        shadow = appearance?.shadow ?? .automatic
        tintColor = appearance?.tintColor.map { .set($0) } ?? baseline.tintColor
        barStyle = appearance?.statusBarStyle.map { .set($0.barStyle) } ?? baseline.barStyle
        isHidden = appearance?.isHidden ?? baseline.isHidden
        declaresVisibility = appearance?.isHidden != nil
        let toolbar = appearance?.toolbar
        self.toolbar = ToolbarState(
            background: toolbar?.background ?? .system,
            tintColor: toolbar?.tintColor.map { .set($0) } ?? baseline.toolbarTintColor,
            isHidden: toolbar.map { .set($0.isHidden) } ?? baseline.isToolbarHidden)
        transitionStyle = appearance?.transitionStyle ?? .automatic
    }

    /// The visibility of the bar as a value to write.
    var visibility: TargetValue<Bool> { declaresVisibility ? .set(isHidden) : .restore(isHidden) }
}

/// The values for pages that declare none: the app's own, or those from before the library's last write.
struct BarBaseline: Equatable {
    var tintColor: TargetValue<UIColor?> = .keep
    var barStyle: TargetValue<UIBarStyle> = .keep
    var isHidden = false
    var toolbarTintColor: TargetValue<UIColor?> = .keep
    var isToolbarHidden: TargetValue<Bool> = .keep
}

extension BarAppearance.StatusBarStyle {
    /// The bar style from which a navigation controller derives this status bar style.
    fileprivate var barStyle: UIBarStyle {
        switch self {
        case .default: .default
        case .lightContent: .black
        }
    }
}
