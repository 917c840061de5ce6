import Foundation

/// The appearance of a bar's background. (Facts 7, 6.1.1 to 6.1.14)
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, NSCopying, NSSecureCoding {
    /// The device idiom that the defaults are for.
    public nonisolated let idiom: UIUserInterfaceIdiom

    final var background: BarBackgroundProperties {
        didSet { if background != oldValue { onChange?() } }
    }

    /// A value of its own: the `configureWith…` methods set backgrounds and shadows only.
    fileprivate var interfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if interfaceStyle != oldValue { onChange?() } }
    }

    /// Called on changes in place; set by the bar or item that stores this object (fact 6.1.6). Not copied.
    final var onChange: (@MainActor () -> Void)?

    /// Creates the default background for the current device's idiom (UIKit documentation, fact 6.1.11).
    public convenience override init() {
        self.init(idiom: UIDevice.current.userInterfaceIdiom)
    }

    /// Creates the default background for a device idiom (fact 6.1.11).
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        background = BarBackgroundDefaults.standard
        super.init()
    }

    /// Copies the properties that the given appearance and this class have in common; the others have their defaults.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        background = barAppearance.background
        interfaceStyle = barAppearance.interfaceStyle
        super.init()
    }

    /// Traps with a message: appearances are not archived here.
    public nonisolated required init(coder: NSCoder) {
        fatalError("UIBarAppearance.init(coder:): appearances cannot be decoded in HeadlessUIKit; create them in code.")
    }

    /// Traps with a message: appearances are not archived here.
    public nonisolated func encode(with coder: NSCoder) {
        fatalError(
            "UIBarAppearance.encode(with:): appearances cannot be archived in HeadlessUIKit; create them in code.")
    }

    /// True, as in UIKit.
    public nonisolated class var supportsSecureCoding: Bool { true }

    /// Returns a new object of the same class with equal values.
    open func copy() -> Self {
        Self(barAppearance: self)
    }

    /// Returns a new object of the same class with equal values.
    public nonisolated func copy(with zone: NSZone?) -> Any {
        MainActor.assumeIsolated { type(of: self).init(barAppearance: self) }
    }

    /// Sets the theme's blur and the default shadow; other properties do not change.
    open func configureWithDefaultBackground() {
        background = BarBackgroundDefaults.standard
    }

    /// Sets the theme's opaque color and the default shadow; other properties do not change.
    open func configureWithOpaqueBackground() {
        background = BarBackgroundDefaults.opaque
    }

    /// Removes background and shadow; other properties do not change.
    open func configureWithTransparentBackground() {
        background = .transparent
    }

    /// Passes on the changes of a button appearance.
    final func observe(_ buttons: UIBarButtonItemAppearance) {
        buttons.onChange = { [weak self] in self?.onChange?() }
    }

    /// Whether all values are equal; subclasses add theirs.
    func hasEqualValues(to other: UIBarAppearance) -> Bool {
        idiom == other.idiom && background == other.background && interfaceStyle == other.interfaceStyle
    }

    /// Whether the object has the same class and equal values.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else { return false }
        return self === other || MainActor.assumeIsolated { hasEqualValues(to: other) }
    }

    /// Equal for all objects of a class, since the values can change.
    open nonisolated override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }
}

// The color is over the effect, the image over the color (fact 6.1.9).
extension UIBarAppearance {
    /// The blur effect, behind the color; the theme's by default.
    public var backgroundEffect: UIBlurEffect? {
        get { background.effect }
        set { background.effect = newValue }
    }

    /// The color over the blur; nil by default.
    public var backgroundColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }

    /// The image over the color; nil by default.
    public var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }

    /// The content mode of the image; `.scaleToFill` by default, which also replaces `.redraw`.
    public var backgroundImageContentMode: UIView.ContentMode {
        get { background.imageContentMode }
        set { background.imageContentMode = newValue == .redraw ? .scaleToFill : newValue }
    }

    /// The color of the hairline, or of a template shadow image; nil or clear is no shadow (fact 6.1.10).
    public var shadowColor: UIColor? {
        get { background.shadowColor }
        set { background.shadowColor = newValue }
    }

    /// iOS 27: the interface style that a bar with this appearance has; `.unspecified` by default: the bar's own (fact
    /// 27.2.1).
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { interfaceStyle }
        set { interfaceStyle = newValue }
    }

    /// The image in place of the hairline; nil by default. A template image has the shadow color (fact 6.1.10).
    public var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }
}

/// The background and shadow properties of an appearance, as a value.
struct BarBackgroundProperties: Equatable {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageContentMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    /// No background and no shadow.
    static var transparent: BarBackgroundProperties { BarBackgroundProperties() }

}

/// The backgrounds that the three `configureWith…` methods set. Apple describes them in words only (fact 6.1.11: blur
/// style is unknown, shadow color is folklore); these defaults are defined here and nowhere else.
@MainActor
enum BarBackgroundDefaults {
    /// The theme's blur and the default shadow.
    static var standard: BarBackgroundProperties {
        var background = BarBackgroundProperties()
        background.effect = blur
        background.shadowColor = hairline
        return background
    }

    /// One object, by which the default background is known from a blur that the app sets.
    static let blur = UIBlurEffect(style: .systemChromeMaterial)

    /// The theme's opaque color and the default shadow.
    static var opaque: BarBackgroundProperties {
        var background = BarBackgroundProperties()
        background.color = .systemBackground
        background.shadowColor = hairline
        return background
    }

    /// About 30 percent black; white on dark bars.
    static let hairline = UIColor(
        source: .system(
            SystemColorVariants("bar shadow", .gray(white: 0, alpha: 0.3), .gray(white: 1, alpha: 0.15))
        )
    )
}
