/// Superclasses and conformances of types, by whole names.
struct TypeRelations {
    /// The superclass of a class.
    private(set) var superclasses: [String: String] = [:]
    /// The protocols that a type conforms to or a protocol refines; those of its superclasses included.
    private(set) var conformances: [String: Set<String>] = [:]

    init(_ graphs: [SymbolGraph]) {
        let symbols = graphs.flatMap(\.symbols).map { ($0.identifier.precise, $0.name) }
        let names = Dictionary(symbols) { first, _ in first }
        for relationship in graphs.flatMap(\.relationships) {
            guard let source = names[relationship.source],
                let target = names[relationship.target] ?? relationship.targetFallback?.withoutModule
            else { continue }
            switch relationship.kind {
            case "inheritsFrom": superclasses[source] = target
            case "conformsTo": conformances[source, default: []].insert(target)
            default: break
            }
        }
    }

    /// A type's superclasses, nearest first.
    func superclasses(of type: String) -> [String] {
        Array(sequence(first: type) { superclasses[$0] }.dropFirst())
    }

    /// A type's superclasses, then the protocols of all of them.
    func ancestors(of type: String) -> [String] {
        superclasses(of: type) + allConformances(of: type).sorted()
    }

    /// The protocols of a type, those of its superclasses and of the protocols themselves included.
    func allConformances(of type: String) -> Set<String> {
        var found: Set<String> = []
        var open = [type] + superclasses(of: type)
        while let next = open.popLast() {
            for name in conformances[next] ?? [] where found.insert(name).inserted { open.append(name) }
        }
        return found
    }
}

extension String {
    /// `NSCoding` of `Foundation.NSCoding`.
    fileprivate var withoutModule: String { String(drop { $0 != "." }.dropFirst()) }
}
