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
    func document(of page: URL, arguments: [String] = []) async throws -> String {
        let profile = page.deletingLastPathComponent().appendingPathComponent("profile")
        let fixed = [
            "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(profile.path)",
            "--virtual-time-budget=5000", "--timeout=300000",
        ]
        return try await ChildProcess.run(
            program, fixed + arguments + ["--dump-dom", page.absoluteString], readsErrors: false
        ).output
    }
}
