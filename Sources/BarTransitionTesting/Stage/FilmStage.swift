import UIKit

/// Shows the navigation controller, controls time and takes pictures.
///
/// There are two implementations: the model's simulator on Linux, and a window on Apple platforms. No call waits: between two
/// calls the recording lets the screen go on, with ``wait(for:)``.
@MainActor
protocol FilmStage: AnyObject {
    /// Where the film is recorded; stored next to references.
    var environment: FilmEnvironment { get }
    /// The window that shows the navigation controller.
    var window: UIWindow { get }

    /// Whether UIKit needs the main queue to end a transition, as it does in real time. The main queue does not run while one
    /// of its own blocks, such as a task's, waits in place.
    var needsMainQueue: Bool { get }
    /// Waits in place.
    func wait(for pause: FilmPause)
    /// Waits by suspending.
    func wait(for pause: FilmPause) async

    /// Lets what animates go on to its end.
    func settle()
    /// After ``settle()``: whether nothing animates anymore; throws an error if that takes too long.
    func hasSettled(after operation: String) throws -> Bool
    /// Whether something animates.
    var isBusy: Bool { get }

    /// Performs `change` and stops at the start of its animation.
    func begin(_ change: () -> Void)
    /// Begins the interactive pop gesture at the leading edge.
    func beginSwipe()
    /// After ``begin(_:)``: whether something animates; after ``beginSwipe()``: whether the swipe began.
    func didBegin() -> Bool
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

/// What a recording waits for between two of its steps.
enum FilmPause {
    /// The end of the run loop's turn, in which UIKit lays out and transitions begin.
    case turn
    /// The next frame of the display.
    case frame
}
