import Foundation

/// A push or pop of a bar's content that has begun and not ended.
@MainActor
struct BarItemTransition {
    /// Tells one transition from the next.
    final class Token {}

    let token = Token()
    let itemsBefore: [UINavigationItem]
    let outgoing: BarContentView?
    let wasAtScrollEdge: Bool
    let extentBefore: CGFloat
    let searchExtentBefore: CGFloat
    var poses: BarTransitionPoses
}
