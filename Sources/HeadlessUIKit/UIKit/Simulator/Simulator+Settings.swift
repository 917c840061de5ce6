import Foundation

extension Simulator {
    /// The settings of the device.
    struct Settings {
        var orientation: UIInterfaceOrientation
        /// The pose of a device that folds.
        var pose: Pose?
        var style: UIUserInterfaceStyle
        var layoutDirection: UIUserInterfaceLayoutDirection
        var contentSizeCategory = UIContentSizeCategory.large
        var contrast = UIAccessibilityContrast.normal
        var accessibility = AccessibilitySettings()
        var deviceName: String?
    }

    /// The user's name for the device, which apps see before iOS 16; by default the kind of device, as on a new one.
    public var deviceName: String {
        get { settings.deviceName ?? (profile.idiom == .pad ? "iPad" : "iPhone") }
        set { settings.deviceName = newValue }
    }

    /// The interface style. Setting it notifies everything on the screen.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { settings.style }
        set { change { $0.style = newValue } }
    }

    /// The layout direction of the device's language.
    public var layoutDirection: UIUserInterfaceLayoutDirection {
        get { settings.layoutDirection }
        set { change { $0.layoutDirection = newValue } }
    }

    /// The Dynamic Type setting; large by default.
    public var contentSizeCategory: UIContentSizeCategory {
        get { settings.contentSizeCategory }
        set { change { $0.contentSizeCategory = newValue } }
    }

    /// The Increase Contrast setting; false by default.
    public var increasesContrast: Bool {
        get { settings.contrast == .high }
        set {
            change {
                $0.contrast = newValue ? .high : .normal
                $0.accessibility.darkensColors = newValue
            }
        }
    }

    /// The Reduce Motion setting; false by default.
    public var reducesMotion: Bool {
        get { settings.accessibility.reducesMotion }
        set { change { $0.accessibility.reducesMotion = newValue } }
    }

    /// The Prefer Cross-Fade Transitions setting, which turns on Reduce Motion as well; false by default.
    public var prefersCrossFades: Bool {
        get { settings.accessibility.prefersCrossFades }
        set {
            change {
                $0.accessibility.prefersCrossFades = newValue
                if newValue { $0.accessibility.reducesMotion = true }
            }
        }
    }

    /// The Reduce Transparency setting; false by default.
    public var reducesTransparency: Bool {
        get { settings.accessibility.reducesTransparency }
        set { change { $0.accessibility.reducesTransparency = newValue } }
    }

    /// Changes settings and notifies everything on the screen.
    private func change(_ edit: (inout Settings) -> Void) {
        makeCurrent()
        let former = traits
        edit(&settings)
        updateDeviceState()
        notifyScene(previousTraits: former)
        for window in windowScene.windows { window.traitsMayHaveChanged(deep: true) }
        systemOverlay.traitsMayHaveChanged(deep: true)
        commit()
    }

    /// Copies what UIKit reads without a screen to `DeviceState`.
    func updateDeviceState() {
        DeviceState.current.values = DeviceState.Values(
            screenScale: profile.scale, contentSizeCategory: settings.contentSizeCategory,
            accessibility: settings.accessibility)
    }

    /// The orientation of the interface.
    public var orientation: UIInterfaceOrientation { settings.orientation }

    /// The size of the screen in the current orientation, in points; on a device that folds, of the part of the display
    /// that the app has.
    var screenSize: CGSize {
        if let geometry { return geometry.size }
        let size = profile.screenSize
        return settings.orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// The safe area insets of the screen, in points.
    var screenInsets: UIEdgeInsets {
        if settings.pose != nil { return transientInsets ?? PoseGeometry.windowInsets(barSide: verticalBarSide) }
        var insets = settings.orientation.isLandscape ? profile.landscapeInsets : profile.portraitInsets
        if statusBar.isHidden, profile.hasHomeButton { insets.top = 0 }
        return insets
    }

    /// The traits of the device. Cached until a setting changes, because views read them very often.
    var traits: UITraitCollection {
        if let storedTraits { return storedTraits }
        let traits = makeTraits()
        storedTraits = traits
        return traits
    }

    private func makeTraits() -> UITraitCollection {
        let isLandscape = settings.orientation.isLandscape
        let isPhone = profile.idiom == .phone
        let geometry = geometry
        let common = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: profile.idiom),
            UITraitCollection(userInterfaceStyle: settings.style),
            UITraitCollection(displayScale: profile.scale),
            UITraitCollection(
                horizontalSizeClass: geometry?.horizontalSizeClass
                    ?? (isPhone && !(isLandscape && profile.isRegularInLandscape) ? .compact : .regular)),
            UITraitCollection(
                verticalSizeClass: geometry?.verticalSizeClass ?? (isPhone && isLandscape ? .compact : .regular)),
            UITraitCollection(layoutDirection: settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight),
            UITraitCollection(preferredContentSizeCategory: settings.contentSizeCategory),
            UITraitCollection(accessibilityContrast: settings.contrast),
            UITraitCollection(userInterfaceLevel: .base),
        ])
        guard verticalBarEdge != .unspecified else { return common }
        var values = common.values
        values.verticalBarEdge = verticalBarEdge
        return UITraitCollection(values: values)
    }
}
