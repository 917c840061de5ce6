/// The components of the system colors before iOS 26, as published in Apple's Human Interface Guidelines (Color).
///
/// Written from general knowledge of those tables, not copied from the page. The default light and dark tints and
/// grays agree with public lists; teal is that of iOS 15 and later. Not confirmed: increased contrast (lists differ on
/// yellow, indigo and the grays), fills, separators and elevated backgrounds.
enum SystemColorTable {
    static let systemRed = SystemColorVariants(
        "systemRed", .hex(0xFF3B30), .hex(0xFF453A),
        highContrast: (.hex(0xD70015), .hex(0xFF6961))
    )
    static let systemOrange = SystemColorVariants(
        "systemOrange", .hex(0xFF9500), .hex(0xFF9F0A),
        highContrast: (.hex(0xC93400), .hex(0xFFB340))
    )
    static let systemYellow = SystemColorVariants(
        "systemYellow", .hex(0xFFCC00), .hex(0xFFD60A),
        highContrast: (.hex(0xB25000), .hex(0xFFD426))
    )
    static let systemGreen = SystemColorVariants(
        "systemGreen", .hex(0x34C759), .hex(0x30D158),
        highContrast: (.hex(0x248A3D), .hex(0x30DB5B))
    )
    static let systemMint = SystemColorVariants(
        "systemMint", .hex(0x00C7BE), .hex(0x63E6E2),
        highContrast: (.hex(0x0C817B), .hex(0x66D4CF))
    )
    static let systemTeal = SystemColorVariants(
        "systemTeal", .hex(0x30B0C7), .hex(0x40C8E0),
        highContrast: (.hex(0x008299), .hex(0x5DE6FF))
    )
    static let systemCyan = SystemColorVariants(
        "systemCyan", .hex(0x32ADE6), .hex(0x64D2FF),
        highContrast: (.hex(0x0071A4), .hex(0x70D7FF))
    )
    static let systemBlue = SystemColorVariants(
        "systemBlue", .hex(0x007AFF), .hex(0x0A84FF),
        highContrast: (.hex(0x0040DD), .hex(0x409CFF))
    )
    static let systemIndigo = SystemColorVariants(
        "systemIndigo", .hex(0x5856D6), .hex(0x5E5CE6),
        highContrast: (.hex(0x3634A3), .hex(0x7D7AFF))
    )
    static let systemPurple = SystemColorVariants(
        "systemPurple", .hex(0xAF52DE), .hex(0xBF5AF2),
        highContrast: (.hex(0x8944AB), .hex(0xDA8FFF))
    )
    static let systemPink = SystemColorVariants(
        "systemPink", .hex(0xFF2D55), .hex(0xFF375F),
        highContrast: (.hex(0xD30F45), .hex(0xFF6482))
    )
    static let systemBrown = SystemColorVariants(
        "systemBrown", .hex(0xA2845E), .hex(0xAC8E68),
        highContrast: (.hex(0x7F6545), .hex(0xB59469))
    )
    static let systemGray = SystemColorVariants(
        "systemGray", .hex(0x8E8E93), .hex(0x8E8E93),
        highContrast: (.hex(0x6C6C70), .hex(0xAEAEB2))
    )
    static let systemGray2 = SystemColorVariants(
        "systemGray2", .hex(0xAEAEB2), .hex(0x636366),
        highContrast: (.hex(0x8E8E93), .hex(0x7C7C80))
    )
    static let systemGray3 = SystemColorVariants(
        "systemGray3", .hex(0xC7C7CC), .hex(0x48484A),
        highContrast: (.hex(0xAEAEB2), .hex(0x545456))
    )
    static let systemGray4 = SystemColorVariants(
        "systemGray4", .hex(0xD1D1D6), .hex(0x3A3A3C),
        highContrast: (.hex(0xBCBCC0), .hex(0x444446))
    )
    static let systemGray5 = SystemColorVariants(
        "systemGray5", .hex(0xE5E5EA), .hex(0x2C2C2E),
        highContrast: (.hex(0xD8D8DC), .hex(0x363638))
    )
    static let systemGray6 = SystemColorVariants(
        "systemGray6", .hex(0xF2F2F7), .hex(0x1C1C1E),
        highContrast: (.hex(0xEBEBF0), .hex(0x242426))
    )
    static let label = SystemColorVariants(
        "label", .hex(0x000000), .hex(0xFFFFFF),
        highContrast: (.hex(0x000000), .hex(0xFFFFFF))
    )
    static let secondaryLabel = SystemColorVariants(
        "secondaryLabel", .hex(0x3C3C43, 0.6), .hex(0xEBEBF5, 0.6),
        highContrast: (.hex(0x3C3C43, 0.8), .hex(0xEBEBF5, 0.7))
    )
    static let tertiaryLabel = SystemColorVariants(
        "tertiaryLabel", .hex(0x3C3C43, 0.3), .hex(0xEBEBF5, 0.3),
        highContrast: (.hex(0x3C3C43, 0.7), .hex(0xEBEBF5, 0.55))
    )
    static let quaternaryLabel = SystemColorVariants(
        "quaternaryLabel", .hex(0x3C3C43, 0.18), .hex(0xEBEBF5, 0.16),
        highContrast: (.hex(0x3C3C43, 0.55), .hex(0xEBEBF5, 0.4))
    )
    static let placeholderText = SystemColorVariants(
        "placeholderText", .hex(0x3C3C43, 0.3), .hex(0xEBEBF5, 0.3),
        highContrast: (.hex(0x3C3C43, 0.7), .hex(0xEBEBF5, 0.55))
    )
    static let separator = SystemColorVariants(
        "separator", .hex(0x3C3C43, 0.29), .hex(0x545458, 0.6),
        highContrast: (.hex(0x3C3C43, 0.37), .hex(0x545458, 0.68))
    )
    static let opaqueSeparator = SystemColorVariants("opaqueSeparator", .hex(0xC6C6C8), .hex(0x38383A))
    static let link = SystemColorVariants("link", .hex(0x007AFF), .hex(0x0984FF))
    static let systemFill = SystemColorVariants(
        "systemFill", .hex(0x787880, 0.2), .hex(0x787880, 0.36),
        highContrast: (.hex(0x787880, 0.28), .hex(0x787880, 0.44))
    )
    static let secondarySystemFill = SystemColorVariants(
        "secondarySystemFill", .hex(0x787880, 0.16), .hex(0x787880, 0.32),
        highContrast: (.hex(0x787880, 0.24), .hex(0x787880, 0.4))
    )
    static let tertiarySystemFill = SystemColorVariants(
        "tertiarySystemFill", .hex(0x767680, 0.12), .hex(0x767680, 0.24),
        highContrast: (.hex(0x767680, 0.2), .hex(0x767680, 0.32))
    )
    static let quaternarySystemFill = SystemColorVariants(
        "quaternarySystemFill", .hex(0x747480, 0.08), .hex(0x767680, 0.18),
        highContrast: (.hex(0x747480, 0.16), .hex(0x767680, 0.26))
    )
    static let systemBackground = SystemColorVariants(
        "systemBackground", .hex(0xFFFFFF), .hex(0x000000),
        highContrast: (.hex(0xFFFFFF), .hex(0x000000)), darkElevated: .hex(0x1C1C1E)
    )
    static let secondarySystemBackground = SystemColorVariants(
        "secondarySystemBackground", .hex(0xF2F2F7), .hex(0x1C1C1E),
        highContrast: (.hex(0xEBEBF0), .hex(0x242426)), darkElevated: .hex(0x2C2C2E)
    )
    static let tertiarySystemBackground = SystemColorVariants(
        "tertiarySystemBackground", .hex(0xFFFFFF), .hex(0x2C2C2E),
        highContrast: (.hex(0xFFFFFF), .hex(0x363638)), darkElevated: .hex(0x3A3A3C)
    )
    static let systemGroupedBackground = SystemColorVariants(
        "systemGroupedBackground", .hex(0xF2F2F7), .hex(0x000000),
        highContrast: (.hex(0xEBEBF0), .hex(0x000000)), darkElevated: .hex(0x1C1C1E)
    )
    static let secondarySystemGroupedBackground = SystemColorVariants(
        "secondarySystemGroupedBackground", .hex(0xFFFFFF), .hex(0x1C1C1E),
        highContrast: (.hex(0xFFFFFF), .hex(0x242426)), darkElevated: .hex(0x2C2C2E)
    )
    static let tertiarySystemGroupedBackground = SystemColorVariants(
        "tertiarySystemGroupedBackground", .hex(0xF2F2F7), .hex(0x2C2C2E),
        highContrast: (.hex(0xEBEBF0), .hex(0x363638)), darkElevated: .hex(0x3A3A3C)
    )
}

/// The components of a system color for each style, contrast and interface level.
struct SystemColorVariants: Hashable, Sendable {
    let name: String
    let light: ColorValue
    let dark: ColorValue
    var lightHighContrast: ColorValue?
    var darkHighContrast: ColorValue?
    /// For the dark style at `UIUserInterfaceLevel.elevated`.
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
