import UIKit

extension BarAppearance {
    /// The color and font of a title.
    public struct Text: Equatable, Sendable {
        /// The color. Default nil: that of the navigation item's or the bar's own appearance.
        public var color: UIColor?
        /// The font. Default nil: that of the navigation item's or the bar's own appearance.
        public var font: UIFont?

        /// Creates a text style. A parameter that is left out keeps UIKit's value.
        public init(color: UIColor? = nil, font: UIFont? = nil) {
            self.color = color
            self.font = font
        }

        /// Sets the declared values and keeps the other attributes.
        func write(to attributes: inout [NSAttributedString.Key: Any]) {
            if let color { attributes[.foregroundColor] = color }
            if let font { attributes[.font] = font }
        }
    }

    /// The colors of a bar's text buttons by control state.
    public struct ButtonColors: Equatable, Sendable {
        /// The normal state. Default nil: `BarAppearance.tintColor`.
        public var normal: UIColor?
        /// The highlighted state. Default nil: UIKit dims the normal color.
        public var highlighted: UIColor?
        /// The disabled state. Default nil: the normal color with 0.35 of its alpha, unless the navigation item's or the bar's own
        /// appearance has a color for it.
        public var disabled: UIColor?
        /// The normal state of Done buttons. Default nil: before iOS 26 the color of other buttons; from iOS 26 UIKit's
        /// own, which contrasts with the button's tinted background.
        public var done: UIColor?

        /// Creates button colors. A parameter that is left out has its property's default.
        public init(
            normal: UIColor? = nil, highlighted: UIColor? = nil, disabled: UIColor? = nil, done: UIColor? = nil
        ) {
            self.normal = normal
            self.highlighted = highlighted
            self.disabled = disabled
            self.done = done
        }
    }
}
