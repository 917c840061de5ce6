/// The symbols that are known by name. All are drawn for this project.
enum SymbolLibrary {
    static func symbol(named name: String) -> Symbol? { symbols[name] }

    /// Every name, sorted.
    static var names: [String] { symbols.keys.sorted() }

    private static let symbols: [String: Symbol] = {
        let all = arrowSymbols + actionSymbols + objectSymbols + statusSymbols
        return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    }()
}
