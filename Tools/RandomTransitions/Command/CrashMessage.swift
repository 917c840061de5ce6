import Foundation

/// Prints the running sequence when the process traps, as it does where one of UIKit's preconditions is violated.
enum CrashMessage {
    // Written before each sequence, because the signal handler that reads it must not allocate.
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
                _ = write(STDERR_FILENO, CrashMessage.line, CrashMessage.length)
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }
}
