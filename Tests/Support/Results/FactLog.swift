import Foundation
import Testing

/// What became of the facts in this run, and the file that says so.
public actor FactLog {
    public static let shared = FactLog(
        table: ResultTables.place("CONFORMANCE-\(TestScreen.systemName).md", beside: factsFile))

    private let table: URL?
    private let facts: [Fact]
    private var results: [String: [TestResult]] = [:]

    /// - Parameter table: the file to write, again after each test, since nothing tells when the last one has run. Default nil:
    ///   none.
    public init(table: URL? = nil) {
        self.table = table
        let text = table.flatMap { _ in try? String(contentsOf: Self.factsFile, encoding: .utf8) } ?? ""
        facts = (try? Fact.all(in: text)) ?? []
    }

    private static let factsFile = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Facts/facts.txt")

    /// Runs a test and writes down its result, if its function is named after a fact. Issues and errors stay what they are,
    /// except ``NotRun``.
    public nonisolated func record(_ function: String, _ test: @Sendable () async throws -> Void) async throws {
        let issues = Issues()
        do {
            try await withKnownIssue(isIntermittent: true) {
                try await test()
            } matching: { issue in
                if !(issue.error is NotRun) { issues.add("\(issue)") }
                return false
            }
        } catch let reason as NotRun {
            await add(.notRun(reason.reason), to: function)
            #if compiler(>=6.3)
                try Test.cancel("\(reason)")
            #else
                return
            #endif
        } catch {
            await add(.differs(issues.first ?? Issues.line("\(error)")), to: function)
            throw error
        }
        await add(issues.first.map(TestResult.differs) ?? .held, to: function)
    }

    private func add(_ result: TestResult, to function: String) {
        guard let number = FactName.number(of: function) else { return }
        results[number, default: []].append(result)
        guard let table else { return }
        try? markdown(system: TestScreen.systemName).write(to: table, atomically: true, encoding: .utf8)
    }

    /// The table of this run so far.
    func markdown(system: String) -> String {
        FactResultTable(system: system, facts: facts, results: results).markdown
    }
}

/// The issues of one test case.
private final class Issues: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    var first: String? {
        lock.lock()
        defer { lock.unlock() }
        return texts.first
    }

    func add(_ text: String) {
        lock.lock()
        defer { lock.unlock() }
        texts.append(Self.line(text))
    }

    /// The text in one line of a table.
    static func line(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ").split(separator: "|").joined(
            separator: "/")
        return line.count > 240 ? line.prefix(240) + "…" : line
    }
}
