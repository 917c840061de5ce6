import Foundation
import Glibc

/// Commands that tests run.
public enum ChildProcess {
    public struct Outcome: Sendable {
        public let status: Int32
        /// Standard output and, unless it was left out, standard error.
        public let output: String
    }

    /// Runs a command and waits for its end, on a thread of its own: the tests share as many threads as the machine has cores,
    /// and all of them wait where one is blocked.
    /// - Parameters:
    ///   - folder: the folder to run it in; nil for that of the tests.
    ///   - environment: variables that it has beside those of the tests.
    ///   - leavesCoresToTests: whether it waits while tests need all cores, as compilers should.
    ///   - received: takes each line of the output as it comes.
    public static func run(
        _ program: URL, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:],
        readsErrors: Bool = true, leavesCoresToTests: Bool = true,
        received: @escaping @Sendable (Data) -> Void = { _ in }
    ) async throws -> Outcome {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                // On Linux this is the priority of the thread, which the process inherits.
                if leavesCoresToTests { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10) }
                continuation.resume(
                    with: Result {
                        let process = Process()
                        process.executableURL = program
                        process.arguments = arguments
                        if let folder { process.currentDirectoryURL = folder }
                        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
                        let pipe = Pipe()
                        process.standardOutput = pipe
                        process.standardError = readsErrors ? pipe : FileHandle.nullDevice
                        try process.run()
                        let output = readAll(pipe.fileHandleForReading, received)
                        process.waitUntilExit()
                        return Outcome(
                            status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
                    })
            }
        }
    }

    /// Reads up to the end. `readDataToEndOfFile()` traps where a signal interrupts it, for example at the end of another
    /// process that a test has started.
    private static func readAll(_ file: FileHandle, _ received: (Data) -> Void) -> Data {
        var data = Data()
        var line = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(file.fileDescriptor, &buffer, buffer.count)
            if count > 0 {
                data.append(contentsOf: buffer[..<count])
                line.append(contentsOf: buffer[..<count])
                while let end = line.firstIndex(of: UInt8(ascii: "\n")) {
                    received(line[..<end])
                    line = line[(end + 1)...]
                }
            } else if count == 0 || errno != EINTR {
                return data
            }
        }
    }
}
