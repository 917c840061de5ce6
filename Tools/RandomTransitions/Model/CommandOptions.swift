/// The options on the command line.
public struct CommandOptions: Equatable, Sendable {
    /// The seed of the first sequence; each following one uses the next number.
    public var seed: UInt64 = 1
    /// The number of sequences.
    public var count = 100
    /// The number of operations in each sequence.
    public var steps = 30
    /// The one profile to use; nil for all of them.
    public var profile: String?
    /// Whether each device has a random combination of deviations of the model.
    public var hasVariants = false

    public init() {}

    /// A one-sentence description of a mistake on a command line.
    public struct Problem: Error, Equatable, CustomStringConvertible {
        public let description: String

        public init(description: String) {
            self.description = description
        }
    }

    public init(_ words: [String]) throws(Problem) {
        var words = words[...]
        while let word = words.popFirst() {
            switch word {
            case "--seed": seed = try Self.number(after: word, &words)
            case "--count": count = Int(try Self.number(after: word, &words, atLeast: 1, atMost: 1_000_000_000))
            case "--steps": steps = Int(try Self.number(after: word, &words, atLeast: 1, atMost: 1_000_000))
            case "--profile": profile = try Self.profile(after: word, &words)
            case "--variants": hasVariants = true
            default:
                throw Problem(
                    description:
                        "“\(word)” is unknown; the options are --seed N, --count N, --steps N, --profile NAME and --variants."
                )
            }
        }
    }

    private static func number(
        after word: String, _ words: inout ArraySlice<String>, atLeast least: UInt64 = 0, atMost most: UInt64 = .max
    ) throws(Problem) -> UInt64 {
        guard let text = words.popFirst() else {
            throw Problem(description: "\(word) needs a number after it.")
        }
        guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = UInt64(text),
            (least...most).contains(number)
        else {
            throw Problem(description: "\(word) needs a whole number from \(least) to \(most), not “\(text)”.")
        }
        return number
    }

    private static func profile(after word: String, _ words: inout ArraySlice<String>) throws(Problem) -> String {
        guard let text = words.popFirst(), StageSpec.profiles.contains(text) else {
            throw Problem(
                description: "\(word) needs one of the profiles \(StageSpec.profiles.joined(separator: ", ")) after it."
            )
        }
        return text
    }
}
