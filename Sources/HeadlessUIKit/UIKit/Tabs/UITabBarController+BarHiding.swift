import Foundation

extension UITabBarController {
    /// Whether the bar is away, for whatever reason.
    var hidesBar: Bool { isHiddenByPage || isHiddenByCode }

    /// Vertical, over the time in which the other bars hide (class U: nobody has published this one's).
    func changeBarVisibility(hidden: Bool, animated: Bool) {
        guard hidden != isHiddenByCode else { return }
        isHiddenByCode = hidden
        guard isViewLoaded, view.window != nil, !isBarMoving else { return }
        guard animated, !isHiddenByPage, UIView.areAnimationsEnabled else { return layOutBarAndPage() }
        let away = awayTabBarFrame
        bar.isHidden = false
        if !hidden, runningBarChanges == 0 { UIView.performWithoutAnimation { bar.frame = away } }
        runningBarChanges += 1
        UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) { [self] in
            bar.frame = hidden ? away : shownTabBarFrame
            updateSelectedInsets()
            selected?.viewIfLoaded?.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.runningBarChanges -= 1
            self?.layOutBarAndPage()
        }
    }

    /// Past the edge of the screen that the bar is at.
    private var awayTabBarFrame: CGRect {
        var frame = shownTabBarFrame
        frame.origin.y = Simulator.current.profile.tabBarIsOnTop ? -frame.height : view.bounds.height
        return frame
    }
}
