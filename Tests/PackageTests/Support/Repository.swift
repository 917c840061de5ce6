import Foundation
import TestSupport

/// The files of the package, and commands that run in it.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardized

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }

    /// The paths of all files below a folder, relative to it.
    static func files(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path).sorted()
    }

    /// Runs a command in a folder, by default the package's, and waits for its end.
    static func run(
        _ command: [String], in folder: URL = root, environment: [String: String] = [:]
    ) async throws -> ChildProcess.Outcome {
        try await ChildProcess.run(
            URL(fileURLWithPath: "/usr/bin/env"), command, in: folder, environment: environment)
    }
}

/// A folder that is removed after use.
struct TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("PackageTests-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func write(_ text: String, to name: String, isExecutable: Bool = false) throws {
        let file = url.appendingPathComponent(name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        if isExecutable {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
}
