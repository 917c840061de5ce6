import BarTransitionTesting
import UIKit
import Workload

/// A piece of work to measure: its input is created once, and only `run` is timed.
@MainActor
struct Piece {
    let run: () -> Void

    /// Prepares the piece with a name; nil if there is none.
    init?(_ name: String, _ frames: ComparedFrames, _ screen: Screen) {
        switch name {
        case "compare-equal": run = { _ = ImageComparison(frames.reference, frames.equal) }
        case "compare-scattered": run = { _ = ImageComparison(frames.reference, frames.scattered) }
        case "compare-block": run = { _ = ImageComparison(frames.reference, frames.block) }
        case "difference-picture": run = { _ = frames.reference.difference(to: frames.scattered) }
        case "draw": run = { _ = screen.picture() }
        case "png":
            let picture = screen.picture()
            run = { _ = picture.pngData() }
        default: return nil
        }
    }

    /// Runs it a number of times and returns the processor time, in seconds.
    func measure(_ count: Int) -> Double {
        let start = Self.processorTime
        for _ in 0..<count { run() }
        return Self.processorTime - start
    }

    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
}
