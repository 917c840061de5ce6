import Foundation

/// A fixed color, or one that depends on traits. (UIKit documentation; Sendable and nonisolated by fact 12.2)
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    let source: ColorSource

    init(source: ColorSource) {
        self.source = source
        super.init()
    }

    /// Creates an sRGB color; components range from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            source: .fixed(.rgb(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
        )
    }

    /// Creates a gray; components range from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(source: .fixed(.gray(white: Double(white), alpha: Double(alpha))))
    }

    /// Creates an sRGB color from hue, saturation and brightness; components range from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let hsb = HueSaturationBrightness(
            hue: Double(hue),
            saturation: Double(saturation),
            brightness: Double(brightness)
        )
        let rgb = hsb.rgb
        self.init(source: .fixed(.rgb(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: Double(alpha))))
    }

    /// Creates a color from Display P3 components. It is stored in extended sRGB: colors outside the sRGB gamut have
    /// components outside 0...1, which `getRed` returns as in UIKit. The model's screen is sRGB, so drawing clamps them.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let rgb = DisplayP3(red: Double(displayP3Red), green: Double(green), blue: Double(blue)).sRGB
        self.init(source: .fixed(.rgb(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: Double(alpha))))
    }

    /// Creates a color that tiles an image from the top left corner of the view whose background it is. Traps where a
    /// single color is needed, for example as a text color.
    public convenience init(patternImage image: UIImage) {
        self.init(source: .pattern(image))
    }

    /// The color with the given name in the main bundle's asset catalogue. Always nil: Linux has no asset catalogues.
    public convenience init?(named name: String) {
        return nil
    }

    /// Creates the color of a `#colorLiteral`.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates a color with the components of a Core Graphics color.
    public convenience init(cgColor: CGColor) {
        self.init(source: .fixed(cgColor.value))
    }

    /// Creates a color that calls the block each time it is resolved for traits, on the thread that resolves it.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        // UIKit does not require the block to be sendable although colors are.
        nonisolated(unsafe) let provider = dynamicProvider
        self.init(source: .provider { provider($0) })
    }

    /// Not supported: traps.
    public required convenience init?(coder: NSCoder) {
        fatalError("UIColor.init(coder:) is missing in HeadlessUIKit: colors are not archived.")
    }

    /// Not supported: traps.
    public func encode(with coder: NSCoder) {
        fatalError("UIColor.encode(with:) is missing in HeadlessUIKit: colors are not archived.")
    }

    /// True, as in UIKit.
    public class var supportsSecureCoding: Bool { true }

    /// Returns the color itself, which is immutable.
    public func copy(with zone: NSZone?) -> Any { self }

    /// The color resolved for `UITraitCollection.current`.
    open var cgColor: CGColor { CGColor(value: value(in: .current)) }

    /// Returns the color resolved for the given traits; a fixed color returns itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .fixed, .pattern: self
        case .provider(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        case .system, .withAlpha: UIColor(source: .fixed(value(in: traitCollection)))
        }
    }

    /// Returns the color with another alpha; a dynamic color stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .fixed(let value) = source { return UIColor(source: .fixed(value.withAlpha(Double(alpha)))) }
        return UIColor(source: .withAlpha(self, Double(alpha)))
    }

    /// Whether the components and their kind are equal, or both depend on traits in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || source == other.source
    }

    /// The same for equal colors.
    open override var hash: Int { source.hashValue }

    /// A textual representation for messages.
    open override var description: String { source.description }
}

extension UIColor {
    /// The components for the given traits.
    func value(in traits: UITraitCollection) -> ColorValue {
        switch source {
        case .fixed(let value): value
        case .system(let variants): variants.value(in: traits.values)
        case .provider(let provider): provider(traits).value(in: traits)
        case .withAlpha(let base, let alpha): base.value(in: traits).withAlpha(alpha)
        case .pattern:
            fatalError(
                "UIColor(patternImage:): patterns are modelled as a view's backgroundColor only; use a plain color.")
        }
    }

