import Foundation
import Testing

/// Checks rules about the whole product in its sources.
@Suite("Testing product")
struct ProductTests {
    private let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL

    private func sources() throws -> [(path: String, text: String)] {
        let folder = root.appendingPathComponent("Sources/BarTransitionTesting")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let files = try names.filter { $0.hasSuffix(".swift") }.map {
            ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
        }
        #expect(files.count > 50)
        return files
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func nothingSleepsOrWaits() throws {
        let words = ["sleep(", "asyncAfter", "XCTestExpectation", "XCTWaiter", "DispatchQueue", "Thread.", "Timer"]
        for (path, text) in try sources() {
            for word in words { #expect(!text.contains(word), "\(path) has \(word)") }
        }
    }

    @Test func onlyAnimatedFilesUseMilliseconds() throws {
        for (path, text) in try sources() where text.contains("illiseconds") {
            #expect(["PNG/AnimatedPNG.swift", "Film/TransitionFilm.swift"].contains(path))
        }
    }

    @Test func onlyPublicNamesAreUsed() throws {
        for (path, text) in try sources() {
            #expect(!text.contains("@testable") && !text.contains("@_spi"), "\(path)")
        }
        #expect(try !text("Package.swift").contains(".package("))
    }

    @Test func theManifestExcludesReferencesAndTheReadmeSaysSo() throws {
        #expect(try text("Package.swift").contains("exclude: [\"__Snapshots__\""))
        #expect(
            try text("Sources/BarTransitionTesting/README.md").contains(
                "`exclude: [\"__Snapshots__\"]` in `Package.swift`"))
    }

    @Test func everyRequirementHasATest() throws {
        let lines = try text("Tests/BarTransitionTestingTests/REQUIREMENTS.md").split(separator: "\n")
        let cells = lines.map { line in line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        let rows = cells.filter { $0.count == 3 && Int($0[0]) != nil }
        #expect(rows.map { $0[0] } == (1...17).map(String.init))
        for row in rows {
            let pointers = row[2].split(separator: "`").map(String.init).filter { $0.contains("/") }
            #expect(!pointers.isEmpty, "requirement \(row[0]) has no test")
            for pointer in pointers {
                let slash = try #require(pointer.lastIndex(of: "/"))
                let source = try text(String(pointer[..<slash]) + ".swift")
                let name = pointer[pointer.index(after: slash)...]
                #expect(source.contains("func \(name)("), "requirement \(row[0]): there is no test \(pointer)")
            }
        }
    }
}
