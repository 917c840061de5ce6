// Source: XCTest documentation, XCTestCase, XCTAttachment, XCUIApplication, XCUIElement, XCUICoordinate. In Objective-C there;
// what tests of the app use is declared in Swift here.
import CoreGraphics
import Foundation
import ObjectiveC

open class XCTestCase: NSObject {
    open var continueAfterFailure: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    @MainActor open func setUp() async throws { fatalError() }
    public func add(_ attachment: XCTAttachment) { fatalError() }
}

open class XCTAttachment: NSObject {
    public enum Lifetime { case keepAlways, deleteOnSuccess }
    public convenience init(string: String) { fatalError() }
    open var name: String? {
        get { fatalError() }
        set { fatalError() }
    }
    open var lifetime: Lifetime {
        get { fatalError() }
        set { fatalError() }
    }
}

public func XCTAssertTrue(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) { fatalError() }

public func XCTAssertEqual<Value: Equatable>(
    _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { fatalError() }

@MainActor open class XCUIElementQuery: NSObject {
    open subscript(identifier: String) -> XCUIElement { fatalError() }
}

@MainActor open class XCUIElement: NSObject {
    open func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
    open func tap() { fatalError() }
    open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate { fatalError() }
    open var label: String { fatalError() }
    open var exists: Bool { fatalError() }
    open var buttons: XCUIElementQuery { fatalError() }
    open var staticTexts: XCUIElementQuery { fatalError() }
}

@MainActor open class XCUIApplication: XCUIElement {
    open var launchArguments: [String] {
        get { fatalError() }
        set { fatalError() }
    }
    open func launch() { fatalError() }
}

public struct XCUIGestureVelocity: RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { fatalError() }
    public static var slow: XCUIGestureVelocity { fatalError() }
    public static var fast: XCUIGestureVelocity { fatalError() }
}

@MainActor open class XCUICoordinate: NSObject {
    open func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
    ) { fatalError() }
}
