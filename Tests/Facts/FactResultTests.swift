import Foundation
import TestSupport
import Testing

/// What a run of the portable tests writes down about the facts.
@Suite("Results of facts")
struct FactResultTests {
    private static let facts = """
        1.1 | D | a | in
        1.2 | M | b | in
        1.3 | D | c | in
        1.4 | M | d | out: before iOS 15
        """

    @Test(arguments: [
        ("fact_1_4_6_cancelCallsHandlerFirst()", "1.4.6"), ("fact_m3_1_titles(x:)", "m3.1"),
        ("fact_1_2_2a_theComingPageLoadsFirst()", "1.2.2a"), ("fact_27_6_1_a()", "27.6.1"),
        ("fact_4_barBottom(_:)", "4"), ("withoutAnEnd()", nil), ("fact_()", nil),
    ])
    func theNumberOfATest(_ function: String, number: String?) {
        #expect(FactName.number(of: function) == number)
    }

    @Test func severalCasesTogether() {
        #expect(TestResult.together([]) == nil)
        #expect(TestResult.together([.held, .notRun("x")]) == .held)
        #expect(TestResult.together([.notRun("x"), .notRun("y")]) == .notRun("x"))
        #expect(TestResult.together([.held, .notRun("x"), .differs("1 is not 2")]) == .differs("1 is not 2"))
    }

    @Test func theTableHasARowForEachFact() throws {
        let table = FactResultTable(
            system: "iOS-18.2", facts: try Fact.all(in: Self.facts),
            results: ["1.1": [.held, .held], "1.2": [.held, .differs("1 is not 2")]])
        let lines = table.markdown.split(separator: "\n")
        #expect(lines.first == "# Conformance on iOS-18.2")
        #expect(lines.contains("| 1.1 | D | met | held |"))
        #expect(lines.contains("| 1.2 | M | met | differs: 1 is not 2 |"))
        #expect(lines.contains { $0.hasPrefix("| 1.3 | D | met | not run: ") })
        #expect(lines.contains("| 1.4 | M | out of scope: before iOS 15 | not run: no test |"))
        #expect(lines.contains("D and M in scope: 1 of 3 held, 1 differ, 1 not run."))
    }

    /// Tests that hold, differ, stop with an error and are about another device leave a file with one row for each.
    @Test func aRunWritesTheFile() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("CONFORMANCE-model.md")
        let log = FactLog(table: file)
        try await log.record("fact_1_1_1_holds()") {}
        await withKnownIssue {
            try await log.record("fact_1_1_2_differs()") {
                let shown = 1
                #expect(shown == 2, "one | two")
            }
        }
        await withKnownIssue {
            try await log.record("fact_1_1_3_stops()") { throw CocoaError(.fileNoSuchFile) }
        }
        // Whatever the toolchain does with a test that is not run, none of it is an issue.
        _ = try? await log.record("fact_1_1_4_isAboutAnother()") { throw NotRun("about an iPad, this is an iPhone") }
        let text = try String(contentsOf: file, encoding: .utf8)
        func row(_ number: String) throws -> String {
            String(try #require(text.split(separator: "\n").first { $0.hasPrefix("| \(number) |") }))
        }
        #expect(try row("1.1.1") == "| 1.1.1 | M | met | held |")
        let differs = try row("1.1.2")
        #expect(
            differs.hasPrefix("| 1.1.2 | M | met | differs: ") && differs.contains("(shown → 1) == 2"), "\(differs)")
        #expect(differs.filter { $0 == "|" }.count == 5, "\(differs)")
        #expect(try row("1.1.3").hasPrefix("| 1.1.3 | M | met | differs: "))
        #expect(try row("1.1.4") == "| 1.1.4 | M | met | not run: about an iPad, this is an iPhone |")
        #expect(try row("1.1.5").contains(" not run: no test of it ran"))
    }
}
