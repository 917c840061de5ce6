import UIKit

// The rooms of this product; each uses only those before it.
//
// Support      pixels in memory, numbers as text, files, errors
// Comparison   how much two images differ
// PNG          PNG files, still and animated
// Values       what is on the screen at one moment, as numbers and colors, and those numbers as a text table
// Stage        where a transition runs: it controls time and the finger, and takes pictures
// Film         a transition recorded in memory: frames by progress, drawn as a filmstrip
// References   the files that a film is compared with: reading, recording, messages
// Testing      `expectFilm`, which reports to Swift Testing and XCTest
// Smoothness   a transition recorded 120 times a second, and the rules that it has to keep

/// A transition recorded frame by frame, by progress: a table of values and a filmstrip.
///
/// ```swift
/// let film = try await TransitionFilm.record(.push(photo), on: navigationController, frames: 7)
/// expectFilm(film, named: "list to photo")
/// ```
public struct TransitionFilm: Sendable {
    /// The operation, for example "push “Photo”".
    public let title: String
    /// Where the film was recorded.
    public let environment: FilmEnvironment
    /// The values of each frame: the first is before the operation, the last its end.
    public let frames: [FilmFrame]
    /// All frames in one PNG file, in rows, each with its progress.
    public let filmstrip: Data
    let layout: FilmstripLayout

    /// The frames' values as text: a table for the bar and for each view controller, with two decimals, in a fixed order,
    /// the same in every locale.
    public var text: String { values.description }

    var values: FilmText {
        FilmText(title: "\(title), \(Self.countText(frames.count))", tables: FilmTable.tables(of: frames))
    }

    static func countText(_ count: Int) -> String { count == 1 ? "1 frame" : "\(count) frames" }

    /// The picture of one frame, cut out of the filmstrip.
    /// - Parameter index: 0 is the first frame. An index out of range traps with a message.
    public func image(at index: Int) throws -> UIImage {
        precondition(
            frames.indices.contains(index),
            "TransitionFilm.image(at:): there is no frame \(index) among \(frames.count).")
        return try pixels().crop(layout.box(of: index)).image(scale: environment.scale)
    }

    /// All frames as an animated PNG file, which browsers play in a loop. It is for viewing, not for comparing.
    /// - Parameter milliseconds: the duration of each frame, 1...60000; default 80. Values out of range are clamped. The
    ///   last frame lasts ten times as long, at most 60000.
    public func animatedPNG(milliseconds: Int = 80) throws -> Data {
        let strip = try pixels()
        let time = min(max(milliseconds, 1), 60_000)
        var file = AnimatedPNG(width: layout.cell.width, height: layout.cell.height, frameCount: frames.count)
        for index in frames.indices {
            let isLast = index == frames.count - 1
            file.append(
                strip.crop(layout.box(of: index)), milliseconds: isLast ? min(time * 10, 60_000) : time)
        }
        return file.finish()
    }

    func pixels() throws -> PixelBuffer {
        try PNGFile.read(filmstrip, path: "of the film itself")
    }
}
