import TestSupport
import Testing
import UIKit

@testable import ExampleGallery

@Suite(.ownSimulator)
struct OutputFolderTests {
    private let base = FileManager.default.temporaryDirectory
        .appendingPathComponent("ExampleTests-\(UUID().uuidString)")

    private func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    @Test func nothingIsWrittenBeforeTheEnd() throws {
        defer { try? FileManager.default.removeItem(at: base) }
        let target = base.appendingPathComponent("films")
        let folder = try OutputFolder(target.path)
        try folder.write(Data("x".utf8), to: "inside/a.txt")
        #expect(!FileManager.default.fileExists(atPath: target.path))
        try folder.finish()
        #expect(names(in: base) == ["films"])
        #expect(names(in: target.appendingPathComponent("inside")) == ["a.txt"])
    }

    @Test func otherFilesStay() throws {
        defer { try? FileManager.default.removeItem(at: base) }
        try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: base.appendingPathComponent("mine.txt"))
        let folder = try OutputFolder(base.path)
        try folder.write(Data("new".utf8), to: "a.txt")
        try folder.finish()
        #expect(names(in: base) == ["a.txt", "mine.txt"])
    }

    @Test func discardingLeavesNothing() throws {
        defer { try? FileManager.default.removeItem(at: base) }
        try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
        let folder = try OutputFolder(base.appendingPathComponent("films").path)
        try folder.write(Data(), to: "a.txt")
        folder.discard()
        #expect(names(in: base).isEmpty)
    }

    @Test func aFileInPlaceOfTheFolderIsReported() throws {
        defer { try? FileManager.default.removeItem(at: base) }
        try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
        let file = base.appendingPathComponent("file").path
        try Data().write(to: URL(fileURLWithPath: file))
        let error = #expect(throws: OptionsError.self) { try OutputFolder(file) }
        #expect(
            error?.sentence == "Cannot write to \"\(file)\": it is a file; choose another folder with --output.")
        let inside = #expect(throws: OptionsError.self) { try OutputFolder(file + "/films") }
        #expect(
            inside?.sentence
                == "Cannot write to \"\(file)/films\": the folder cannot be made there; choose another folder with "
                + "--output.")
    }
}
