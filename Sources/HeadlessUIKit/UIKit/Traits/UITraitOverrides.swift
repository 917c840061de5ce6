import Foundation

/// A container of traits that can be set. Custom traits are not modeled. (UIKit documentation, iOS 17)
@MainActor @preconcurrency
public protocol UIMutableTraits {}

/// The traits that an object replaces for itself and its descendants. (UIKit documentation, iOS 17)
@MainActor @preconcurrency
public struct UITraitOverrides: UIMutableTraits {
    fileprivate(set) var values = TraitValues()
    private(set) var isEmpty = true

    init() {}

    /// Whether a trait is replaced.
    public func contains(_ trait: UITrait) -> Bool {
        Self.system(trait).isSpecified(in: values)
    }

    /// Removes the replacement of a trait.
    public mutating func remove(_ trait: UITrait) {
        Self.system(trait).reset(in: &values)
        isEmpty = values == TraitValues()
    }

    fileprivate mutating func set(_ values: TraitValues) {
        self.values = values
        isEmpty = values == TraitValues()
    }

    private static func system(_ trait: UITrait) -> any SystemTrait.Type {
        guard let system = trait as? any SystemTrait.Type else {
            fatalError("UITraitOverrides: \(trait) is a custom trait, which HeadlessUIKit does not model; remove it.")
        }
        return system
    }

    /// A collection of traits with the replacements.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        isEmpty ? traits : UITraitCollection(values: traits.values.overridden(by: values))
    }
}

extension SystemTrait {
    fileprivate static func isSpecified(in values: TraitValues) -> Bool { values[keyPath: path] != defaultValue }

    fileprivate static func reset(in values: inout TraitValues) { values[keyPath: path] = defaultValue }
}

extension UIMutableTraits {
    /// The values of the only container in UIKit.
    var traitValues: TraitValues {
        get { (self as? UITraitOverrides)?.values ?? TraitValues() }
        set {
            guard var overrides = self as? UITraitOverrides else { return }
            overrides.set(newValue)
            if let changed = overrides as? Self { self = changed }
        }
    }

    /// The interface style.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { traitValues.userInterfaceStyle }
        set { traitValues.userInterfaceStyle = newValue }
    }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { traitValues.userInterfaceIdiom }
        set { traitValues.userInterfaceIdiom = newValue }
    }
    /// The layout direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { traitValues.layoutDirection }
        set { traitValues.layoutDirection = newValue }
    }
    /// Pixels per point.
    public var displayScale: CGFloat {
        get { traitValues.displayScale }
        set { traitValues.displayScale = newValue }
    }
    /// The color gamut of the display.
    public var displayGamut: UIDisplayGamut {
        get { traitValues.displayGamut }
        set { traitValues.displayGamut = newValue }
    }
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { traitValues.horizontalSizeClass }
        set { traitValues.horizontalSizeClass = newValue }
    }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { traitValues.verticalSizeClass }
        set { traitValues.verticalSizeClass = newValue }
    }
    /// The preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { traitValues.preferredContentSizeCategory }
        set { traitValues.preferredContentSizeCategory = newValue }
    }
    /// The accessibility contrast.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { traitValues.accessibilityContrast }
        set { traitValues.accessibilityContrast = newValue }
    }
    /// The interface level, base or elevated.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { traitValues.userInterfaceLevel }
        set { traitValues.userInterfaceLevel = newValue }
    }
    /// The legibility weight of text.
    public var legibilityWeight: UILegibilityWeight {
        get { traitValues.legibilityWeight }
        set { traitValues.legibilityWeight = newValue }
    }
}
