#if os(Linux)
    import Foundation
    import Testing

    /// The library and the example's pages compile against UIKit's own interface, and the check that says so can fail.
    @Suite(.serialized)
    struct InterfaceCheckTests {
        @Test func sourcesCompileAgainstUIKit() throws {
            let outcome = try run([])
            #expect(outcome.status == 0, "\(outcome.output)")
            #expect(outcome.output.contains(" 0 errors"), "\(outcome.output)")
        }

        @Test func wrongSourcesAreRefused() throws {
            let outcome = try run(["--refusals"])
            #expect(outcome.status == 0, "\(outcome.output)")
        }

        /// Runs the script beside this file.
        private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/bash")
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            process.arguments = [folder.appendingPathComponent("check").path] + arguments
            let pipe = Pipe()
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
            let output = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: output, as: UTF8.self))
        }
    }
#endif
