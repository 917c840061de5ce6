import UIKit

/// Writes beside the folder that was asked for, and moves everything there when it is complete.
struct OutputFolder {
    /// As given.
    let path: String
    private let target: URL
    private let draft: URL

    /// Makes the draft; says in one sentence why it cannot.
    init(_ path: String) throws(OptionsError) {
        self.path = path
        target = URL(fileURLWithPath: path).standardizedFileURL
        draft = target.deletingLastPathComponent().appendingPathComponent(
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
            try files.createDirectory(at: draft, withIntermediateDirectories: true)
        } catch {
            throw .badOutput(path, reason: "the folder cannot be made there")
        }
    }

    /// Writes a file of the draft.
    func write(_ data: Data, to name: String) throws {
        let file = draft.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Moves the files to where they belong. Only files of the same names are replaced: the folder may hold others.
    func finish() throws {
        let files = FileManager.default
        guard files.fileExists(atPath: target.path) else {
            try files.moveItem(at: draft, to: target)
            return
        }
        for name in try files.subpathsOfDirectory(atPath: draft.path) {
            let from = draft.appendingPathComponent(name)
            let to = target.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard files.fileExists(atPath: from.path, isDirectory: &isFolder), !isFolder.boolValue else { continue }
            try files.createDirectory(at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(contentsOf: from).write(to: to, options: .atomic)
        }
        discard()
    }

    /// Leaves nothing behind.
    func discard() {
        try? FileManager.default.removeItem(at: draft)
    }
}
