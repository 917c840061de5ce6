import UIKit

extension BarAppearance {
    /// Returns a mixture of two appearances, for a bar that follows a scroll position.
    ///
    /// Plain backgrounds (`.color` and `.transparent`) are mixed, and so are the colors of gradients that have equally many; where
    /// both appearances declare one, also the hairline, the tint and the colors of titles. Colors are mixed in OKLab, a perceptually
    /// uniform color space. All other values are this appearance's below 0.5 and the other one's from 0.5 on; so is a color if
    /// one of the two is a pattern (`UIColor(patternImage:)`), which has no components to mix.
    ///
    /// ```swift
    /// var barAppearance: BarAppearance {
    ///     clear.mixed(with: solid, by: scrollView.scrollProgress(over: 80))
    /// }
    ///
    /// func scrollViewDidScroll(_ scrollView: UIScrollView) {
    ///     setNeedsBarAppearanceUpdate(animated: false)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - other: the appearance at a fraction of 1.
    ///   - fraction: the fraction of `other`, 0...1. Values outside this range are clamped, and NaN, as from 0 divided
    ///     by 0, counts as 0. At 0 the result is equal to this appearance, at 1 to `other`.
    public func mixed(with other: BarAppearance, by fraction: CGFloat) -> BarAppearance {
        guard fraction > 0 else { return self }
        if fraction >= 1 { return other }
        var mixture = fraction < 0.5 ? self : other
        mixture.background = background.mixed(with: other.background, by: fraction)
        mixture.shadow = shadow.mixed(with: other.shadow, by: fraction)
        mixture.tintColor = Self.mixture(of: tintColor, and: other.tintColor, by: fraction)
        mixture.title.color = Self.mixture(of: title.color, and: other.title.color, by: fraction)
        mixture.largeTitle.color = Self.mixture(of: largeTitle.color, and: other.largeTitle.color, by: fraction)
        return mixture
    }

    private static func mixture(of from: UIColor?, and to: UIColor?, by fraction: CGFloat) -> UIColor? {
        guard let from, let to, from.isMixable, to.isMixable else { return fraction < 0.5 ? from : to }
        return from.mixed(with: to, by: fraction)
    }
}

extension BarAppearance.Background {
    fileprivate func mixed(with other: Self, by fraction: CGFloat) -> Self {
        if self == other { return self }
        if let color = mixableColor, let otherColor = other.mixableColor {
            return .color(color.mixed(with: otherColor, by: fraction))
        }
        guard case .gradient(let from) = self, case .gradient(let to) = other, from.colors.count == to.colors.count
        else { return fraction < 0.5 ? self : other }
        var mixture = fraction < 0.5 ? from : to
        mixture.colors = zip(from.colors, to.colors).map { $0.mixed(with: $1, by: fraction) }
        return .gradient(mixture)
    }
}

extension BarAppearance.Shadow {
    fileprivate func mixed(with other: Self, by fraction: CGFloat) -> Self {
        guard self != other, let color, let otherColor = other.color, color.isMixable, otherColor.isMixable
        else { return fraction < 0.5 ? self : other }
        return .color(color.mixed(with: otherColor, by: fraction))
    }

    private var color: UIColor? {
        switch self {
        case .automatic: nil
        case .none: .clear
        case .color(let color): color
        }
    }
}

extension UIScrollView {
    /// Returns how far the content is scrolled from its top, as a fraction of a distance.
    ///
    /// - Parameter distance: the distance in points at which the result reaches 1. If it is 0, negative or NaN, the result
    ///   is 1 as soon as the content is scrolled.
    /// - Returns: 0...1; 0 at the top and while the content is pulled down past it.
    public func scrollProgress(over distance: CGFloat) -> CGFloat {
        let scrolled = contentOffset.y + adjustedContentInset.top
        guard distance > 0 else { return scrolled > 0 ? 1 : 0 }
        return min(max(scrolled / distance, 0), 1)
    }
}
