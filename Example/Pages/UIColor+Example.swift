import UIKit

extension UIColor {
    /// The app's accent color: a green that keeps its contrast in dark mode.
    public static let accent = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(hex: 0x4CC38A) : UIColor(hex: 0x18794E)
    }
    static let ember = UIColor(hex: 0xC2410C)
    static let teal = UIColor(hex: 0x0B6E6E)
    static let violet = UIColor(hex: 0x5B3FD6)
    static let rose = UIColor(hex: 0xC93468)
    /// The reader's page.
    static let paper = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(hex: 0x1B1814) : UIColor(hex: 0xF8F1E3)
    }
    /// Text on paper.
    static let ink = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(hex: 0xD8CFBF) : UIColor(hex: 0x3A2F24)
    }

    /// Creates an opaque color from six hexadecimal digits.
    convenience init(hex: UInt32) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
    }
}
