import CPixelComparison
import Foundation

/// Compares two buffers: equal rows with `memcmp`, others pixel by pixel.
enum PixelComparer {
    /// Returns nil if both buffers are equal in the box.
    static func difference(
        _ reference: PixelBuffer, _ actual: PixelBuffer, in box: PixelBox? = nil, channelLimit: Int = 0
    ) -> ImageDifference? {
        let part = (box ?? reference.bounds).intersection(reference.bounds).intersection(actual.bounds)
        guard !part.isEmpty else { return nil }
        let comparison = pixel_comparison_create(Int32(part.width), UInt8(clamping: channelLimit))
        defer { pixel_comparison_destroy(comparison) }
        let bytes = part.width * MemoryLayout<UInt32>.stride
        var y = part.y
        while y < part.y + part.height {
            let first = reference.row(y) + part.x
            let second = actual.row(y) + part.x
            if memcmp(first, second, bytes) != 0 { pixel_comparison_add_row(comparison, first, second, Int32(y)) }
            y += 1
        }
        return ImageDifference(pixel_comparison_findings(comparison), part)
    }
}

extension ImageDifference {
    fileprivate init?(_ findings: PixelFindings, _ part: PixelBox) {
        guard let changed = PixelBox(findings.changed, part) else { return nil }
        self.init(
            comparedPixels: part.width * part.height, differingPixels: Int(findings.differing_count),
            maximumChannelDifference: Int(findings.largest_difference),
            boundingBox: PixelBox(findings.differing, part) ?? changed, largestBlob: Int(findings.largest_blob))
    }
}

extension PixelBox {
    /// The columns of `bounds` are relative to the compared part, its rows to the buffer; nil if `bounds` is empty.
    fileprivate init?(_ bounds: PixelBounds, _ part: PixelBox) {
        guard bounds.left <= bounds.right else { return nil }
        self.init(
            x: part.x + Int(bounds.left), y: Int(bounds.top), width: Int(bounds.right) - Int(bounds.left) + 1,
            height: Int(bounds.bottom) - Int(bounds.top) + 1)
    }
}
