import Foundation

extension UIScrollView {
    /// How bars inset the contents (fact 5.2.12).
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// What a drag does to the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// The share of the speed that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// 0.998 (fact m7.4).
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99, UIKit's other constant.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

/// A bar that gets lower and higher with a scroll view's contents.
@MainActor
protocol ScrollBarFollower: AnyObject {
    /// How much higher the bar can get, in points: the contents are at rest under the whole bar.
    var collapsedBarHeight: CGFloat { get }
    /// Where contents that would come to rest at an offset rest under this bar.
    func restingOffset(for offset: CGFloat) -> CGFloat
}
