import Foundation

/// The file beside references that says what each was recorded on: a line per film, in the order of their names.
struct FilmStamps {
    private static let heading = "# What each film was recorded on, written by BarTransitionTesting."

    let file: URL
    private var stamps: [String: String] = [:]

    /// A file that is missing has no stamps.
    init(_ file: URL) {
        self.file = file
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            // A stem has no colon.
            guard let colon = line.firstIndex(of: ":") else { continue }
            stamps[String(line[..<colon])] = String(line[line.index(after: colon)...].drop { $0 == " " })
        }
    }

    subscript(stem: String) -> String? { stamps[stem] }

    mutating func set(_ stamp: String, for stem: String) throws {
        guard stamps[stem] != stamp else { return }
        stamps[stem] = stamp
        let lines = stamps.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        let text = ([Self.heading] + lines).map { $0 + "\n" }.joined()
        try FilmFiles.write(Data(text.utf8), to: file)
    }
}
