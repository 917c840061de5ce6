import UIKit

/// How one declared background becomes another.
enum BackgroundChange: Equatable {
    /// Both are the same, or nobody sees the change: it is made at once.
    case none
    /// One fill changes its colour from the first to the second.
    case interpolate(from: UIColor, to: UIColor)
    /// The new fill fades in over the old one, which stays beneath it where the new one hides it, and fades out
    /// where it does not.
    case crossFade(oldFadesOut: Bool)

    /// Two plain colours interpolate; any other pair cross-fades.
    static func between(_ old: BarBackground, _ new: BarBackground) -> BackgroundChange {
        guard old != new else { return .none }
        guard let oldColor = old.plainColor, let newColor = new.plainColor else {
            return .crossFade(oldFadesOut: !new.isSurelyOpaque)
        }
        // Fading through transparent black would pass a grey: the clear side takes the other side's colour.
        if old == .transparent { return .interpolate(from: newColor.withAlphaComponent(0), to: newColor) }
        if new == .transparent { return .interpolate(from: oldColor, to: oldColor.withAlphaComponent(0)) }
        return .interpolate(from: oldColor, to: newColor)
    }
}

extension BarBackground {
    /// Whether what lies beneath can be left in place.
    fileprivate var isSurelyOpaque: Bool {
        switch self {
        case .system, .transparent: false
        case .color(let color): color.isSurelyOpaque
        case .gradient(let gradient): !gradient.colors.isEmpty && gradient.colors.allSatisfy(\.isSurelyOpaque)
        }
    }
}

extension UIColor {
    fileprivate var isSurelyOpaque: Bool {
        var alpha: CGFloat = 0
        return getRed(nil, green: nil, blue: nil, alpha: &alpha) && alpha >= 1
    }
}
