import UIKit

extension UIColor {
    /// Red, green, blue and alpha, 0...1.
    var components: [CGFloat] {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    /// A color between this one, at 0, and another, at 1.
    func mixed(with other: UIColor, by fraction: CGFloat) -> UIColor {
        let parts = zip(components, other.components).map { $0 + ($1 - $0) * fraction }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// For example "#C2410C".
    var hexadecimal: String {
        "#"
            + components.prefix(3).map { component in
                let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }
}
