import Foundation
import TestSupport
import Testing

@Suite("Conformance")
struct ConformanceTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let allTests = folder.deletingLastPathComponent()
    private static let page = folder.appendingPathComponent("CONFORMANCE.md")

    /// Read once.
    private static let table = Result {
        let text = try String(contentsOf: folder.appendingPathComponent("facts.txt"), encoding: .utf8)
        return ConformanceTable(facts: try Fact.all(in: text), tests: try TestNames(below: allTests))
    }

    @Test func everyFactInScopeHasATestAndEveryTestAFact() throws {
        for problem in try Self.table.get().problems { Issue.record(Comment(rawValue: problem)) }
    }

    @Test func theCheckedInPageAgreesWithTheTests() throws {
        let markdown = try Self.table.get().markdown
        if ProcessInfo.processInfo.environment["UPDATE_CONFORMANCE"] == "1" {
            try markdown.write(to: Self.page, atomically: true, encoding: .utf8)
        }
        let found = try? String(contentsOf: Self.page, encoding: .utf8)
        // Compared outside the expectation, which would print both tables.
        let isUpToDate = found == markdown
        #expect(
            isUpToDate,
            "CONFORMANCE.md is out of date: run UPDATE_CONFORMANCE=1 swift test --filter ConformanceTests, check it in."
        )
    }

    // MARK: The table itself

    @Test func aTestBelongsToTheFactOfItsName() {
        let names = TestNames(
            sources: ["    @Test func fact_1_2_2a_row() {\n    func fact_m3_1_titles(x: Int) {", "func other() {"])
        #expect(names.byFact == ["1.2.2a": ["fact_1_2_2a_row"], "m3.1": ["fact_m3_1_titles"]])
    }

    @Test func itSaysWhatIsWrong() throws {
        let facts = try Fact.all(in: "# x\n1.1 | D | a | in\n1.2 | M | b | open: why\n1.3 | D | c | out: why\n")
        let none = ConformanceTable(facts: facts, tests: TestNames(sources: []))
        #expect(none.problems.count == 1 && none.problems[0].hasPrefix("Fact 1.1 is in scope and has no test"))
        let all = ConformanceTable(
            facts: facts,
            tests: TestNames(sources: ["func fact_1_1_a()\nfunc fact_1_2_b()\nfunc fact_1_3_c()\nfunc fact_9_9_d()"]))
        #expect(all.problems.count == 3)
        #expect(all.markdown.contains("| 1.1 | D | met | fact_1_1_a |"))
        #expect(none.markdown.contains("| 1.2 | M | not met: why | none |"))
        #expect(none.markdown.contains("| 1.3 | D | out of scope: why | none |"))
    }

    @Test func aMalformedLineIsRefused() {
        #expect(throws: Fact.Malformed.self) { try Fact(line: "1.1 | D | a") }
        #expect(throws: Fact.Malformed.self) { try Fact(line: "1.1 | D | a | maybe") }
    }
}
