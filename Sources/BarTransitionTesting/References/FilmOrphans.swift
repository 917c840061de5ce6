import Foundation

/// References that no film used, left over from tests that were renamed or removed, or that no longer compare pictures or values.
///
/// A run of some of the tests does not show what the others use, so no file is ever deleted. Set the environment variable
/// `BARTRANSITION_ORPHANS` to `report` and run all tests; at the end the files are listed. Those of test files
/// that were removed are not: nothing tells which process uses which folder.
public enum FilmOrphans {
    /// The files in a folder of references that belong to none of the given references, sorted by name.
    /// - Parameters:
    ///   - folder: a `FilmReference.folder`; a folder that does not exist has no files.
    ///   - references: the references that films have used, each with both its files.
    public static func files(in folder: URL, besides references: [FilmReference]) -> [URL] {
        files(in: folder, besides: Set(references.flatMap { names(of: $0, layers: .all) }))
    }

    private static func names(of reference: FilmReference, layers: FilmLayers) -> [String] {
        (layers.contains(.values) ? [reference.stem + ".txt"] : [])
            + (layers.contains(.picture) ? [reference.stem + ".png"] : [])
    }

    private static func files(in folder: URL, besides used: Set<String>) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { name in
            guard let dot = name.lastIndex(of: "."), ["png", "txt"].contains(name[name.index(after: dot)...]) else {
                return false
            }
            return name != "environment.txt" && !used.contains(name)
        }.map { folder.appendingPathComponent($0) }
    }

    // MARK: The report

    // Unsafe: written on the main actor, read when the process exits.
    nonisolated(unsafe) private static var used: [String: Set<String>] = [:]

    @MainActor
    static func use(_ reference: FilmReference, layers: FilmLayers, environment: [String: String]) {
        guard environment["BARTRANSITION_ORPHANS"] == "report" else { return }
        if used.isEmpty { atexit { FilmOrphans.report() } }
        used[reference.folder.path, default: []].formUnion(names(of: reference, layers: layers))
    }

    /// The files in a folder that no film has used so far.
    static func unused(in folder: String) -> [URL] {
        files(in: URL(fileURLWithPath: folder), besides: used[folder] ?? [])
    }

    private static func report() {
        let files = used.keys.sorted().flatMap { unused(in: $0) }
        print("BarTransitionTesting: \(files.count) references were not used by the tests of this run.")
        for file in files { print("  \(file.path)") }
    }
}
