import UIKit

/// Plays a scene on its stage: starts it, moves the finger of a swipe, and advances the clock.
@MainActor
final class Player {
    /// The duration of the finger's movement, in seconds. The finger moves at constant speed.
    static let fingerTime: TimeInterval = 0.35

    let stage: Stage
    /// Seconds since the operation began.
    private(set) var time: TimeInterval = 0
    private var hasBegun = false
    private var isReleased = false

    init(_ stage: Stage) {
        self.stage = stage
    }

    /// Whether the transition has ended.
    var isAtRest: Bool { hasBegun && isReleased && !stage.simulator.isBusy }

    /// Advances to a time, in seconds since the operation began.
    func move(to moment: TimeInterval) {
        begin()
        if let distance = stage.scene.operation.swipeDistance, !isReleased {
            let reached = min(moment, Self.fingerTime)
            advance(to: reached)
            stage.moveFinger(toProgress: distance * reached / Self.fingerTime)
            if moment >= Self.fingerTime {
                stage.liftFinger()
                isReleased = true
            }
        }
        advance(to: moment)
    }

    private func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        if stage.scene.operation.swipeDistance == nil {
            stage.start()
            isReleased = true
        } else {
            stage.putFingerDown()
        }
    }

    private func advance(to moment: TimeInterval) {
        guard moment > time else { return }
        stage.simulator.advance(by: moment - time)
        time = moment
    }
}
