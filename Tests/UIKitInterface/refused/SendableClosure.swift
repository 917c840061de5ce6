// expect: capture of 'path' with non-Sendable type 'UIBezierPath' in a '@Sendable' closure
import UIKit

func color(for path: UIBezierPath) -> UIColor {
    UIColor { _ in path.isEmpty ? .clear : .white }
}
