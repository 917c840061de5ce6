import BarTransition
import TestSupport
import UIKit

extension Simulator {
    /// The red, green and blue bytes of columns of the device's pixels, from the top.
    /// - Parameter columns: in points.
    func columns(_ columns: CGFloat...) -> [[[Int]]] {
        let height = screen.bounds.height
        return columns.map { x in
            pixels(in: CGRect(x: x, y: 0, width: 1 / profile.scale, height: height), scale: profile.scale)
                .map { Array(TestSupport.rgba($0).prefix(3)) }
        }
    }
}
