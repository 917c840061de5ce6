import UIKit

/// Writes files to a temporary folder beside the output folder and moves them there when all are complete.
struct OutputFolder {
    /// The path as given.
    let path: String
    private let target: URL
    private let temporaryFolder: URL

    /// Creates the temporary folder; throws an error that says why it cannot.
    init(_ path: String) throws(OptionsError) {
        self.path = path
        target = URL(fileURLWithPath: path).standardizedFileURL
        temporaryFolder = target.deletingLastPathComponent().appendingPathComponent(
            ".\(target.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).partial")
        let files = FileManager.default
        var isFolder: ObjCBool = false
        if files.fileExists(atPath: target.path, isDirectory: &isFolder) {
            guard isFolder.boolValue else { throw .badOutput(path, reason: "it is a file") }
            guard files.isWritableFile(atPath: target.path) else {
                throw .badOutput(path, reason: "this user may not write there")
            }
        }
        do {
            try files.createDirectory(at: temporaryFolder, withIntermediateDirectories: true)
        } catch {
            throw .badOutput(path, reason: "the folder cannot be made there")
        }
    }

    /// Writes a file to the temporary folder.
    func write(_ data: Data, to name: String) throws {
        let file = temporaryFolder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Moves the files to the output folder. Only files with the same names are replaced.
    func finish() throws {
        let files = FileManager.default
        guard files.fileExists(atPath: target.path) else {
            try files.moveItem(at: temporaryFolder, to: target)
            return
        }
        for name in try files.subpathsOfDirectory(atPath: temporaryFolder.path) {
            let from = temporaryFolder.appendingPathComponent(name)
            let to = target.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard files.fileExists(atPath: from.path, isDirectory: &isFolder), !isFolder.boolValue else { continue }
            try files.createDirectory(at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(contentsOf: from).write(to: to, options: .atomic)
        }
        discard()
    }

    /// Removes the temporary folder.
    func discard() {
        try? FileManager.default.removeItem(at: temporaryFolder)
    }
}
