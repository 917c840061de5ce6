/// By how much two images of the same size differ.
public struct ImageDifference: Equatable, Sendable {
    /// The number of pixels that were compared.
    public let comparedPixels: Int
    /// The number of pixels with a channel that is off by more than the tolerance's channel difference.
    public let differingPixels: Int
    /// The largest difference of a channel of any pixel, alpha included, 1...255.
    public let maximumChannelDifference: Int
    /// The bounding box of the differing pixels, or of all changed pixels if none exceeds the tolerance.
    public let boundingBox: PixelBox
    /// The number of pixels in the largest connected group of differing pixels, diagonals included.
    public let largestBlob: Int

    /// Creates a difference from its values, which are not checked.
    public init(
        comparedPixels: Int, differingPixels: Int, maximumChannelDifference: Int, boundingBox: PixelBox,
        largestBlob: Int
    ) {
        self.comparedPixels = comparedPixels
        self.differingPixels = differingPixels
        self.maximumChannelDifference = maximumChannelDifference
        self.boundingBox = boundingBox
        self.largestBlob = largestBlob
    }

    /// The fraction of the pixels that differ, 0...1.
    public var differingFraction: Double {
        comparedPixels == 0 ? 0 : Double(differingPixels) / Double(comparedPixels)
    }

    /// The measured values next to the allowed ones, for example
    /// "412 of 334836 pixels differ (0.123045 %, allowed 0 %), largest channel difference 23 (allowed 0), largest blob
    /// 380 px (allowed 25), box 40 x 30 at (12, 59)".
    public func description(allowed tolerance: FilmTolerance) -> String {
        let pixels = differingPixels == 1 ? "pixel differs" : "pixels differ"
        return "\(differingPixels) of \(comparedPixels) \(pixels) "
            + "(\(FixedDecimal.percent(differingFraction)), allowed "
            + "\(FixedDecimal.percent(tolerance.maximumDifferingFraction))), "
            + "largest channel difference \(maximumChannelDifference) "
            + "(allowed \(tolerance.maximumChannelDifference)), "
            + "largest blob \(largestBlob) px (allowed \(tolerance.maximumBlob)), box \(boundingBox)"
    }
}
