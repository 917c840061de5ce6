import Foundation

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Reports failures to the running test framework, Swift Testing or XCTest.
enum TestReporter {
    static func fail(_ message: String, at callSite: CallSite) {
        #if canImport(Testing)
            if Test.current != nil {
                Issue.record(Comment(rawValue: message), sourceLocation: callSite.location)
                return
            }
        #endif
        #if canImport(XCTest)
            XCTFail(message, file: callSite.filePath, line: callSite.line)
        #endif
    }

    /// The running test in the form that `swift test --filter` takes.
    /// - Parameter function: the test function, by which tests of XCTest are identified.
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

/// The source location of a call in a test.
struct CallSite {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// For example "FilmTests.swift:12:9".
    var description: String {
        "\("\(fileID)".split(separator: "/").last ?? ""):\(line):\(column)"
    }

    #if canImport(Testing)
        var location: SourceLocation {
            SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        }
    #endif
}
