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
            let isInTest = Test.current != nil
            // A callback of a queue, or a detached task, is in no test. XCTest drops what fails there in a test of Swift Testing, which
            // reports it for the run; where only XCTest runs, Swift Testing drops it.
            Issue.record(Comment(rawValue: message), sourceLocation: callSite.location)
            if isInTest { return }
        #endif
        #if canImport(XCTest)
            XCTFail(message, file: callSite.filePath, line: callSite.line)
        #endif
    }

    /// The identifier of the running test without its parameters, as `swift test list` prints it.
    /// - Parameter function: the test function, by which tests of XCTest are identified, with the class that is named like the file
    ///   if there is one: other classes can have methods of the same name.
    static func filter(function: String, at callSite: CallSite) -> String {
        #if canImport(Testing)
            if let current = Test.current { return TestName.withoutParameters(TestName.withoutPlace("\(current.id)")) }
        #endif
        let name = TestName.withoutParameters(function)
        #if canImport(XCTest)
            let className = callSite.className
            if NSClassFromString(className) is XCTestCase.Type { return "\(className)/\(name)" }
        #endif
        return name
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

    /// The name of a class that is named like the file, for example "Tests.FilmTests".
    var className: String {
        let parts = "\(fileID)".split(separator: "/")
        return "\(parts.first ?? "").\(parts.last?.split(separator: ".").first ?? "")"
    }

    #if canImport(Testing)
        var location: SourceLocation {
            SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        }
    #endif
}
