import UIKit

/// Reads a PNG file of anybody's, with a sentence about one that cannot be read.
enum PNGFile {
    static func read(_ data: Data, path: String) throws -> PixelBuffer {
        if let problem = problem(of: data) { throw FilmError.unreadableReference(path: path, problem: problem) }
        guard let image = UIImage(data: data), let buffer = PixelBuffer(image) else {
            let problem = "it is a PNG, but damaged, interlaced or of a kind that cannot be read here"
            throw FilmError.unreadableReference(path: path, problem: problem)
        }
        return buffer
    }

    /// What can be told from the bytes alone; nil where they look like a whole PNG.
    private static func problem(of data: Data) -> String? {
        if data.isEmpty { return "it is empty" }
        if FilmFiles.isPointer(data) {
            return "it is a Git LFS pointer instead of the image; run `git lfs pull` to fetch the image itself"
        }
        guard data.starts(with: PNGChunk.signature) else { return "it is not a PNG" }
        return data.suffix(12).elementsEqual(PNGChunk.bytes("IEND", [])) ? nil : "it is cut off before its end"
    }
}
