import Foundation

extension UIViewController {
    /// The controllers whose views are on the screen, from this one up through what they present.
    var controllersOnScreen: [UIViewController] {
        let above = presentation.shown?.presented.controllersOnScreen ?? []
        return viewIfLoaded?.window == nil ? above : [self] + above
    }

    /// Who is asked about the status bar: the front-most page that covers the screen or captures the bar.
    /// (UIKit documentation)
    var statusBarOwner: UIViewController {
        guard let shown = presentation.shown, [.presenting, .presented].contains(shown.phase) else { return self }
        let page = shown.presented.statusBarOwner
        if page !== shown.presented { return page }
        return shown.style.ownsStatusBar || page.modalPresentationCapturesStatusBarAppearance ? page : self
    }

    /// The coordinator's context of a modal transition of this page or an ancestor.
    var modalContext: TransitionContext? { presentation.context ?? parent?.modalContext }
}

extension UINavigationController {
    /// What a bar in a sheet is higher than elsewhere, in points (fact 4.6).
    var sheetBarAddition: CGFloat {
        let profile = Simulator.current.profile
        guard let height = profile.sheet.barHeight, isInSheet else { return 0 }
        return height - profile.bar.inlineHeight
    }
}
