import Foundation

/// The traits as a plain value; a `UITraitCollection` is one of these that cannot change.
struct TraitValues: Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// Zero when unspecified.
    var displayScale: CGFloat = 0
    var displayGamut = UIDisplayGamut.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified

    /// Nothing specified.
    init() {}

    /// A phone held upright, in light, at three pixels per point, with text of the default size.
    static let phone: TraitValues = {
        var values = TraitValues()
        values.userInterfaceStyle = .light
        values.userInterfaceIdiom = .phone
        values.layoutDirection = .leftToRight
        values.displayScale = 3
        values.displayGamut = .P3
        values.horizontalSizeClass = .compact
        values.verticalSizeClass = .regular
        values.preferredContentSizeCategory = .large
        values.accessibilityContrast = .normal
        values.userInterfaceLevel = .base
        values.legibilityWeight = .regular
        return values
    }()
}

extension TraitValues {
    /// These traits, with those that the other one specifies in their place.
    func overridden(by other: TraitValues) -> TraitValues {
        let unspecified = TraitValues()
        var result = self
        func take<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>) {
            if other[keyPath: path] != unspecified[keyPath: path] { result[keyPath: path] = other[keyPath: path] }
        }
        take(\.userInterfaceStyle)
        take(\.userInterfaceIdiom)
        take(\.layoutDirection)
        take(\.displayScale)
        take(\.displayGamut)
        take(\.horizontalSizeClass)
        take(\.verticalSizeClass)
        take(\.preferredContentSizeCategory)
        take(\.accessibilityContrast)
        take(\.userInterfaceLevel)
        take(\.legibilityWeight)
        return result
    }
}
