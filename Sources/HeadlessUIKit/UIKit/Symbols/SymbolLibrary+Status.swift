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
