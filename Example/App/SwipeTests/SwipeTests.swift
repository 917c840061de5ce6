import Foundation
import XCTest

/// Swipes back in the app, from outside, as a finger does. The app writes down what UIKit calls, and each test keeps that text:
/// facts about swipes are compared with it. A swipe cannot be made inside of the process.
@MainActor
final class SwipeTests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() async throws {
        continueAfterFailure = false
        app.launchArguments = ["-swipeRecord"]
        app.launch()
        XCTAssertTrue(app.staticTexts["record, at rest"].waitForExistence(timeout: 10), "the app shows its record")
    }

    /// Drags from the left edge to a fraction of the width and holds still, so that the distance decides, not the speed.
    private func swipe(to fraction: CGFloat) {
        let start = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5))
        let end = app.coordinate(withNormalizedOffset: CGVector(dx: fraction, dy: 0.5))
        start.press(forDuration: 0.05, thenDragTo: end, withVelocity: .slow, thenHoldForDuration: 0.5)
    }

    /// The calls in order, when the swipe is over.
    private func record(_ name: String) -> [String] {
        XCTAssertTrue(app.staticTexts["record, at rest"].waitForExistence(timeout: 10), "the transition ends")
        let text = app.staticTexts["record, at rest"].label
        let attachment = XCTAttachment(string: text)
        attachment.name = "\(name).txt"
        attachment.lifetime = .keepAlways
        add(attachment)
        return text.split(separator: "\n").map(String.init)
    }

    /// Facts 1.4.1, 1.4.2, 1.4.5.
    func testFinishedSwipe() {
        swipe(to: 0.8)
        let calls = record("finished swipe")
        XCTAssertEqual(calls.filter { $0.hasPrefix("willShow") }, ["willShow A, interactive"])
        XCTAssertEqual(calls.last, "didShow A")
    }

    /// Facts 1.4.6 to 1.4.9, 1.4.11.
    func testCanceledSwipe() {
        swipe(to: 0.2)
        let calls = record("canceled swipe")
        XCTAssertTrue(calls.contains("completion, canceled"), "\(calls)")
        XCTAssertTrue(!calls.contains { $0.hasPrefix("didShow") }, "\(calls)")
        XCTAssertEqual(calls.last, "viewDidAppear B")
    }
}
