import UIKit

extension Place {
    /// A small picture of the place: its colors from top to bottom.
    @MainActor var picture: UIImage {
        let size = CGSize(width: 48, height: 48)
        let layer = CAGradientLayer()
        layer.frame = CGRect(origin: .zero, size: size)
        layer.colors = colors.map(\.cgColor)
        return UIGraphicsImageRenderer(size: size).image { layer.render(in: $0.cgContext) }
    }
}
