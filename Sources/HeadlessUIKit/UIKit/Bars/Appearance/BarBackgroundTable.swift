import Foundation

/// The backgrounds that the three `configureWith…` methods give. Apple describes them in words only (fact 6.1.11:
/// blur style and shadow colour are U and F); these defaults are written here and nowhere else.
@MainActor
enum BarBackgroundTable {
    /// The theme's blur and the default shadow.
    static var standard: BarBackground {
        var background = BarBackground()
        background.effect = UIBlurEffect(style: .systemChromeMaterial)
        background.shadowColor = hairline
        return background
    }

    /// The theme's opaque colour and the default shadow.
    static var opaque: BarBackground {
        var background = BarBackground()
        background.color = .systemBackground
        background.shadowColor = hairline
        return background
    }

    /// About 30 per cent black; as much white on dark bars.
    static let hairline = UIColor(
        source: .system(
            SystemColorVariants("bar shadow", .gray(white: 0, alpha: 0.3), .gray(white: 1, alpha: 0.15))
        )
    )
}
