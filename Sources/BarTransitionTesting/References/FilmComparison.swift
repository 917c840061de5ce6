import UIKit

/// What comparing a film with its reference gave: a value, before anything fails.
public struct FilmComparison: Equatable, Sendable {
    /// The frame of a film that differs most.
    public struct WorstFrame: Equatable, Sendable {
        /// 0 is the first frame.
        public let index: Int
        /// The frame's progress, 0...1.
        public let progress: CGFloat
        /// By how much it differs; the box is within the frame.
        public let difference: ImageDifference
    }

    /// The values that differ, in the order of the text; empty where none does or values were not compared.
    public var values: [FilmValueDifference] = []
    /// Whether the reference of the values is missing.
    public var areValuesMissing = false
    /// How the filmstrips compare; for different ones with the numbers of the worst frame.
    public var picture = ImageComparison.identical
    /// The frame that differs most; nil where no frame does.
    public var worstFrame: WorstFrame?
    /// How many frames differ at all.
    public var differingFrames = 0
    /// What the reference was recorded on, where that is not what the film was recorded on; then nothing is compared.
    public var otherEnvironment: String?

    /// A comparison that found nothing.
    public init() {}

    /// Whether a test may go on.
    public var passes: Bool { values.isEmpty && picture.passes && !isMissing && otherEnvironment == nil }

    /// Whether some reference is missing.
    public var isMissing: Bool { areValuesMissing || picture == .missingReference }
}

extension FilmComparison {
    /// Compares with the files of a reference. A file that is there but cannot be read throws an error.
    static func compare(
        _ film: TransitionFilm, _ reference: FilmReference, layers: FilmLayers, tolerance: FilmTolerance
    ) throws -> FilmComparison {
        var comparison = FilmComparison()
        let text = layers.contains(.values) ? try FilmFiles.read(reference.textFile) : nil
        let picture = layers.contains(.picture) ? try FilmFiles.read(reference.imageFile) : nil
        let strip = try picture.map {
            $0 == film.filmstrip ? nil : try PNGFile.read($0, path: reference.imageFile.path)
        }
        if let stamp = FilmStamps(reference.stampFile)[reference.stem], stamp != film.environment.description,
            text != nil || picture != nil
        {
            comparison.otherEnvironment = stamp
            return comparison
        }
        if layers.contains(.values) { try comparison.compareValues(film, text, reference) }
        guard layers.contains(.picture) else { return comparison }
        switch strip {
        case nil: comparison.picture = .missingReference
        case .some(nil): comparison.picture = .identical
        case .some(let strip?): try comparison.comparePictures(film, strip, tolerance)
        }
        return comparison
    }

    private mutating func compareValues(_ film: TransitionFilm, _ data: Data?, _ reference: FilmReference) throws {
        guard let data else {
            areValuesMissing = true
            return
        }
        guard let text = String(data: data, encoding: .utf8), !FilmFiles.isPointer(data) else {
            let problem =
                FilmFiles.isPointer(data)
                ? "it is a Git LFS pointer instead of the text; run `git lfs pull` to fetch the text itself"
                : "it is not text in UTF-8"
            throw FilmError.unreadableReference(path: reference.textFile.path, problem: problem)
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
        case .similar, .different: judgeFrames(film, reference, actual, tolerance)
        case .identical, .sizeMismatch, .missingReference: break
        }
    }

    /// Each frame is judged by itself: what a film may lose in one frame does not depend on how many it has.
    private mutating func judgeFrames(
        _ film: TransitionFilm, _ reference: PixelBuffer, _ actual: PixelBuffer, _ tolerance: FilmTolerance
    ) {
        let limit = tolerance.maximumChannelDifference
        var fails = false
        for index in film.frames.indices {
            let box = film.layout.box(of: index)
            guard let found = PixelComparer.difference(reference, actual, in: box, channelLimit: limit) else {
                continue
            }
            let difference = found.relative(to: box)
            differingFrames += 1
            fails = fails || !tolerance.allows(difference)
            if worstFrame.map({ difference.isWorse(than: $0.difference) }) ?? true {
                worstFrame = WorstFrame(index: index, progress: film.frames[index].progress, difference: difference)
            }
        }
        guard let worstFrame else { return }
        picture = fails ? .different(worstFrame.difference) : .similar(worstFrame.difference)
    }
}

extension ImageDifference {
    fileprivate func relative(to box: PixelBox) -> ImageDifference {
        ImageDifference(
            comparedPixels: comparedPixels, differingPixels: differingPixels,
            maximumChannelDifference: maximumChannelDifference,
            boundingBox: boundingBox.relative(toX: box.x, y: box.y), largestBlob: largestBlob)
    }

    fileprivate func isWorse(than other: ImageDifference) -> Bool {
        (differingPixels, maximumChannelDifference) > (other.differingPixels, other.maximumChannelDifference)
    }
}
