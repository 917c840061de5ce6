import UIKit

/// Shows the navigation controller, controls time and takes pictures.
///
/// There are two implementations: the model's simulator on Linux, and a window on Apple platforms.
@MainActor
protocol FilmStage: AnyObject {
    /// Where the film is recorded; stored next to references.
    var environment: FilmEnvironment { get }
    /// The window that shows the navigation controller.
    var window: UIWindow { get }

    /// Runs until nothing animates; throws an error if that takes too long.
    func rest(after operation: String) throws
    /// Whether something animates.
    var isBusy: Bool { get }

    /// Performs `change` and stops at the start of its animation. Returns whether something animates.
    func begin(_ change: () -> Void) -> Bool
    /// Begins the interactive pop gesture at the leading edge. Returns whether it began.
    func beginSwipe() -> Bool
    /// Moves the finger to a fraction of the width, 0...1.
    func moveSwipe(to progress: CGFloat)
    /// Lifts the finger.
    func endSwipe(finishing: Bool)

    /// Advances time until the transition reaches this progress, 0...1.
    func advance(to progress: CGFloat)
    /// Advances time by a number of seconds.
    func advance(by seconds: TimeInterval)
    /// The progress of the transition, 0...1; 1 if nothing animates.
    var progress: CGFloat { get }

    /// A picture of the current screen.
    func picture(scale: CGFloat) -> PixelBuffer

    /// The current color of the screen at a point of the window.
    func color(at point: CGPoint) -> FilmColor?

    /// Removes what was created for the film.
    func leave()
}
