import Foundation

extension Simulator {
    /// Turns the device: controllers are told with a coordinator whose `targetTransform` is the turn, then everything is
    /// laid out in an animation. What the page in front does not support changes nothing. A turn during a transition
    /// takes effect when that is over (no measurement is known; a default of ``MotionProfile``).
    public func rotate(to orientation: UIInterfaceOrientation) {
        makeCurrent()
        heldOrientation = orientation
        turnIfSupported(to: orientation)
    }

    func turnIfSupported(to orientation: UIInterfaceOrientation) {
        waitingOrientation = nil
        guard orientation != settings.orientation else { return }
        let owner = window.rootViewController?.orientationOwner
        guard owner?.supportedInterfaceOrientations.contains(orientation.mask) != false else { return }
        guard !profile.motion.rotationWaitsForTransitions || !isInTransition else {
            waitingOrientation = orientation
            return
        }
        turn(to: orientation)
    }

    /// The page in front supports other orientations than before: what it shows follows how the device is held, or, where
    /// that is not supported either, the first of portrait and landscape that is. (UIKit documentation,
    /// `setNeedsUpdateOfSupportedInterfaceOrientations()`)
    func followSupportedOrientations() {
        guard let supported = window.rootViewController?.orientationOwner.supportedInterfaceOrientations else { return }
        let held = heldOrientation ?? settings.orientation
        // The orientation at hand comes before the others.
        let choices: [UIInterfaceOrientation] = [
            held, settings.orientation, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
        ]
        guard let choice = choices.first(where: { supported.contains($0.mask) }) else { return }
        heldOrientation = held
        turnIfSupported(to: choice)
    }

    /// Does what the device was turned to during a transition.
    func rotateIfFree() {
        guard let waitingOrientation, !isInTransition else { return }
        turnIfSupported(to: waitingOrientation)
    }

    private var isInTransition: Bool {
        windowScene.windows.contains { $0.rootViewController?.isInTransition == true }
    }

    private func turn(to orientation: UIInterfaceOrientation) {
        let before = settings.orientation
        let turned = orientation.isLandscape != before.isLandscape
        let oldTraits = traits
        settings.orientation = orientation
        let size = screenSize
        let root = window.rootViewController
        let context = TransitionContext(
            from: root, to: root, container: window, animated: true, interactive: false,
            duration: profile.motion.rotationDuration)
        context.reportedTransform = CGAffineTransform(rotationAngle: orientation.angle - before.angle)
        let controllers = root?.controllersOnScreen ?? []
        for controller in controllers {
            controller.sizeTransition = context
            let presentation = controller.presentation.own?.controller
            if traits != oldTraits {
                controller.presentation.own?.adapt(to: traits, with: context)
                controller.willTransition(to: traits, with: context)
                presentation?.willTransition(to: traits, with: context)
            }
            if turned {
                controller.viewWillTransition(to: size, with: context)
                presentation?.viewWillTransition(to: size, with: context)
            }
        }
        let timeline = AnimationTimeline(duration: profile.motion.rotationDuration, clock: clock)
        timeline.endsWhenEmpty = false
        let animation = AnimationContext(
            timeline: timeline, duration: profile.motion.rotationDuration, curve: .easeInOut)
        AnimationContext.perform(animation) {
            for window in windowScene.windows {
                window.frame = CGRect(origin: .zero, size: size)
                window.traitsMayHaveChanged(deep: true)
                window.updateSafeAreaInsets()
                window.setNeedsLayout()
                window.layoutIfNeeded()
            }
            systemOverlay.frame = CGRect(origin: .zero, size: size)
            context.runAlongside()
        }
        timeline.addCompletion { _ in
            context.runCompletions()
            for controller in controllers { controller.sizeTransition = nil }
        }
        timeline.run()
        updateStatusBar()
        notifySceneOfTraits(after: oldTraits)
    }
}

extension UIInterfaceOrientation {
    /// How far the interface is turned against the device, clockwise, in radians: in landscape right the device's own
    /// right side is at the bottom.
    fileprivate var angle: CGFloat {
        switch self {
        case .landscapeRight: .pi / 2
        case .landscapeLeft: -.pi / 2
        case .portraitUpsideDown: .pi
        default: 0
        }
    }
}

extension UIViewController {
    /// Whether a transition of this controller, of what is in it or of what it presents has been asked for and has not
    /// ended.
    fileprivate var isInTransition: Bool {
        let navigation = self as? UINavigationController
        if navigation?.running != nil || navigation?.pending != nil { return viewIfLoaded?.window != nil }
        if let shown = presentation.shown, shown.isInFlight || shown.presented.isInTransition { return true }
        return children.contains { $0.isInTransition }
    }
}
