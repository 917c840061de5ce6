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
        var deviceName: String?
    }

    /// What the user calls the device, which an app is told before iOS 16; default its kind, as a new one is called.
    public var deviceName: String {
        get { settings.deviceName ?? (profile.idiom == .pad ? "iPad" : "iPhone") }
        set { settings.deviceName = newValue }
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
        let former = traits
        edit(&settings)
        updateDeviceState()
        notifySceneOfTraits(after: former)
        for window in windowScene.windows { window.traitsMayHaveChanged(deep: true) }
        systemOverlay.traitsMayHaveChanged(deep: true)
        commit()
    }

    func updateDeviceState() {
        DeviceState.current.values = DeviceState.Values(
            screenScale: profile.scale, contentSizeCategory: settings.contentSizeCategory,
            accessibility: settings.accessibility)
    }

    /// How the device is held.
    public var orientation: UIInterfaceOrientation { settings.orientation }

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

    /// What the device gives everything on it. Views ask all the time, so it is worked out once for each setting.
    var traits: UITraitCollection {
        if let storedTraits { return storedTraits }
        let traits = makeTraits()
        storedTraits = traits
        return traits
    }

    private func makeTraits() -> UITraitCollection {
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
