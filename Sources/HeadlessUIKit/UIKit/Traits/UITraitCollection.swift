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

// MARK: - Creation

extension UITraitCollection {
    private convenience init(_ change: (inout TraitValues) -> Void) {
        var values = TraitValues()
        change(&values)
        self.init(values: values)
    }

    /// The traits of all collections; where two specify the same trait, the later one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// Only the style is specified.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Only the kind of device is specified.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// Only the direction of layout is specified.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Only the pixels per point are specified.
    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale }
    }

    /// Only the range of colours is specified.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut }
    }

    /// Only the room across is specified.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Only the room down is specified.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Only the size of text is specified.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Only the contrast is specified.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Only the level of the surface is specified.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// Only the weight of text is specified.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }
}

// MARK: - The current traits

extension UITraitCollection {
    /// The traits that colours and images are resolved against where none are given; one per thread, as in UIKit.
    /// A phone in light until it is set.
    public class var current: UITraitCollection {
        get { ThreadSlot.current.value ?? fallback }
        set { ThreadSlot.current.value = newValue }
    }

    /// Runs the block with these traits as ``current`` and then restores what was there.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = ThreadSlot.current.value
        ThreadSlot.current.value = self
        actions()
        ThreadSlot.current.value = previous
    }

    static let fallback = UITraitCollection(values: .phone)

    /// Where the size of text comes from that no traits say: "the user's selected content size category" (UIKit
    /// documentation, `preferredFont(forTextStyle:)`).
    static var ofUser: UITraitCollection {
        ThreadSlot.current.value ?? UITraitCollection(preferredContentSizeCategory: DeviceState.current.values.contentSizeCategory)
    }
}

/// A place that each thread has for itself.
private struct ThreadSlot: Sendable {
    static let current = ThreadSlot()
    private let key: pthread_key_t

    private init() {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key) { Unmanaged<UITraitCollection>.fromOpaque($0!).release() }
        precondition(failure == 0, "No thread-specific key is left for UITraitCollection.current.")
        self.key = key
    }

    var value: UITraitCollection? {
        get { pthread_getspecific(key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() } }
        nonmutating set {
            if let old = pthread_getspecific(key) { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
            _ = pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
        }
    }
}

// MARK: - Storage

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
        // Written out rather than with key paths: views ask for their traits all the time.
        var result = self
        if other.userInterfaceStyle != .unspecified { result.userInterfaceStyle = other.userInterfaceStyle }
        if other.userInterfaceIdiom != .unspecified { result.userInterfaceIdiom = other.userInterfaceIdiom }
        if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
        if other.displayScale != 0 { result.displayScale = other.displayScale }
        if other.displayGamut != .unspecified { result.displayGamut = other.displayGamut }
        if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
        if other.preferredContentSizeCategory != .unspecified {
            result.preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.accessibilityContrast != .unspecified { result.accessibilityContrast = other.accessibilityContrast }
        if other.userInterfaceLevel != .unspecified { result.userInterfaceLevel = other.userInterfaceLevel }
        if other.legibilityWeight != .unspecified { result.legibilityWeight = other.legibilityWeight }
        return result
    }
}
