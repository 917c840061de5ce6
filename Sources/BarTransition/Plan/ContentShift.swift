import UIKit

/// How far a page's content has to be moved so that it lies where the bar's bottom edge is seen.
struct ContentShift: Equatable {
    /// What can move content: the safe area, or the page's frame where the safe area would become negative.
    enum Means: Equatable {
        case safeArea
        case frame
    }

    /// Points, positive is down.
    let distance: CGFloat
    let means: Means

    /// Below this nothing is visible, even on a 3x screen.
    static let threshold: CGFloat = 0.1

    /// - Parameters:
    ///   - top: where the page's content begins, in the navigation controller's view, without the app's own insets.
    ///   - wanted: where it should begin.
    ///   - inset: the page's present top inset, which must not become negative.
    init?(from top: CGFloat, to wanted: CGFloat, inset: CGFloat) {
        let distance = wanted - top
        guard abs(distance) >= Self.threshold else { return nil }
        self.distance = distance
        means = inset + distance >= 0 ? .safeArea : .frame
    }
}
