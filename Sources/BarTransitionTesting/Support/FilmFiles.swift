import Foundation

/// Reads and writes the files of references and artifacts; failures are `FilmError`s.
enum FilmFiles {
    /// Returns nil if there is no such file.
    static func read(_ file: URL) throws -> Data? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try Data(contentsOf: file)
        } catch {
            throw FilmError.unreadableReference(path: file.path, problem: "\(error.localizedDescription)")
        }
    }

    /// Returns nil if there is no such file.
    static func readText(_ file: URL) throws -> String? {
        guard let data = try read(file) else { return nil }
        if isPointer(data) {
            throw FilmError.unreadableReference(
                path: file.path,
                problem: "it is a Git LFS pointer instead of the text; run `git lfs pull` to fetch the text itself")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw FilmError.unreadableReference(path: file.path, problem: "it is not text in UTF-8")
        }
        return text
    }

    /// Performs `body` while no other process does so for this folder: tests can run in several at a time.
    static func withLock<Result>(on folder: URL, _ body: () throws -> Result) rethrows -> Result {
        let descriptor = open(folder.path, O_RDONLY)
        defer { if descriptor >= 0 { close(descriptor) } }
        if descriptor >= 0 { flock(descriptor, LOCK_EX) }
        return try body()
    }

    /// Whether the data is a Git LFS pointer, which stands in for a file that was not fetched.
    static func isPointer(_ data: Data) -> Bool {
        data.starts(with: Array("version https://git-lfs".utf8))
    }

    /// Creates the folder if it is missing.
    static func write(_ data: Data, to file: URL) throws {
        do {
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            throw FilmError.unwritable(path: file.path, problem: "\(error.localizedDescription)")
        }
    }
}
