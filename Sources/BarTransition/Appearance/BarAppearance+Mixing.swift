import UIKit

extension BarAppearance {
    /// The mixture of this appearance and another one, for bars that follow a scroll position: colours are mixed as people
    /// see them, and what cannot be mixed changes half-way.
    ///
    /// ```swift
    /// var barAppearance: BarAppearance {
    ///     clear.mixed(with: solid, share: scrollView.scrolledShare(over: 80))
    /// }
    ///
    /// func scrollViewDidScroll(_ scrollView: UIScrollView) {
    ///     setNeedsBarAppearanceUpdate(animated: false)
    /// }
    /// ```
    ///
    /// - Parameter share: how much of the other one is in it, 0...1; at and beyond the ends it is the one or the other itself.
    public func mixed(with other: BarAppearance, share: CGFloat) -> BarAppearance {
        if share <= 0 { return self }
        if share >= 1 { return other }
        var mixture = share < 0.5 ? self : other
        mixture.background = background.mixed(with: other.background, share: share)
        mixture.shadow = shadow.mixed(with: other.shadow, share: share)
        mixture.tintColor = Self.color(tintColor, other.tintColor, share)
        mixture.title.color = Self.color(title.color, other.title.color, share)
        mixture.largeTitle.color = Self.color(largeTitle.color, other.largeTitle.color, share)
        return mixture
    }

    private static func color(_ old: UIColor?, _ new: UIColor?, _ share: CGFloat) -> UIColor? {
        guard let old, let new else { return share < 0.5 ? old : new }
        return old.mixed(withBarColor: new, share: share)
    }
}

extension BarBackground {
    fileprivate func mixed(with other: BarBackground, share: CGFloat) -> BarBackground {
        if let color = plainColor, let otherColor = other.plainColor {
            return .color(color.mixed(withBarColor: otherColor, share: share))
        }
        guard case .gradient(let old) = self, case .gradient(let new) = other, old.colors.count == new.colors.count
        else { return share < 0.5 ? self : other }
        var mixture = share < 0.5 ? old : new
        mixture.colors = zip(old.colors, new.colors).map { $0.mixed(withBarColor: $1, share: share) }
        return .gradient(mixture)
    }
}

extension BarShadow {
    fileprivate func mixed(with other: BarShadow, share: CGFloat) -> BarShadow {
        guard let color, let otherColor = other.color else { return share < 0.5 ? self : other }
        return .color(color.mixed(withBarColor: otherColor, share: share))
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
    /// How far the content is scrolled up from its top, as a share of `distance` points: 0 at the top and when it is pulled
    /// down, 1 from `distance` on. A distance of nothing makes it 1 as soon as anything is scrolled.
    public func scrolledShare(over distance: CGFloat) -> CGFloat {
        let scrolled = contentOffset.y + adjustedContentInset.top
        guard distance > 0 else { return scrolled > 0 ? 1 : 0 }
        return min(max(scrolled / distance, 0), 1)
    }
}
