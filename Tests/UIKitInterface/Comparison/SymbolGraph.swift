import Foundation

/// The part of the compiler's symbol graph that a comparison of declarations needs; format:
/// https://github.com/swiftlang/swift-docc-symbolkit/blob/main/openapi.yaml.
struct SymbolGraph: Decodable {
    struct Module: Decodable { let name: String }

    struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Kind: Decodable { let identifier: String }
        struct Fragment: Decodable { let kind: String; let spelling: String }
        struct Extension: Decodable {}
        struct Version: Decodable { let major: Int; let minor: Int? }
        struct Availability: Decodable {
            let domain: String?
            let introduced: Version?
            let deprecated: Version?
        }

        let identifier: Identifier
        let kind: Kind
        let pathComponents: [String]
        let declarationFragments: [Fragment]
        let accessLevel: String
        let availability: [Availability]?
        /// Present for a declaration in an extension.
        let swiftExtension: Extension?
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        /// The target's name, given when the target is in another module.
        let targetFallback: String?
    }

    let module: Module
    let symbols: [Symbol]
    let relationships: [Relationship]

    /// The graphs that the compiler wrote into a folder: one per module, and one per module that it extends.
    static func all(in folder: URL) throws -> [SymbolGraph] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.path.hasSuffix(".symbols.json") }
            .sorted { $0.path < $1.path }
            .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
    }
}
