import Synchronization

/// The pixels of an image at the size at which it was drawn last: a view that is drawn in each frame scales its image once.
///
/// Copies are kept from the second drawing on, so that an image that is drawn once costs no memory, and only if they are no
/// larger than the image.
final class ScaledCopy: Sendable {
    /// What the pixels depend on, in units of 1/256 pixel: the size, and where the edges lie within a pixel.
    private struct Size: Equatable {
        let width, height, left, top: Int

        init(_ frame: DeviceRect) {
            width = frame.right - frame.left
            height = frame.bottom - frame.top
            left = frame.left & 255
            top = frame.top & 255
        }
    }

    private struct Stored {
        var size: Size
        var pixels: Bitmap?
    }

    private let stored = Mutex<Stored?>(nil)

    /// The pixels of a bitmap that fills `frame`, for `area` or for more, and where they lie.
    func pixels(of bitmap: Bitmap, in frame: DeviceRect, area: PixelRect) -> (pixels: Bitmap, place: PixelRect) {
        let (size, place) = (Size(frame), frame.outer)
        let isWhole = area == place && area.width * area.height <= bitmap.width * bitmap.height
        return stored.withLock { stored in
            let isKnown = stored?.size == size
            if isKnown, let pixels = stored?.pixels { return (pixels, place) }
            let pixels = bitmap.scaled(to: frame, area: area)
            if isWhole { stored = Stored(size: size, pixels: isKnown ? pixels : nil) }
            return (pixels, area)
        }
    }
}
