import Foundation

/// A tab bar in the strip of a vertical bar: as high as the window, with its tabs at the bottom (facts 27.5.15, 27.5.17).
/// Lengths are in points.
enum VerticalTabBar {
    /// The width of the bar (fact 27.5.15).
    static let width: CGFloat = 69
    /// The size of a tab and of the glass around the tabs (unknown).
    private static let tab = CGSize(width: 54, height: 54)
    private static let padding: CGFloat = 4

    /// The height of the glass with the tabs.
    static func glassHeight(count: Int) -> CGFloat { count > 0 ? CGFloat(count) * tab.height + 2 * padding : 0 }

    static func arrangement(count: Int, in bounds: CGRect) -> TabBarArrangement {
        let height = glassHeight(count: count)
        let glass = CGRect(
            x: bounds.midX - tab.width / 2 - padding, y: bounds.maxY - PoseGeometry.bottomInset - height,
            width: tab.width + 2 * padding, height: height)
        return TabBarArrangement(
            tabs: (0..<count).map {
                CGRect(
                    x: glass.minX + padding, y: glass.minY + padding + CGFloat($0) * tab.height, width: tab.width,
                    height: tab.height)
            }, glass: glass)
    }
}

extension UITabBarController {
    /// Whether the tab bar is in the strip of a vertical bar.
    var isBarVertical: Bool {
        guard let side = Simulator.current.verticalBarSide, isViewLoaded, !isInSheet else { return false }
        let insets = view.safeAreaInsets
        return (side == .right ? insets.right : insets.left) >= PoseGeometry.stripWidth
    }

    /// The height that the tabs take in the strip, with the space above them, in points.
    var heightOfTabsInStrip: CGFloat {
        hidesBar ? 0 : VerticalTabBar.glassHeight(count: tabBar.items?.count ?? 0) + VerticalBarStrip.spacing
    }
}
