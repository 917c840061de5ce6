import Foundation

/// An image whose edges keep their size while its middle is stretched. Repeating the middle is drawn as stretching: the
/// two are the same for the one-pixel middle that such images have.
struct NinePatch {
    private let bitmap: Bitmap
    private let scale: CGFloat
    private let caps: UIEdgeInsets

    init(_ bitmap: Bitmap, scale: CGFloat, capInsets: UIEdgeInsets) {
        self.bitmap = bitmap
        self.scale = scale
        caps = capInsets
    }

    func draw(in rect: CGRect, on canvas: Canvas, tint: PixelColor?) {
        guard caps != .zero else {
            canvas.draw(bitmap, in: rect, tint: tint)
            return
        }
        let columns = Self.bands(bitmap.width, scale, caps.left, caps.right, from: rect.minX, to: rect.maxX)
        let rows = Self.bands(bitmap.height, scale, caps.top, caps.bottom, from: rect.minY, to: rect.maxY)
        for row in rows {
            for column in columns {
                let part = bitmap.crop(x: column.pixel, y: row.pixel, width: column.pixels, height: row.pixels)
                let place = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
                canvas.draw(part, in: place, tint: tint)
            }
        }
    }

    private struct Band {
        var pixel: Int
        var pixels: Int
        var start: CGFloat
        var length: CGFloat
    }

    /// The first cap, the middle and the last cap along one axis; empty ones are left out.
    private static func bands(
        _ pixels: Int,
        _ scale: CGFloat,
        _ firstCap: CGFloat,
        _ lastCap: CGFloat,
        from start: CGFloat,
        to end: CGFloat
    ) -> [Band] {
        let first = min(max(Int((firstCap * scale).rounded()), 0), pixels)
        let last = min(max(Int((lastCap * scale).rounded()), 0), pixels - first)
        let firstLength = min(CGFloat(first) / scale, (end - start) / 2)
        let lastLength = min(CGFloat(last) / scale, (end - start) / 2)
        return [
            Band(pixel: 0, pixels: first, start: start, length: firstLength),
            Band(
                pixel: first,
                pixels: pixels - first - last,
                start: start + firstLength,
                length: end - start - firstLength - lastLength
            ),
            Band(pixel: pixels - last, pixels: last, start: end - lastLength, length: lastLength),
        ].filter { $0.pixels > 0 && $0.length > 0 }
    }
}
