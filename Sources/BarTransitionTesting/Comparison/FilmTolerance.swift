/// How much two images may differ and still count as similar. By default they may not differ at all.
///
/// A pixel *differs* when one of its channels is off by more than ``maximumChannelDifference``. The images are similar
/// when no more than ``maximumDifferingFraction`` of all pixels differ and no connected group of differing pixels is
/// larger than ``maximumBlob``: a fraction alone would let a missing letter through on a large image.
public struct FilmTolerance: Equatable, Sendable {
    /// The largest difference of a channel that a pixel may have without counting as different, 0...255. Default 0:
    /// every change counts.
    public var maximumChannelDifference: Int

    /// The share of all pixels that may differ, 0...1. Default 0: none.
    public var maximumDifferingFraction: Double

    /// The largest connected group of differing pixels that may occur, in pixels. Default 25, less than a letter at one
    /// pixel per point. It matters only where a fraction of pixels may differ at all.
    public var maximumBlob: Int

    /// Makes a tolerance. A number out of its range is reported, in one sentence, by what the tolerance is given to.
    public init(maximumChannelDifference: Int = 0, maximumDifferingFraction: Double = 0, maximumBlob: Int = 25) {
        self.maximumChannelDifference = maximumChannelDifference
        self.maximumDifferingFraction = maximumDifferingFraction
        self.maximumBlob = maximumBlob
    }

    /// No difference at all; the default on Linux, where the same program draws the same bytes.
    public static let exact = FilmTolerance()

    /// What antialiasing on another processor changes on a simulator: single pixels along edges, by little.
    public static let simulator = FilmTolerance(
        maximumChannelDifference: 4, maximumDifferingFraction: 0.001, maximumBlob: 25)

    /// What is wrong with the numbers, in one sentence; nil where nothing is.
    public var problem: String? {
        if !(0...255).contains(maximumChannelDifference) {
            return "FilmTolerance: maximumChannelDifference is \(maximumChannelDifference); give a number in 0...255."
        }
        if !(0...1).contains(maximumDifferingFraction) {
            return "FilmTolerance: maximumDifferingFraction is \(maximumDifferingFraction); give a number in 0...1."
        }
        if maximumBlob < 0 {
            return "FilmTolerance: maximumBlob is \(maximumBlob); give a number of pixels from 0."
        }
        return nil
    }

    /// Whether images that differ so are similar.
    public func allows(_ difference: ImageDifference) -> Bool {
        if difference.differingPixels == 0 { return true }
        return difference.differingFraction <= maximumDifferingFraction && difference.largestBlob <= maximumBlob
    }
}
