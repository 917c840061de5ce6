import Foundation

/// A trait. (UIKit documentation, iOS 17)
public protocol UITraitDefinition {
    /// What it says.
    associatedtype Value
    /// What it says where nothing else is said.
    static var defaultValue: Value { get }
    /// Its name in messages.
    static var name: String { get }
    /// Its name for restoration.
    static var identifier: String { get }
    /// Whether colours depend on it.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait as a value.
public typealias UITrait = any UITraitDefinition.Type

/// One of UIKit's own traits: those that a collection holds here.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
    static func value(in traits: UITraitCollection) -> Value
}

extension SystemTrait {
    static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool { value(in: old) != value(in: new) }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
    static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

/// How much room there is across.
public struct UITraitHorizontalSizeClass: SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// How much room there is down.
public struct UITraitVerticalSizeClass: SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

/// The preferred size of text.
public struct UITraitPreferredContentSizeCategory: SystemTrait, Sendable {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static func value(in traits: UITraitCollection) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}

/// The direction of layout.
public struct UITraitLayoutDirection: SystemTrait, Sendable {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}

/// Pixels per point.
public struct UITraitDisplayScale: SystemTrait, Sendable {
    public static let defaultValue: CGFloat = 0
    static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The range of colours of the display.
public struct UITraitDisplayGamut: SystemTrait, Sendable {
    public static let defaultValue = UIDisplayGamut.unspecified
    public static let affectsColorAppearance = true
    static func value(in traits: UITraitCollection) -> UIDisplayGamut { traits.displayGamut }
}

/// Whether more contrast is asked for.
public struct UITraitAccessibilityContrast: SystemTrait, Sendable {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static let affectsColorAppearance = true
    static func value(in traits: UITraitCollection) -> UIAccessibilityContrast { traits.accessibilityContrast }
}

/// Whether the surface is raised.
public struct UITraitUserInterfaceLevel: SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static let affectsColorAppearance = true
    static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel { traits.userInterfaceLevel }
}

/// Whether bold text is asked for.
public struct UITraitLegibilityWeight: SystemTrait, Sendable {
    public static let defaultValue = UILegibilityWeight.unspecified
    static func value(in traits: UITraitCollection) -> UILegibilityWeight { traits.legibilityWeight }
}
