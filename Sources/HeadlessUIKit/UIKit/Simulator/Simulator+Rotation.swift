import Foundation

extension Simulator {
    /// Rotates the device. View controllers are notified with a coordinator whose `targetTransform` is the rotation, then
    /// everything is laid out in an animation. Nothing changes if the front view controller does not support the
    /// orientation. During a transition the rotation waits for its end (unknown; a default of ``MotionMetrics``).
    ///
    /// A device that folds keeps its fold (``pose``); its half of Split View exists in landscape only: traps in portrait.
    public func rotate(to orientation: UIInterfaceOrientation) {
        makeCurrent()
        deviceOrientation = orientation
        rotateIfSupported(to: orientation)
    }

    func rotateIfSupported(to orientation: UIInterfaceOrientation) {
        pendingOrientation = nil
        guard orientation != settings.orientation else { return }
        let owner = window.rootViewController?.orientationOwner
        guard owner?.supportedInterfaceOrientations.contains(orientation.mask) != false else { return }
        guard settings.pose == nil else { return rotatePose(to: orientation) }
        guard !profile.motion.rotationWaitsForTransitions || !isInTransition else {
            pendingOrientation = orientation
            return
        }
        performChange(to: orientation, pose: nil)
    }

    /// Called when the front page's supported orientations have changed. Rotates the interface to the device orientation,
    /// or, if that is not supported, to the first supported one of portrait and landscape. (UIKit documentation,
    /// `setNeedsUpdateOfSupportedInterfaceOrientations()`)
    func supportedOrientationsDidChange() {
        guard let supported = window.rootViewController?.orientationOwner.supportedInterfaceOrientations else { return }
        let physical = deviceOrientation ?? settings.orientation
        // The current orientation has priority over the others.
        let choices: [UIInterfaceOrientation] = [
            physical, settings.orientation, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
        ]
        guard let choice = choices.first(where: { supported.contains($0.mask) }) else { return }
        deviceOrientation = physical
        rotateIfSupported(to: choice)
    }

    /// Performs a rotation that was requested during a transition, once no transition runs.
    func performPendingRotation() {
        guard let pendingOrientation, !isInTransition else { return }
        guard let pendingPose else { return rotateIfSupported(to: pendingOrientation) }
        (self.pendingPose, self.pendingOrientation) = (nil, nil)
        performChange(to: pendingOrientation, pose: pendingPose)
    }

    /// Whether a push, a pop or a presentation is pending or running.
    var isInTransition: Bool {
        windowScene.windows.contains { $0.rootViewController?.isInTransition == true }
    }

    /// - Parameter pose: the pose of a device that folds.
    func performChange(to orientation: UIInterfaceOrientation, pose: Pose?) {
        let before = settings.orientation
        let (oldPose, oldSize, oldTraits) = (settings.pose, screenSize, traits)
        settings.orientation = orientation
        settings.pose = pose
        let size = screenSize
        let changesSize = size != oldSize
        beginTransientInsets(from: oldPose)
        let root = window.rootViewController
        let context = TransitionContext(
            from: root, to: root, container: window, animated: true, interactive: false,
            duration: profile.motion.rotationDuration)
        // Between two displays nothing rotates.
        if oldPose?.isOpen == pose?.isOpen {
            context.targetTransform = CGAffineTransform(rotationAngle: orientation.angle - before.angle)
        }
        let controllers = root?.controllersOnScreen ?? []
        for controller in controllers {
            controller.sizeTransition = context
            let presentation = controller.presentation.own?.controller
            if traits != oldTraits {
                controller.presentation.own?.adapt(to: traits, with: context)
                controller.willTransition(to: traits, with: context)
                presentation?.willTransition(to: traits, with: context)
            }
            if changesSize {
                let own = controller.presentation.own?.size(inWindowOf: size)
                if own == nil || own != controller.viewIfLoaded?.bounds.size {
                    controller.viewWillTransition(to: own ?? size, with: context)
                }
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
            adjustScrollViewAfterRotation()
            systemOverlay.frame = CGRect(origin: .zero, size: size)
            context.runAlongside()
        }
        timeline.addCompletion { _ in
            context.runCompletions()
            for controller in controllers { controller.sizeTransition = nil }
        }
        timeline.run()
        updateStatusBar()
        notifyScene(previousTraits: oldTraits)
    }
}

extension UIInterfaceOrientation {
    /// The clockwise rotation of the interface relative to the device, in radians. In landscape right the right side of the
    /// device is at the bottom.
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
    /// Whether a transition of this controller, of its children or of what it presents is pending or running.
    fileprivate var isInTransition: Bool {
        let navigation = self as? UINavigationController
        if navigation?.running != nil || navigation?.pending != nil { return viewIfLoaded?.window != nil }
        if let shown = presentation.shown, shown.isInFlight || shown.presented.isInTransition { return true }
        return children.contains { $0.isInTransition }
    }
}
