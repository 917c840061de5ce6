import Foundation

/// Attributes that the importer adds to Objective-C declarations and symbol graphs do not print; from the
/// compiler's API
struct ImportedAttributes {
    /// Identifiers of functions whose result may be ignored.
    private(set) var discardable: Set<String> = []
    /// Identifiers of initialisers that every subclass must have.
    private(set) var required: Set<String> = []
    /// Identifiers of initialisers that a subclass cannot call with `super`; factory methods are among them.
    var convenience: Set<String> { others.subtracting(designated) }
    private var designated: Set<String> = []
    private var others: Set<String> = []

    /// No attributes: those of Swift modules are printed.
    init() {}

    init(file: URL) throws {
        add(try JSONDecoder().decode(Dump.self, from: Data(contentsOf: file)).ABIRoot)
    }

    private mutating func add(_ node: Dump.Node) {
        if let identifier = node.usr {
            let attributes = node.declAttributes ?? []
            if attributes.contains("DiscardableResult") { discardable.insert(identifier) }
            if attributes.contains("Required") { required.insert(identifier) }
            if let kind = node.init_kind {
                // A class that inherits an initialiser has it with the same identifier, as a convenience
                // initialiser.
                if kind == "Designated" { designated.insert(identifier) } else { others.insert(identifier) }
            }
        }
        for child in node.children ?? [] { add(child) }
    }

    private struct Dump: Decodable {
        let ABIRoot: Node

        struct Node: Decodable {
            let usr: String?
            let declAttributes: [String]?
            let init_kind: String?
            let children: [Node]?
        }
    }
}
