import Foundation

/// The files of a film's reference: `__Snapshots__/<File>/<test>.<name>.png` and `.txt` beside the test file.
public struct FilmReference: Equatable, Sendable {
    /// The film's name; nil for the only film of a test.
    public let name: String?
    /// The variant's suffix; empty for the standard one.
    public let variant: String
    /// The test function, from `#function`.
    public let test: String
    /// The folder with the references of the test file.
    public let folder: URL
    /// The name of the files without extension.
    public let stem: String
    /// The folder for the files of a failure. Its path has the name of the test file's folder, because another module can
    /// have a file of that name.
    public let artifactsFolder: URL

    /// The filmstrip.
    public var imageFile: URL { folder.appendingPathComponent(stem + ".png") }
    /// The values.
    public var textFile: URL { folder.appendingPathComponent(stem + ".txt") }
    /// The environments that the films of the folder were recorded in.
    public var environmentFile: URL { folder.appendingPathComponent("environment.txt") }

    /// Determines the files without reading or writing them.
    ///
    /// - Parameters:
    ///   - name: its letters and digits become part of the file names; a name without any throws an error.
    ///   - test: the test function, from `#function`.
    ///   - file: the test file, from `#filePath`.
    ///   - variant: the variant's suffix; empty for the standard one.
    ///   - directory: the folder to use instead of `__Snapshots__`, absolute or relative to the test file's folder. Default
    ///     nil: the value of the environment variable `BARTRANSITION_SNAPSHOTS`, for test machines without sources, or
    ///     `__Snapshots__`.
    ///   - environment: the environment variables. Default: those of the process. `BARTRANSITION_ARTIFACTS` is the folder
    ///     for the files of failures; without it they go to the folder for temporary files.
    public init(
        named name: String?, test: String, file: String, variant: String = "", directory: String? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        self.name = name
        self.test = test
        self.variant = variant
        let source = URL(fileURLWithPath: file)
        let fileName = source.deletingPathExtension().lastPathComponent
        let beside = source.deletingLastPathComponent()
        let parts = try [Self.word(TestName.withoutParameters(test)), name.map(Self.word)]
            .compactMap { $0 }
        stem = parts.joined(separator: ".") + (variant.isEmpty ? "" : "-" + (try Self.word(variant)))
        // Case-insensitive file systems are common.
        guard stem.lowercased() != "environment" else {
            throw FilmError.duplicateName(
                "\(test) would be recorded as \(stem).txt, which lists what each film was recorded on; name the film with named:."
            )
        }
        let given = directory ?? environment["BARTRANSITION_SNAPSHOTS"].flatMap { $0.isEmpty ? nil : $0 }
        let base = URL(fileURLWithPath: given ?? "__Snapshots__", relativeTo: beside).standardizedFileURL
        folder = base.appendingPathComponent(fileName)
        let artifacts = environment["BARTRANSITION_ARTIFACTS"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
        artifactsFolder =
            (artifacts ?? FileManager.default.temporaryDirectory.appendingPathComponent("BarTransitionFilms"))
            .appendingPathComponent(beside.lastPathComponent).appendingPathComponent(fileName)
            .appendingPathComponent(stem)
    }

    /// Keeps letters, digits, hyphens and underscores; replaces every other run of characters with one hyphen.
    private static func word(_ text: String) throws -> String {
        let parts = text.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        let word = parts.joined(separator: "-")
        guard word.contains(where: { $0.isLetter || $0.isNumber }) else { throw FilmError.badName(text) }
        return word
    }
}

/// The file beside references that lists the environment of each film: a line per film, sorted by name.
struct RecordedEnvironments {
    private static let heading = "# What each film was recorded on, written by BarTransitionTesting."

    let file: URL
    private var environments: [String: String] = [:]

    /// Reads the file. A missing file has no entries; one that cannot be read throws an error, so that it is kept.
    init(_ file: URL) throws {
        self.file = file
        let text = try FilmFiles.readText(file)
        for line in (text ?? "").split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            // A stem has no colon.
            guard let colon = line.firstIndex(of: ":") else { continue }
            environments[String(line[..<colon])] = String(line[line.index(after: colon)...].drop { $0 == " " })
        }
    }

    subscript(stem: String) -> String? { environments[stem] }

    /// Changes one entry of a file.
    static func set(_ environment: String, for stem: String, in file: URL) throws {
        try FilmFiles.withLock(on: file.deletingLastPathComponent()) {
            var environments = try RecordedEnvironments(file)
            try environments.set(environment, for: stem)
        }
    }

    private mutating func set(_ environment: String, for stem: String) throws {
        guard environments[stem] != environment else { return }
        environments[stem] = environment
        let lines = environments.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        let text = ([Self.heading] + lines).map { $0 + "\n" }.joined()
        try FilmFiles.write(Data(text.utf8), to: file)
    }
}
