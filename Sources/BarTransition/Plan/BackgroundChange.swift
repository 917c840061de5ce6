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
    /// Each fill slides with its page.
    case slide(PageSlide)

    /// - Parameters:
    ///   - style: what the page that lies above asks for.
    ///   - slide: how the pages move; nil where they do not slide, so that nothing else can either.
    ///   - traits: what dynamic colours are compared under.
    static func between(
        _ old: BarBackground, _ new: BarBackground, style: BarTransitionStyle = .interpolate, slide: PageSlide? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> BackgroundChange {
        guard old != new else { return .none }
        let canSlide = old.isDrawn && new.isDrawn
        if let slide, canSlide, style == .slide || style == .automatic && !old.isClose(to: new, in: traits) {
            return .slide(slide)
        }
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
    /// Up to here two colours are shades of each other: a third of the way from black to white. A choice of ours.
    private static let closeDistance = 0.33

    /// Whether the one can turn into the other without passing colours that are strange to both.
    fileprivate func isClose(to other: BarBackground, in traits: UITraitCollection) -> Bool {
        guard let color = plainColor, let otherColor = other.plainColor else { return false }
        let (here, there) = (MixedColor(color, in: traits), MixedColor(otherColor, in: traits))
        return abs(here.alpha - there.alpha) <= Self.closeDistance
            && here.color.distance(to: there.color) <= Self.closeDistance
    }

    /// Whether what lies beneath can be left in place.
    fileprivate var isSurelyOpaque: Bool {
        switch self {
        case .system, .transparent, .image, .material: false
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
