import Foundation

/// Says which sequence was under way when the process stops, as it does where a precondition of UIKit's is broken.
enum CrashNote {
    // Read by the signal handler, which may not allocate: so it is written out before each sequence.
    nonisolated(unsafe) private static var line = UnsafeMutablePointer<CChar>.allocate(capacity: 200)
    nonisolated(unsafe) private static var length = 0

    static func begin(_ arguments: String) {
        let text = "\nThe process stopped; it happens again with: RandomTransitions \(arguments)\n"
        length = min(text.utf8.count, 199)
        text.withCString { line.update(from: $0, count: length) }
    }

    static func install() {
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGFPE, SIGBUS] {
            signal(number) { number in
                _ = write(STDERR_FILENO, CrashNote.line, CrashNote.length)
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }
}
