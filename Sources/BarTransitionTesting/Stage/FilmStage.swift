import UIKit

/// Where a transition is filmed: what shows the navigation controller, moves time and takes pictures.
///
/// There are two: the simulator of the model on Linux, and a window on Apple's systems.
@MainActor
protocol FilmStage: AnyObject {
    /// Where the film is made, for the stamp beside references.
    var environment: FilmEnvironment { get }
    /// What everything is shown in.
    var window: UIWindow { get }

    /// Lets everything come to rest; throws when something never does.
    func rest(after operation: String) throws
    /// Whether something still moves.
    var isBusy: Bool { get }

    /// Starts what `change` asks for and stops at its first moment. Returns whether something animates.
    func begin(_ change: () -> Void) -> Bool
    /// Puts a finger on the leading edge and begins to swipe back. Returns whether the swipe began.
    func beginSwipe() -> Bool
    /// Moves the finger to a share of the width, 0...1.
    func moveSwipe(to progress: CGFloat)
    /// Lifts the finger.
    func endSwipe(finishing: Bool)

    /// Lets time pass until what began has come this far, 0...1, and no further.
    func advance(to progress: CGFloat)
    /// Lets so many seconds pass.
    func advance(by seconds: TimeInterval)
    /// How far what began has come, 0...1; 1 where nothing moves.
    var progress: CGFloat { get }

    /// The screen as it is at this moment.
    func picture(scale: CGFloat) -> PixelBuffer

    /// The colour of the screen at a point of the window.
    func color(at point: CGPoint) -> FilmColor?

    /// Gives back what was made for the film.
    func leave()
}
