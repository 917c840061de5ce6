import UIKit

extension UILabel {
    /// A label of the system's typeface, as large as the user wants text.
    /// - Parameter size: points at the usual size of text.
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
