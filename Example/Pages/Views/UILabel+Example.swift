import UIKit

extension UILabel {
    /// Creates a label in the system font that scales with the user's text size.
    /// - Parameter size: in points at the default text size.
    convenience init(
        _ text: String = "", size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label,
        alignment: NSTextAlignment = .natural
    ) {
        self.init(frame: .zero)
        self.text = text
        font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight))
        adjustsFontForContentSizeCategory = true
        textColor = color
        textAlignment = alignment
    }
}
