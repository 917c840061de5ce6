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
    /// What to write for that.
    var visibility: TargetValue<Bool>
    var toolbar: ToolbarState
    var transitionStyle: BarAppearance.TransitionStyle
}

/// The toolbar values that a page needs.
struct ToolbarState: Equatable {
    var background: BarAppearance.Background
    var tintColor: TargetValue<UIColor?>
    var isHidden: TargetValue<Bool>
    /// Whether the page declares a toolbar.
    var isDeclared: Bool
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
        visibility = appearance?.isHidden.map { .set($0) } ?? .restore(baseline.isHidden)
        let toolbar = appearance?.toolbar
        self.toolbar = ToolbarState(
            background: toolbar?.background ?? .system,
            tintColor: toolbar?.tintColor.map { .set($0) } ?? baseline.toolbarTintColor,
            isHidden: toolbar.map { .set($0.isHidden) } ?? baseline.isToolbarHidden, isDeclared: toolbar != nil)
        transitionStyle = appearance?.transitionStyle ?? .automatic
    }

    /// Leaves to the app the tint colors that have been restored.
    mutating func keepRestored() {
        if case .restore = tintColor { tintColor = .keep }
        if case .restore = toolbar.tintColor { toolbar.tintColor = .keep }
    }

    /// Leaves the visibility of the bars to UIKit and the app where the page's request is not due.
    /// - Parameters:
    ///   - done: the requests of the same page that were carried out.
    ///   - isHidden: whether the bar is hidden now.
    mutating func leaveVisibility(
        to requests: VisibilityRequests, after done: VisibilityRequests.Done, isHidden: Bool
    ) {
        if !requests.bar.isDue(after: done.bar) { (self.isHidden, visibility) = (isHidden, .keep) }
        if !requests.toolbar.isDue(after: done.toolbar) { toolbar.isHidden = .keep }
    }
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
