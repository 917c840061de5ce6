import Foundation

/// A colour, fixed or dependent on traits. (UIKit documentation; Sendable and without an actor by fact 12.2)
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    let source: ColorSource

    init(source: ColorSource) {
        self.source = source
        super.init()
    }

    /// An sRGB colour; each component is between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            source: .fixed(.rgb(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
        )
    }

    /// A grey; each component is between 0 and 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(source: .fixed(.gray(white: Double(white), alpha: Double(alpha))))
    }

    /// An sRGB colour by hue, saturation and brightness; each component is between 0 and 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let hsb = HueSaturationBrightness(
            hue: Double(hue),
            saturation: Double(saturation),
            brightness: Double(brightness)
        )
        let rgb = hsb.rgb
        self.init(source: .fixed(.rgb(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: Double(alpha))))
    }

    /// A colour by its numbers in Display P3. It is kept in sRGB, where vivid ones have components outside of 0...1, as
    /// `getRed` gives them in UIKit; the screen here shows sRGB, so they are drawn as the nearest it has.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let rgb = DisplayP3(red: Double(displayP3Red), green: Double(green), blue: Double(blue)).sRGB
        self.init(source: .fixed(.rgb(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: Double(alpha))))
    }

    /// A colour that repeats an image, in points, from the top left corner of the view whose background it is. Where one
    /// colour is needed, as for text, it stops.
    public convenience init(patternImage image: UIImage) {
        self.init(source: .pattern(image))
    }

    /// The colour of that name in the main bundle's asset catalogue; nil, as there are no asset catalogues on Linux.
    public convenience init?(named name: String) {
        return nil
    }

    /// The colour that `#colorLiteral` stands for.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The colour with the numbers of a Core Graphics colour.
    public convenience init(cgColor: CGColor) {
        self.init(source: .fixed(cgColor.value))
    }

    /// A colour that the block decides afresh for each set of traits.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(source: .provider(dynamicProvider))
    }

    /// Not supported: colours are not archived here.
    public required convenience init?(coder: NSCoder) {
        fatalError("UIColor.init(coder:) is missing in HeadlessUIKit: colours are not archived.")
    }

    /// Not supported: colours are not archived here.
    public func encode(with coder: NSCoder) {
        fatalError("UIColor.encode(with:) is missing in HeadlessUIKit: colours are not archived.")
    }

    /// True, as in UIKit.
    public class var supportsSecureCoding: Bool { true }

    /// The colour itself: it cannot change.
    public func copy(with zone: NSZone?) -> Any { self }

    /// The numbers of this colour under `UITraitCollection.current`.
    open var cgColor: CGColor { CGColor(value: value(in: .current)) }

    /// This colour as the given traits make it; a fixed colour returns itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .fixed, .pattern: self
        case .provider(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        case .system, .withAlpha: UIColor(source: .fixed(value(in: traitCollection)))
        }
    }

    /// The same colour with another alpha; one that depends on traits goes on doing so.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .fixed(let value) = source { return UIColor(source: .fixed(value.withAlpha(Double(alpha)))) }
        return UIColor(source: .withAlpha(self, Double(alpha)))
    }

    /// Equal numbers of the same kind, or the same dependence on traits.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || source == other.source
    }

    /// Equal for equal colours.
    open override var hash: Int { source.hashValue }

    /// The colour as text, for messages.
    open override var description: String { source.description }
}

extension UIColor {
    /// The numbers of this colour under the given traits.
    func value(in traits: UITraitCollection) -> ColorValue {
        switch source {
        case .fixed(let value): value
        case .system(let variants): variants.value(in: traits.values)
        case .provider(let provider): provider(traits).value(in: traits)
        case .withAlpha(let base, let alpha): base.value(in: traits).withAlpha(alpha)
        case .pattern:
            fatalError(
                "UIColor(patternImage:): patterns are modelled as a view's backgroundColor only; use a plain colour.")
        }
    }

    /// The image that the colour repeats under the given traits; nil for a plain colour.
    func pattern(in traits: UITraitCollection) -> UIImage? {
        guard case .pattern(let image) = resolvedColor(with: traits).source else { return nil }
        return image
    }

    /// Whether it repeats an image under the given traits, be it with another alpha, and so has no components.
    func isPattern(in traits: UITraitCollection) -> Bool {
        switch source {
        case .pattern: true
        case .provider(let provider): provider(traits).isPattern(in: traits)
        case .withAlpha(let base, _): base.isPattern(in: traits)
        case .fixed, .system: false
        }
    }

    /// Whether traits can make a difference to this colour.
    var isDynamic: Bool {
        switch source {
        case .fixed, .pattern: false
        case .system, .provider, .withAlpha: true
        }
    }
}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
