import Foundation

/// Files of references and artifacts, with sentences for what goes wrong.
enum FilmFiles {
    /// Nil where there is no such file.
    static func read(_ file: URL) throws -> Data? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try Data(contentsOf: file)
        } catch {
            throw FilmError.unreadableReference(path: file.path, problem: "\(error.localizedDescription)")
        }
    }

    /// Whether it is what Git LFS leaves in place of a file that it has not fetched.
    static func isPointer(_ data: Data) -> Bool {
        data.starts(with: Array("version https://git-lfs".utf8))
    }

    /// Makes the folder where it is missing.
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
