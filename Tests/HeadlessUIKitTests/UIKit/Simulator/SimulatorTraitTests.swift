import Foundation
import Testing

/// Reads the tests' sources. It touches no view itself, so it has no turn to wait for.
@Suite("Which tests have a simulator of their own")
struct SimulatorTraitTests {
    @Test func everySuiteThatTouchesUIKitHasTheTrait() throws {
        var root = URL(fileURLWithPath: #filePath)
        while root.lastPathComponent != "Tests" { root.deleteLastPathComponent() }
        let folders = [root, root.deletingLastPathComponent().appendingPathComponent("SnapshotTests")]
        let sources = try folders.flatMap { try TestSource.all(below: $0) }
        let suites = sources.flatMap(\.suites)
        let names = Set(suites.filter(\.hasTrait).map(\.name))
        #expect(names.count > 100)
        for suite in suites where !suite.hasTrait && !(suite.isExtension && names.contains(suite.name)) {
            Issue.record("\(suite.name) in \(suite.file) uses UIKit: give it the trait `.ownSimulator`.")
        }
    }

    // MARK: Reading sources

    @Test func aSuiteWithoutTheTraitIsFound() {
        let suites = TestSource(
            file: "a.swift",
            text: """
                @testable import UIKit

                @Suite("One", .ownSimulator) @MainActor
                struct One {
                    @Test func a() {}
                }

                struct NoTests {}

                @MainActor
                final class Two {
                    @Test(arguments: [1]) func b(_ number: Int) {}
                }

                extension One {
                    @Test func c() {}
                }

                @Test func three() {}
                """
        ).suites
        #expect(suites.map(\.name) == ["One", "Two", "One", "three"])
        #expect(suites.map(\.hasTrait) == [true, false, false, false])
        #expect(suites.map(\.isExtension) == [false, false, true, false])
    }

    @Test func onlyFilesThatUseUIKitCount() {
        #expect(
            TestSource(file: "a.swift", text: "import Foundation\n\nstruct A {\n    @Test func a() {}\n}").suites
                .isEmpty)
    }
}

/// The source text of a file with tests.
private struct TestSource {
    let file: String
    let text: String

    struct Suite {
        let name: String
        let file: String
        let isExtension: Bool
        let hasTrait: Bool
    }

    /// Modules that use UIKit.
    private static let modules: Set = [
        "UIKit", "QuartzCore", "BarTransition", "BarTransitionTesting", "ExampleGallery", "ExamplePages",
        "RandomTransitionModel",
    ]

    /// Files that contain exactly an app's test, without support code of this package's tests.
    private static let exceptions: Set = ["PhotoFilms.swift"]

    static func all(below folder: URL) throws -> [TestSource] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        return try files.compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" && !exceptions.contains($0.lastPathComponent) }
            .map { TestSource(file: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8)) }
    }

    private var lines: [String] { text.components(separatedBy: "\n") }

    private var usesUIKit: Bool {
        lines.contains { line in
            let words = line.components(separatedBy: " ")
            return (line.hasPrefix("import ") || line.hasPrefix("@testable import "))
                && Self.modules.contains(words[words.count - 1])
        }
    }

    /// The top-level types and extensions that contain tests, and the top-level tests, in source order.
    var suites: [Suite] {
        guard usesUIKit else { return [] }
        let declaration = /^(?:@.*\s)?(?:public |final |private )*(struct|class|actor|enum|extension|func) (\w+)/
        var suites: [Suite] = []
        var attributes = ""
        var current: Suite?
        // Most lines need no regular expression, which is slow.
        for line in lines {
            if line.hasPrefix("@") { attributes += line }
            if !line.hasPrefix(" "), let match = line.firstMatch(of: declaration) {
                let suite = Suite(
                    name: String(match.2), file: file, isExtension: match.1 == "extension",
                    hasTrait: attributes.contains(".ownSimulator") || attributes.contains(".portable"))
                current = match.1 == "func" ? nil : suite
                if match.1 == "func", attributes.contains("@Test") { suites.append(suite) }
                attributes = ""
            } else if let suite = current, line.contains("@Test"), line.contains(/^\s+(?:@\w+ )*@Test\b/) {
                suites.append(suite)
                current = nil
            }
        }
        return suites
    }
}
