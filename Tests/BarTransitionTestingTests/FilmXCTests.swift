import BarTransitionTesting
import UIKit
import XCTest

/// The same calls in XCTest.
final class FilmXCTests: XCTestCase {
    /// Collects the failures that a test expects instead of failing.
    private var expected: [String]?

    #if canImport(ObjectiveC)
        override func record(_ issue: XCTIssue) {
            guard expected == nil else {
                expected?.append(issue.compactDescription)
                return
            }
            super.record(issue)
        }
    #else
        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
            expected isExpected: Bool
        ) {
            guard expected == nil else {
                expected?.append(description)
                return
            }
            super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: isExpected)
        }
    #endif

    @MainActor
    func testFilmsFailAndPassInXCTest() async throws {
        let sandbox = try Sandbox()
        let film = try await TransitionFilm.record(
            .push(Pages.orange()), pages: [Pages.blue()], frames: 2, height: 100)
        func check(_ mode: FilmRecordMode) -> FilmVerdict? {
            expectFilm(film, named: "push", record: mode, directory: sandbox.folder.path)
        }
        expected = []
        _ = check(.missing)
        let messages = expected ?? []
        expected = nil
        XCTAssertEqual(messages.count, 1)
        XCTAssertTrue(messages.first?.contains("The film “push” had no reference, so this one was recorded: ") == true)
        XCTAssertTrue(messages.first?.contains("--filter 'BarTransitionTestingTests.FilmXCTests/check\\b'") == true)
        XCTAssertEqual(check(.never)?.passes, true)
    }

    @MainActor
    private func filmWaitingInPlace() throws -> TransitionFilm {
        try TransitionFilm.record(.push(Pages.orange()), pages: [Pages.blue()], frames: 2, height: 100)
    }

    #if canImport(ObjectiveC)
        @MainActor
        func testAMethodThatIsNotAsyncWaitsInPlace() throws {
            XCTAssertEqual(try filmWaitingInPlace().frames.count, 2)
        }
    #else
        // On Linux XCTest calls such a method from another thread, so it cannot be on the main actor.
        @MainActor
        func testTheModelWaitsInPlaceToo() async throws {
            let suspended = try await TransitionFilm.record(
                .push(Pages.orange()), pages: [Pages.blue()], frames: 2, height: 100)
            let film = try filmWaitingInPlace()
            XCTAssertEqual(film.text, suspended.text)
            XCTAssertEqual(film.filmstrip, suspended.filmstrip)
        }
    #endif
}
