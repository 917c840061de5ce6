import Foundation

extension Simulator {
    /// What the user can set on the device.
    struct Settings {
        var orientation: UIInterfaceOrientation
        var style: UIUserInterfaceStyle
        var layoutDirection: UIUserInterfaceLayoutDirection
        var contentSizeCategory = UIContentSizeCategory.large
        var contrast = UIAccessibilityContrast.normal
        var accessibility = AccessibilitySettings()
    }

    /// Light or dark; changing it tells everything on the screen.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { settings.style }
        set { change { $0.style = newValue } }
    }

    /// The direction of the device's language.
    public var layoutDirection: UIUserInterfaceLayoutDirection {
        get { settings.layoutDirection }
        set { change { $0.layoutDirection = newValue } }
    }

    /// Dynamic Type; default large.
    public var contentSizeCategory: UIContentSizeCategory {
        get { settings.contentSizeCategory }
        set { change { $0.contentSizeCategory = newValue } }
    }

    /// Increase Contrast; default false.
    public var increasesContrast: Bool {
        get { settings.contrast == .high }
        set {
            change {
                $0.contrast = newValue ? .high : .normal
                $0.accessibility.darkensColors = newValue
            }
        }
    }

    /// Reduce Motion; default false.
    public var reducesMotion: Bool {
        get { settings.accessibility.reducesMotion }
        set { change { $0.accessibility.reducesMotion = newValue } }
    }

    /// Prefer Cross-Fade Transitions, a part of Reduce Motion; default false.
    public var prefersCrossFades: Bool {
        get { settings.accessibility.prefersCrossFades }
        set {
            change {
                $0.accessibility.prefersCrossFades = newValue
                if newValue { $0.accessibility.reducesMotion = true }
            }
        }
    }

    /// Reduce Transparency; default false.
    public var reducesTransparency: Bool {
        get { settings.accessibility.reducesTransparency }
        set { change { $0.accessibility.reducesTransparency = newValue } }
    }

    private func change(_ edit: (inout Settings) -> Void) {
        makeCurrent()
        edit(&settings)
        AccessibilitySettings.current = settings.accessibility
        for window in windowScene.windows { window.traitsMayHaveChanged(deep: true) }
        systemOverlay.traitsMayHaveChanged(deep: true)
        commit()
    }

    /// How the device is held.
    public var orientation: UIInterfaceOrientation { settings.orientation }

    /// Turns the device: controllers are told with a coordinator, then everything is laid out in an animation. What the
    /// page in front does not support changes nothing.
    public func rotate(to orientation: UIInterfaceOrientation) {
        makeCurrent()
        guard orientation != settings.orientation else { return }
        let owner = window.rootViewController?.orientationOwner
        guard owner?.supportedInterfaceOrientations.contains(orientation.mask) != false else { return }
        let turned = orientation.isLandscape != settings.orientation.isLandscape
        settings.orientation = orientation
        let size = screenSize
        let root = window.rootViewController
        let context = TransitionContext(
            from: root, to: root, container: window, animated: true, interactive: false,
            duration: profile.motion.rotationDuration)
        let controllers = root?.controllersOnScreen ?? []
        for controller in controllers {
            controller.sizeTransition = context
            if turned { controller.viewWillTransition(to: size, with: context) }
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
    }

    /// The screen's size in its present orientation, in points.
    var screenSize: CGSize {
        let size = profile.screenSize
        return settings.orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// The safe area of the whole screen.
    var screenInsets: UIEdgeInsets {
        var insets = settings.orientation.isLandscape ? profile.landscapeInsets : profile.portraitInsets
        if statusBar.isHidden, profile.hasHomeButton { insets.top = 0 }
        return insets
    }

    var traits: UITraitCollection {
        let isLandscape = settings.orientation.isLandscape
        let isPhone = profile.idiom == .phone
        return UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: profile.idiom),
            UITraitCollection(userInterfaceStyle: settings.style),
            UITraitCollection(displayScale: profile.scale),
            UITraitCollection(
                horizontalSizeClass: isPhone && !(isLandscape && profile.isRegularInLandscape) ? .compact : .regular),
            UITraitCollection(verticalSizeClass: isPhone && isLandscape ? .compact : .regular),
            UITraitCollection(layoutDirection: settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight),
            UITraitCollection(preferredContentSizeCategory: settings.contentSizeCategory),
            UITraitCollection(accessibilityContrast: settings.contrast),
            UITraitCollection(userInterfaceLevel: .base),
        ])
    }
}
