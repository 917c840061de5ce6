import Foundation

/// The look of a bar's background. (Facts 7, 6.1)
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, NSCopying, NSSecureCoding {
    /// The kind of device the defaults are for.
    public nonisolated let idiom: UIUserInterfaceIdiom

    var background: BarBackground {
        didSet { if background != oldValue { onChange?() } }
    }

    /// The bar or item that stores this object listens here: changes in place take effect (fact 6.1.6). Not copied.
    var onChange: (@MainActor () -> Void)?

    /// The default background, for a phone (fact 6.1.11).
    public convenience override init() {
        self.init(idiom: .phone)
    }

    /// The default background, for a kind of device (fact 6.1.11).
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        background = BarBackgroundTable.standard
        super.init()
    }

    /// What the given appearance and this class have in common is copied, the rest has its default.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        background = barAppearance.background
        super.init()
    }

    /// Not supported: appearances are not archived here.
    public nonisolated required init(coder: NSCoder) {
        fatalError("UIBarAppearance.init(coder:) is missing in HeadlessUIKit: appearances are not archived.")
    }

    /// Not supported: appearances are not archived here.
    public nonisolated func encode(with coder: NSCoder) {
        fatalError("UIBarAppearance.encode(with:) is missing in HeadlessUIKit: appearances are not archived.")
    }

    /// True, as in UIKit.
    public nonisolated class var supportsSecureCoding: Bool { true }

    /// Another object of the same class with equal values.
    open func copy() -> Self {
        Self(barAppearance: self)
    }

    /// Another object of the same class with equal values.
    public nonisolated func copy(with zone: NSZone?) -> Any {
        MainActor.assumeIsolated { type(of: self).init(barAppearance: self) }
    }

    /// The theme's blur and the default shadow; other properties stay.
    open func configureWithDefaultBackground() {
        background = BarBackgroundTable.standard
    }

    /// The theme's opaque colour and the default shadow; other properties stay.
    open func configureWithOpaqueBackground() {
        background = BarBackgroundTable.opaque
    }

    /// No background and no shadow; other properties stay.
    open func configureWithTransparentBackground() {
        background = .transparent
    }

    /// Whether both show the same; subclasses add what they have.
    func hasEqualValues(to other: UIBarAppearance) -> Bool {
        idiom == other.idiom && background == other.background
    }

    /// Equal for the same class and equal values.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else { return false }
        return self === other || MainActor.assumeIsolated { hasEqualValues(to: other) }
    }

    /// Equal for equal appearances: the same for all of a class, since values may change.
    open nonisolated override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }
}

// Colour lies over effect, image over colour (fact 6.1.9).
extension UIBarAppearance {
    /// The blur at the bottom; the theme's by default.
    public var backgroundEffect: UIBlurEffect? {
        get { background.effect }
        set { background.effect = newValue }
    }

    /// The colour over the blur; nil by default.
    public var backgroundColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }

    /// The image over the colour; nil by default.
    public var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }

    /// How the image fills the bar; `.scaleToFill` by default, which also stands for `.redraw`.
    public var backgroundImageContentMode: UIView.ContentMode {
        get { background.imageContentMode }
        set { background.imageContentMode = newValue == .redraw ? .scaleToFill : newValue }
    }

    /// The colour of the hairline, or of a template image in its place; nil or clear is no shadow (fact 6.1.10).
    public var shadowColor: UIColor? {
        get { background.shadowColor }
        set { background.shadowColor = newValue }
    }

    /// An image in place of the hairline; nil by default. A template takes the shadow colour (fact 6.1.10).
    public var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }
}

/// The background and the shadow of an appearance as a plain value.
struct BarBackground: Equatable {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageContentMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    /// None, and no shadow.
    static var transparent: BarBackground { BarBackground() }

}

/// The backgrounds that the three `configureWith…` methods give. Apple describes them in words only (fact 6.1.11:
/// blur style and shadow colour are U and F); these defaults are written here and nowhere else.
@MainActor
enum BarBackgroundTable {
    /// The theme's blur and the default shadow.
    static var standard: BarBackground {
        var background = BarBackground()
        background.effect = UIBlurEffect(style: .systemChromeMaterial)
        background.shadowColor = hairline
        return background
    }

    /// The theme's opaque colour and the default shadow.
    static var opaque: BarBackground {
        var background = BarBackground()
        background.color = .systemBackground
        background.shadowColor = hairline
        return background
    }

    /// About 30 per cent black; as much white on dark bars.
    static let hairline = UIColor(
        source: .system(
            SystemColorVariants("bar shadow", .gray(white: 0, alpha: 0.3), .gray(white: 1, alpha: 0.15))
        )
    )
}
