import Foundation

/// What a part of the interface should adapt to; cannot change. (UIKit documentation; Sendable by fact 12.2)
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Traits of which none is specified.
    public convenience override init() {
        self.init(values: TraitValues())
    }

    /// Not supported: traits are not archived here.
    public required convenience init?(coder: NSCoder) {
        fatalError("UITraitCollection.init(coder:) is missing in HeadlessUIKit: traits are not archived.")
    }

    /// Not supported: traits are not archived here.
    public func encode(with coder: NSCoder) {
        fatalError("UITraitCollection.encode(with:) is missing in HeadlessUIKit: traits are not archived.")
    }

    /// True, as in UIKit.
    public class var supportsSecureCoding: Bool { true }

    /// The collection itself: it cannot change.
    public func copy(with zone: NSZone?) -> Any { self }

    /// Light or dark; `.unspecified` by default.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The kind of device; `.unspecified` by default.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The direction of layout; `.unspecified` by default.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Pixels per point; zero when unspecified, which is the default.
    open var displayScale: CGFloat { values.displayScale }
    /// The range of colours of the display; `.unspecified` by default.
    open var displayGamut: UIDisplayGamut { values.displayGamut }
    /// How much room there is across; `.unspecified` by default.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// How much room there is down; `.unspecified` by default.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The preferred size of text; `.unspecified` by default.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// Whether more contrast is asked for; `.unspecified` by default.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// Whether the surface is raised; `.unspecified` by default.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// Whether bold text is asked for; `.unspecified` by default.
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

    /// Whether every trait that the other collection specifies has the same value here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Whether a trait that colours depend on differs: style, level, contrast or gamut.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection?.values ?? TraitValues()
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.userInterfaceLevel != other.userInterfaceLevel
            || values.accessibilityContrast != other.accessibilityContrast
            || values.displayGamut != other.displayGamut
    }

    /// Equal when every trait is.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    /// Equal for equal traits.
    open override var hash: Int { values.hashValue }
}
