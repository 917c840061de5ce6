import Foundation

extension UIImage {
    /// Creates a system symbol by name, for regular text of 17 points; nil for an unknown name.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a system symbol by name and configuration; nil for an unknown name.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let symbol = SymbolLibrary.symbol(named: name) else { return nil }
        let options = (configuration as? UIImage.SymbolConfiguration)?.options ?? SymbolOptions()
        var values = ImageValues(source: .symbol(symbol, options))
        values.flipsForRightToLeft = symbol.isDirectional
        self.init(values: values)
    }

    /// Creates a system symbol by name; nil for an unknown name. The traits have no effect in this model.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The configuration of a symbol; nil for an image of pixels.
    public var configuration: UIImage.Configuration? { symbolConfiguration }

    /// The size, weight and scale of a symbol; nil for an image of pixels.
    public var symbolConfiguration: UIImage.SymbolConfiguration? {
        guard case .symbol(_, let options) = values.source else { return nil }
        return SymbolConfiguration(options: options)
    }

    /// The image as buttons in bars show it: a symbol without a scale of its own at the large scale (facts m21.19, m21.22:
    /// its sizes on screenshots).
    var atBarScale: UIImage {
        guard case .symbol(let symbol, let options) = values.source else { return self }
        guard options.scale == .unspecified || options.scale == .default else { return self }
        var (values, large) = (values, options)
        large.scale = .large
        values.source = .symbol(symbol, large)
        return UIImage(values: values)
    }

    /// The paths of a symbol, in points; nil for an image of pixels.
    var vector: SymbolVector? {
        guard case .symbol(let symbol, let options) = values.source else { return nil }
        return symbol.vector(options)
    }
}

extension UIImage {
    /// The stroke weight of a symbol. (UIKit documentation)
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9
    }

    /// The size of a symbol relative to text of its point size. (UIKit documentation)
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }

    /// The options of an image; base of `SymbolConfiguration`. (UIKit documentation)
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        override init() {
            super.init()
        }

        /// Returns the configuration itself, which is immutable.
        public func copy(with zone: NSZone?) -> Any { self }

        /// Returns this configuration, overridden by what the other one specifies. A plain configuration specifies nothing
        /// and returns the other one. (UIKit documentation)
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let otherConfiguration else { return self }
            guard let result = otherConfiguration as? Self else {
                fatalError(
                    "UIImage.Configuration.applying(_:) does not support subclasses in HeadlessUIKit: use a SymbolConfiguration."
                )
            }
            return result
        }
    }

    /// The size, weight and scale of a symbol. (UIKit documentation)
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let options: SymbolOptions

        init(options: SymbolOptions) {
            self.options = options
            super.init()
        }

        /// Creates a configuration for text of a size in points.
        public convenience init(pointSize: CGFloat) {
            self.init(options: SymbolOptions(pointSize: pointSize))
        }

        /// Creates a configuration for text of a size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(options: SymbolOptions(pointSize: pointSize, weight: weight))
        }

        /// Creates a configuration for text of a size in points and a weight, with a symbol scale.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(options: SymbolOptions(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Creates a configuration that specifies only the scale.
        public convenience init(scale: UIImage.SymbolScale) {
            self.init(options: SymbolOptions(scale: scale))
        }

        /// Creates a configuration that specifies only the weight.
        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(options: SymbolOptions(weight: weight))
        }

        /// Creates a configuration for a text style at the current content size category.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }

        /// Creates a configuration for a text style at the current content size category, with a symbol scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// Creates a configuration for text of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// Creates a configuration for text of a font, with a symbol scale.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            let weight = UIImage.SymbolWeight(rawValue: font.face.weight.cssWeight / 100) ?? .regular
            self.init(options: SymbolOptions(pointSize: font.pointSize, weight: weight, scale: scale))
        }

        /// Returns this configuration, overridden by what the other one specifies.
        open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            let combined = SymbolConfiguration(options: options.overridden(by: other.options))
            guard let result = combined as? Self else {
                fatalError("UIImage.SymbolConfiguration.applying(_:) does not support subclasses in HeadlessUIKit.")
            }
            return result
        }

        /// Whether size, weight and scale are equal.
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.options == options
        }

        /// The same for equal configurations.
        open override var hash: Int { options.hashValue }
    }
}
