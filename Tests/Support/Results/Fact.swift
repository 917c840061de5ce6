import Foundation

/// One line of facts.txt.
public struct Fact: Equatable, Sendable {
    public enum Scope: Equatable, Sendable {
        /// The model conforms to the fact, and a test checks it.
        case inScope
        /// The model should conform to the fact but does not yet.
        case open(String)
        /// The model need not conform to the fact.
        case out(String)
    }

    /// For example "1.4.6" or "m3.1".
    public let number: String
    /// The class: D (documented), M (measured), I (inferred), F (folklore) or U (unknown).
    public let kind: String
    public let gist: String
    public let scope: Scope

    /// Parses a line; nil for comments and empty lines.
    public init?(line: String) throws {
        guard !line.hasPrefix("#"), !line.allSatisfy(\.isWhitespace) else { return nil }
        let cells = line.components(separatedBy: "|").map { cell in
            String(cell.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        }
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
    public struct Malformed: Error {
        public let line: String
    }

    public static func all(in text: String) throws -> [Fact] {
        try text.components(separatedBy: "\n").compactMap { try Fact(line: $0) }
    }
}
