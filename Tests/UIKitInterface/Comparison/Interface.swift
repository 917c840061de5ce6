import Foundation

/// The public declarations of some modules, with the relations between their types.
struct Interface {
    let declarations: [Declaration]
    let relations: TypeRelations
    private let indices: [String: [Int]]
    private let overloadIndices: [Substring: [Int]]

    init(_ graphs: [SymbolGraph], _ attributes: ImportedAttributes = ImportedAttributes()) {
        relations = TypeRelations(graphs)
        let reading = SymbolReading(graphs, relations, attributes)
        declarations = graphs.flatMap { graph in
            graph.symbols.filter { !reading.standsForAnother($0) }
                .map { reading.declaration($0, module: graph.module.name) }
        }
        indices = Dictionary(grouping: declarations.indices) { [declarations] in declarations[$0].name }
        overloadIndices = Dictionary(grouping: declarations.indices) { [declarations] in declarations[$0].baseName }
    }

    /// Reads the compiler's output from a folder: graphs, and for imported modules `attributes.json`.
    init(folder: URL) throws {
        let file = folder.appendingPathComponent("attributes.json")
        let isImported = FileManager.default.fileExists(atPath: file.path)
        try self.init(
            SymbolGraph.all(in: folder), isImported ? ImportedAttributes(file: file) : ImportedAttributes())
    }

    /// The declarations with a whole name; several if overloaded.
    func named(_ name: String) -> [Declaration] { (indices[name] ?? []).map { declarations[$0] } }

    /// The declarations with a whole name without its labels.
    func overloads(of baseName: Substring) -> [Declaration] {
        (overloadIndices[baseName] ?? []).map { declarations[$0] }
    }

    /// The members with a name that a type inherits from its superclasses and protocols.
    func inherited(_ member: String, by type: String) -> [Declaration] {
        relations.ancestors(of: type).lazy.map { named("\($0).\(member)") }.first { !$0.isEmpty } ?? []
    }
}
