import Foundation
import Testing

/// Plays some tests in a second process, since UIKit's main actor keeps all tests of one process on one core.
///
/// The run of this process has these tests too: each waits for its end in the second process and records the issues that it had
/// there. A run of only some tests (`--filter`) has one process.
actor SecondProcess {
    /// Nil where this process plays all of its tests.
    static let shared = SecondProcess(arguments: CommandLine.arguments)

    /// The tests of some targets, and of the suites A… to E… of `BarTransitionTests`, together about half of the time. The suites
    /// of scenarios share their results, so they stay in the first process.
    private static let tests =
        #"^((BarTransitionTesting|Example|ForeignCode|HeadlessUIKit|RandomTransition|Snapshot)Tests\."#
        + #"|BarTransitionTests\.(?!(AppScenario|Appearances|DeviceTable)Tests/)[A-E])"#

    /// A record of the event stream of Swift Testing, without what is not needed here.
    private struct Record: Decodable {
        struct Event: Decodable {
            let kind: String
            let testID: String?
            let issue: Issue?
            let messages: [Message]?
        }
        struct Issue: Decodable {
            let isKnown: Bool
            let sourceLocation: SourceLocation?
        }
        struct Message: Decodable { let text: String }
        let payload: Event
    }

    private var issues: [String: [Record.Event]] = [:]
    private var ended: Set<String> = []
    private var waiting: [String: CheckedContinuation<Void, Never>] = [:]
    /// How the process ended; nil while it runs.
    private var end: String?

    init?(arguments: [String]) {
        guard let program = arguments.first, !arguments.contains(where: { $0.hasPrefix("--filter") }) else {
            return nil
        }
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("second-process-\(UUID()).txt")
        let (lines, continuation) = AsyncStream.makeStream(of: Data.self)
        let process = Task {
            defer { continuation.finish() }
            // Of an argument that is there twice the first counts. What the tests print is no part of the event stream, of which
            // every toolchain that the package supports knows version 0.
            return try await ChildProcess.run(
                URL(fileURLWithPath: "/bin/sh"),
                [
                    "-c", #"exec "$@" 3>&1 >"$0" 2>&1"#, log.path, program,
                    "--filter", Self.tests, "--xunit-output", "/dev/null",
                    "--event-stream-output-path", "/dev/fd/3", "--event-stream-version", "0",
                ] + arguments.dropFirst(), leavesCoresToTests: false
            ) { continuation.yield($0) }
        }
        self.init(lines: lines) {
            defer { try? FileManager.default.removeItem(at: log) }
            let status = try? await process.value.status
            let printed = ((try? String(contentsOf: log, encoding: .utf8)) ?? "").components(separatedBy: "\n")
            return "status \(status ?? -1), \(printed.first { $0.contains("Fatal error:") } ?? "without a message")"
        }
    }

    /// A process that writes these lines, and how it ends then.
    init(lines: AsyncStream<Data>, end: @escaping @Sendable () async -> String) {
        Task {
            for await line in lines { await take(line) }
            await close(end())
        }
    }

    nonisolated func plays(_ test: Test) -> Bool {
        !test.isSuite && Self.plays(String(describing: test.id))
    }

    static func plays(_ id: String) -> Bool { id.range(of: tests, options: .regularExpression) != nil }

    /// Waits for the end of a test in the second process and records its issues.
    func recordResult(of test: Test) async {
        let id = String(describing: test.id)
        if end == nil, !ended.contains(id) { await withCheckedContinuation { waiting[id] = $0 } }
        if !ended.contains(id) {
            Issue.record("The second process ended before this test did, \(end ?? ""); run it with --filter.")
        }
        for event in issues[id] ?? [] {
            let text = event.messages?.map(\.text).joined(separator: "\n") ?? ""
            Issue.record("\(text)", sourceLocation: event.issue?.sourceLocation ?? test.sourceLocation)
        }
    }

    private func take(_ line: Data) {
        guard let event = try? JSONDecoder().decode(Record.self, from: line).payload, let id = event.testID else {
            return
        }
        if event.issue?.isKnown == false { issues[id, default: []].append(event) }
        guard event.kind == "testEnded" else { return }
        ended.insert(id)
        waiting.removeValue(forKey: id)?.resume()
    }

    private func close(_ end: String) {
        self.end = end
        for continuation in waiting.values { continuation.resume() }
        waiting = [:]
    }
}
