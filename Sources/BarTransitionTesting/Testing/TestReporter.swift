import Foundation

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Tells the test framework that is running, Swift Testing or XCTest, what went wrong.
enum TestReporter {
    static func fail(_ message: String, at place: SourcePlace) {
        #if canImport(Testing)
            if Test.current != nil {
                Issue.record(Comment(rawValue: message), sourceLocation: place.location)
                return
            }
        #endif
        #if canImport(XCTest)
            XCTFail(message, file: place.filePath, line: place.line)
        #endif
    }

    /// The running test as `swift test --filter` takes it; `function` is what XCTest's tests are known by here.
    static func filter(function: String) -> String {
        #if canImport(Testing)
            if let current = Test.current {
                let parts = "\(current.id)".split(separator: "/").prefix { !$0.contains(".swift:") }
                return parts.map { $0.prefix { $0 != "(" } }.joined(separator: "/")
            }
        #endif
        return String(function.prefix { $0 != "(" })
    }
}
