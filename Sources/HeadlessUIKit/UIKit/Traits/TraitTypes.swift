/// The interface style: light or dark. (UIKit documentation)
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// The kind of device. (UIKit documentation)
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// The amount of space along one axis. (UIKit documentation)
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

/// The layout direction as a trait. (UIKit documentation)
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The visual level of content: base, or elevated above it. (UIKit documentation)
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}

/// The weight of text: bold with the Bold Text setting. (UIKit documentation)
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular = 0
    case bold = 1
}

/// The contrast: high with the Increase Contrast setting. (UIKit documentation)
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal = 0
    case high = 1
}

/// The color gamut of a display. (UIKit documentation)
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB = 0
    case P3 = 1
}

/// The layout direction of a view. (UIKit documentation)
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

/// Whether a view is mirrored in right-to-left layouts. (UIKit documentation)
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback = 1
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}

/// The edge of the window that vertical bars prefer. (UIKit documentation, iOS 27.1)
public enum UIVerticalBarEdge: Int, Sendable {
    /// Bars are horizontal.
    case unspecified = 0
    case leading = 1
    case trailing = 2
}
