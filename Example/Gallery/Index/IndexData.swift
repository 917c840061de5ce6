import UIKit

/// The data that the script of `index.html` draws: one entry per scene, with both modes. The names of the properties are the
/// keys that the script reads.
struct IndexData: Encodable {
    struct Row: Encodable {
        let mode: String
        let sentence: String
        let isGood: Bool
        /// The pictures' paths, relative to `index.html`.
        let pictures: [String]
        let captions: [String]
        /// The cumulative progress of each picture, 0...1.
        let place: [Double]
        let track: Track
        let rules: [RuleCheck]
    }

    /// The values of every recorded frame. `way` is the cumulative progress, 0...1, so that the plot of a canceled swipe
    /// runs from left to right too.
    struct Track: Encodable {
        let way: [Double]
        let barBottom: [Double?]
        let leaving: [Double?]
        let coming: [Double?]
        let leavingColor: [String?]
        let comingColor: [String?]
    }

    let name: String
    let title: String
    let operation: String
    let profile: String
    /// In points.
    let screen: [Double]
    let rows: [Row]
}

extension IndexData.Track {
    init(_ samples: [Sample]) {
        way = CumulativeProgress(samples.map(\.progress)).fractions.map { Self.rounded($0, 10000) }
        barBottom = samples.map { $0.barBottom.map { Self.rounded(Double($0), 100) } }
        leaving = samples.map { $0.contentTop[.outgoing].map { Self.rounded(Double($0), 100) } }
        coming = samples.map { $0.contentTop[.incoming].map { Self.rounded(Double($0), 100) } }
        leavingColor = samples.map { $0.color[.outgoing]?.hexadecimal }
        comingColor = samples.map { $0.color[.incoming]?.hexadecimal }
    }

    private static func rounded(_ value: Double, _ parts: Double) -> Double { (value * parts).rounded() / parts }
}

extension IndexData.Row {
    @MainActor
    /// - Parameter pictures: the paths of the film's frames, relative to `index.html`.
    init(_ film: Film, pictures: [String]) {
        let verdict = film.verdict
        mode = film.figures.mode.title
        sentence = verdict.sentence
        isGood = verdict.isGood
        self.pictures = pictures
        captions = film.frames.map(\.caption)
        place = film.frames.indices.map { Double($0) / Double(max(film.frames.count - 1, 1)) }
        track = IndexData.Track(film.recording.samples)
        rules = film.rules
    }
}
