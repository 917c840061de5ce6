import Foundation

/// How large and how heavy a symbol is drawn.
struct SymbolOptions: Hashable, Sendable {
    static let defaultPointSize: CGFloat = 17

    /// Zero when unspecified.
    var pointSize: CGFloat = 0
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified

    /// These options, with those that the other ones specify in their place.
    func overridden(by other: SymbolOptions) -> SymbolOptions {
        SymbolOptions(
            pointSize: other.pointSize > 0 ? other.pointSize : pointSize,
            weight: other.weight == .unspecified ? weight : other.weight,
            scale: other.scale == .unspecified ? scale : other.scale
        )
    }

    /// By how much the drawing, which is made for 17 points, is enlarged.
    var factor: CGFloat {
        let base = (pointSize > 0 ? pointSize : Self.defaultPointSize) / Self.defaultPointSize
        switch scale {
        case .small: return base * 0.79
        case .large: return base * 1.28
        case .default, .unspecified, .medium: return base
        }
    }

    /// The width of the strokes of a drawing made for 17 points.
    var lineWidth: CGFloat {
        switch weight {
        case .ultraLight: 0.6
        case .thin: 0.9
        case .light: 1.25
        case .unspecified, .regular: 1.6
        case .medium: 1.85
        case .semibold: 2.1
        case .bold: 2.4
        case .heavy: 2.7
        case .black: 3
        }
    }
}
