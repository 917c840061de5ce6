import Foundation
import TestSupport

/// Chromium without a window, where it is installed.
struct Browser {
    private static let names = [
        "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "headless_shell",
    ]

    private let program: URL

    /// Nil, after printing a message, if none is installed.
    init?(sentence: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let programs = Self.names.flatMap { name in
            folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
        }
        guard let found = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            print("No Chromium is installed, so \(sentence).")
            return nil
        }
        program = found
    }

    /// Opens a page from disk, runs its scripts, and returns its document as text.
    func document(of page: URL, arguments: [String] = []) throws -> String {
        let process = Process()
        process.executableURL = program
        let profile = page.deletingLastPathComponent().appendingPathComponent("profile")
        process.arguments =
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(profile.path)",
                "--virtual-time-budget=5000", "--timeout=30000",
            ] + arguments + ["--dump-dom", page.absoluteString]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readAll()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
