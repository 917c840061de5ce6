import Foundation
import TestSupport

/// The scripts beside this file.
enum Script {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    static func run(_ name: String, _ arguments: String...) async throws -> ChildProcess.Outcome {
        try await ChildProcess.run(
            URL(fileURLWithPath: "/bin/bash"), [folder.appendingPathComponent(name).path] + arguments)
    }
}
