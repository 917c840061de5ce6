import Foundation

/// A trait. (UIKit documentation, iOS 17)
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value where none is specified.
    static var defaultValue: Value { get }
    /// The name in messages.
    static var name: String { get }
    /// The identifier, for example for coding.
    static var identifier: String { get }
    /// Whether dynamic colors depend on the trait.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait, as the type that defines it.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit. Collections of the model store only these.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
    static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
    static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        old.values[keyPath: path] != new.values[keyPath: path]
    }
}

/// The interface style.
public struct UITraitUserInterfaceStyle: SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The preferred text size.
public struct UITraitPreferredContentSizeCategory: SystemTrait, Sendable {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The layout direction.
public struct UITraitLayoutDirection: SystemTrait, Sendable {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// Pixels per point.
public struct UITraitDisplayScale: SystemTrait, Sendable {
    public static let defaultValue: CGFloat = 0
    static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The color gamut of the display.
public struct UITraitDisplayGamut: SystemTrait, Sendable {
    public static let defaultValue = UIDisplayGamut.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The accessibility contrast.
public struct UITraitAccessibilityContrast: SystemTrait, Sendable {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The interface level, base or elevated.
public struct UITraitUserInterfaceLevel: SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The legibility weight of text.
public struct UITraitLegibilityWeight: SystemTrait, Sendable {
    public static let defaultValue = UILegibilityWeight.unspecified
    static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}
