import Foundation

/// What UIKit writes to the console, for example where it refuses a call and goes on.
package enum SystemLog {
    /// Writes a message; to the standard error by default. Task-local, so that a test that provokes messages keeps only its own out of the log.
    @TaskLocal package static var write: @Sendable (String) -> Void = { message in
        FileHandle.standardError.write(Data(message.utf8))
    }

    static func warn(_ message: String) { write("[Presentation] \(message)\n") }
}
