/// Finds the declarations in which a model of an interface differs from the interface itself.
struct Comparison {
    /// The original interface.
    let original: Interface
    let model: Interface
    /// The modules whose declarations the model must have; of the original's other modules only what the model has
    /// is compared.
    let expected: Set<String>

    /// The number of declarations that both sides have.
    private(set) var compared = 0
    private(set) var differences: [Difference] = []

    init(original: Interface, model: Interface, expected: Set<String>) {
        self.original = original
        self.model = model
        self.expected = expected
        let names = Set(original.declarations.map(\.name)).union(model.declarations.map(\.name))
        for name in names.sorted() { compare(name) }
    }

    private mutating func compare(_ name: String) {
        var unmatched = model.named(name)
        var missing: [Declaration] = []
        for declaration in original.named(name) {
            if let index = declaration.bestMatch(in: unmatched) {
                compare(declaration, with: unmatched.remove(at: index))
            } else {
                missing.append(declaration)
            }
        }
        for declaration in missing { seekElsewhere(declaration) }
        for declaration in unmatched { explain(declaration) }
    }

    private mutating func compare(_ declaration: Declaration, with counterpart: Declaration) {
        compared += 1
        for aspect in Aspect.allCases {
            note(Difference(aspect, between: declaration, and: counterpart, of: declaration.name))
        }
        let missing = added(declaration.name, in: original.relations, over: model.relations)
        let surplus = added(declaration.name, in: model.relations, over: original.relations)
        for name in missing { note(Difference(declaration.name, "conformance to \(name) in UIKit, none here")) }
        for name in surplus { note(Difference(declaration.name, "conformance to \(name) here, none in UIKit")) }
    }

    /// The protocols that a type adds to those of its superclass and that its counterpart does not conform to.
    private func added(_ type: String, in relations: TypeRelations, over others: TypeRelations) -> [String] {
        let inherited = relations.superclasses[type].map(relations.allConformances) ?? []
        return relations.allConformances(of: type).subtracting(inherited)
            .subtracting(others.allConformances(of: type)).sorted()
    }

    /// A member that the model's type does not declare may be declared by one of its ancestors.
    private mutating func seekElsewhere(_ declaration: Declaration) {
        if let type = declaration.container {
            let inherited = model.inherited(declaration.memberName, by: type)
            if let index = declaration.bestMatch(in: inherited) {
                return compareCalls(declaration, with: inherited[index], of: declaration.name)
            }
        }
        guard expected.contains(declaration.module) else { return }
        if let relabelled = relabelled(declaration, in: model, unlike: original) {
            note(Difference(declaration.name, "spelled \(relabelled.memberName) here"))
        } else {
            note(Difference(declaration.name, "missing here: \(declaration.summary)"))
        }
    }

    /// A declaration that only the model has may override or implement one of its type's ancestors.
    private mutating func explain(_ declaration: Declaration) {
        if let type = declaration.container {
            let inherited = original.inherited(declaration.memberName, by: type)
            if let index = declaration.bestMatch(in: inherited) {
                return compareCalls(inherited[index], with: declaration, of: declaration.name)
            }
        }
        if declaration.isOverride || relabelled(declaration, in: original, unlike: model) != nil { return }
        note(Difference(declaration.name, "not in the headers: \(declaration.summary)"))
    }

    /// Compares two declarations, one of which is in an ancestor of the other's type.
    private mutating func compareCalls(
        _ declaration: Declaration, with counterpart: Declaration, of name: String
    ) {
        compared += 1
        // An inherited initialiser has the isolation of the class that it creates.
        let isInitializer = declaration.facts[.kind] == "init"
        for aspect in Aspect.ofCalls where !(isInitializer && aspect == .isolation) {
            note(Difference(aspect, between: declaration, and: counterpart, of: name))
        }
    }

    private mutating func note(_ difference: Difference?) {
        if let difference, !differences.contains(difference) { differences.append(difference) }
    }

    /// A declaration with the same base name and type but other labels, so that neither has a counterpart.
    private func relabelled(
        _ declaration: Declaration, in interface: Interface, unlike other: Interface
    ) -> Declaration? {
        guard declaration.facts[.defaults] != nil else { return nil }
        return interface.overloads(of: declaration.baseName).first {
            $0.facts[.type] == declaration.facts[.type] && other.named($0.name).isEmpty
        }
    }
}

extension Declaration {
    fileprivate var summary: String { "\(facts[.kind] ?? "") \(facts[.type] ?? "")".trimmed }

    /// The most similar overload.
    fileprivate func bestMatch(in candidates: [Declaration]) -> Int? {
        let same: (Aspect, Declaration) -> Bool = { facts[$0] == $1.facts[$0] }
        let isAsync: (Declaration) -> Bool = { $0.facts[.type]?.contains(" async ") == true }
        return candidates.firstIndex { same(.type, $0) && same(.kind, $0) }
            ?? candidates.firstIndex { same(.type, $0) }
            ?? candidates.firstIndex { same(.kind, $0) && isAsync($0) == isAsync(self) }
            ?? candidates.firstIndex { isAsync($0) == isAsync(self) }
    }
}
