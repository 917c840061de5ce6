import Foundation

/// The difference of two pixels, channel by channel.
enum PixelDifference {
    /// The largest of the four differences, 0...255.
    @inline(__always)
    static func largest(_ first: UInt32, _ second: UInt32) -> UInt32 {
        var largest: UInt32 = 0
        var a = first
        var b = second
        var channel = 0
        while channel < 4 {
            let (x, y) = (a & 0xFF, b & 0xFF)
            let difference = x > y ? x &- y : y &- x
            if difference > largest { largest = difference }
            a &>>= 8
            b &>>= 8
            channel &+= 1
        }
        return largest
    }
}

/// Compares two buffers of one size: equal rows as memory, others pixel by pixel. It is fast without optimisation too,
/// since that is how tests run.
struct PixelComparer {
    let channelLimit: UInt32
    private var changed = PixelBoxBuilder()
    private var differing = PixelBoxBuilder()
    private var blobs = BlobFinder()
    private var count = 0
    private var largest: UInt32 = 0

    private init(channelLimit: Int) {
        self.channelLimit = UInt32(min(max(channelLimit, 0), 255))
    }

    /// Nil where the part of both is the same.
    static func difference(
        _ reference: PixelBuffer, _ actual: PixelBuffer, in box: PixelBox? = nil, channelLimit: Int = 0
    ) -> ImageDifference? {
        let part = (box ?? reference.bounds).intersection(reference.bounds).intersection(actual.bounds)
        guard !part.isEmpty else { return nil }
        var comparer = PixelComparer(channelLimit: channelLimit)
        for y in part.y..<(part.y + part.height) {
            let first = reference.row(y) + part.x
            let second = actual.row(y) + part.x
            if memcmp(first, second, part.width * 4) != 0 { comparer.compare(first, second, part, row: y) }
        }
        return comparer.result(part)
    }

    private mutating func compare(
        _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ part: PixelBox, row: Int
    ) {
        blobs.begin(row: row)
        var x = 0
        var runStart = -1
        var firstChanged = -1
        var lastChanged = 0
        while x < part.width {
            var isDifferent = false
            if first[x] != second[x] {
                let difference = PixelDifference.largest(first[x], second[x])
                if difference > largest { largest = difference }
                if firstChanged < 0 { firstChanged = x }
                lastChanged = x
                isDifferent = difference > channelLimit
            }
            if isDifferent {
                if runStart < 0 { runStart = x }
            } else if runStart >= 0 {
                addRun(from: runStart + part.x, to: x - 1 + part.x, row: row)
                runStart = -1
            }
            x &+= 1
        }
        if runStart >= 0 { addRun(from: runStart + part.x, to: part.width - 1 + part.x, row: row) }
        if firstChanged >= 0 { changed.add(from: firstChanged + part.x, to: lastChanged + part.x, row: row) }
    }

    private mutating func addRun(from start: Int, to end: Int, row: Int) {
        count += end - start + 1
        differing.add(from: start, to: end, row: row)
        blobs.add(from: start, to: end)
    }

    private func result(_ part: PixelBox) -> ImageDifference? {
        guard let changedBox = changed.box else { return nil }
        return ImageDifference(
            comparedPixels: part.width * part.height, differingPixels: count, maximumChannelDifference: Int(largest),
            boundingBox: differing.box ?? changedBox, largestBlob: blobs.largest)
    }
}
