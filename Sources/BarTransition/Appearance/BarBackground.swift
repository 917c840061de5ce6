import UIKit

/// What is drawn behind a bar's contents.
public enum BarBackground: Equatable, Sendable {
    /// UIKit's own background: what the page's item, its bar and the scroll position give.
    case system
    /// Nothing: the page shows through.
    case transparent
    /// One colour; dynamic colours follow the traits, translucent ones let the page show through.
    case color(UIColor)
    /// A gradient.
    case gradient(BarGradient)
    /// A picture.
    case image(BarImage)
    /// A blur of what lies beneath, with a tint if wanted.
    case material(BarMaterial)

    /// Whether the library draws it, rather than UIKit.
    var isDrawn: Bool { self != .system }

    /// The colour of a background that is one plain colour; clear for a transparent one.
    var plainColor: UIColor? {
        switch self {
        case .transparent: .clear
        case .color(let color): color
        case .system, .gradient, .image, .material: nil
        }
    }
}
