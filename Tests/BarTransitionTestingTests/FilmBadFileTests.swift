import BarTransitionTesting
import Foundation
import TestSupport
import Testing
import UIKit

/// Invalid reference files: each is reported in one sentence, and nothing is overwritten.
@Suite("Invalid reference files", .ownSimulator) @MainActor
struct FilmBadFileTests {
    private let sandbox: Sandbox
    private let film: TransitionFilm
    private let reference: FilmReference

    init() throws {
        sandbox = try Sandbox()
        film = try TransitionFilm.record(.push(Pages.orange()), pages: [Pages.blue()], frames: 2, height: 100)
        reference = try sandbox.reference()
        _ = try verify(.all)
    }

    @discardableResult
    private func verify(_ mode: FilmRecordMode) throws -> FilmVerdict {
        try film.verify(reference, environment: sandbox.environment(["BARTRANSITION_RECORD": mode.rawValue]))
    }

    @Test(
        arguments: [
            (Data([0xFF, 0xFE, 0x00]), "it is not text in UTF-8"),
            (
                Data("version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n".utf8),
                "it is a Git LFS pointer instead of the text; run `git lfs pull` to fetch the text itself"
            ),
        ])
    func unreadableTextIsReportedAndKept(_ bytes: Data, _ problem: String) throws {
        try bytes.write(to: reference.textFile)
        for mode in FilmRecordMode.allCases {
            #expect(throws: FilmError.unreadableReference(path: reference.textFile.path, problem: problem)) {
                try verify(mode)
            }
        }
        #expect(try Data(contentsOf: reference.textFile) == bytes)
        #expect(try Data(contentsOf: reference.imageFile) == film.filmstrip)
    }

    /// Merging can spoil the list of environments; then the entries of other films are kept too.
    @Test func aListOfEnvironmentsThatCannotBeReadIsKept() throws {
        let bytes = Data([0xFF, 0xFE, 0x00])
        try bytes.write(to: reference.environmentFile)
        let error = FilmError.unreadableReference(
            path: reference.environmentFile.path, problem: "it is not text in UTF-8")
        for mode in FilmRecordMode.allCases { #expect(throws: error) { try verify(mode) } }
        #expect(try Data(contentsOf: reference.environmentFile) == bytes)
    }

    @Test func aTableThatIsCutOffDiffers() throws {
        let lines = film.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let last = try #require(lines.lastIndex { !$0.isEmpty })
        let cells = lines[last].components(separatedBy: "  ")
        let cut = lines[..<last] + [cells.dropLast().joined(separator: "  ")]
        try Data(cut.joined(separator: "\n").utf8).write(to: reference.textFile)
        let differences = try verify(.never).comparison.values
        #expect(differences.map(\.description) == ["around stack at progress 1.00 was cut off and is Library, Photo"])
    }

    @Test(arguments: ["", "push\n", "push “Photo”, 2 frames\n\nbar\nprogress\n", "<<<<<<< ours\n\n=======\n"])
    func otherTextDiffersAndIsKept(_ text: String) throws {
        try Data(text.utf8).write(to: reference.textFile)
        #expect(try !verify(.never).passes)
        #expect(try !verify(.missing).passes)
        #expect(try Data(contentsOf: reference.textFile) == Data(text.utf8))
    }

    /// Other programs encode the same picture differently, here with an alpha channel.
    @Test func aPictureThatAnotherProgramSavedIsCompared() throws {
        let saved = try #require(UIImage(data: film.filmstrip)?.pngData())
        #expect(saved != film.filmstrip)
        try saved.write(to: reference.imageFile)
        #expect(try verify(.never).passes)
        #expect(try verify(.failed).recorded.isEmpty)
        #expect(try Data(contentsOf: reference.imageFile) == saved)
    }

    @Test func aPictureOfAnotherSizeIsReportedAndKept() throws {
        let other = try #require(Pictures.plain(64, 48).pngData())
        try other.write(to: reference.imageFile)
        let verdict = try verify(.missing)
        #expect(verdict.message?.contains("The filmstrip was 64 x 48 pixels and is 862 x 255.") == true)
        #expect(try Data(contentsOf: reference.imageFile) == other)
    }

    @Test func aFolderInPlaceOfAFileIsReported() throws {
        try FileManager.default.removeItem(at: reference.imageFile)
        try FileManager.default.createDirectory(at: reference.imageFile, withIntermediateDirectories: false)
        for mode in FilmRecordMode.allCases {
            #expect {
                try verify(mode)
            } throws: {
                "\($0)".hasPrefix("The reference \(reference.imageFile.path) cannot be read: ")
            }
        }
    }

    @Test func aMissingFolderIsReportedAndNotCreated() throws {
        let folder = sandbox.folder.appendingPathComponent("elsewhere")
        let variables = sandbox.environment(["CI": "true", "BARTRANSITION_SNAPSHOTS": folder.path])
        let lost = try FilmReference(
            named: "push", test: "works()", file: "/gone/PageTests.swift", environment: variables)
        let verdict = try film.verify(lost, filter: "T", environment: variables)
        #expect(
            sandbox.stable(verdict.message) == """
                The film “push” has no reference at …/elsewhere/PageTests/works.push.png, and none is recorded in the mode \
                “never”; where the sources are elsewhere, set BARTRANSITION_SNAPSHOTS to the folder with the references.
                Record it with: BARTRANSITION_RECORD=missing swift test --filter 'T\\b'
                """)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
