import UIKit

/// A transition recorded frame by frame, by progress: a table of values and a filmstrip.
///
/// ```swift
/// let film = try TransitionFilm.record(.push(photo), on: navigationController, frames: 7)
/// expectFilm(film, named: "list to photo")
/// ```
public struct TransitionFilm: Sendable {
    /// What was filmed, for example "push “Photo”".
    public let title: String
    /// Where it was filmed.
    public let environment: FilmEnvironment
    /// What was on the screen as numbers, from the first frame to the last.
    public let frames: [FilmFrame]
    /// All frames in one PNG file, in rows, each with its progress.
    public let filmstrip: Data
    let layout: FilmstripLayout

    /// The frames' values as text: a table for the bar and for each page, with two decimals, in a fixed order, the same
    /// in every locale.
    public var text: String { values.description }

    var values: FilmText {
        FilmText(title: "\(title), \(Self.countText(frames.count))", tables: FilmTable.tables(of: frames))
    }

    static func countText(_ count: Int) -> String { count == 1 ? "1 frame" : "\(count) frames" }

    /// One frame's picture, cut out of the filmstrip.
    /// - Parameter index: 0 is the first frame; one that does not exist stops the program.
    public func image(at index: Int) throws -> UIImage {
        precondition(
            frames.indices.contains(index),
            "TransitionFilm.image(at:): there is no frame \(index) among \(frames.count).")
        return try pixels().crop(layout.box(of: index)).image(scale: environment.scale)
    }

    /// All frames as an animated PNG file, which browsers play for ever: for looking at, not for comparing.
    /// - Parameter milliseconds: how long each frame is shown, 1...60000; default 80. Numbers outside are taken to the
    ///   nearest one inside. The last frame stays ten times as long.
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
