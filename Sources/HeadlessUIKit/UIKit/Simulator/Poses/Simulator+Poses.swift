import Foundation

extension Simulator {
    /// The pose of a foldable device; nil for any other device.
    public var pose: Pose? { settings.pose }

    /// Closes a foldable device: the app moves to the outer display. Does nothing if it is closed.
    public func fold() { changePose(to: currentPose("fold()").folded) }

    /// Opens a foldable device: the app moves to the inner display. Does nothing if it is open.
    public func unfold() { changePose(to: currentPose("unfold()").unfolded) }

    /// Brings a foldable device into a pose: folds, opens or rotates it, or moves the app into a half of Split View. View
    /// controllers are notified and laid out as by a rotation. Whether a push or a pop that is in progress delays it is a
    /// variant (``Profile/Variants-swift.struct/poseChange``).
    ///
    /// Traps on a device that does not fold.
    public func changePose(to pose: Pose) {
        makeCurrent()
        let before = currentPose("changePose(to:)")
        let orientation = pose.orientation(after: settings.orientation)
        deviceOrientation = orientation
        guard pose != before || pendingPose != nil else { return }
        request(pose, orientation)
    }

    /// Rotates a foldable device.
    func rotatePose(to orientation: UIInterfaceOrientation) {
        guard let pose = (pendingPose ?? settings.pose)?.rotated(to: orientation) else {
            preconditionFailure(
                "Simulator.rotate(to:): Split View in portrait is not modelled; bring the device into another pose first."
            )
        }
        request(pose, orientation)
    }

    private func request(_ pose: Pose, _ orientation: UIInterfaceOrientation) {
        if isInTransition, profile.variants.poseChange == .cancelsTouches { touchCancel() }
        guard !isInTransition || profile.variants.poseChange == .atOnce else {
            (pendingPose, pendingOrientation) = (pose, orientation)
            return
        }
        (pendingPose, pendingOrientation) = (nil, nil)
        performChange(to: orientation, pose: pose)
    }

    private func currentPose(_ method: String) -> Pose {
        guard let pose = settings.pose else {
            preconditionFailure("Simulator.\(method): \(profile.name) does not fold, so it has no poses.")
        }
        return pose
    }

    /// The sizes of the current pose; nil for a device that does not fold.
    var geometry: PoseGeometry? { settings.pose.map { PoseGeometry($0, hasVerticalBars: profile.hasVerticalBars) } }

    /// The size of the main screen: of a device that folds, the outer display's in every pose (fact 27.5.13).
    var mainScreenSize: CGSize {
        guard let pose = settings.pose else { return screenSize }
        let outer = PoseGeometry.outerDisplay
        let isOnItsSide = !pose.isOpen && settings.orientation.isLandscape
        return isOnItsSide ? CGSize(width: outer.height, height: outer.width) : outer
    }

    // MARK: - Transients

    /// Shows wrong insets until the next layout pass (the variant `showsWrongInsetsFirst`).
    func beginTransientInsets(from before: Pose?) {
        guard profile.variants.showsWrongInsetsFirst, let pose = settings.pose else { return }
        let entersSplitView = pose.isSplitView && before?.isSplitView == false
        guard entersSplitView || verticalBarSide != nil else { return }
        var insets = PoseGeometry.windowInsets(barSide: verticalBarSide)
        if entersSplitView {
            (insets.left, insets.right) = (PoseGeometry.stripWidth, PoseGeometry.stripWidth)
        } else {
            // 172 instead of 84.
            if insets.left > 0 { insets.left += 88 } else { insets.right += 88 }
        }
        transientInsets = insets
    }

    /// Restores the right insets.
    func endTransientInsets() {
        guard transientInsets != nil else { return }
        transientInsets = nil
        for window in windowScene.windows { window.updateSafeAreaInsets() }
    }
}

extension Simulator.Profile {
    /// Whether bars may be vertical: in an app that is linked with the SDK of iOS 27.1 or later (fact 27.5.4).
    var hasVerticalBars: Bool { isLinked(onOrAfter: Version(27, 1)) }
}
