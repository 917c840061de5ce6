import UIKit

/// A material behind a bar: what lies beneath shows through it, blurred. Where people ask for less transparency UIKit makes
/// materials solid by itself.
public struct BarMaterial: Equatable, Sendable {
    /// The blur. Default `.systemChromeMaterial`, the one made for bars.
    public var style: UIBlurEffect.Style
    /// A colour over the blur, which should be translucent. Default nil: none.
    public var tint: UIColor?

    /// Makes a material.
    public init(_ style: UIBlurEffect.Style = .systemChromeMaterial, tint: UIColor? = nil) {
        self.style = style
        self.tint = tint
    }
}
