import Foundation

/// How much of each pixel a shape covers, 0 to 255, within `bounds`.
///
/// Each row may have one stretch where every pixel has the same `interior` value. Values are stored outside that
/// stretch only, so that a large rounded rectangle costs its corners; the memory in between is never touched.
/// Written while it is made and never after, so it may be read from anywhere.
final class Coverage: @unchecked Sendable {
    let bounds: PixelRect
    /// The value between ``interiorStart(_:)`` and ``interiorEnd(_:)``: 255, or 0 for a ring.
    let interior: UInt8
    let values: UnsafeMutablePointer<UInt8>
    /// The first pixel of each row's stretch and the first one after it, counted from the left edge of `bounds`.
    private let spans: UnsafeMutablePointer<Int>
    /// Whose memory it is; nil where it is this coverage's own.
    private let owner: Coverage?

    init(bounds: PixelRect, interior: UInt8 = 255) {
        self.bounds = bounds
        self.interior = interior
        let count = max(bounds.width * bounds.height, 1)
        guard let memory = calloc(count, 1) else {
            preconditionFailure("No memory for a mask of \(bounds.width) x \(bounds.height) pixels.")
        }
        values = memory.bindMemory(to: UInt8.self, capacity: count)
        spans = UnsafeMutablePointer<Int>.allocate(capacity: max(bounds.height * 2, 1))
        spans.initialize(repeating: bounds.width, count: max(bounds.height * 2, 1))
        owner = nil
    }

    /// The same coverage at another place, in the same memory.
    init(_ other: Coverage, movedBy offset: (x: Int, y: Int)) {
        bounds = other.bounds.offset(x: offset.x, y: offset.y)
        interior = other.interior
        values = other.values
        spans = other.spans
        owner = other
    }

    deinit {
        guard owner == nil else { return }
        free(values)
        spans.deallocate()
    }

    /// The memory of a row, to be indexed from the left edge of `bounds`.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
        values + (y - bounds.top) * bounds.width
    }

    /// The first pixel of the row's uniform stretch; the right edge where there is none.
    func interiorStart(_ y: Int) -> Int { spans[(y - bounds.top) * 2] + bounds.left }

    /// The first pixel after the row's uniform stretch; the right edge where there is none.
    func interiorEnd(_ y: Int) -> Int { spans[(y - bounds.top) * 2 + 1] + bounds.left }

    func setInterior(_ y: Int, from start: Int, to end: Int) {
        guard start < end else { return }
        spans[(y - bounds.top) * 2] = start - bounds.left
        spans[(y - bounds.top) * 2 + 1] = end - bounds.left
    }

    /// The value at a pixel, 0 outside the bounds.
    func value(x: Int, y: Int) -> UInt8 {
        guard x >= bounds.left, x < bounds.right, y >= bounds.top, y < bounds.bottom else { return 0 }
        if x >= interiorStart(y) && x < interiorEnd(y) { return interior }
        return row(y)[x - bounds.left]
    }
}
