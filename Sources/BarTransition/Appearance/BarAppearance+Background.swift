import UIKit

extension BarAppearance {
    /// The background of a bar.
    public enum Background: Equatable, Sendable {
        /// UIKit's own background, which depends on the navigation item, the bar and the scroll position.
        case system
        /// No background: the content under the bar is visible.
        case transparent
        /// One color. A dynamic color follows the traits; the content under the bar is visible through a translucent
        /// one.
        case color(UIColor)
        /// A gradient.
        case gradient(Gradient)
        /// An image.
        case image(Image)
        /// A blur of the content under the bar, with an optional tint.
        case material(Material)

        /// Whether the library draws the background, rather than UIKit.
        var isDrawn: Bool {
            if case .system = self { false } else { true }
        }

        /// Whether each part of the background looks like every other.
        var isUniform: Bool {
            switch self {
            case .system, .transparent, .material: true
            // A pattern is a color without components.
            case .color: mixableColor != nil
            case .gradient, .image: false
            }
        }

        /// The color of a background of one color; clear for `.transparent`; nil for the others.
        var plainColor: UIColor? {
            switch self {
            case .transparent: .clear
            case .color(let color): color
            case .system, .gradient, .image, .material: nil
            }
        }

        /// The plain color; nil for a pattern, which has no components to mix.
        var mixableColor: UIColor? {
            plainColor.flatMap { $0.isMixable ? $0 : nil }
        }
    }

    /// A linear gradient behind a bar.
    public struct Gradient: Equatable, Sendable {
        /// The colors from start to end. A single color fills the background; an empty array draws nothing. To fade a color out,
        /// end with `color.withAlphaComponent(0)`: `UIColor.clear` is a transparent black, and Core Animation shows gray before it.
        public var colors: [UIColor]
        /// The position of each color between start and end, 0...1 and ascending. Default nil: evenly spread. Invalid
        /// locations (wrong count, out of range, not ascending) are evenly spread too.
        public var locations: [CGFloat]?
        /// The start in unit coordinates, as in `CAGradientLayer.startPoint`. Default (0.5, 0): the middle of the top
        /// edge.
        public var startPoint: CGPoint
        /// The end in unit coordinates, as in `CAGradientLayer.endPoint`. Default (0.5, 1): the middle of the bottom
        /// edge.
        public var endPoint: CGPoint

        /// Creates a gradient; by default it runs from top to bottom.
        public init(
            colors: [UIColor], locations: [CGFloat]? = nil, startPoint: CGPoint = CGPoint(x: 0.5, y: 0),
            endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
        ) {
            self.colors = colors
            self.locations = locations
            self.startPoint = startPoint
            self.endPoint = endPoint
        }

        /// The locations if they are valid; nil for evenly spread ones.
        var validLocations: [CGFloat]? {
            guard let locations, locations.count == colors.count, locations.allSatisfy({ (0...1).contains($0) }),
                zip(locations, locations.dropFirst()).allSatisfy(<=)
            else { return nil }
            return locations
        }
    }

    /// An image behind a bar.
    public struct Image: Equatable, Sendable {
        /// The image.
        public var image: UIImage
        /// How the image fills the background, which reaches from the top of the screen to the bar's bottom edge and
        /// clips it. Default `.scaleAspectFill`: the image is not distorted and covers the whole background.
        public var contentMode: UIView.ContentMode

        /// Creates a background image.
        public init(_ image: UIImage, contentMode: UIView.ContentMode = .scaleAspectFill) {
            self.image = image
            self.contentMode = contentMode
        }
    }

    /// A blur of the content under a bar. UIKit draws it opaque while Reduce Transparency is on.
    public struct Material: Equatable, Sendable {
        /// The blur style. Default `.systemChromeMaterial`, UIKit's own for bars.
        public var style: UIBlurEffect.Style
        /// A color over the blur; an opaque color hides the blur. Default nil: no tint.
        public var tint: UIColor?

        /// Creates a material.
        public init(_ style: UIBlurEffect.Style = .systemChromeMaterial, tint: UIColor? = nil) {
            self.style = style
            self.tint = tint
        }
    }

    /// The hairline at the bottom of a navigation bar, one device pixel high.
    public enum Shadow: Equatable, Sendable {
        /// UIKit's own hairline under a `.system` background; none under any other.
        case automatic
        /// No hairline.
        case none
        /// A hairline of one color.
        case color(UIColor)
    }
}
