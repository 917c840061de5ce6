import BenchmarkPages
import UIKit

/// A push, frame by frame and without pictures: layout, animation and, where it is attached, the library.
@MainActor
public final class Transition {
    private let screen: Screen

    /// A screen at rest, with the library or with UIKit alone.
    public init(attached: Bool) {
        screen = Screen(profile: .iPhone15(iOS: 18), attached: attached)
    }

    /// Starts the push and shows its first frame, in which the library decides and writes.
    public func begin() {
        screen.simulator.makeCurrent()
        screen.navigationController.pushViewController(DetailPage(), animated: true)
        screen.simulator.commit()
    }

    /// Shows the frames that follow, sixty a second, until the push has finished; returns their number.
    @discardableResult
    public func playFrames() -> Int {
        screen.simulator.makeCurrent()
        var frames = 0
        while screen.simulator.isBusy {
            screen.simulator.advance(by: 1.0 / 60)
            screen.simulator.commit()
            frames += 1
        }
        return frames
    }

    /// Goes back without animation, for the next run.
    public func rewind() {
        screen.simulator.makeCurrent()
        screen.navigationController.popViewController(animated: false)
        screen.simulator.runToRest()
    }
}
