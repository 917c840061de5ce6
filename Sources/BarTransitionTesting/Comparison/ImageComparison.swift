import UIKit

/// The result of comparing an image with its reference.
public enum ImageComparison: Equatable, Sendable {
    /// Every byte is the same.
    case identical
    /// The images differ within the tolerance.
    case similar(ImageDifference)
    /// The images differ by more than the tolerance allows.
    case different(ImageDifference)
    /// The sizes differ, or the images have no pixels; nothing was compared.
    case sizeMismatch(reference: PixelSize, actual: PixelSize)
    /// There is no reference.
    case missingReference

    /// Whether a test passes: the images are identical or similar.
    public var passes: Bool {
        switch self {
        case .identical, .similar: true
        case .different, .sizeMismatch, .missingReference: false
        }
    }

    /// Compares two images pixel by pixel, alpha included; the scale of the images does not matter.
    ///
    /// - Parameters:
    ///   - reference: the expected image; nil gives `missingReference`. An image without pixels has the size 0 x 0 and
    ///     equals none, not even another one without pixels.
    ///   - actual: the image to check.
    ///   - tolerance: how much may differ. Default: nothing. It is not checked (`FilmTolerance.problem`): a channel difference
    ///     out of range is clamped, a fraction below 0 or NaN allows nothing, and one above 1 allows as much as 1.
    public init(_ reference: UIImage?, _ actual: UIImage, tolerance: FilmTolerance = .exact) {
        guard let reference else {
            self = .missingReference
            return
        }
        let empty = PixelBuffer(width: 0, height: 0)
        self.init(PixelBuffer(reference) ?? empty, PixelBuffer(actual) ?? empty, tolerance: tolerance)
    }

    init(_ reference: PixelBuffer, _ actual: PixelBuffer, tolerance: FilmTolerance) {
        guard reference.size == actual.size, !reference.bounds.isEmpty else {
            self = .sizeMismatch(reference: reference.size, actual: actual.size)
            return
        }
        let limit = tolerance.maximumChannelDifference
        guard let difference = PixelComparer.difference(reference, actual, channelLimit: limit) else {
            self = .identical
            return
        }
        self = tolerance.allows(difference) ? .similar(difference) : .different(difference)
    }
}
