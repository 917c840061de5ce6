import UIKit

/// How a title is written.
public struct BarText: Equatable, Sendable {
    /// Its colour. Default nil: the colour that it has anyway.
    public var color: UIColor?
    /// Its font. Default nil: the font that it has anyway.
    public var font: UIFont?

    /// Makes a text style; whatever is left out stays as UIKit has it.
    public init(color: UIColor? = nil, font: UIFont? = nil) {
        self.color = color
        self.font = font
    }

    /// Puts what is declared over other attributes.
    func write(to attributes: inout [NSAttributedString.Key: Any]) {
        if let color { attributes[.foregroundColor] = color }
        if let font { attributes[.font] = font }
    }
}
