/// A rectangle of whole pixels; the origin is the top left corner of the image.
public struct PixelBox: Equatable, Sendable, CustomStringConvertible {
    /// The column of the left-most pixel.
    public let x: Int
    /// The row of the top-most pixel.
    public let y: Int
    /// The number of columns; 0 for an empty box.
    public let width: Int
    /// The number of rows; 0 for an empty box.
    public let height: Int

    /// Creates a box. Negative sizes count as zero.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(width, 0)
        self.height = max(height, 0)
    }

    /// Whether the box contains no pixel.
    public var isEmpty: Bool { width == 0 || height == 0 }

    /// For example "12 x 3 at (4, 100)".
    public var description: String { "\(width) x \(height) at (\(x), \(y))" }

    /// The part that both boxes share; empty if they do not overlap.
    func intersection(_ other: PixelBox) -> PixelBox {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return PixelBox(
            x: left, y: top, width: min(x + width, other.x + other.width) - left,
            height: min(y + height, other.y + other.height) - top)
    }

    /// The same box in coordinates whose origin is the given point.
    func relative(toX originX: Int, y originY: Int) -> PixelBox {
        PixelBox(x: x - originX, y: y - originY, width: width, height: height)
    }
}

/// The size of an image in pixels.
public struct PixelSize: Equatable, Sendable, CustomStringConvertible {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int

    /// Creates a size.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// For example "1206 x 2622".
    public var description: String { "\(width) x \(height)" }
}
