import Foundation

/// Where a controller is between being away and being on the screen, and how it got there.
struct AppearanceState {
    enum Phase {
        case disappeared, willAppear, appeared, willDisappear
    }

    var phase = Phase.disappeared
    var isAnimated = false
    var isMovingToParent = false
    var isMovingFromParent = false
    var needsIsAppearing = false
}

extension UIViewController {
    func begin(_ isAppearing: Bool, _ animated: Bool) {
        switch (appearance.phase, isAppearing) {
        case (.willAppear, true), (.willDisappear, false):
            return noteUnbalancedCall()
        case (.appeared, true), (.disappeared, false):
            return
        default: break
        }
        appearance.isAnimated = animated
        if isAppearing {
            appearance.phase = .willAppear
            appearance.needsIsAppearing = true
            loadViewIfNeeded()
            viewWillAppear(animated)
        } else {
            appearance.phase = .willDisappear
            viewWillDisappear(animated)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearanceChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
        appearanceDidBegin(isAppearing: isAppearing)
    }

    /// UIKit says so and goes on; the calls of UIKit's own containers are not meant.
    private func noteUnbalancedCall() {
        guard parent == nil, presentation.own == nil, viewIfLoaded?.window == nil else { return }
        SystemLog.warn("Unbalanced calls to begin/end appearance transitions for <\(type(of: self))>.")
    }

    func endAppearance() {
        switch appearance.phase {
        case .willAppear:
            appearance.phase = .appeared
            viewDidAppear(appearance.isAnimated)
        case .willDisappear:
            appearance.phase = .disappeared
            viewDidDisappear(appearance.isAnimated)
        case .appeared, .disappeared:
            return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearanceChildren { child.endAppearanceTransition() }
        appearanceDidEnd()
    }

    /// The view is in the hierarchy: sends `viewIsAppearing` once per appearance (fact 1.2 row 6).
    func sendIsAppearing() {
        guard appearance.phase == .willAppear, appearance.needsIsAppearing, viewIfLoaded?.window != nil else { return }
        appearance.needsIsAppearing = false
        viewIsAppearing(appearance.isAnimated)
        for child in appearanceChildren { child.sendIsAppearing() }
    }
}
