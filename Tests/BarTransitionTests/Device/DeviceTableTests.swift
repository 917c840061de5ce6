import Foundation
import Testing

/// Holds `DEVICE.md` against the findings and the tests.
@Suite("Table of findings about devices")
struct DeviceTableTests {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let findings =
        (1...6).map { "A\($0)" } + (1...2).map { "B\($0)" } + (1...28).map { "C\($0)" }
    /// For these a limit is no answer.
    private static let mustHold: Set<String> = [
        "A1", "A2", "A3", "A4", "A5", "A6", "B1", "C1", "C2", "C7", "C9", "C13", "C14", "C15", "C18", "C19", "C20",
        "C28",
    ]

    private struct Row {
        let finding: String
        let answer: String
        let tests: [String]
    }

    private func rows() throws -> [Row] {
        let text = try String(
            contentsOf: Self.tests.appending(path: "BarTransitionTests/DEVICE.md"), encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 7, Self.findings.contains(cells[1]) else { return nil }
            let tests = cells[5].split(separator: "`").map(String.init).filter { $0.contains { $0.isLetter } }
            return Row(finding: cells[1], answer: cells[3], tests: tests)
        }
    }

    @Test func everyFindingHasItsRow() throws {
        #expect(try rows().map(\.finding) == Self.findings)
    }

    @Test func everyAnswerIsOneOfThree() throws {
        for row in try rows() {
            #expect(["mended", "refuted", "limit"].contains(row.answer), "\(row.finding)")
            if Self.mustHold.contains(row.finding) { #expect(row.answer != "limit", "\(row.finding)") }
            if row.answer != "limit" { #expect(!row.tests.isEmpty, "\(row.finding) names no test") }
        }
    }

    @Test func everyTestExists() throws {
        var functions: Set<String> = []
        let files = FileManager.default.enumerator(at: Self.tests, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "func ").dropFirst()
            functions.formUnion(parts.map { String($0.prefix { $0 != "(" }) })
        }
        for row in try rows() {
            for test in row.tests {
                #expect(functions.contains(test), "\(row.finding) names \(test), which does not exist")
            }
        }
    }
}
