import BarTransitionTesting
import BenchmarkPages
import UIKit

/// A film of sixty frames, recorded as in a test.
@MainActor
public enum Film {
    public static func record(frames: Int = 60) -> TransitionFilm {
        do {
            return try TransitionFilm.record(
                .push(DetailPage()), pages: [ListPage()], frames: frames, prefersLargeTitles: true)
        } catch {
            preconditionFailure("Film: the recording failed. \(error)")
        }
    }
}
