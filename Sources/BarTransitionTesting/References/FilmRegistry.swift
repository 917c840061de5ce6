import Foundation

/// The films compared in this run, so that no two of them use the same file.
///
/// The same call may run again, because tests are repeated and retried, but it must not record a different film then.
@MainActor
final class FilmRegistry {
    static let shared = FilmRegistry()

    private struct Entry {
        let location: String
        var recorded: FilmFingerprint?
        var hasMatched = false
    }

    private var entries: [String: Entry] = [:]
    /// For each folder, the first film that another renderer had recorded.
    private var reportedForRenderer: [String: String] = [:]

    /// Throws an error if another call uses the same file, or if this call recorded a different film before.
    func register(_ reference: FilmReference, location: String, fingerprint: FilmFingerprint) throws {
        let key = key(reference)
        guard let entry = entries[key] else {
            entries[key] = Entry(location: location)
            return
        }
        if entry.location != location { throw FilmError.duplicateName(duplicate(reference, location, entry.location)) }
        if let recorded = entry.recorded, recorded != fingerprint {
            throw FilmError.duplicateName(twoFilms(reference, location))
        }
    }

    func didMatch(_ reference: FilmReference) { entries[key(reference)]?.hasMatched = true }

    /// Throws an error if a film has matched the reference in this run: one that does not is another film, not a new version.
    func checkReplacing(_ reference: FilmReference, location: String) throws {
        if entries[key(reference)]?.hasMatched == true {
            throw FilmError.duplicateName(twoFilms(reference, location))
        }
    }

    /// Case-insensitive file systems are common.
    private func key(_ reference: FilmReference) -> String { reference.imageFile.path.lowercased() }

    func didRecord(_ reference: FilmReference, fingerprint: FilmFingerprint) {
        entries[key(reference)]?.recorded = fingerprint
    }

    /// Whether this run has recorded the film already, so that nothing was ever compared with it.
    func hasRecorded(_ reference: FilmReference) -> Bool {
        entries[key(reference)]?.recorded != nil
    }

    /// Whether this film reports that another renderer recorded the folder: the first one does, and does again if its test is
    /// retried.
    func reportsOtherRenderer(_ reference: FilmReference) -> Bool {
        let first = reportedForRenderer[reference.folder.path] ?? reference.stem
        reportedForRenderer[reference.folder.path] = first
        return first == reference.stem
    }

    private func twoFilms(_ reference: FilmReference, _ location: String) -> String {
        "\(location) records two different films as \(reference.stem) in one run; put the argument or the round into the "
            + "name, as in named: \"push \\(argument)\"."
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

/// Identifies the compared layers of a film without keeping the film.
struct FilmFingerprint: Equatable {
    private let text: String?
    private let size: Int?
    private let checksum: UInt32?

    init(_ film: TransitionFilm, _ layers: FilmLayers) {
        let strip = layers.contains(.picture) ? film.filmstrip : nil
        text = layers.contains(.values) ? film.text : nil
        size = strip?.count
        checksum = strip.map { pngChecksum([UInt8]($0)) }
    }
}
