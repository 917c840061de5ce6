import BarTransitionTesting
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Filmstrips", .ownSimulator) @MainActor
struct FilmstripTests {
    private func film(_ frames: Int, variant: FilmVariant = .standard) throws -> TransitionFilm {
        try TransitionFilm.record(
            .push(Pages.orange()), pages: [Pages.blue()], variant: variant, frames: frames, height: 60)
    }

    private func size(_ film: TransitionFilm) throws -> CGSize {
        try #require(UIImage(data: film.filmstrip)).size
    }

    @Test func framesAreInBalancedRowsOfAtMostFive() throws {
        let widths = try [1, 2, 5, 6, 7].map { try size(film($0)).width }
        let columns = widths.map { Int(($0 - 2 * 28 + 20) / 413) }
        #expect(columns == [1, 2, 5, 3, 4])
        let heights = try [5, 6].map { try size(film($0)).height }
        #expect(heights[1] - heights[0] == 113)
        // Wide frames make short rows.
        #expect(try size(film(5, variant: .profile("ipad-ios18"))).width < 2000)
    }

    @Test func framesAreInTheStripAsTheyWereOnTheScreen() throws {
        let (simulator, navigation) = Pages.shown([Pages.blue()])
        let film = try TransitionFilm.record(.push(Pages.orange()), on: navigation, frames: 3)
        #expect(ImageComparison(simulator.picture(scale: 1), try film.image(at: 2)) == .identical)
    }

    @Test func animatedFilesHaveAFrameForEachFrame() throws {
        let file = [UInt8](try film(3).animatedPNG())
        #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        func count(_ name: String) -> Int {
            let name = Array(name.utf8)
            return file.indices.dropLast(3).count { Array(file[$0..<($0 + 4)]) == name }
        }
        #expect(count("acTL") == 1)
        #expect(count("fcTL") == 3)
        #expect(count("fdAT") == 2)
        // A program without support for animations shows the first frame.
        let first = try #require(UIImage(data: Data(file)))
        #expect(ImageComparison(first, try film(3).image(at: 0)) == .identical)
    }

    @Test func longFilmsUseLittleMemory() throws {
        func resident() throws -> Int {
            let status = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
            return (status.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
        }
        let before = try resident()
        let long = try TransitionFilm.record(.push(Pages.orange()), pages: [Pages.blue()], frames: 60)
        #expect(long.frames.count == 60)
        let grown = try resident() - before
        #expect(grown < 60_000_000, "a film of 60 frames took \(grown) bytes")
    }
}
