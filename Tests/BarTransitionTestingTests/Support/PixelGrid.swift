import BarTransitionTesting
import UIKit

/// Small opaque pictures as plain numbers, and the definition of their difference, pixel by pixel: the expected result
/// of the fast comparison.
struct PixelGrid {
    let width: Int
    let height: Int
    /// Red, green and blue of each pixel, 0...255.
    var pixels: [[Int]]

    /// Pseudo-random colors, the same for the same seed.
    init(width: Int, height: Int, seed: UInt64) {
        self.width = width
        self.height = height
        var state = seed
        pixels = (0..<(width * height)).map { _ in (0..<3).map { _ in Int(Self.next(&state) % 256) } }
    }

    /// A copy with about one pixel in `rarity` changed, by `step` at most.
    func changed(rarity: UInt64, step: Int, seed: UInt64) -> PixelGrid {
        var (grid, state) = (self, seed)
        for index in pixels.indices where Self.next(&state) % rarity == 0 {
            let channel = Int(Self.next(&state) % 3)
            let offset = Int(Self.next(&state) % UInt64(step)) + 1
            let value = grid.pixels[index][channel]
            grid.pixels[index][channel] = value >= 128 ? value - offset : value + offset
        }
        return grid
    }

    /// A linear congruential generator; its high bits are the random ones.
    private static func next(_ state: inout UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }

    @MainActor var image: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            for (index, pixel) in pixels.enumerated() {
                let parts = pixel.map { CGFloat($0) / 255 }
                UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1).setFill()
                context.fill(CGRect(x: index % width, y: index / width, width: 1, height: 1))
            }
        }
    }

    func difference(to other: PixelGrid, limit: Int) -> ImageDifference? {
        let offsets = zip(pixels, other.pixels).map { zip($0, $1).map { abs($0 - $1) }.max() ?? 0 }
        let changed = offsets.indices.filter { offsets[$0] > 0 }
        let differing = changed.filter { offsets[$0] > limit }
        guard let largest = offsets.max(), largest > 0 else { return nil }
        let shown = differing.isEmpty ? changed : differing
        let (columns, rows) = (shown.map { $0 % width }, shown.map { $0 / width })
        let (left, top) = (columns.min() ?? 0, rows.min() ?? 0)
        return ImageDifference(
            comparedPixels: width * height, differingPixels: differing.count, maximumChannelDifference: largest,
            boundingBox: PixelBox(
                x: left, y: top, width: (columns.max() ?? 0) - left + 1, height: (rows.max() ?? 0) - top + 1),
            largestBlob: largestBlob(of: Set(differing)))
    }

    private func largestBlob(of pixels: Set<Int>) -> Int {
        var (rest, largest) = (pixels, 0)
        while let first = rest.first {
            rest.remove(first)
            var (waiting, size) = ([first], 0)
            while let pixel = waiting.popLast() {
                size += 1
                for (column, row) in neighbors(of: pixel) where rest.remove(row * width + column) != nil {
                    waiting.append(row * width + column)
                }
            }
            largest = max(largest, size)
        }
        return largest
    }

    private func neighbors(of pixel: Int) -> [(Int, Int)] {
        let (x, y) = (pixel % width, pixel / width)
        return (-1...1).flatMap { down in (-1...1).map { (x + $0, y + down) } }
            .filter { (0..<width).contains($0.0) && (0..<height).contains($0.1) }
    }
}
