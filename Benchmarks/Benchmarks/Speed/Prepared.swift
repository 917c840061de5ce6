import UIKit
import Workload

/// What the benchmarks work on: made once, when one first asks for it, which it does in its warm-up.
@MainActor
enum Prepared {
    static let frames = ComparedFrames()
    static let screen = Screen()
    static let picture = screen.picture()
    static let transition = Transition(attached: true)
    static let transitionOfUIKit = Transition(attached: false)
}
