/// How much two images may differ and still count as similar. By default, not at all.
///
/// A pixel *differs* when one of its channels is off by more than ``maximumChannelDifference``. The images are similar
/// when at most ``maximumDifferingFraction`` of all pixels differ and no connected group of differing pixels is larger
/// than ``maximumBlob``. With a fraction alone, a missing letter on a large image would pass.
public struct FilmTolerance: Equatable, Sendable {
    /// The largest difference of a channel at which a pixel does not count as different, 0...255. Default 0: every change
    /// counts.
    public var maximumChannelDifference: Int

    /// The fraction of all pixels that may differ, 0...1. Default 0: none.
    public var maximumDifferingFraction: Double

    /// The size of the largest connected group of differing pixels that is allowed, in pixels. Default 25, less than a
    /// letter at one pixel per point. It has an effect only if ``maximumDifferingFraction`` is above 0.
    public var maximumBlob: Int

    /// Creates a tolerance. A parameter that is left out has its property's default. Values out of range are not changed:
    /// `expectFilm`, `expectFilms` and `TransitionFilm.verify` report them, and ``problem`` describes them.
    public init(maximumChannelDifference: Int = 0, maximumDifferingFraction: Double = 0, maximumBlob: Int = 25) {
        self.maximumChannelDifference = maximumChannelDifference
        self.maximumDifferingFraction = maximumDifferingFraction
        self.maximumBlob = maximumBlob
    }

    /// No difference: the default. On Linux the same program draws the same bytes; in a simulator use `simulator`.
    public static let exact = FilmTolerance()

    /// Allows for antialiasing that varies with the processor on a simulator: small differences of single pixels along
    /// edges. The numbers are estimates, since no films have been recorded in a simulator yet.
    public static let simulator = FilmTolerance(
        maximumChannelDifference: 4, maximumDifferingFraction: 0.001, maximumBlob: 25)

    /// A sentence that says which value is out of range; nil if all are valid.
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

    /// Whether images with this difference count as similar.
    public func allows(_ difference: ImageDifference) -> Bool {
        if difference.differingPixels == 0 { return true }
        return difference.differingFraction <= maximumDifferingFraction && difference.largestBlob <= maximumBlob
    }
}
