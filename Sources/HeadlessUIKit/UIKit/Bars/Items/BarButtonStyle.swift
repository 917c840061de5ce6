import Foundation

/// The metrics and appearances of the buttons in a row.
@MainActor
struct BarButtonStyle {
    var appearances: BarButtonAppearances
    var usesGlass: Bool
    var isRightToLeft: Bool
    /// The height of the row.
    var height: CGFloat
    /// In points; 17 unless the user's text size applies.
    var fontSize: CGFloat = 17
    /// Whether the text of a back button is farther from the chevron, as from iOS 18 (fact m21.21).
    var usesLaterBackGap = false
    /// Whether the bar has the height of a phone in landscape.
    var isCompact = false
    /// Whether the buttons are below one another, in the strip of a vertical bar.
    var isVertical = false
    /// Whether the bar has a prompt above the row.
    var hasPrompt = false

    /// The bar metrics that select among an item's values for several heights.
    var barMetrics: UIBarMetrics { UIBarMetrics(isCompact: isCompact, hasPrompt: hasPrompt) }

    /// The height of a glass button, in points (fact m2.1).
    static let glassHeight: CGFloat = 44

    /// The height of a platter.
    var platterHeight: CGFloat { height }
    /// The space between neighbors: 12 between platters (fact m2.1); otherwise 16 (unknown).
    var spacing: CGFloat { usesGlass ? 12 : 16 }

    /// The width of a text button; on a platter 16 more on both sides and at least a circle (fact m2.1).
    func width(ofText width: CGFloat) -> CGFloat {
        usesGlass ? max(width + 32, Self.glassHeight) : width
    }

    /// The width of an image button; on a platter at least 22, and 11 more on both sides (fact m2.1). Symbols are in
    /// circles (fact m21.19); from which width on they are not is unknown.
    func width(ofImage width: CGFloat, isSymbol: Bool = false) -> CGFloat {
        guard usesGlass else { return width }
        return isSymbol && width <= 28 ? Self.glassHeight : max(22, width) + 22
    }

    /// The width of an image button that shares the platter of a row that is higher than a circle: two were measured as 106.67
    /// (fact m21.12). Nil for a row whose images are in circles.
    var sharedImageWidth: CGFloat? { usesGlass && height > Self.glassHeight ? 160 / 3 : nil }

    /// The minimum width of a custom view on iOS 26: 36, in the 44 that every button has there (fact 4.12;
    /// react-native-screens pull request 3449, expo pull request 39693).
    var minimumCustomWidth: CGFloat { usesGlass ? 36 : 0 }
    var minimumCustomSlotWidth: CGFloat { usesGlass ? Self.glassHeight : 0 }

    func font(emphasized: Bool) -> UIFont {
        .systemFont(ofSize: fontSize, weight: emphasized ? .semibold : .regular)
    }
}
