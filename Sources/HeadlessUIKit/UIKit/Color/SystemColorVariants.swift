/// A named colour of the system: what it is in light and dark, with more contrast, and on raised surfaces.
struct SystemColorVariants: Hashable, Sendable {
    let name: String
    let light: ColorValue
    let dark: ColorValue
    var lightHighContrast: ColorValue?
    var darkHighContrast: ColorValue?
    /// In dark, on a surface at `UIUserInterfaceLevel.elevated`.
    var darkElevated: ColorValue?

    init(
        _ name: String,
        _ light: ColorValue,
        _ dark: ColorValue,
        highContrast: (light: ColorValue, dark: ColorValue)? = nil,
        darkElevated: ColorValue? = nil
    ) {
        self.name = name
        self.light = light
        self.dark = dark
        lightHighContrast = highContrast?.light
        darkHighContrast = highContrast?.dark
        self.darkElevated = darkElevated
    }

    func value(in traits: TraitValues) -> ColorValue {
        let isHigh = traits.accessibilityContrast == .high
        guard traits.userInterfaceStyle == .dark else { return isHigh ? lightHighContrast ?? light : light }
        if isHigh, let darkHighContrast { return darkHighContrast }
        return traits.userInterfaceLevel == .elevated ? darkElevated ?? dark : dark
    }
}
