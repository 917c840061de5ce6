import BarTransition
import BarTransitionTesting
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Films and their references", .ownSimulator) @MainActor
struct FilmVerifyTests {
    private let sandbox: Sandbox
    private let film: TransitionFilm

    init() throws {
        sandbox = try Sandbox()
        film = try Self.film(Pages.orange())
    }

    private static func film(_ page: RowsPage) throws -> TransitionFilm {
        try TransitionFilm.record(.push(page), pages: [Pages.blue()], frames: 3, height: 100)
    }

    private func verify(
        _ mode: FilmRecordMode, _ film: TransitionFilm? = nil, layers: FilmLayers = .all,
        tolerance: FilmTolerance = .exact,
        fromCode: Bool = false
    ) throws -> FilmVerdict {
        try (film ?? self.film).verify(
            sandbox.reference(), layers: layers, tolerance: tolerance, record: fromCode ? mode : nil,
            filter: "Tests.Pages/works", environment: sandbox.environment(["BARTRANSITION_RECORD": mode.rawValue]))
    }

    private func overwrite(_ bytes: Data) throws {
        try bytes.write(to: sandbox.reference().imageFile)
    }

    /// The filmstrip with other pixels in one frame, as a file.
    private func editedStrip(_ parts: [(CGRect, UIColor)]) throws -> Data {
        let strip = try #require(UIImage(data: film.filmstrip))
        return try #require(Pictures.painting(strip, parts).pngData())
    }

    // MARK: Recording

