import BarTransition
import TestSupport
import UIKit

extension Simulator {
    /// The red, green and blue bytes of columns of one picture, from the top.
    /// - Parameters:
    ///   - columns: in points.
    ///   - scale: pixels per point; by default that of the device.
    func columns(_ columns: CGFloat..., scale: CGFloat? = nil) -> [[[Int]]] {
        let scale = scale ?? profile.scale
        guard let image = picture(scale: scale).cgImage else { return [] }
        var pixels = [UInt32](repeating: 0, count: image.width * image.height)
        image.copyPixels(to: &pixels)
        return columns.map { x in
            let column = Int(x * scale)
            return (0..<image.height).map { Array(TestSupport.rgba(pixels[$0 * image.width + column]).prefix(3)) }
        }
    }
}
