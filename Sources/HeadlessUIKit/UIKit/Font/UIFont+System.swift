import Foundation

extension UIFont {
    /// The system's typeface in regular, at a size in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontDescription(pointSize: fontSize))
    }

    /// The system's typeface in a given weight, at a size in points.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(face: FontDescription(pointSize: fontSize, weight: weight))
    }

    /// The heavier face that UIKit uses for bold text, which is semibold, at a size in points.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(face: FontDescription(pointSize: fontSize, weight: .semibold))
    }

    /// The slanted regular face, at a size in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var face = FontDescription(pointSize: fontSize)
        face.isItalic = true
        return UIFont(face: face)
    }

    /// The system's typeface with digits of equal width, at a size in points.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var face = FontDescription(pointSize: fontSize, weight: weight)
        face.hasMonospacedDigits = true
        return UIFont(face: face)
    }

    /// The size of a label: 17 points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of the text on a button: 18 points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of small text: 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The usual size of text: 14 points.
    public class var systemFontSize: CGFloat { 14 }
}
