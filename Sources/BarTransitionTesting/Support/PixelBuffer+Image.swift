import UIKit

extension PixelBuffer {
    /// An image of these pixels.
    func image(scale: CGFloat = 1) -> UIImage {
        guard let pixels = makeCGImage() else { return UIImage() }
        return UIImage(cgImage: pixels, scale: scale, orientation: .up)
    }

    #if !canImport(ObjectiveC)
        /// Reads the pixels of an image, in sRGB, without copying them; nil if the image has none.
        convenience init?(_ image: UIImage) {
            guard let image = image.cgImage, image.width > 0, image.height > 0 else { return nil }
            self.init(width: image.width, height: image.height, sharing: image.pixels, of: image)
        }

        private func makeCGImage() -> CGImage? {
            CGImage(width: width, height: height, copying: pixels)
        }
    #else
        /// Copies the pixels of an image, converted to sRGB; nil if the image has none.
        convenience init?(_ image: UIImage) {
            guard let image = image.cgImage, image.width > 0, image.height > 0 else { return nil }
            self.init(width: image.width, height: image.height)
            guard let context = makeContext() else { return nil }
            context.setBlendMode(.copy)
            context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        }

        private func makeCGImage() -> CGImage? {
            makeContext()?.makeImage()
        }

        /// A context that draws into the buffer's memory.
        private func makeContext() -> CGContext? {
            guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
            return CGContext(
                data: pixels, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue)
        }
    #endif
}
