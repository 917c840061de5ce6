import UIKit

extension BarAppearance {
    /// How the navigation bar minimizes while its view controller scrolls, as `UINavigationItem.navigationBarMinimization`.
    ///
    /// ```swift
    /// BarAppearance(background: .color(.systemTeal), minimization: .init(behavior: .onScrollDown))
    /// ```
    ///
    /// From iOS 27, in apps built with its SDK; before, and on Mac Catalyst and visionOS, it has no effect. The background
    /// moves with the bar. During a push or pop the library leaves the safe area of a view controller whose bar can minimize
    /// to UIKit, so that a changed inset cannot scroll it and minimize the bar.
    public struct Minimization: Equatable, Sendable {
        /// The direction of scrolling that minimizes the bar. Default `.automatic`.
        public var behavior: Behavior

        /// What brings the bar back. Default `.automatic`.
        public var restoration: Restoration

        /// Whether the safe area follows the bar. Default `.automatic`.
        public var safeAreaAdjustment: SafeAreaAdjustment

        /// Creates a minimization. A parameter that is left out has its property's default.
        public init(
            behavior: Behavior = .automatic, restoration: Restoration = .automatic,
            safeAreaAdjustment: SafeAreaAdjustment = .automatic
        ) {
            self.behavior = behavior
            self.restoration = restoration
            self.safeAreaAdjustment = safeAreaAdjustment
        }

        /// A bar that does not minimize, for view controllers whose bar would do so by itself: with a search bar in the
        /// middle of the bar.
        public static let never = Minimization(behavior: .never)

        /// The direction of scrolling that minimizes the bar, as `UIBarMinimizationBehavior`.
        public enum Behavior: Equatable, Sendable {
            /// The system decides.
            case automatic
            /// The bar does not minimize.
            case never
            /// Scrolling down minimizes the bar.
            case onScrollDown
            /// Scrolling up minimizes the bar.
            case onScrollUp
        }

        /// What brings a minimized bar back, as `UIBarMinimizationRestorationBehavior`.
        public enum Restoration: Equatable, Sendable {
            /// The system decides: scrolling in the other direction, and with a search bar in the middle of the bar the edge
            /// of the content.
            case automatic
            /// The edge of the content only. UIKit honors it with `Behavior.onScrollDown` only; with any other behavior the
            /// library reports a problem (`BarTransitionController.onProblem`), and UIKit uses `automatic`.
            case atScrollEdge
        }

        /// Whether the safe area follows a bar that minimizes, as `UIBarMinimizationSafeAreaAdjustment`.
        public enum SafeAreaAdjustment: Equatable, Sendable {
            /// The system decides.
            case automatic
            /// The safe area follows the bar, and content that depends on it moves.
            case enabled
            /// The safe area stays as it is with the whole bar.
            case disabled
        }

        /// What UIKit does not honor; nil if there is nothing.
        var problem: String? {
            guard restoration == .atScrollEdge, behavior != .onScrollDown else { return nil }
            return "the restoration .atScrollEdge was declared with the minimization behavior .\(behavior), but UIKit "
                + "honors it with .onScrollDown only; declare .onScrollDown, or leave the restoration out."
        }
    }
}
