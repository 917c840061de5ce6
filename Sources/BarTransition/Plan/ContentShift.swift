import UIKit

/// The vertical shift that aligns a page's content with the bar's visible bottom edge.
struct ContentShift {
    /// What to change to shift the content.
    enum Means: Equatable {
        /// The top of `additionalSafeAreaInsets`.
        case safeArea
        /// The frame of the page's view, where the safe area inset would become negative.
        case frame
    }

    /// In points; positive is down.
    let distance: CGFloat
    let means: Means

    /// In points. A smaller shift is not visible, even on a 3x screen.
    static let threshold: CGFloat = 0.1

    /// Nil if the shift would not be visible.
    /// - Parameters:
    ///   - top: the current top of the content, in the navigation controller's view, without the app's own insets.
    ///   - target: the top that the content should have.
    ///   - inset: the page's current top safe area inset, which must not become negative.
    init?(from top: CGFloat, to target: CGFloat, inset: CGFloat) {
        let distance = target - top
        guard abs(distance) >= Self.threshold else { return nil }
        self.distance = distance
        means = inset + distance >= 0 ? .safeArea : .frame
    }
}
