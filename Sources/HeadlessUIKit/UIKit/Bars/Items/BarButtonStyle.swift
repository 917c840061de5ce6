import Foundation

/// How the buttons of a row are measured and drawn.
@MainActor
struct BarButtonStyle {
    var looks: BarButtonLooks
    var usesGlass: Bool
    var isRightToLeft: Bool
    /// The height of the row.
    var height: CGFloat
    /// Points; 17 unless the user's text size counts.
    var fontSize: CGFloat = 17
    /// Whether the bar has the height of a phone in landscape.
    var isCompact = false
    /// Whether the bar has a prompt above the row.
    var hasPrompt = false

    /// What decides between the values of an item for several heights.
    var barMetrics: UIBarMetrics { UIBarMetrics(isCompact: isCompact, hasPrompt: hasPrompt) }

    /// Fact m2.1.
    static let glassHeight: CGFloat = 44

    /// The height of a platter.
    var platterHeight: CGFloat { height }
    /// Between neighbours: 12 between platters (fact m2.1); otherwise 16, which nobody has published.
    var spacing: CGFloat { usesGlass ? 12 : 16 }

    /// The width of a text button; with a platter 16 on both sides and at least a circle (fact m2.1).
    func width(ofText width: CGFloat) -> CGFloat {
        usesGlass ? max(width + 32, Self.glassHeight) : width
    }

    /// The width of an image button; with a platter at least 22 and 11 on both sides (fact m2.1).
    func width(ofImage width: CGFloat) -> CGFloat {
        usesGlass ? max(22, width) + 22 : width
    }

    /// A view of the app is stretched to at least 36 on iOS 26, in the 44 that every button takes there (fact 4.12;
    /// react-native-screens pull request 3449, expo pull request 39693).
    var leastCustomWidth: CGFloat { usesGlass ? 36 : 0 }
    var leastCustomSlot: CGFloat { usesGlass ? Self.glassHeight : 0 }

    func font(emphasized: Bool) -> UIFont {
        .systemFont(ofSize: fontSize, weight: emphasized ? .semibold : .regular)
    }
}
