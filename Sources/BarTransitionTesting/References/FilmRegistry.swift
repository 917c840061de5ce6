import Foundation

/// What films have been compared in this run, so that no two of them share a file.
///
/// The same line may come again, since tests are repeated and retried; what it may not do is record something else
/// then.
@MainActor
final class FilmRegistry {
    static let shared = FilmRegistry()

    private struct Entry {
        let location: String
        var recorded: TransitionFilmBytes?
    }

    private var entries: [String: Entry] = [:]
    private var foldersWithOtherRenderer: Set<String> = []

    /// Refuses a film whose file another line has, or for which this line recorded something else before.
    func register(_ reference: FilmReference, location: String, bytes: TransitionFilmBytes) throws {
        // File systems that do not tell cases apart are common.
        let key = reference.imageFile.path.lowercased()
        guard let entry = entries[key] else {
            entries[key] = Entry(location: location, recorded: nil)
            return
        }
        if entry.location != location { throw FilmError.duplicateName(duplicate(reference, location, entry.location)) }
        if let recorded = entry.recorded, recorded != bytes {
            throw FilmError.duplicateName(
                "\(location) records two different films as \(reference.stem) in one run; put the argument or the "
                    + "round into the name, as in named: \"push \\(argument)\".")
        }
    }

    func didRecord(_ reference: FilmReference, bytes: TransitionFilmBytes) {
        entries[reference.imageFile.path.lowercased()]?.recorded = bytes
    }

    /// True for the first film of a folder only, so that another renderer is told once.
    func isFirstWithOtherRenderer(in folder: URL) -> Bool {
        foldersWithOtherRenderer.insert(folder.path).inserted
    }

    private func duplicate(_ reference: FilmReference, _ location: String, _ other: String) -> String {
        guard let name = reference.name else {
            return
                "\(reference.test) has a second film without a name at \(location), beside the one at \(other); name "
                + "them with named:."
        }
        return
            "\(reference.test) has a second film named “\(name)” at \(location), beside the one at \(other), and both "
            + "would be \(reference.stem).png; give it another name."
    }
}

/// What tells two films apart, without keeping them.
struct TransitionFilmBytes: Equatable {
    private let text: String
    private let size: Int
    private let checksum: UInt32

    init(_ film: TransitionFilm) {
        text = film.text
        size = film.filmstrip.count
        checksum = pngChecksum([UInt8](film.filmstrip))
    }
}
