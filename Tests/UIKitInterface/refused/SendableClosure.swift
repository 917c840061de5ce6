// expect: capture of 'path' with non-Sendable type 'UIBezierPath' in a '@Sendable' closure
import UIKit

@MainActor
func animate(along path: UIBezierPath) {
    UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {}, completion: { _ in path.close() })
}
