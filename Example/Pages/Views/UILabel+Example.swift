import UIKit

extension UILabel {
    /// A label of the system's typeface.
    convenience init(
        _ text: String = "", size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label,
        alignment: NSTextAlignment = .natural
    ) {
        self.init(frame: .zero)
        self.text = text
        font = .systemFont(ofSize: size, weight: weight)
        textColor = color
        textAlignment = alignment
    }
}