    @Test func aMissingReferenceIsRecordedAndFailsOnce() throws {
        let first = try verify(.missing)
        #expect(first.comparison.isMissing)
        #expect(first.recorded.map(\.lastPathComponent) == ["works.push.txt", "works.push.png"])
        #expect(
            sandbox.stable(first.message) == """
                The film “push” had no reference, so this one was recorded: …/__Snapshots__/PageTests/works.push.png. Look at it; \
                the next run compares with it.
                If it is not right, record it anew with: BARTRANSITION_RECORD=all swift test --filter 'Tests.Pages/works\\b'
                """)
        let second = try verify(.missing)
        #expect(second.passes)
        #expect(second.recorded.isEmpty)
        #expect(second.comparison == FilmComparison())
    }

    @Test func neverWritesNothingAndExplainsHowToRecord() throws {
        let verdict = try verify(.never)
        #expect(
            sandbox.stable(verdict.message) == """
                The film “push” has no reference at …/__Snapshots__/PageTests/works.push.png, and none is recorded in the mode \
                “never”; where the sources are elsewhere, set BARTRANSITION_SNAPSHOTS to the folder with the references.
                Record it with: BARTRANSITION_RECORD=missing swift test --filter 'Tests.Pages/works\\b'
                """)
        #expect(!FileManager.default.fileExists(atPath: sandbox.folder.appendingPathComponent("__Snapshots__").path))
    }

    @Test func failedWritesDifferingFilmsAndPasses() throws {
        _ = try verify(.missing)
        #expect(try verify(.failed).recorded.isEmpty)
        let other = try Self.film(Pages.blue("Photo"))
        let accepted = try verify(.failed, other)
        #expect(accepted.passes)
        #expect(accepted.recorded.count == 2)
        #expect(!accepted.comparison.passes)
        #expect(try verify(.never, other).passes)
    }

    @Test func allWritesEverything() throws {
        _ = try verify(.missing)
        let verdict = try verify(.all)
        #expect(verdict.passes)
        #expect(verdict.recorded.count == 2)
    }

    @Test func aRecordingModeLeftInTheCodeFails() throws {
        let verdict = try verify(.all, fromCode: true)
        #expect(
            sandbox.stable(verdict.message)
                == "The film “push” was recorded because the code says “all”: …/__Snapshots__/PageTests/works.push.png. Remove "
                + "that from the call, the scope or the trait, so that the test compares again.")
    }

    /// Of the two files of a reference one is lost, and the other one differs: nothing is overwritten.
    @Test func aMissingFileDoesNotAcceptTheOther() throws {
        _ = try verify(.missing)
        let image = try sandbox.reference().imageFile
        try FileManager.default.removeItem(at: sandbox.reference().textFile)
        try overwrite(editedStrip([(CGRect(x: 640, y: 170, width: 8, height: 8), .black)]))
        let bytes = try Data(contentsOf: image)
        for mode in [FilmRecordMode.missing, .never] {
            let verdict = try verify(mode)
            #expect(verdict.recorded.isEmpty && (verdict.message ?? "").contains("does not match its reference"))
            #expect(try Data(contentsOf: image) == bytes)
        }
        #expect(try verify(.failed).recorded.count == 2)
        try FileManager.default.removeItem(at: sandbox.reference().textFile)
        #expect(try verify(.missing).recorded.map(\.lastPathComponent) == ["works.push.txt"])
    }

    /// A title can have line breaks; tables and their titles have none.
    @Test func aTitleWithALineBreakMatchesItself() throws {
        let page = Pages.orange()
        page.title = "Trip\nto\u{2028}Rome"
        let film = try Self.film(page)
        _ = try verify(.missing, film)
        #expect(try verify(.never, film).passes)
    }

    // MARK: What differs

    /// Frame 2 has more differing pixels, all of them allowed; frame 3 has a blob that is not.
    @Test func theWorstFrameIsOneThatFails() throws {
        _ = try verify(.missing)
        let dots = (0..<30).map { (CGRect(x: 441 + 12 * CGFloat($0), y: 170, width: 1, height: 1), UIColor.black) }
        try overwrite(editedStrip(dots + [(CGRect(x: 441 + 413 + 100, y: 170, width: 5, height: 5), .black)]))
        let tolerance = FilmTolerance(maximumDifferingFraction: 0.001, maximumBlob: 20)
        let comparison = try verify(.never, tolerance: tolerance).comparison
        #expect(comparison.worstFrame?.index == 2 && comparison.worstFrame?.difference.largestBlob == 25)
        #expect(comparison.differingFrames == 2 && !comparison.passes)
    }

    /// A pixel that is allowed in a frame does not allow another title above the frames.
    @Test(arguments: [false, true]) func anotherLetteringIsFound(differsInAFrame: Bool) throws {
        _ = try verify(.missing)
        let title = (CGRect(x: 28, y: 20, width: 200, height: 20), UIColor.red)
        let pixel = (CGRect(x: 441 + 200, y: 85 + 90, width: 1, height: 1), UIColor.black)
        try overwrite(editedStrip(differsInAFrame ? [title, pixel] : [title]))
        let verdict = try verify(
            .never, layers: .picture, tolerance: FilmTolerance(maximumDifferingFraction: 0.001, maximumBlob: 25))
        #expect(verdict.message?.contains("\nOnly the lettering around the frames differs: ") == true)
    }

    @Test func oneChannelByOneInOneFrameIsDetectedAndNamed() throws {
        _ = try verify(.missing)
        // The second of three frames begins at (28 + 413, 84 + 1).
        let changed = CGRect(x: 441 + 200, y: 85 + 90, width: 1, height: 1)
        let color = UIColor(red: 0x9C / 255, green: 0x95 / 255, blue: 0xAC / 255, alpha: 1)
        try overwrite(editedStrip([(changed, color)]))
        let verdict = try verify(.never)
        #expect(verdict.comparison.values.isEmpty)
        #expect(verdict.comparison.worstFrame?.index == 1)
        #expect(
            sandbox.stable(verdict.message) == """
                The film “push” does not match its reference.
                1 of 3 frames differs; the worst is frame 2 of 3, progress 0.50: 1 of 39300 pixel differs (0.002545 %, allowed \
                0 %), largest channel difference 1 (allowed 0), largest blob 1 px (allowed 25), box 1 x 1 at (200, 90).
                See reference.png, actual.png, difference.png, triptych.png in \
                \(sandbox.stable(try sandbox.reference().artifactsFolder.path) ?? "")
                If this is right, accept it with: BARTRANSITION_RECORD=failed swift test --filter 'Tests.Pages/works\\b'
                """)
        #expect(
            verdict.artifacts.map(\.lastPathComponent)
                == ["reference.png", "actual.png", "difference.png", "triptych.png"])
        #expect(verdict.artifacts.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
        #expect(try verify(.never, tolerance: FilmTolerance(maximumChannelDifference: 1)).passes)
    }

    @Test func valuesAreReportedFirst() throws {
        _ = try verify(.missing)
        let photo = Pages.orange()
        photo.barAppearance.background = .color(UIColor(red: 1, green: 150 / 255, blue: 0, alpha: 1))
        let verdict = try verify(.never, Self.film(photo))
        let lines = (verdict.message ?? "").split(separator: "\n")
        #expect(
            lines[1...3] == [
                "2 values differ:",
                "  bar background at progress 0.50 was #9C95AB and is #9C96AC",
                "  bar background at progress 1.00 was #FF9500 and is #FF9600",
            ])
        #expect(lines[4].hasPrefix("2 of 3 frames differ; the worst is frame 2 of 3, progress 0.50: "))
        #expect(verdict.artifacts.map(\.lastPathComponent).suffix(2) == ["reference.txt", "actual.txt"])
    }

    @Test func manyValuesAreCounted() throws {
        _ = try verify(.missing)
        let other = try TransitionFilm.record(
            .push(Pages.hidden("Photo")), pages: [Pages.blue()], frames: 3, height: 100)
        let message = try #require(try verify(.never, other, layers: .values).message)
        #expect(message.contains("\n  and "))
        #expect(!message.contains("pixels differ"))
    }

    @Test func layersAreComparedAlone() throws {
        _ = try verify(.missing, layers: .values)
        #expect(!FileManager.default.fileExists(atPath: try sandbox.reference().imageFile.path))
        #expect(try verify(.never, layers: .values).passes)
        let verdict = try verify(.all, layers: .values, fromCode: true)
        #expect(verdict.message?.contains("__Snapshots__/PageTests/works.push.txt. Remove") == true)
        #expect(try !verify(.never, layers: .picture).passes)
    }

    @Test func anotherSizeIsReported() throws {
        _ = try verify(.missing)
        try overwrite(#require(Pictures.plain(10, 20).pngData()))
        let verdict = try verify(.never)
        #expect(
            verdict.comparison.picture
                == .sizeMismatch(
                    reference: PixelSize(width: 10, height: 20), actual: PixelSize(width: 1275, height: 255)))
        #expect(verdict.message?.contains("The filmstrip was 10 x 20 pixels and is 1275 x 255.") == true)
    }

    @Test func windowsLineEndingsMakeNoDifference() throws {
        _ = try verify(.missing)
        try Data(film.text.replacingOccurrences(of: "\n", with: "\r\n").utf8).write(to: sandbox.reference().textFile)
        #expect(try verify(.never).passes)
    }

    // MARK: Files that are not what they should be

    @Test(
        arguments: [
            (Data(), "it is empty"),
            (Data("hello".utf8), "it is not a PNG"),
            (
                Data("version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n".utf8),
                "it is a Git LFS pointer instead of the image; run `git lfs pull` to fetch the image itself"
            ),
            (Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0]), "it is cut off before its end"),
            (
                Data([
                    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42,
                    0x60, 0x82,
                ]), "it is a PNG, but damaged, interlaced or of a kind that cannot be read here"
            ),
        ])
    func unreadableReferencesAreReportedAndNeverOverwritten(_ bytes: Data, _ problem: String) throws {
        _ = try verify(.missing)
        try overwrite(bytes)
        let path = try sandbox.reference().imageFile.path
        for mode in FilmRecordMode.allCases {
            #expect(throws: FilmError.unreadableReference(path: path, problem: problem)) { try verify(mode) }
            #expect(try Data(contentsOf: sandbox.reference().imageFile) == bytes)
        }
        #expect(
            FilmError.unreadableReference(path: "a.png", problem: "it is empty").description
                == "The reference a.png cannot be read: it is empty; restore it, or delete it to record it anew.")
    }

    @Test func aFolderThatCannotBeWrittenIsReported() throws {
        try Data().write(to: sandbox.folder.appendingPathComponent("__Snapshots__"))
        #expect {
            try verify(.missing)
        } throws: { error in
            "\(error)".hasSuffix("; make it writable, or choose another folder.")
        }
    }

    /// What differs is reported even if it cannot be drawn.
    @Test func aFailureWhosePicturesCannotBeWrittenIsReported() throws {
        _ = try verify(.missing)
        try Data().write(to: sandbox.folder.appendingPathComponent("artifacts"))
        let verdict = try verify(.never, Self.film(Pages.blue("Photo")))
        let message = try #require(verdict.message)
        #expect(message.contains("values differ:") && message.contains("accept it with"))
        #expect(message.contains("\nNot all files of this failure could be written: ") && verdict.artifacts.isEmpty)
    }

    @Test func aComparisonOfNothingIsReported() {
        for layers in [FilmLayers(), FilmLayers(rawValue: 4)] {
            #expect(throws: FilmError.noLayers) { try verify(.never, layers: layers) }
        }
    }

    @Test func badTolerancesAreReported() {
        #expect(
            throws: FilmError.badTolerance("FilmTolerance: maximumChannelDifference is -1; give a number in 0...255.")
        ) { try verify(.never, tolerance: FilmTolerance(maximumChannelDifference: -1)) }
    }

    @Test func theCommandRunsNoTestWhoseNameIsLonger() throws {
        _ = try verify(.missing)
        let message = try #require(try verify(.never, Self.film(Pages.blue("Photo"))).message)
        let pattern = try Regex(try #require(message.split(separator: "'").last.map(String.init)))
        #expect("Tests.Pages/works()/PageTests.swift:3:6".contains(pattern) && "Tests.Pages/works".contains(pattern))
        #expect(!"Tests.Pages/worksInTheDark()/PageTests.swift:9:6".contains(pattern))
    }

    @Test func theCommandForAModeInTheCodeSaysWhatToRemove() throws {
        _ = try verify(.missing)
        let message = try #require(try verify(.never, Self.film(Pages.blue("Photo")), fromCode: true).message)
        #expect(message.contains("\nRemove “never” from the call, the scope or the trait first"))
    }

    @Test func acceptingDoesNotReplaceAFilmThatMatches() throws {
        _ = try verify(.missing)
        func accept(_ film: TransitionFilm) throws -> FilmVerdict {
            try film.verify(
                sandbox.reference(), location: "PageTests.swift:3:6",
                environment: sandbox.environment(["BARTRANSITION_RECORD": "failed"]))
        }
        #expect(try accept(film).passes)
        let other = try Self.film(Pages.blue("Photo"))
        #expect(throws: FilmError.self) { try accept(other) }
        #expect(try Data(contentsOf: sandbox.reference().imageFile) == film.filmstrip)
    }

    /// A picture that is not compared may differ in each run, for example if it shows the time.
    @Test func filmsThatDifferOnlyInWhatIsNotComparedAreOne() throws {
        let films = try [UIColor.systemPink, .systemTeal].map { color in
            let page = Pages.orange()
            page.rowColor = color
            return try TransitionFilm.record(.push(page), pages: [Pages.blue()], frames: 3, height: 200)
        }
        #expect(films[0].text == films[1].text && films[0].filmstrip != films[1].filmstrip)
        for film in films {
            let verdict = try film.verify(
                sandbox.reference(), layers: .values, location: "PageTests.swift:3:6",
                environment: sandbox.environment(["BARTRANSITION_RECORD": "all"]))
            #expect(verdict.passes)
        }
    }

    @Test func aFrameOfTheWayBackIsNamed() throws {
        let film = try TransitionFilm.record(
            .swipe(to: 0.5, then: .cancel), pages: [Pages.blue(), Pages.orange()], frames: 3, height: 100)
        _ = try verify(.missing, film)
        let text = film.text
        let last = try #require(text.range(of: "#FF9500", options: .backwards))
        try Data(text.replacingCharacters(in: last, with: "#FF9501").utf8).write(to: sandbox.reference().textFile)
        #expect(try verify(.never, film).comparison.values.map(\.progress) == ["0.00 (frame 3)"])
    }
}
