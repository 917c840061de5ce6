import Foundation

/// One line of facts.txt.
struct Fact: Equatable {
    enum Scope: Equatable {
        /// To be met, with a test.
        case inScope
        /// To be met, and not met yet.
        case open(String)
        /// Not to be met.
        case out(String)
    }

    /// For example "1.4.6" or "m3.1".
    let number: String
    /// D, M, I, F or U.
    let kind: String
    let gist: String
    let scope: Scope

    /// Reads a line; nil for a comment or an empty one.
    init?(line: String) throws {
        guard !line.hasPrefix("#"), !line.allSatisfy(\.isWhitespace) else { return nil }
        let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count == 4, !cells.contains("") else { throw Malformed(line: line) }
        (number, kind, gist) = (cells[0], cells[1], cells[2])
        switch cells[3] {
        case "in": scope = .inScope
        case let text where text.hasPrefix("open: "): scope = .open(String(text.dropFirst(6)))
        case let text where text.hasPrefix("out: "): scope = .out(String(text.dropFirst(5)))
        default: throw Malformed(line: line)
        }
    }

    /// A line that is not `number | class | gist | scope`.
    struct Malformed: Error {
        let line: String
    }

    static func all(in text: String) throws -> [Fact] {
        try text.components(separatedBy: "\n").compactMap { try Fact(line: $0) }
    }
}
