/// Which source pixels make up each destination pixel along one axis, and how strongly; the weights of one pixel sum to
/// 256. Bilinear when scaling up, the average of the covered area when scaling down.
struct ScalePlan {
    private(set) var starts: [Int] = []
    private(set) var offsets: [Int] = []
    private(set) var counts: [Int] = []
    private(set) var weights: [UInt32] = []
    private(set) var firstSource = 0
    private(set) var endSource = 0

    /// For the pixels of `range`, when `sourceCount` source pixels are spread from `start` to `end`, in 1/256 pixels.
    init(sourceCount: Int, start: Int, end: Int, range: Range<Int>) {
        let ratio = Double(sourceCount) * 256 / Double(end - start)
        for pixel in range {
            let left = (Double(pixel) - Double(start) / 256) * ratio
            if ratio > 1 {
                add(from: left, to: left + ratio, sourceCount: sourceCount)
            } else {
                add(from: left + ratio / 2 - 0.5, to: left + ratio / 2 + 0.5, sourceCount: sourceCount)
            }
        }
        firstSource = starts.min() ?? 0
        endSource = zip(starts, counts).map { $0 + $1 }.max() ?? 0
    }

    /// Adds a destination pixel that averages the source from one place to another. What sticks out at either end
    /// repeats the outermost pixel.
    private mutating func add(from left: Double, to right: Double, sourceCount: Int) {
        let low = max(min(Int(left.rounded(.down)), sourceCount - 1), 0)
        let high = max(min(Int(right.rounded(.up)) - 1, sourceCount - 1), low)
        let width = right - left
        starts.append(low)
        offsets.append(weights.count)
        counts.append(high - low + 1)
        var sum = 0
        for index in low...high {
            let end = index == high ? right : min(Double(index + 1), right)
            let upTo = max(min(Int((end - left) / width * 256 + 0.5), 256), sum)
            weights.append(UInt32(upTo - sum))
            sum = upTo
        }
    }
}
