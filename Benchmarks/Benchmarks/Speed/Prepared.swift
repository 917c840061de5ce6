import UIKit
import Workload

/// The benchmarks' input, created on first use, during the warm-up.
@MainActor
enum Prepared {
    static let frames = ComparedFrames()
    static let screen = Screen()
    static let picture = screen.picture()
    static let transition = Transition(attached: true)
    static let transitionOfUIKit = Transition(attached: false)
}
