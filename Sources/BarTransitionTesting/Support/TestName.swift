/// The name of a test, as commands need it.
enum TestName {
    /// The name of a function without its parameters, for example "works" for "works(_:)". A name in backticks can itself
    /// have parentheses, which stay.
    static func withoutParameters(_ function: String) -> String {
        guard function.hasSuffix(")") else { return function }
        var depth = 0
        for index in function.indices.reversed() {
            if function[index] == ")" { depth += 1 }
            if function[index] == "(" { depth -= 1 }
            if depth == 0 { return String(function[..<index]) }
        }
        return function
    }

    /// The identifier of a test of Swift Testing without the file and line at its end.
    static func withoutPlace(_ identifier: String) -> String {
        guard let slash = identifier.lastIndex(of: "/"),
            identifier[slash...].prefix(while: { $0 != ":" }).hasSuffix(".swift")
        else {
            return identifier
        }
        return String(identifier[..<slash])
    }

    /// The suite of a test as `xcodebuild` selects it, for example "Tests/Pages" of "Tests.Pages/works"; nil if the identifier
    /// names none. Up to Xcode 16.3 `xcodebuild` selects suites of Swift Testing, but no single test.
    static func suite(of identifier: String) -> String? {
        guard let slash = identifier.lastIndex(of: "/"), let dot = identifier.firstIndex(of: "."), dot < slash else {
            return nil
        }
        return identifier[..<dot] + "/" + identifier[identifier.index(after: dot)..<slash]
    }

    /// A regular expression that finds the name, but no longer one that begins with it. A period stays as it is, since it finds
    /// itself.
    static func pattern(for name: String) -> String {
        let pattern = name.reduce(into: "") { pattern, character in
            if #"\^$|?*+()[]{}"#.contains(character) { pattern.append("\\") }
            pattern.append(character)
        }
        // A backtick ends a name by itself, and no word.
        guard let last = name.last, last.isLetter || last.isNumber || last == "_" else { return pattern }
        return pattern + #"\b"#
    }

    /// A text as one word of a shell command.
    static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}
