/// One public declaration, in the terms that its callers, its overriders and its conformers depend on.
struct Declaration {
    /// The whole name with the enclosing types: `UIView.convert(_:to:)`.
    let name: String
    /// The compiler's own identifier.
    let identifier: String
    let module: String
    /// The values to compare, by aspect: `"type": "(CGPoint, UIView?) -> CGPoint"`.
    var facts: [Aspect: String]
    /// Whether it overrides a declaration of a superclass.
    let isOverride: Bool

    /// The name of the enclosing type, if any.
    var container: String? {
        guard let dot = nameBeforeLabels.lastIndex(of: ".") else { return nil }
        return String(name[..<dot])
    }

    /// The name inside its type: `convert(_:to:)`.
    var memberName: String { container.map { String(name.dropFirst($0.count + 1)) } ?? name }

    /// The name without labels: `UIView.convert`.
    var baseName: Substring { nameBeforeLabels }

    private var nameBeforeLabels: Substring { name.prefix { $0 != "(" } }
}

/// A property of a declaration in which two interfaces can differ.
enum Aspect: String, CaseIterable {
    case kind, type, defaults, setting, ownership, initializer, requirement, result, isolation, access, superclass
    case availability

    /// Those that apply to a declaration wherever it is in a type's ancestry.
    static let ofCalls: [Aspect] = [.type, .setting, .isolation, .result]
}
