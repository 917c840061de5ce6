import Foundation

extension UITabBarController {
    /// When the bar becomes small. (UIKit documentation, iOS 26)
    public enum MinimizeBehavior: Int, Sendable {
        /// The system decides: the bar stays whole (unknown).
        case automatic
        /// The bar stays whole.
        case never
        /// While the contents move up; it is whole again when they move down.
        case onScrollDown
        /// While the contents move down; it is whole again when they move up.
        case onScrollUp
    }
}
