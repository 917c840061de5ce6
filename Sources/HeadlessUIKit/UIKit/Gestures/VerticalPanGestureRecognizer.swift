import Foundation

/// Recognizes a pan that begins up or down.
@MainActor
final class VerticalPanGestureRecognizer: UIPanGestureRecognizer {
    override func recognition(of movement: CGPoint, at start: CGPoint) -> Bool? {
        if abs(movement.x) > 10, abs(movement.x) > abs(movement.y) { return nil }
        return abs(movement.y) > 10
    }
}
