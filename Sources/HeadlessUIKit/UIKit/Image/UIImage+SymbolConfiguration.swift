import Foundation

extension UIImage {
    /// How an image is to look. (UIKit documentation)
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The configuration itself: it cannot change.
        public func copy(with zone: NSZone?) -> Any { self }

        /// This one, with what the other specifies in its place.
        /// One that specifies nothing becomes the other. (UIKit documentation)
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let otherConfiguration else { return self }
            guard let result = otherConfiguration as? Self else {
                fatalError("applying(_:) of a subclass of UIImage.Configuration is missing in HeadlessUIKit.")
            }
            return result
        }
    }

    /// How large and how heavy a symbol is to be. (UIKit documentation)
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let options: SymbolOptions

        init(options: SymbolOptions) {
            self.options = options
            super.init()
        }

        /// For text of a size in points.
        public convenience init(pointSize: CGFloat) {
            self.init(options: SymbolOptions(pointSize: pointSize))
        }

        /// For text of a size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(options: SymbolOptions(pointSize: pointSize, weight: weight))
        }

        /// For text of a size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(options: SymbolOptions(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Only the scale is specified.
        public convenience init(scale: UIImage.SymbolScale) {
            self.init(options: SymbolOptions(scale: scale))
        }

        /// Only the weight is specified.
        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(options: SymbolOptions(weight: weight))
        }

        /// For text of a style, at the size of text in `UITraitCollection.current` when this is made.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }

        /// For text of a style, at the size of text in `UITraitCollection.current` when this is made.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// For text of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// For text of a font.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            let weight = UIImage.SymbolWeight(rawValue: font.face.weight.cssWeight / 100) ?? .regular
            self.init(options: SymbolOptions(pointSize: font.pointSize, weight: weight, scale: scale))
        }

        /// This one, with what the other specifies in its place.
        open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            let combined = SymbolConfiguration(options: options.overridden(by: other.options))
            guard let result = combined as? Self else {
                fatalError("applying(_:) of a subclass of SymbolConfiguration is missing in HeadlessUIKit.")
            }
            return result
        }

        /// Equal for the same size, weight and scale.
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.options == options
        }

        /// Equal for equal configurations.
        open override var hash: Int { options.hashValue }
    }
}
