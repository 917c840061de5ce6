import Foundation

/// Where a film's reference is kept: `__Snapshots__/<File>/<test>.<name>.png` and `.txt` beside the test file.
public struct FilmReference: Equatable, Sendable {
    /// The name the film was given; nil for the one film of a test that needs none.
    public let name: String?
    /// The variant's suffix; empty for the standard one.
    public let variant: String
    /// The test, as `#function` has it.
    public let test: String
    /// The folder of the test file's references.
    public let folder: URL
    /// What the files are called, without an extension.
    public let stem: String
    /// Where the pictures of a failure go.
    public let artifactsFolder: URL

    /// The filmstrip.
    public var imageFile: URL { folder.appendingPathComponent(stem + ".png") }
    /// The values.
    public var textFile: URL { folder.appendingPathComponent(stem + ".txt") }
    /// What each film of the folder was recorded on.
    public var stampFile: URL { folder.appendingPathComponent("environment.txt") }

    /// Works the place out; no file is touched.
    ///
    /// - Parameters:
    ///   - name: letters and digits of it become part of the files' names; a name without any throws an error.
    ///   - test: the test's function, as `#function` has it.
    ///   - file: the test file, as `#filePath` has it.
    ///   - variant: the variant's suffix; empty for the standard one.
    ///   - directory: the folder to use in place of `__Snapshots__`, absolute or beside the test file. Default nil:
    ///     that of the environment variable `BARTRANSITION_SNAPSHOTS`, for test machines without sources, or else
    ///     `__Snapshots__`.
    ///   - environment: the environment variables. Default those of the process. `BARTRANSITION_ARTIFACTS` is the
    ///     folder for the pictures of failures; without it they go to the folder for temporary files.
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
        let parts = try [Self.word(test.prefix { $0 != "(" }), name.map { try Self.word($0[...]) }].compactMap { $0 }
        stem = parts.joined(separator: ".") + (variant.isEmpty ? "" : "-" + (try Self.word(variant[...])))
        let given = directory ?? environment["BARTRANSITION_SNAPSHOTS"].flatMap { $0.isEmpty ? nil : $0 }
        let base = URL(fileURLWithPath: given ?? "__Snapshots__", relativeTo: beside).standardizedFileURL
        folder = base.appendingPathComponent(fileName)
        let artifacts = environment["BARTRANSITION_ARTIFACTS"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
        artifactsFolder =
            (artifacts ?? FileManager.default.temporaryDirectory.appendingPathComponent("BarTransitionFilms"))
            .appendingPathComponent(fileName).appendingPathComponent(stem)
    }

    /// Letters, digits, hyphens and underscores stay; anything else between them becomes one hyphen.
    private static func word(_ text: Substring) throws -> String {
        let parts = text.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        let word = parts.joined(separator: "-")
        guard word.contains(where: { $0.isLetter || $0.isNumber }) else { throw FilmError.badName(String(text)) }
        return word
    }
}
