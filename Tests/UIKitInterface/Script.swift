import Foundation
import TestSupport

/// The scripts beside this file.
enum Script {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// Runs a script and waits for its end.
    static func run(_ name: String, _ arguments: String...) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [folder.appendingPathComponent(name).path] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readAll()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
