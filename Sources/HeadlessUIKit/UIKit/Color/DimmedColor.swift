import Foundation

extension UIColor {
    /// The color of a tint while it is dimmed, for some traits. UIKit documents that the color is dimmed but not how: here
    /// it is the gray of the same luminance with the same alpha. A pattern stays as it is.
    func dimmed(with traits: UITraitCollection) -> UIColor {
        guard !isPattern(in: traits) else { return self }
        let color = value(in: traits).rgba
        let gray = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
        return UIColor(white: CGFloat(gray), alpha: CGFloat(color.alpha))
    }
}
