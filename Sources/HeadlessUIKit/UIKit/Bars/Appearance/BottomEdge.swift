/// Whether the contents end above a bar at the bottom, as the bar shows it; from iOS 15 (UIKit documentation).
@MainActor
struct BottomEdge {
    private(set) var isReached = false
    private weak var page: UIViewController?

    /// Takes what holds for a page now.
    /// - Returns: whether the new state fades in, which it does while its page stays and along with pages that move (fact
    ///   6.1.5); nil where the state is the old one.
    mutating func follow(_ page: UIViewController) -> Bool? {
        let fades = self.page === page || AnimationContext.enclosing != nil
        self.page = page
        let isReachedNow = Simulator.current.profile.system >= 15 && page.endsAboveBottomBars
        guard isReachedNow != isReached else { return nil }
        isReached.toggle()
        return fades
    }
}
