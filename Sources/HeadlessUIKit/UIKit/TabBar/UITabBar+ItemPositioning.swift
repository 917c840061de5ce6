import Foundation

extension UITabBar {
    /// Where the tabs of a bar are. (UIKit documentation)
    public enum ItemPositioning: Int, Sendable {
        /// Spread in a compact width, centred in a regular one.
        case automatic
        /// Spread over the bar.
        case fill
        /// In the middle of the bar, with a width and a spacing.
        case centered
    }
}
