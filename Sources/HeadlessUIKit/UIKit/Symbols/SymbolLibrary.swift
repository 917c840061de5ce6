/// The symbols known by name. All are drawn for this project.
enum SymbolLibrary {
    static func symbol(named name: String) -> Symbol? { symbols[name] }

    /// All names, sorted.
    static var names: [String] { symbols.keys.sorted() }

    private static let symbols: [String: Symbol] = {
        let all = arrowSymbols + actionSymbols + objectSymbols + statusSymbols
        return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    }()
}

// MARK: - Arrows

extension SymbolLibrary {
    static let arrowSymbols = [
        Symbol("chevron.left", 12, 20, strokes: "M 10.02 2.6 L 2.29 10 L 10.02 17.4"),
        Symbol("chevron.right", 12, 20, strokes: "M 1.98 2.6 L 9.71 10 L 1.98 17.4"),
        Symbol("chevron.backward", 12, 20, strokes: "M 10.02 2.6 L 2.29 10 L 10.02 17.4", isDirectional: true),
        Symbol("chevron.forward", 12, 20, strokes: "M 1.98 2.6 L 9.71 10 L 1.98 17.4", isDirectional: true),
        Symbol("chevron.up", 20, 12, strokes: "M 2.6 9.6 L 10 2.3 L 17.4 9.6"),
        Symbol("chevron.down", 20, 12, strokes: "M 2.6 2.4 L 10 9.7 L 17.4 2.4"),
        Symbol("arrow.left", 20, 17, strokes: "M 18.6 8.5 L 1.6 8.5 M 8.2 1.9 L 1.6 8.5 L 8.2 15.1"),
        Symbol("arrow.right", 20, 17, strokes: "M 1.4 8.5 L 18.4 8.5 M 11.8 1.9 L 18.4 8.5 L 11.8 15.1"),
        Symbol(
            "arrow.backward", 20, 17, strokes: "M 18.6 8.5 L 1.6 8.5 M 8.2 1.9 L 1.6 8.5 L 8.2 15.1",
            isDirectional: true
        ),
        Symbol(
            "arrow.forward", 20, 17, strokes: "M 1.4 8.5 L 18.4 8.5 M 11.8 1.9 L 18.4 8.5 L 11.8 15.1",
            isDirectional: true
        ),
        Symbol("arrow.up", 17, 20, strokes: "M 8.5 18.6 L 8.5 1.6 M 1.9 8.2 L 8.5 1.6 L 15.1 8.2"),
        Symbol("arrow.down", 17, 20, strokes: "M 8.5 1.4 L 8.5 18.4 M 1.9 11.8 L 8.5 18.4 L 15.1 11.8"),
        Symbol(
            "arrow.clockwise", 18, 21,
            strokes: "A 9 11.9 7.6 12 278 M 7 1.2 L 10.6 4.5 L 7.2 8"
        ),
        Symbol(
            "arrow.counterclockwise", 18, 21,
            strokes: "A 9 11.9 7.6 168 -98 M 11 1.2 L 7.4 4.5 L 10.8 8"
        ),
        Symbol(
            "arrow.uturn.backward", 20, 18,
            strokes: "M 1.6 6.4 L 12.6 6.4 C 16.2 6.4 18.4 8.6 18.4 11.5 C 18.4 14.4 16.2 16.6 12.6 16.6 L 8.2 16.6 "
                + "M 6.4 1.6 L 1.6 6.4 L 6.4 11.2"
        ),
        Symbol(
            "arrow.uturn.forward", 20, 18,
            strokes: "M 18.4 6.4 L 7.4 6.4 C 3.8 6.4 1.6 8.6 1.6 11.5 C 1.6 14.4 3.8 16.6 7.4 16.6 L 11.8 16.6 "
                + "M 13.6 1.6 L 18.4 6.4 L 13.6 11.2"
        ),
        Symbol(
            "arrowshape.turn.up.left", 22, 18,
            strokes: "M 9 1.8 L 1.8 8.3 L 9 14.8 L 9 11 C 14.4 10.9 17.8 12.3 20 16 C 19.6 9.6 15.6 5.9 9 5.7 Z"
        ),
        Symbol("play.fill", 17, 20, fills: "M 2.6 2.2 L 2.6 17.8 L 15.8 10 Z", isDirectional: false),
        Symbol("pause.fill", 15, 18, fills: "R 1.6 1.4 4 15.2 1 R 9.4 1.4 4 15.2 1"),
        Symbol("backward.fill", 24, 16, fills: "M 11.4 2 L 11.4 14 L 1.6 8 Z M 22 2 L 22 14 L 12.2 8 Z"),
        Symbol("forward.fill", 24, 16, fills: "M 2 2 L 11.8 8 L 2 14 Z M 12.6 2 L 22.4 8 L 12.6 14 Z"),
    ]
}

// MARK: - Status

extension SymbolLibrary {
    static let statusSymbols = [
        Symbol("bolt.fill", 14, 20, fills: "M 9.2 0.9 L 1.3 11.6 L 6.4 11.6 L 4.6 19.1 L 12.7 8.2 L 7.5 8.2 Z"),
        Symbol(
            "wifi", 22, 16,
            strokes: "A 11 15.2 13.2 225.5 314.5 A 11 15.2 9 226 314 A 11 15.2 4.9 227 313",
            fills: "O 11 13.9 1.5 1.5"
        ),
        Symbol(
            "cellularbars", 22, 15,
            fills: "R 1.4 9.6 3.6 4.4 0.9 R 6.6 7.2 3.6 6.8 0.9 R 11.8 4.4 3.6 9.6 0.9 R 17 1 3.6 13 0.9"
        ),
        Symbol(
            "battery.100", 28, 14,
            strokes: "R 1.2 1.4 22.4 11.2 3.4",
            fills: "R 3.1 3.3 18.6 7.4 1.9 M 25.2 4.9 C 26.6 5.4 27 6.2 27 7 C 27 7.8 26.6 8.6 25.2 9.1 Z"
        ),
        Symbol(
            "battery.50", 28, 14,
            strokes: "R 1.2 1.4 22.4 11.2 3.4",
            fills: "R 3.1 3.3 9.3 7.4 1.9 M 25.2 4.9 C 26.6 5.4 27 6.2 27 7 C 27 7.8 26.6 8.6 25.2 9.1 Z"
        ),
    ]
}
