import Foundation
import TestSupport
import Testing
import UIKit

@testable import BarTransitionTesting

@Suite("Names and locations of film references", .ownSimulator) @MainActor
struct FilmReferenceTests {
    private func reference(
        _ name: String?, test: String = "pushes(profile:)", variant: String = "", directory: String? = nil,
        _ environment: [String: String] = [:]
    ) throws -> FilmReference {
        try FilmReference(
            named: name, test: test, file: "/app/Tests/PageTests.swift", variant: variant, directory: directory,
            environment: environment)
    }

    @Test func filesAreBesideTheTest() throws {
        let reference = try reference("list to photo")
        #expect(reference.imageFile.path == "/app/Tests/__Snapshots__/PageTests/pushes.list-to-photo.png")
        #expect(reference.textFile.path == "/app/Tests/__Snapshots__/PageTests/pushes.list-to-photo.txt")
        #expect(reference.environmentFile.path == "/app/Tests/__Snapshots__/PageTests/environment.txt")
    }

    @Test func namesAreMadeOfLettersAndDigits() throws {
        #expect(try reference(nil).stem == "pushes")
        #expect(try reference("Übersicht → Bild/2").stem == "pushes.Übersicht-Bild-2")
        #expect(try reference("x", test: "`list to photo`()").stem == "list-to-photo.x")
        #expect(try reference("x", variant: "dark-rtl").stem == "pushes.x-dark-rtl")
        #expect(throws: FilmError.badName("../")) { try reference("../") }
        #expect(throws: FilmError.badName("")) { try reference("") }
        #expect(
            FilmError.badName("…").description
                == "A film cannot be named “…”: a name becomes part of a file's name, so it needs at least one letter or digit."
        )
    }

    @Test func theFolderIsChosenByArgumentThenEnvironment() throws {
        #expect(try reference("x", directory: "Films").folder.path == "/app/Tests/Films/PageTests")
        #expect(try reference("x", directory: "/films").folder.path == "/films/PageTests")
        let variables = ["BARTRANSITION_SNAPSHOTS": "/bundle", "BARTRANSITION_ARTIFACTS": "/out"]
        #expect(try reference("x", variables).folder.path == "/bundle/PageTests")
        #expect(try reference("x", directory: "/films", variables).folder.path == "/films/PageTests")
        #expect(try reference("x", variables).artifactsFolder.path == "/out/Tests/PageTests/pushes.x")
    }

    @Test func unusedReferencesAreListedAndNeverDeleted() throws {
        let sandbox = try Sandbox()
        let used = try sandbox.reference("used")
        try FileManager.default.createDirectory(at: used.folder, withIntermediateDirectories: true)
        for name in ["works.used.png", "works.used.txt", "old.png", "old.txt", "environment.txt", "notes.md"] {
            try Data().write(to: used.folder.appendingPathComponent(name))
        }
        let left = FilmOrphans.files(in: used.folder, besides: [used])
        #expect(left.map(\.lastPathComponent) == ["old.png", "old.txt"])
        #expect(left.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
        #expect(FilmOrphans.files(in: URL(fileURLWithPath: "/nowhere"), besides: []).isEmpty)
    }

    /// A film that is compared by its values only no longer uses its picture.
    @Test func aPictureThatIsNoLongerComparedIsUnused() throws {
        let sandbox = try Sandbox()
        let film = try TransitionFilm.record(.push(Pages.orange()), pages: [Pages.blue()], frames: 2, height: 100)
        let reference = try sandbox.reference()
        _ = try film.verify(reference, record: .all, environment: sandbox.environment())
        let variables = sandbox.environment(["BARTRANSITION_ORPHANS": "report", "BARTRANSITION_RECORD": "never"])
        #expect(try film.verify(reference, layers: .values, environment: variables).passes)
        #expect(FilmOrphans.unused(in: reference.folder.path).map(\.lastPathComponent) == ["works.push.png"])
    }

    @Test func stampsAreKeptInOrderAndAMismatchIsOneMessage() throws {
        let sandbox = try Sandbox()
        func film(_ variant: FilmVariant = .standard) throws -> TransitionFilm {
            try TransitionFilm.record(
                .push(Pages.orange()), pages: [Pages.blue()], variant: variant, frames: 2, height: 100)
        }
        func verify(_ film: TransitionFilm, _ name: String, _ mode: String) throws -> FilmVerdict {
            try film.verify(
                sandbox.reference(name), filter: "T", environment: sandbox.environment(["BARTRANSITION_RECORD": mode]))
        }
        let standard = try film()
        for name in ["b", "a"] { _ = try verify(standard, name, "all") }
        let stamps = try sandbox.reference().environmentFile
        #expect(
            try String(contentsOf: stamps, encoding: .utf8) == """
                # What each film was recorded on, written by BarTransitionTesting.
                works.a: HeadlessUIKit, iphone15-ios18, 393 x 852 at 1x, light, left to right, text L
                works.b: HeadlessUIKit, iphone15-ios18, 393 x 852 at 1x, light, left to right, text L

                """)
        #expect(
            try verify(film(.profile("iphonese-ios15")), "a", "never").message == """
                The film “a” cannot be compared: its reference was recorded on “HeadlessUIKit, iphone15-ios18, 393 x 852 at 1x, \
                light, left to right, text L” and this film on “HeadlessUIKit, iphonese-ios15, 375 x 667 at 1x, light, left to \
                right, text L”. Run the test where it was recorded.
                If this is the place to record, do it with: BARTRANSITION_RECORD=failed swift test --filter 'T\\b'
                """)
        // Another renderer changes every film: it is reported once for the folder.
        let text = try String(contentsOf: stamps, encoding: .utf8)
        try text.replacingOccurrences(of: "HeadlessUIKit", with: "UIKit 18.2").write(
            to: stamps, atomically: true, encoding: .utf8)
        let first = try verify(standard, "a", "never")
        let second = try verify(standard, "b", "never")
        #expect(first.message?.contains("“UIKit 18.2, iphone15-ios18") == true)
        #expect(second.message == nil)
        #expect(!second.comparison.passes)
        #expect(try verify(standard, "a", "never").message == first.message, "a retry must fail too")
        #expect(try verify(standard, "a", "failed").recorded.count == 2)
    }

    @Test func theListOfEnvironmentsIsNoReference() throws {
        #expect(throws: FilmError.self) { try reference(nil, test: "environment()") }
        #expect(try reference("push", test: "environment()").stem == "environment.push")
    }
}
