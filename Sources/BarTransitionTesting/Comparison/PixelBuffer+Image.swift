import UIKit

extension PixelBuffer {
    /// The pixels of an image, in sRGB; nil for an image without any.
    convenience init?(_ image: UIImage) {
        guard let pixels = image.cgImage, pixels.width > 0, pixels.height > 0 else { return nil }
        self.init(width: pixels.width, height: pixels.height)
        guard read(pixels) else { return nil }
    }

    /// An image of these pixels.
    func image(scale: CGFloat = 1) -> UIImage {
        guard let pixels = makeCGImage() else { return UIImage() }
        return UIImage(cgImage: pixels, scale: scale, orientation: .up)
    }

    #if !canImport(ObjectiveC)
        private func read(_ image: CGImage) -> Bool {
            image.copyPixels(to: pixels)
            return true
        }

        private func makeCGImage() -> CGImage? {
            CGImage(width: width, height: height, copying: pixels)
        }
    #else
        private func read(_ image: CGImage) -> Bool {
            guard let context = makeContext() else { return false }
            context.setBlendMode(.copy)
            context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            return true
        }

        private func makeCGImage() -> CGImage? {
            makeContext()?.makeImage()
        }

        /// Draws straight into the buffer.
        private func makeContext() -> CGContext? {
            guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
            return CGContext(
                data: pixels, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue)
        }
    #endif
}
