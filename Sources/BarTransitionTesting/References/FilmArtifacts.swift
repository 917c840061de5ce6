import UIKit

/// Writes the files that show a failure to one folder.
@MainActor
enum FilmArtifacts {
    /// Writes `reference.png`, `actual.png`, `difference.png`, `triptych.png` and the values of both. Files that need a
    /// missing reference are left out; files of an earlier failure are removed.
    static func write(_ film: TransitionFilm, _ reference: FilmReference, _ comparison: FilmComparison) throws -> [URL]
    {
        let folder = reference.artifactsFolder
        try? FileManager.default.removeItem(at: folder)
        var files: [URL] = []
        func add(_ data: Data, _ name: String) throws {
            let file = folder.appendingPathComponent(name)
            try FilmFiles.write(data, to: file)
            files.append(file)
        }
        let old = try FilmFiles.read(reference.imageFile)
        if let old, comparison.picture != .identical { try add(old, "reference.png") }
        try add(film.filmstrip, "actual.png")
        if let old, comparison.picture != .identical {
            let (expected, actual) = (try PNGFile.read(old, path: reference.imageFile.path), try film.pixels())
            try add(PNGStream.encode(DifferencePicture.make(expected, actual)), "difference.png")
            let triptych = FilmTriptych(film: film, comparison: comparison)
            try add(PNGStream.encode(triptych.picture(expected, actual)), "triptych.png")
        }
        guard !comparison.values.isEmpty else { return files }
        if let text = try FilmFiles.read(reference.textFile) { try add(text, "reference.txt") }
        try add(Data(film.text.utf8), "actual.txt")
        return files
    }
}
