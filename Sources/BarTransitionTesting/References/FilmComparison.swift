import UIKit

/// The result of comparing a film with its reference.
public struct FilmComparison: Equatable, Sendable {
    /// The frame that differs most.
    public struct WorstFrame: Equatable, Sendable {
        /// 0 is the first frame.
        public let index: Int
        /// The frame's progress, 0...1.
        public let progress: CGFloat
        /// By how much it differs; the box is relative to the frame.
        public let difference: ImageDifference
    }

    /// The values that differ, in the order of the text; empty if none differs or values were not compared.
    public var values: [FilmValueDifference] = []
    /// Whether the reference of the values is missing.
    public var areValuesMissing = false
    /// The comparison of the filmstrips; if they differ, with the values of the worst frame, or, without one, of the lettering
    /// around the frames.
    public var picture = ImageComparison.identical
    /// The frame that differs most; nil if no frame differs, or if what differs in the frames is allowed and what differs around
    /// them is not.
    public var worstFrame: WorstFrame?
    /// The number of frames that differ, also by what is allowed.
    public var differingFrames = 0
    /// The environment of the reference, if it is not the film's; then nothing is compared.
    public var otherEnvironment: String?

    /// Creates a comparison without differences.
    public init() {}

    /// Whether a test passes.
    public var passes: Bool { values.isEmpty && picture.passes && !isMissing && otherEnvironment == nil }

    /// Whether a reference file is missing.
    public var isMissing: Bool { !missingLayers.isEmpty }

    /// The parts whose reference files are missing.
    var missingLayers: FilmLayers {
        var layers: FilmLayers = []
        if areValuesMissing { layers.insert(.values) }
        if picture == .missingReference { layers.insert(.picture) }
        return layers
    }

    /// Whether a reference file is missing and nothing differs from one that exists.
    var isOnlyMissing: Bool {
        isMissing && values.isEmpty && otherEnvironment == nil && (picture.passes || picture == .missingReference)
    }
}

extension FilmComparison {
    /// Compares a film with the files of a reference. A file that exists but cannot be read throws an error.
    static func compare(
        _ film: TransitionFilm, _ reference: FilmReference, layers: FilmLayers, tolerance: FilmTolerance
    ) throws -> FilmComparison {
        var comparison = FilmComparison()
        let text = layers.contains(.values) ? try FilmFiles.readText(reference.textFile) : nil
        let picture = layers.contains(.picture) ? try FilmFiles.read(reference.imageFile) : nil
        let strip = try picture.flatMap {
            $0 == film.filmstrip ? nil : try PNGFile.read($0, path: reference.imageFile.path)
        }
        if let recorded = try RecordedEnvironments(reference.environmentFile)[reference.stem],
            recorded != film.environment.description,
            text != nil || picture != nil
        {
            comparison.otherEnvironment = recorded
            return comparison
        }
        if layers.contains(.values) { comparison.compareValues(film, text) }
        guard layers.contains(.picture) else { return comparison }
        if picture == nil { comparison.picture = .missingReference }
        if let strip { try comparison.comparePictures(film, strip, tolerance) }
        return comparison
    }

    private mutating func compareValues(_ film: TransitionFilm, _ text: String?) {
        guard let text else {
            areValuesMissing = true
            return
        }
        values = film.values.differences(from: FilmText(parsing: text))
    }

    private mutating func comparePictures(
        _ film: TransitionFilm, _ reference: PixelBuffer, _ tolerance: FilmTolerance
    ) throws {
        let actual = try film.pixels()
        let whole = ImageComparison(reference, actual, tolerance: tolerance)
        picture = whole
        switch whole {
        case .similar, .different: compareFrames(film, reference, actual, tolerance)
        case .identical, .sizeMismatch, .missingReference: break
        }
    }

    /// Compares frame by frame, so that the allowed difference in a frame does not depend on the number of frames.
    private mutating func compareFrames(
        _ film: TransitionFilm, _ reference: PixelBuffer, _ actual: PixelBuffer, _ tolerance: FilmTolerance
    ) {
        let limit = tolerance.maximumChannelDifference
        for index in film.frames.indices {
            let box = film.layout.box(of: index)
            guard let found = PixelComparer.difference(reference, actual, in: box, channelLimit: limit) else {
                continue
            }
            let difference = found.relative(to: box)
            differingFrames += 1
            if worstFrame.map({ difference.isWorse(than: $0.difference, tolerance) }) ?? true {
                worstFrame = WorstFrame(index: index, progress: film.frames[index].progress, difference: difference)
            }
        }
        guard let difference = worstFrame?.difference else { return }
        guard tolerance.allows(difference) else { return picture = .different(difference) }
        picture = .similar(difference)
        // That the frames pass does not mean that the lettering around them does.
        guard let around = lettering(film, reference, actual, limit), !tolerance.allows(around) else { return }
        worstFrame = nil
        picture = .different(around)
    }

    /// The difference around the frames.
    private func lettering(
        _ film: TransitionFilm, _ reference: PixelBuffer, _ actual: PixelBuffer, _ limit: Int
    ) -> ImageDifference? {
        let other = actual.crop(actual.bounds)
        for index in film.frames.indices {
            let box = film.layout.box(of: index)
            other.copy(reference.crop(box), x: box.x, y: box.y)
        }
        return PixelComparer.difference(reference, other, channelLimit: limit)
    }
}

extension ImageDifference {
    fileprivate func relative(to box: PixelBox) -> ImageDifference {
        ImageDifference(
            comparedPixels: comparedPixels, differingPixels: differingPixels,
            maximumChannelDifference: maximumChannelDifference,
            boundingBox: boundingBox.relative(toX: box.x, y: box.y), largestBlob: largestBlob)
    }

    /// One that is not allowed is worse than any that is.
    fileprivate func isWorse(than other: ImageDifference, _ tolerance: FilmTolerance) -> Bool {
        let fails = !tolerance.allows(self)
        guard fails == !tolerance.allows(other) else { return fails }
        return (differingPixels, maximumChannelDifference) > (other.differingPixels, other.maximumChannelDifference)
    }
}

/// The parts of a film to compare with its reference.
public struct FilmLayers: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: Int

    /// Creates a set from its bits. Unknown bits are kept.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The table of values, in a text file.
    public static let values = FilmLayers(rawValue: 1)
    /// The filmstrip, in a PNG file.
    public static let picture = FilmLayers(rawValue: 2)
    /// Both; differences of values are reported first.
    public static let all: FilmLayers = [.values, .picture]
}
