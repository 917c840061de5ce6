import BarTransition
import UIKit

extension OKLab {
    /// From an sRGB colour; alpha is left out.
    init(_ color: UIColor) {
        let parts = color.components
        self.init(red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]))
    }
}

extension OKLab: Measurable {}
