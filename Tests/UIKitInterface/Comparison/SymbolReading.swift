/// Creates declarations from the symbols of some graphs.
struct SymbolReading {
    private let relations: TypeRelations
    private let attributes: ImportedAttributes
    private let required: Set<String>
    private let optional: Set<String>
    /// Requirements of protocols that an extension implements, and those implementations.
    private let answered: Set<String>
    private let answers: Set<String>
    /// Types that are printed with `@MainActor`.
    private let mainActorTypes: Set<String>

    init(_ graphs: [SymbolGraph], _ relations: TypeRelations, _ attributes: ImportedAttributes) {
        self.relations = relations
        self.attributes = attributes
        let relationships = Dictionary(grouping: graphs.flatMap(\.relationships), by: \.kind)
        required = Set((relationships["requirementOf"] ?? []).map(\.source))
        optional = Set((relationships["optionalRequirementOf"] ?? []).map(\.source))
        answers = Set((relationships["defaultImplementationOf"] ?? []).map(\.source))
        answered = Set((relationships["defaultImplementationOf"] ?? []).map(\.target))
        let isolated = graphs.flatMap(\.symbols).filter { symbol in
            DeclarationText(symbol.declarationFragments).modifiers.contains("@MainActor")
        }
        mainActorTypes = Set(isolated.map(\.name))
    }

    /// Whether a symbol is only a copy or the default implementation of another one.
    func standsForAnother(_ symbol: SymbolGraph.Symbol) -> Bool {
        let identifier = symbol.identifier.precise
        return identifier.contains("::SYNTHESIZED::") || answers.contains(identifier)
    }

    func declaration(_ symbol: SymbolGraph.Symbol, module: String) -> Declaration {
        let text = DeclarationText(symbol.declarationFragments)
        let identifier = symbol.identifier.precise
        let kind = String(symbol.kind.identifier.drop { $0 != "." }.dropFirst())
        var facts: [Aspect: String] = [:]
        // A C constant that is a member cannot be overridden, though it is printed with `class`.
        let isStatic = text.modifiers.contains("static") || (text.isTypeMember && identifier.hasPrefix("c:@"))
        facts[.kind] = isStatic ? "static \(kind)" : kind
        facts[.type] = text.type
        facts[.defaults] = text.parameters?.filter(\.hasDefault).map(\.name).joined(separator: ", ")
        facts[.isolation] = isMainActor(symbol, kind, text) ? "main actor" : "none"
        // A declaration in a Swift class's extension cannot be overridden.
        let isInExtension = symbol.swiftExtension != nil && identifier.hasPrefix("s:") && kind != "class"
        facts[.access] = symbol.accessLevel + (isInExtension ? " in an extension" : "")
        facts[.availability] = symbol.availability?.compactMap(\.words).joined(separator: ", ")
        if optional.contains(identifier) {
            facts[.requirement] = "optional"
        } else if required.contains(identifier) {
            facts[.requirement] = answered.contains(identifier) ? "answered by default" : "required"
        }
        switch kind {
        case "property", "type.property", "subscript", "type.subscript":
            let isSettable = text.accessors?.contains("set") ?? text.modifiers.contains("var")
            facts[.setting] = isSettable ? "settable" : "read-only"
            guard isSettable else { break }
            facts[.ownership] = text.modifiers.first { $0.hasPrefix("weak") || $0.hasPrefix("unowned") } ?? "strong"
        case "init":
            var words = Set(text.modifiers).intersection(["convenience", "required"])
            if attributes.required.contains(identifier) { words.insert("required") }
            if attributes.convenience.contains(identifier) { words.insert("convenience") }
            facts[.initializer] = words.isEmpty ? "designated" : words.sorted().joined(separator: " ")
        case "method", "type.method", "func":
            guard text.result.contains("->") else { break }
            let isDiscardable =
                text.modifiers.contains("@discardableResult") || attributes.discardable.contains(identifier)
            facts[.result] = isDiscardable ? "may be ignored" : "must be used"
        case "class":
            facts[.superclass] = relations.superclasses[symbol.name] ?? "none"
        default: break
        }
        return Declaration(
            name: symbol.name, identifier: identifier, module: module, facts: facts,
            isOverride: text.modifiers.contains("override"))
    }

    /// A class has the isolation of its superclass, and an imported member that of its type, without printing it.
    private func isMainActor(_ symbol: SymbolGraph.Symbol, _ kind: String, _ text: DeclarationText) -> Bool {
        if text.modifiers.contains("@MainActor") { return true }
        if text.modifiers.contains("nonisolated") { return false }
        switch kind {
        case "class":
            return relations.superclasses(of: symbol.name).contains(where: mainActorTypes.contains)
        case "init", "method", "property", "subscript", "type.method", "type.property":
            let container = symbol.pathComponents.dropLast().joined(separator: ".")
            let types = [container] + relations.superclasses(of: container)
            return symbol.identifier.precise.hasPrefix("c:") && types.contains(where: mainActorTypes.contains)
        default: return false
        }
    }
}

extension SymbolGraph.Symbol {
    /// The name with the enclosing types.
    var name: String { pathComponents.joined(separator: ".") }
}

extension DeclarationText {
    fileprivate var isTypeMember: Bool { modifiers.contains("class") && modifiers.last != "class" }

    /// The parameters' types with the result, or the type of a property.
    fileprivate var type: String {
        guard let parameters else { return result }
        return "(\(parameters.map(\.type).joined(separator: ", "))) \(result)".trimmed
    }
}

extension SymbolGraph.Symbol.Availability {
    fileprivate var words: String? {
        guard let domain else { return nil }
        let version: (SymbolGraph.Symbol.Version?) -> String? = { $0.map { "\($0.major).\($0.minor ?? 0)" } }
        let parts = [version(introduced), version(deprecated).map { "deprecated in \($0)" }].compactMap { $0 }
        return ([domain] + parts).joined(separator: " ")
    }
}
