import BarTransitionTesting
import ExamplePages
import Foundation
import TestSupport
import Testing
import UIKit

/// The smallest possible change, in one frame of a film of the example, is detected and its position reported.
@Suite("What a film detects", .ownSimulator) @MainActor
struct NoticingTests {
    private nonisolated static let frames = 5
    /// Where the film reads the bar's color: at the middle of the bar's width, two points below its top.
    private let place = (x: 98, y: 27)

    private func record() throws -> TransitionFilm {
        try TransitionFilm.record(
            .example(.push(DetailPage()), over: [ListPage()]), frames: Self.frames, scale: 0.5)
    }

    /// A copy of the picture in which one pixel has another color.
    private func changed(_ picture: UIImage, _ color: UIColor, x: Int, y: Int) throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: picture.cgImage?.width ?? 0, height: picture.cgImage?.height ?? 0)
        return try #require(
            UIGraphicsImageRenderer(size: size, format: format).image { _ in
                picture.draw(at: .zero)
                color.setFill()
                UIRectFill(CGRect(x: x, y: y, width: 1, height: 1))
            }.pngData())
    }

    @Test(arguments: Array(0..<frames).sample(every: 3), ["red", "green", "blue"])
    func oneChannelByOneInOneFrame(_ frame: Int, _ channel: String) throws {
        let film = try record()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Noticing-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let variables = ["BARTRANSITION_ARTIFACTS": folder.path]
        let reference = try FilmReference(
            named: nil, test: "push", file: folder.path + "/Tests.swift", environment: variables)
        _ = try film.verify(reference, record: .all, environment: variables)
        #expect(try film.verify(reference, record: .never, environment: variables).comparison.picture == .identical)

        let seen = try #require(film.frames[frame].bar.background)
        func byte(_ value: UInt8, _ name: String) -> CGFloat {
            let other = name == channel ? (value == 255 ? 254 : value + 1) : value
            return CGFloat(other) / 255
        }
        let color = UIColor(
            red: byte(seen.red, "red"), green: byte(seen.green, "green"), blue: byte(seen.blue, "blue"), alpha: 1)
        // Frames are 196 pixels wide and 15 apart, the first begins at (21, 64).
        let old = try changed(
            #require(UIImage(data: film.filmstrip)), color, x: 21 + frame * 211 + place.x, y: 64 + place.y)
        try old.write(to: reference.imageFile)

        let verdict = try film.verify(reference, record: .never, environment: variables)
        let worst = try #require(verdict.comparison.worstFrame)
        #expect(worst.index == frame)
        #expect(verdict.comparison.differingFrames == 1)
        #expect(worst.difference.differingPixels == 1)
        #expect(worst.difference.maximumChannelDifference == 1)
        #expect(worst.difference.boundingBox == PixelBox(x: place.x, y: place.y, width: 1, height: 1))
        let message = try #require(verdict.message)
        #expect(message.contains("the worst is frame \(frame + 1) of 5, progress "))
        #expect(message.contains("box 1 x 1 at (98, 27)"))
        #expect(message.contains("BARTRANSITION_RECORD=failed swift test"))
    }

    @Test func filmsAreTheSameBytesEveryTime() throws {
        let (first, second) = (try record(), try record())
        #expect(first.filmstrip == second.filmstrip)
        #expect(first.text == second.text)
    }
}
