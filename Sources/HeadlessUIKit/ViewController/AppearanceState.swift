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
    /// Tells the controller that its view is about to come or go; containers call it for their children.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        switch (appearance.phase, isAppearing) {
        case (.appeared, true), (.willAppear, true), (.disappeared, false), (.willDisappear, false):
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

    /// Tells the controller that its view has come or gone; pairs with `beginAppearanceTransition`.
    public func endAppearanceTransition() {
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

    /// Whether the controller is joining a container; meaningful in the appearance callbacks.
    public var isMovingToParent: Bool { appearance.isMovingToParent }
    /// Whether the controller is leaving a container; meaningful in the disappearance callbacks (fact 1.3.2).
    public var isMovingFromParent: Bool { appearance.isMovingFromParent }
}
