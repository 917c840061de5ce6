import Foundation

/// The known differences, grouped by reason.
///
/// A line `## Reason.` opens a group, and each line below it is one difference as the comparison prints it. In the
/// group of a rule, `## [name] Reason.`, a `*` matches any text. Lines of a single `#` are comments.
struct DifferenceList {
    private struct Entry {
        let line: Int
        let text: String
        let isPattern: Bool

        func matches(_ difference: String) -> Bool {
            guard isPattern, text.contains("*") else { return text == difference }
            let parts = text.split(separator: "*", omittingEmptySubsequences: false)
            var rest = difference[...]
            for (index, part) in parts.enumerated() where !part.isEmpty {
                guard let found = index == 0 ? rest.range(of: part, options: .anchored) : rest.range(of: part)
                else { return false }
                rest = rest[found.upperBound...]
            }
            return text.hasSuffix("*") || rest.isEmpty || difference.hasSuffix(parts.last ?? "")
        }
    }

    let name: String
    private var entries: [Entry] = []
    /// Mistakes in the list itself.
    private(set) var mistakes: [String] = []

    /// - Parameter name: The file's name in messages.
    init(_ text: String, name: String) {
        self.name = name
        var isRule: Bool?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("## ") {
                isRule = line.hasPrefix("## [")
            } else if !line.isEmpty, !line.hasPrefix("#") {
                if isRule == nil {
                    mistakes.append("\(name):\(index + 1): a difference needs a reason, a line '## ' above it.")
                } else if line.contains("*"), isRule != true {
                    mistakes.append(
                        "\(name):\(index + 1): only a rule, '## [name] Reason.', may have a wildcard.")
                }
                entries.append(Entry(line: index + 1, text: String(line), isPattern: isRule == true))
            }
        }
    }

    /// One sentence for every difference that is not listed and for every listed one that no longer exists.
    func complaints(about differences: [Difference]) -> [String] {
        let lines = differences.map(\.description)
        let exact = Set(entries.map(\.text))
        let patterns = entries.filter { $0.isPattern && $0.text.contains("*") }
        let found = Set(lines)
        let unlisted = lines.filter { line in !exact.contains(line) && !patterns.contains { $0.matches(line) } }
        let stale = entries.filter { entry in
            !found.contains(entry.text) && !(entry.isPattern && lines.contains(where: entry.matches))
        }
        return mistakes
            + unlisted.map { "\($0). Fix it, or list this line with a reason in \(name)." }
            + stale.map { "\(name):\($0.line): there is no such difference any more: \($0.text). Remove the line." }
    }
}
