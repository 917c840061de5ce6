import Foundation

/// The face and size of a `UIFont` as a value.
struct FontDescription: Hashable, Sendable {
    static let familyName = ".AppleSystemUIFont"

    var pointSize: CGFloat
    var weight = UIFont.Weight.regular
    var hasMonospacedDigits = false
    var isItalic = false

    init(pointSize: CGFloat, weight: UIFont.Weight = .regular) {
        self.pointSize = pointSize
        self.weight = weight
    }

    init?(name: String, pointSize: CGFloat) {
        let faces = UIFont.Weight.named.map { FontDescription(pointSize: pointSize, weight: $0.weight) }
        guard let known = faces.first(where: { $0.name == name }) else { return nil }
        self = known
    }

    /// UIKit's name for the face.
    var name: String { ".SFUI-\(weight.nearest.name)" + (isItalic ? "Italic" : "") }
}

/// The vertical metrics of the system typeface as fractions of the point size. Defaults of this project, not confirmed
/// on a device.
enum FontMetricsTable {
    static let ascender: CGFloat = 0.95215
    static let descender: CGFloat = -0.24121
    static let lineHeight: CGFloat = 1.193359375
    static let capHeight: CGFloat = 0.70459
    static let xHeight: CGFloat = 0.52637
}
