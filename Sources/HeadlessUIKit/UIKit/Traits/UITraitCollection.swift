import Foundation

/// The traits of a part of the interface; immutable. (UIKit documentation; Sendable by fact 12.2)
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Creates a collection in which no trait is specified.
    public convenience override init() {
        self.init(values: TraitValues())
    }

    /// Not supported: traps.
    public required convenience init?(coder: NSCoder) {
        fatalError("UITraitCollection.init(coder:) is missing in HeadlessUIKit: traits are not archived.")
    }

    /// Not supported: traps.
    public func encode(with coder: NSCoder) {
        fatalError("UITraitCollection.encode(with:) is missing in HeadlessUIKit: traits are not archived.")
    }

    /// True, as in UIKit.
    public class var supportsSecureCoding: Bool { true }

    /// Returns the collection itself, which is immutable.
    public func copy(with zone: NSZone?) -> Any { self }

    /// The interface style; `.unspecified` by default.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The kind of device; `.unspecified` by default.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The layout direction; `.unspecified` by default.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Pixels per point; zero, the default, means unspecified.
    open var displayScale: CGFloat { values.displayScale }
    /// The color gamut of the display; `.unspecified` by default.
    open var displayGamut: UIDisplayGamut { values.displayGamut }
    /// The horizontal size class; `.unspecified` by default.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The vertical size class; `.unspecified` by default.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The preferred text size; `.unspecified` by default.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The accessibility contrast; `.unspecified` by default.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The interface level, base or elevated; `.unspecified` by default.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The legibility weight of text; `.unspecified` by default.
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

    /// Whether every trait that the other collection specifies has the same value in this one.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values.overridden(by: trait.values) == values
    }

    /// Whether a trait that affects dynamic colors differs: style, level, contrast or gamut.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection?.values ?? TraitValues()
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.userInterfaceLevel != other.userInterfaceLevel
            || values.accessibilityContrast != other.accessibilityContrast
            || values.displayGamut != other.displayGamut
    }

    /// Whether all traits are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    /// The same for equal collections.
    open override var hash: Int { values.hashValue }
}

// MARK: - Creation

extension UITraitCollection {
    private convenience init(_ change: (inout TraitValues) -> Void) {
        var values = TraitValues()
        change(&values)
        self.init(values: values)
    }

    /// Combines collections; where two specify the same trait, the later one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }

    /// Creates a collection that specifies only the style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Creates a collection that specifies only the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// Creates a collection that specifies only the layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Creates a collection that specifies only the display scale.
    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale }
    }

    /// Creates a collection that specifies only the color gamut.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut }
    }

    /// Creates a collection that specifies only the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Creates a collection that specifies only the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Creates a collection that specifies only the content size category.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Creates a collection that specifies only the contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Creates a collection that specifies only the interface level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// Creates a collection that specifies only the legibility weight.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }
}

// MARK: - The current traits

extension UITraitCollection {
    /// The traits that colors and images are resolved for where none are given; one value per thread, as in UIKit. UIKit sets
    /// them before it calls `draw(_:)`, `layoutSubviews()`, `tintColorDidChange()`, `traitCollectionDidChange(_:)`, the
    /// layout methods of view controllers and those of presentation controllers (UIKit documentation). By default those of a
    /// phone in light style.
    public class var current: UITraitCollection {
        get { ThreadSlot.current.value ?? fallback }
        set { ThreadSlot.current.value = newValue }
    }

    /// Runs the block with these traits as ``current``, then restores the previous ones.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = ThreadSlot.current.value
        ThreadSlot.current.value = self
        actions()
        ThreadSlot.current.value = previous
    }

    /// The traits that a new view is likely to get: those that UIKit or the app has set as ``current``, or else the screen's.
    @MainActor
    static var ofNewViews: UITraitCollection { ThreadSlot.current.value ?? Simulator.current.screen.traitCollection }

    private static let fallback = UITraitCollection(values: .phone)

    /// The traits that determine the text size where none are given: those set as ``current``, or else "the user's selected
    /// content size category" (UIKit documentation, `preferredFont(forTextStyle:)`).
    static var forUserTextSize: UITraitCollection {
        ThreadSlot.current.value
            ?? UITraitCollection(preferredContentSizeCategory: DeviceState.current.values.contentSizeCategory)
    }
}

extension UITraitEnvironment {
    /// Calls a method of the object that UIKit calls with the object's traits as the current ones.
    func performWithOwnTraits(_ call: (Self) -> Void) { traitCollection.performAsCurrent { call(self) } }
}

/// Thread-local storage for ``UITraitCollection/current``.
private struct ThreadSlot: Sendable {
    static let current = ThreadSlot()
    private let key: pthread_key_t

    private init() {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key) { Unmanaged<UITraitCollection>.fromOpaque($0!).release() }
        precondition(failure == 0, "UITraitCollection.current: the system has no thread-specific key left.")
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

/// The values of the traits in a `UITraitCollection`.
struct TraitValues: Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// Pixels per point; zero if unspecified.
    var displayScale: CGFloat = 0
    var displayGamut = UIDisplayGamut.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var verticalBarEdge = UIVerticalBarEdge.unspecified
    /// The raw value of the alignment of titles; zero if unspecified.
    var titleAlignment = 0

    /// Creates values in which no trait is specified.
    init() {}

    /// A phone in portrait and light style, at three pixels per point, with the default text size.
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
    /// Returns these values, overridden by what the other ones specify.
    func overridden(by other: TraitValues) -> TraitValues {
        // Without key paths for speed: views read their traits very often.
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
        if other.verticalBarEdge != .unspecified { result.verticalBarEdge = other.verticalBarEdge }
        if other.titleAlignment != 0 { result.titleAlignment = other.titleAlignment }
        return result
    }
}
