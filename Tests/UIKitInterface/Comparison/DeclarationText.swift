/// The parts of a declaration as the compiler prints it, such as `@MainActor class func animate(withDuration
/// duration: Double, completion: (() -> Void)? = nil) -> Bool`.
struct DeclarationText {
    struct Parameter {
        let name: String
        let type: String
        let hasDefault: Bool
    }

    /// The attributes, modifiers and keywords before the name: `["@MainActor", "class", "func"]`.
    let modifiers: [String]
    /// The parameters of a function, an initialiser, a subscript or a case.
    let parameters: [Parameter]?
    /// The type of a property or the result of a function, with what precedes the arrow: `async -> Bool`.
    let result: String
    /// The accessors of a property as printed, `get set`; nil if none are printed.
    let accessors: String?

    init(_ fragments: [SymbolGraph.Symbol.Fragment]) {
        let isName: (SymbolGraph.Symbol.Fragment) -> Bool = { fragment in
            fragment.kind == "identifier" || ["init", "subscript"].contains(fragment.spelling)
        }
        let name = fragments.firstIndex(where: isName) ?? fragments.startIndex
        let text: (ArraySlice<SymbolGraph.Symbol.Fragment>) -> String = { part in
            // Two names of one type.
            part.map(\.spelling).joined().split(separator: " ", omittingEmptySubsequences: false)
                .map { $0 == "Notification.Name" ? "NSNotification.Name" : $0 }.joined(separator: " ")
        }
        modifiers = text(fragments[..<name]).split(separator: " ").map(String.init)

        var signature = text(fragments[(name + 1)...])
        let braces = NestedText(signature).cut(at: "{")
        accessors = braces?.inside
        signature = braces?.before ?? signature
        if modifiers.contains("var") || modifiers.contains("let") {
            parameters = nil
            result = String(signature.drop { $0 == ":" }).trimmed
        } else if let parentheses = NestedText(signature).cut(at: "(") {
            parameters = NestedText(parentheses.inside).parts(separatedBy: ",").map(Parameter.init)
            result = [parentheses.before, parentheses.after].filter { !$0.isEmpty }.joined(separator: " ")
        } else {
            parameters = nil
            result = signature.trimmed
        }
    }
}

extension DeclarationText.Parameter {
    init(_ text: String) {
        let halves = text.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
        name = halves[0].split(separator: " ").first.map(String.init) ?? ""
        let typeAndDefault = NestedText(halves.last ?? "").parts(separatedBy: "=")
        type = typeAndDefault.first ?? ""
        hasDefault = typeAndDefault.count > 1
    }
}
