import Foundation

/// What UIKit writes to the console where it refuses a call and goes on.
enum SystemLog {
    static func warn(_ message: String) {
        FileHandle.standardError.write(Data("[Presentation] \(message)\n".utf8))
    }
}
