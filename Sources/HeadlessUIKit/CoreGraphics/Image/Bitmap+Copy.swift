import Foundation

extension Bitmap {
    func copy() -> Bitmap {
        crop(x: 0, y: 0, width: width, height: height)
    }

    /// A copy of a part. What lies outside this bitmap is transparent in the copy.
    package func crop(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
        let result = Bitmap(width: width, height: height)
        let part = bounds.intersection(PixelRect(left: x, top: y, right: x + width, bottom: y + height))
        guard !part.isEmpty else { return result }
        var row = part.top
        while row < part.bottom {
            memcpy(result.row(row - y) + (part.left - x), self.row(row) + part.left, part.width * 4)
            row += 1
        }
        return result
    }

    /// Whether no pixel lets anything shine through.
    var isOpaque: Bool {
        let count = width * height
        var index = 0
        var all: UInt32 = 0xFF00_0000
        while index < count {
            all &= pixels[index]
            index &+= 1
        }
        return all == 0xFF00_0000
    }

    /// Whether both have the same size and the same bytes.
    func isIdentical(to other: Bitmap) -> Bool {
        guard width == other.width, height == other.height else { return false }
        return memcmp(pixels, other.pixels, width * height * 4) == 0
    }
}
