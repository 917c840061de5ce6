import UIKit

/// A colour with its opacity, ready to be mixed with another one.
struct MixedColor: Equatable {
    var color: OKLab
    /// 0...1.
    var alpha: Double

    init(color: OKLab, alpha: Double) {
        self.color = color
        self.alpha = alpha
    }

    /// What a colour is under these traits. One that has no sRGB components, such as a pattern, is taken for clear.
    init(_ color: UIColor, in traits: UITraitCollection) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(color: OKLab(red: Double(red), green: Double(green), blue: Double(blue)), alpha: Double(alpha))
    }

    /// The mixture with `other`, where `share` is how much of it is in, 0...1. Each side counts as much as it can be seen
    /// (premultiplied alpha), so a clear side brings no colour of its own into it.
    func mixed(with other: MixedColor, share: Double) -> MixedColor {
        let (here, there) = (alpha * (1 - share), other.alpha * share)
        guard here + there > 0 else { return MixedColor(color: color, alpha: 0) }
        let part = there / (here + there)
        func between(_ old: Double, _ new: Double) -> Double { old + (new - old) * part }
        let mixture = OKLab(
            lightness: between(color.lightness, other.color.lightness), a: between(color.a, other.color.a),
            b: between(color.b, other.color.b))
        return MixedColor(color: mixture, alpha: here + there)
    }

    var uiColor: UIColor {
        let (red, green, blue) = color.sRGB
        return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIColor {
    /// The mixture of two colours as people see it (in OKLab, by how much each can be seen): on the way from red to green
    /// there is no mud, and on the way to clear no grey.
    ///
    /// - Parameters:
    ///   - other: the colour at the end of the way.
    ///   - share: how far to go, 0...1; beyond that it stops at the ends, which are the colours themselves.
    public func mixed(withBarColor other: UIColor, share: CGFloat) -> UIColor {
        if share <= 0 || self == other { return self }
        if share >= 1 { return other }
        return UIColor { traits in
            MixedColor(self, in: traits).mixed(with: MixedColor(other, in: traits), share: Double(share)).uiColor
        }
    }
}
