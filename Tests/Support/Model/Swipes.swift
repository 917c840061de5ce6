import UIKit

extension Simulator {
    /// Swipes back to a fraction of the screen's width, 0...1, lifts the finger, and waits until everything is at rest.
    @MainActor
    public func swipeBack(toProgress progress: CGFloat, finishing: Bool) {
        beginBackSwipe()
        moveBackSwipe(toProgress: progress)
        endBackSwipe(finishing: finishing)
        runToRest()
    }
}
