import Foundation

extension Canvas {
    /// A run of `count` pixels of one row, from (`x`, `y`) on, with their memory at `row`.
    struct Span {
        let x: Int
        let y: Int
        let count: Int
        let row: UnsafeMutablePointer<UInt32>
        /// One value per pixel; nil if all are fully covered.
        let coverage: UnsafePointer<UInt8>?
    }

    /// Calls `paint` for every span of a shape inside the clip.
    func forEachSpan(of shape: Shape, paint: (Span) -> Void) {
        if let rect = shape.pixelRect {
            forEachSpan(in: rect, paint: paint)
        } else {
            let coverage = shape.coverage(within: state.clip.rect)
            forEachSpan(in: coverage.bounds, of: coverage, paint: paint)
        }
    }

    /// Calls `paint` for every span of a rectangle of pixels inside the clip; the coverage is moved by `offset`.
    func forEachSpan(
        in rect: PixelRect, of coverage: Coverage? = nil, offset: (x: Int, y: Int) = (0, 0), paint: (Span) -> Void
    ) {
        let area = rect.intersection(state.clip.rect)
        guard !area.isEmpty else { return }
        let mask = state.clip.mask
        let product = UnsafeMutablePointer<UInt8>.allocate(capacity: area.width)
        defer { product.deallocate() }
        var y = area.top
        while y < area.bottom {
            let shape = coverage.map { RowMask($0, y: y - offset.y, offsetX: offset.x) }
            let clip = mask.map { RowMask($0, y: y, offsetX: 0) }
            let row = target.pixels + ((y - originY) * target.width - originX)
            let shapeIsFull = shape?.isFull(area) ?? true
            let clipIsFull = clip?.isFull(area) ?? true
            if shapeIsFull && clipIsFull {
                paint(Span(x: area.left, y: y, count: area.width, row: row + area.left, coverage: nil))
            } else if !shapeIsFull && !clipIsFull, let coverage, let mask, let shape, let clip {
                let solid = shape.solidPart(with: clip, of: area)
                for (start, end) in [(area.left, solid.lowerBound), (solid.upperBound, area.right)] where start < end {
                    coverage.copyRow(y - offset.y, from: start - offset.x, to: end - offset.x, into: product)
                    mask.multiplyRow(y, from: start, to: end, into: product)
                    paint(Span(x: start, y: y, count: end - start, row: row + start, coverage: product))
                }
                if !solid.isEmpty {
                    paint(
                        Span(
                            x: solid.lowerBound, y: y, count: solid.count, row: row + solid.lowerBound, coverage: nil))
                }
            } else if let only = shapeIsFull ? clip : shape {
                only.forEachPart(of: area) { start, end, values in
                    paint(Span(x: start, y: y, count: end - start, row: row + start, coverage: values))
                }
            }
            y += 1
        }
    }
}

/// One row of a coverage, in the canvas's coordinates.
private struct RowMask {
    /// Indexed by column.
    let values: UnsafePointer<UInt8>
    let start: Int
    let end: Int
    let interior: UInt8

    init(_ coverage: Coverage, y: Int, offsetX: Int) {
        values = UnsafePointer(coverage.row(y) - (coverage.bounds.left + offsetX))
        start = coverage.interiorStart(y) + offsetX
        end = coverage.interiorEnd(y) + offsetX
        interior = coverage.interior
    }

    func isFull(_ area: PixelRect) -> Bool {
        interior == 255 && start <= area.left && end >= area.right
    }

    /// The columns that both cover fully; an empty range at the right edge if there are none.
    func solidPart(with other: RowMask, of area: PixelRect) -> Range<Int> {
        guard interior == 255 && other.interior == 255 else { return area.right..<area.right }
        let first = min(max(start, other.start, area.left), area.right)
        let last = min(end, other.end, area.right)
        return last > first ? first..<last : area.right..<area.right
    }

    /// Calls `body` for the part before the uniform run, for the run itself unless its values are 0, and for the part
    /// after it.
    func forEachPart(of area: PixelRect, body: (Int, Int, UnsafePointer<UInt8>?) -> Void) {
        let first = min(max(start, area.left), area.right)
        let last = max(min(end, area.right), first)
        if first > area.left { body(area.left, first, values + area.left) }
        if last > first && interior == 255 { body(first, last, nil) }
        if area.right > last { body(last, area.right, values + last) }
    }
}
