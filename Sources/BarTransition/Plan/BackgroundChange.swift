import UIKit

/// How one declared background changes into another.
enum BackgroundChange: Equatable {
    /// The backgrounds are equal, or the change is not visible: no animation.
    case none
    /// One view changes its color.
    case interpolate(from: UIColor, to: UIColor)
    /// The new background fades in above the old one. The old one fades out too if the new one may be translucent.
    case crossFade(fadesOutFrom: Bool)
    /// Each background slides with its view controller.
    case slide(PageSlide)

    /// The change as it is seen: from the color on the screen if it interrupts another one.
    /// - Parameter color: the color on the screen; nil if no interpolation is in progress.
    func beginning(with color: UIColor?) -> BackgroundChange {
        guard let color, case .interpolate(_, let to) = self else { return self }
        return .interpolate(from: color, to: to)
    }

    /// Returns the change between two backgrounds.
    /// - Parameters:
    ///   - style: the style that applies to this pair.
    ///   - slide: how the view controllers slide; nil if they do not, and then the backgrounds do not either.
    ///   - isPartOfPage: whether a part of one of the backgrounds is drawn in its view controller, under a large title, or
    ///     backgrounds of an interrupted transition still slide. Then one view cannot show both backgrounds: each slides with its
    ///     view controller, also if they are equal, or they cross-fade.
    ///   - isSystemPartOfPage: whether UIKit's own background is drawn in its view controller, as the scroll edge effect of
    ///     iOS 26. Then it slides with it, and so does the other one beside it.
    ///   - changesStyle: whether the view controllers' appearances force different interface styles on the bar. UIKit
    ///     switches titles and buttons in one step, for each view controller its own. A background with dynamic colors would
    ///     change with the first of them, still over the other view controller. So one view does not show both: each
    ///     background has the style of its view controller from the first frame to the last.
    ///   - traits: the traits in which dynamic colors are compared, and are translucent or not.
    static func between(
        _ from: BarAppearance.Background, _ to: BarAppearance.Background,
        style: BarAppearance.TransitionStyle = .interpolate, slide: PageSlide? = nil,
        isPartOfPage: Bool = false, isSystemPartOfPage: Bool = false, changesStyle: Bool = false,
        traits: UITraitCollection = UITraitCollection()
    ) -> BackgroundChange {
        guard from.isDrawn || to.isDrawn || isPartOfPage else { return .none }
        let canSlide = isSystemPartOfPage || from.isDrawn && to.isDrawn
        if let slide, canSlide, isPartOfPage, style != .interpolate || from == to { return .slide(slide) }
        if changesStyle, canSlide {
            if let slide, style != .interpolate { return .slide(slide) }
            return .crossFade(fadesOutFrom: !to.isOpaque(in: traits))
        }
        guard from != to else { return .none }
        if canSlide, isPartOfPage { return .crossFade(fadesOutFrom: true) }
        if let slide, canSlide, style == .slide || style == .automatic && !from.isSimilar(to: to, in: traits) {
            return .slide(slide)
        }
        guard let fromColor = from.mixableColor, let toColor = to.mixableColor else {
            return .crossFade(fadesOutFrom: !to.isOpaque(in: traits))
        }
        // UIColor.clear is transparent black, so interpolating to it would pass through gray. The clear side uses the
        // other side's color at alpha 0 instead.
        if from == .transparent { return .interpolate(from: toColor.withAlphaComponent(0), to: toColor) }
        if to == .transparent { return .interpolate(from: fromColor, to: fromColor.withAlphaComponent(0)) }
        return .interpolate(from: fromColor, to: toColor)
    }
}

extension BarAppearance.Background {
    /// The OKLab distance, and the alpha difference, up to which two colors are similar: a third of the distance from
    /// black to white, with room for rounding. The library's own choice.
    private static let similarDistance = 1 / 3 + 0.0001

    /// Whether both are plain colors so similar that the colors between them look like shades of both.
    fileprivate func isSimilar(to other: Self, in traits: UITraitCollection) -> Bool {
        guard let color = mixableColor, let otherColor = other.mixableColor else { return false }
        let (from, to) = (ResolvedColor(color, in: traits), ResolvedColor(otherColor, in: traits))
        return abs(from.alpha - to.alpha) <= Self.similarDistance
            // A clear color has no hue.
            && (min(from.alpha, to.alpha) == 0 || from.color.distance(to: to.color) <= Self.similarDistance)
    }

    /// Whether nothing under the background is visible. False if that is unknown.
    fileprivate func isOpaque(in traits: UITraitCollection) -> Bool {
        switch self {
        case .system, .transparent, .material: false
        case .image(let image): image.isOpaque
        case .color(let color): color.isOpaque(in: traits)
        case .gradient(let gradient): !gradient.colors.isEmpty && gradient.colors.allSatisfy { $0.isOpaque(in: traits) }
        }
    }
}

extension BarAppearance.Image {
    /// Whether it covers the whole background and has no alpha, as a photo. False if that is unknown.
    fileprivate var isOpaque: Bool {
        let alphaInfos: [CGImageAlphaInfo] = [.none, .noneSkipFirst, .noneSkipLast]
        guard [.scaleToFill, .scaleAspectFill].contains(contentMode), image.renderingMode != .alwaysTemplate,
            let alphaInfo = image.cgImage?.alphaInfo
        else { return false }
        return alphaInfos.contains(alphaInfo)
    }
}

extension UIColor {
    /// Whether nothing under the color is visible. False if that is unknown.
    func isOpaque(in traits: UITraitCollection) -> Bool {
        alpha(in: traits).map { $0 >= 1 } ?? false
    }
}
