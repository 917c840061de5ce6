import BarTransitionTesting
import UIKit

/// Frames of 1206 x 2622 pixels to compare: an iPhone 17 Pro's screen, and the same with one pixel in a hundred changed.
@MainActor
public struct ComparedFrames {
    /// The unchanged screen.
    public let reference: UIImage
    /// The same pixels in other memory.
    public let equal: UIImage
    /// One pixel in a hundred is changed, separately and distributed over the picture, so that every row differs.
    public let scattered: UIImage
    /// As many pixels in one block.
    public let block: UIImage

    public init() {
        let screen = Screen(profile: .iPhone17Pro(iOS: 18))
        reference = screen.simulator.picture(scale: 3)
        equal = screen.simulator.picture(scale: 3)
        let size = CGSize(width: reference.size.width * 3, height: reference.size.height * 3)
        let (width, total) = (Int(size.width), Int(size.width * size.height))
        precondition(total == 1206 * 2622, "ComparedFrames: the screen has \(size) pixels instead of 1206 x 2622.")
        scattered = Self.changed(reference, size) { context in
            for index in 0..<(total / 100) {
                // A stride that has no common divisor with the number of pixels visits none twice.
                let place = index * 1_640_531 % total
                context.fill(CGRect(x: place % width, y: place / width, width: 1, height: 1))
            }
        }
        block = Self.changed(reference, size) { $0.fill(CGRect(x: 300, y: 900, width: 176, height: 180)) }
        for image in [scattered, block] { Self.check(reference, image) }
    }

    private static func changed(
        _ image: UIImage, _ size: CGSize, _ change: (UIGraphicsImageRendererContext) -> Void
    ) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            image.draw(in: CGRect(origin: .zero, size: size))
            UIColor(red: 1, green: 0, blue: 0.5, alpha: 1).setFill()
            change(context)
        }
    }

    private static func check(_ reference: UIImage, _ image: UIImage) {
        guard case .different(let difference) = ImageComparison(reference, image),
            abs(difference.differingFraction - 0.01) < 0.0005
        else { preconditionFailure("ComparedFrames: not one pixel in a hundred differs; choose another color.") }
    }
}
