import Foundation

extension Simulator {
    /// Drags a finger in a straight line, a step per frame of the screen, and lifts it.
    /// - Parameters:
    ///   - start: where the finger comes down, in points of the screen.
    ///   - end: where it is lifted.
    ///   - duration: seconds; default a quarter. 0 or more.
    ///   - velocity: the speed it is lifted with, in points per second; default that of the drag.
    public func drag(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25, velocity: CGPoint? = nil
    ) {
        precondition(duration >= 0, "Simulator.drag: \(duration) s is in the past; give a duration of 0 or more.")
        touchDown(at: start)
        let steps = max(Int((duration * Double(profile.framesPerSecond)).rounded()), 1)
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let share = CGFloat(step) / CGFloat(steps)
            touchMove(
                to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        touchUp(velocity: velocity)
    }
}
