/// A piece of Swift source with the bracket depth of each character.
struct NestedText {
    private let characters: [(value: Character, depth: Int)]

    init(_ text: String) {
        var depth = 0
        var previous: Character = " "
        characters = text.map { character in
            defer { previous = character }
            switch character {
            case "(", "[", "<", "{":
                depth += 1
                return (character, depth - 1)
            case ")", "]", "}":
                depth -= 1
            case ">" where previous != "-":  // otherwise it ends an arrow
                depth -= 1
            default: break
            }
            return (character, depth)
        }
    }

    /// The text before, in and after the first group of such brackets; nil if there is none.
    func cut(at opening: Character) -> (before: String, inside: String, after: String)? {
        guard let start = characters.firstIndex(where: { $0.value == opening && $0.depth == 0 }),
            let end = characters[(start + 1)...].firstIndex(where: { $0.depth == 0 })
        else { return nil }
        return (text(0..<start), text((start + 1)..<end), text((end + 1)..<characters.count))
    }

    /// The parts between the separators that are outside of brackets.
    func parts(separatedBy separator: Character) -> [String] {
        characters.split { $0.value == separator && $0.depth == 0 }.map { text($0.startIndex..<$0.endIndex) }
    }

    private func text(_ range: Range<Int>) -> String { String(characters[range].map(\.value)).trimmed }
}

extension String {
    /// The text without spaces at its ends.
    var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
