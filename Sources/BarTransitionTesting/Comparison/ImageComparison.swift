import UIKit

/// What comparing an image with its reference gave: a value, before anything fails.
public enum ImageComparison: Equatable, Sendable {
    /// Every byte is the same.
    case identical
    /// They differ, but within the tolerance.
    case similar(ImageDifference)
    /// They differ by more than the tolerance allows.
    case different(ImageDifference)
    /// They have not the same size, so no pixel was compared.
    case sizeMismatch(reference: PixelSize, actual: PixelSize)
    /// There is nothing to compare with.
    case missingReference

    /// Whether a test may go on: identical or similar.
    public var passes: Bool {
        switch self {
        case .identical, .similar: true
        case .different, .sizeMismatch, .missingReference: false
        }
    }

    /// Compares two images pixel by pixel, alpha included; the scale of the images does not matter.
    ///
    /// - Parameters:
    ///   - reference: what is expected; nil gives `missingReference`. An image without pixels has the size 0 x 0.
    ///   - actual: what there is.
    ///   - tolerance: how much may differ. Default nothing.
    public init(_ reference: UIImage?, _ actual: UIImage, tolerance: FilmTolerance = .exact) {
        guard let reference else {
            self = .missingReference
            return
        }
        let empty = PixelBuffer(width: 0, height: 0)
        self.init(PixelBuffer(reference) ?? empty, PixelBuffer(actual) ?? empty, tolerance: tolerance)
    }

    init(_ reference: PixelBuffer, _ actual: PixelBuffer, tolerance: FilmTolerance) {
        guard reference.size == actual.size else {
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