    /// The image that the color tiles for the given traits; nil for a plain color.
    func pattern(in traits: UITraitCollection) -> UIImage? {
        guard case .pattern(let image) = resolvedColor(with: traits).source else { return nil }
        return image
    }

    /// Whether the color tiles an image for the given traits, with any alpha, and so has no components.
    func isPattern(in traits: UITraitCollection) -> Bool {
        switch source {
        case .pattern: true
        case .provider(let provider): provider(traits).isPattern(in: traits)
        case .withAlpha(let base, _): base.isPattern(in: traits)
        case .fixed, .system: false
        }
    }
}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

// MARK: - Components

extension UIColor {
    /// Writes the red, green, blue and alpha components for the current traits, from 0 to 1 each. Returns false and
    /// writes nothing for a pattern. (UIKit documentation)
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard !isPattern(in: .current) else { return false }
        let value = value(in: .current).rgba
        red?.pointee = CGFloat(value.red)
        green?.pointee = CGFloat(value.green)
        blue?.pointee = CGFloat(value.blue)
        alpha?.pointee = CGFloat(value.alpha)
        return true
    }

    /// Writes brightness and alpha for the current traits. Returns false and writes nothing unless the color is a gray.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard !isPattern(in: .current) else { return false }
        let value = value(in: .current).rgba
        guard value.red == value.green, value.green == value.blue else { return false }
        white?.pointee = CGFloat(value.red)
        alpha?.pointee = CGFloat(value.alpha)
        return true
    }

    /// Writes hue, saturation, brightness and alpha for the current traits, from 0 to 1 each. Returns false and writes
    /// nothing for a pattern.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard !isPattern(in: .current) else { return false }
        let value = value(in: .current).rgba
        let hsb = HueSaturationBrightness(red: value.red, green: value.green, blue: value.blue)
        hue?.pointee = CGFloat(hsb.hue)
        saturation?.pointee = CGFloat(hsb.saturation)
        brightness?.pointee = CGFloat(hsb.brightness)
        alpha?.pointee = CGFloat(value.alpha)
        return true
    }
}

// MARK: - Storage

/// Where a `UIColor` gets its components.
enum ColorSource: Sendable {
    case fixed(ColorValue)
    case system(SystemColorVariants)
    case provider(@Sendable (UITraitCollection) -> UIColor)
    case withAlpha(UIColor, Double)
    case pattern(UIImage)
}

extension ColorSource {
    /// Whether the color can be another one for other traits.
    var dependsOnTraits: Bool {
        switch self {
        case .fixed: false
        case .system, .provider, .pattern: true
        case .withAlpha(let base, _): base.source.dependsOnTraits
        }
    }
}

extension ColorSource: Hashable {
    /// Blocks cannot be compared: as in UIKit, a color with a provider equals only itself.
    static func == (left: ColorSource, right: ColorSource) -> Bool {
        switch (left, right) {
        case (.fixed(let left), .fixed(let right)): left == right
        case (.system(let left), .system(let right)): left == right
        case (.withAlpha(let leftBase, let left), .withAlpha(let rightBase, let right)):
            left == right && leftBase.isEqual(rightBase)
        case (.pattern(let left), .pattern(let right)): left.isEqual(right)
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .fixed(let value): hasher.combine(value)
        case .system(let variants): hasher.combine(variants.name)
        case .provider: break
        case .withAlpha(let base, let alpha):
            hasher.combine(base.hash)
            hasher.combine(alpha)
        case .pattern(let image): hasher.combine(image.hash)
        }
    }
}

extension ColorSource: CustomStringConvertible {
    var description: String {
        switch self {
        case .fixed(.rgb(let red, let green, let blue, let alpha)): "UIColor(\(red) \(green) \(blue) \(alpha))"
        case .fixed(.gray(let white, let alpha)): "UIColor(white \(white) \(alpha))"
        case .system(let variants): "UIColor(\(variants.name))"
        case .provider: "UIColor(dynamic)"
        case .withAlpha(let base, let alpha): "\(base.description) with alpha \(alpha)"
        case .pattern: "UIColor(pattern)"
        }
    }
}
