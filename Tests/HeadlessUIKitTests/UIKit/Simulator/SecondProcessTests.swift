import Foundation
import Testing

@testable import TestSupport

@Suite("Tests that a second process plays")
struct SecondProcessTests {
    /// What the second process writes about this test.
    private func lines(_ events: [[String: Any]]) throws -> AsyncStream<Data> {
        let id = try String(describing: #require(Test.current).id)
        return AsyncStream { continuation in
            for event in events {
                let record =
                    ["kind": "event", "payload": event.merging(["testID": id]) { first, _ in first }] as [String: Any]
                if let line = try? JSONSerialization.data(withJSONObject: record) { continuation.yield(line) }
            }
            continuation.yield(Data("no record".utf8))
            continuation.finish()
        }
    }

    private func issue(_ text: String, isKnown: Bool, line: Int) -> [String: Any] {
        let place: [String: Any] = ["fileID": "A/A.swift", "filePath": "/A/A.swift", "line": line, "column": 1]
        return [
            "kind": "issueRecorded", "messages": [["symbol": "fail", "text": text]],
            "issue": ["isKnown": isKnown, "sourceLocation": place],
        ]
    }

    /// The issues that this test gets, as text and line.
    private func issues(of process: SecondProcess) async throws -> [String] {
        let test = try #require(Test.current)
        final class Found: @unchecked Sendable { var issues: [String] = [] }
        let found = Found()
        await withKnownIssue(isIntermittent: true) {
            await process.recordResult(of: test)
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            found.issues.append("\(issue.sourceLocation?.fileName ?? "") \(issue.sourceLocation?.line ?? 0): \(text)")
            return true
        }
        return found.issues
    }

    @Test func itsIssuesAreThoseOfTheTest() async throws {
        let process = SecondProcess(
            lines: try lines([
                issue("expected", isKnown: true, line: 1), issue("a is not b", isKnown: false, line: 2),
                ["kind": "testEnded"],
            ])
        ) { "status 1" }
        #expect(try await issues(of: process) == ["A.swift 2: a is not b"])
    }

    @Test func aTestThatPassedHasNone() async throws {
        let process = SecondProcess(lines: try lines([["kind": "testStarted"], ["kind": "testEnded"]])) { "status 0" }
        #expect(try await issues(of: process).isEmpty)
    }

    @Test func aProcessThatEndsEarlyIsAnIssue() async throws {
        let process = SecondProcess(lines: try lines([["kind": "testStarted"]])) { "status 4, a trap" }
        let texts = try await issues(of: process)
        #expect(texts.count == 1)
        #expect(
            texts[0].hasSuffix("The second process ended before this test did, status 4, a trap; run it with --filter.")
        )
    }

    @Test func aRunOfSomeTestsHasOneProcess() {
        #expect(SecondProcess(arguments: ["tests", "--filter", "a"]) == nil)
        #expect(SecondProcess(arguments: ["tests", "--filter=a"]) == nil)
        #expect(SecondProcess(arguments: []) == nil)
    }

    /// The first process plays the tests without `.ownSimulator`, so the second one leaves them out.
    @Test func theSecondProcessPlaysSuitesWithTheTrait() {
        for (id, isPlayed) in [
            ("BarTransitionTests.AskingFormTests/a()/A.swift:1:1", true),
            ("BarTransitionTests.AppScenarioTests/n97(_:)/A.swift:1:1", false),
            ("BarTransitionTests.AppearancesTests/n35(_:)/A.swift:1:1", false),
            ("BarTransitionTests.ToolbarTests/a()/A.swift:1:1", false),
            ("BarTransitionTestingTests.TableTests/a()/A.swift:1:1", true),
            ("PackageTests.ExampleTests/a()/A.swift:1:1", false),
        ] {
            #expect(SecondProcess.plays(id) == isPlayed, "\(id)")
        }
    }
}
