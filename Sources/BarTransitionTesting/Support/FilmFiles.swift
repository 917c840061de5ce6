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
