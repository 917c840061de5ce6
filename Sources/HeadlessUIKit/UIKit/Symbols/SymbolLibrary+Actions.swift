extension SymbolLibrary {
    private static let ring = "O 10 10 8.9 8.9"
    private static let magnifier = "O 8.3 8.3 6.7 6.7 M 13.2 13.2 L 18.4 18.4"
    private static let heart =
        "M 10.5 17.7 C 4.9 13.9 1.4 10.3 1.4 6.4 C 1.4 3.5 3.6 1.4 6.2 1.4 C 8 1.4 9.6 2.4 10.5 4.1 "
        + "C 11.4 2.4 13 1.4 14.8 1.4 C 17.4 1.4 19.6 3.5 19.6 6.4 C 19.6 10.3 16.1 13.9 10.5 17.7 Z"
    private static let star = "S 10.5 10.9 9.5 4.1 5"
    private static let bookmark =
        "M 2 3.9 Q 2 1.6 4.3 1.6 L 9.7 1.6 Q 12 1.6 12 3.9 L 12 17.9 L 7 13.5 L 2 17.9 Z"

    static let actionSymbols = [
        // At the large scale 17.67 x 18 (fact m21.22), 17 and 18.67 wide (fact m21.19).
        Symbol("plus", 16.8, 16.8, strokes: "M 8.4 2.17 L 8.4 14.63 M 2.3 8.4 L 14.5 8.4"),
        Symbol("minus", 16.8, 16.8, strokes: "M 2.3 8.4 L 14.5 8.4"),
        Symbol("xmark", 16, 16, strokes: "M 2.16 2.16 L 13.84 13.84 M 13.84 2.16 L 2.16 13.84"),
        Symbol("checkmark", 17, 18, strokes: "M 2 10 L 6.43 15.4 L 14.99 2.6"),
        Symbol("ellipsis", 20, 6, fills: "O 3 3 1.75 1.75 O 10 3 1.75 1.75 O 17 3 1.75 1.75"),
        Symbol(
            "ellipsis.circle", 20, 20, strokes: ring,
            fills: "O 5.9 10 1.25 1.25 O 10 10 1.25 1.25 O 14.1 10 1.25 1.25"
        ),
        Symbol("plus.circle", 20, 20, strokes: ring + " M 10 5.6 L 10 14.4 M 5.6 10 L 14.4 10"),
        Symbol("minus.circle", 20, 20, strokes: ring + " M 5.6 10 L 14.4 10"),
        Symbol("xmark.circle", 20, 20, strokes: ring + " M 6.8 6.8 L 13.2 13.2 M 13.2 6.8 L 6.8 13.2"),
        Symbol(
            "xmark.circle.fill", 20, 20,
            fills: "O 10 10 9.6 9.6 M 10.00 8.66 L 7.63 6.29 L 6.29 7.63 L 8.66 10.00 L 6.29 12.37 L 7.63 13.71 "
                + "L 10.00 11.34 L 12.37 13.71 L 13.71 12.37 L 11.34 10.00 L 13.71 7.63 L 12.37 6.29 Z"
        ),
        Symbol("checkmark.circle", 20, 20, strokes: ring + " M 6.2 10.4 L 8.9 13.6 L 13.8 6.5"),
        Symbol(
            "info.circle", 20, 20, strokes: ring + " M 8.5 8.9 L 10.2 8.9 L 10.2 14.2 M 8.1 14.3 L 12.3 14.3",
            fills: "O 9.9 5.7 1.15 1.15"
        ),
        Symbol(
            "square.and.arrow.up", 18, 23,
            strokes: "M 6 8 L 4.4 8 Q 1.9 8 1.9 10.5 L 1.9 18.7 Q 1.9 21.2 4.4 21.2 L 13.6 21.2 "
                + "Q 16.1 21.2 16.1 18.7 L 16.1 10.5 Q 16.1 8 13.6 8 L 12 8 "
                + "M 9 13.9 L 9 1.9 M 5.5 5.3 L 9 1.8 L 12.5 5.3"
        ),
        Symbol("heart", 21, 19, strokes: heart),
        Symbol("heart.fill", 21, 19, strokes: heart, fills: heart),
        Symbol("star", 21, 20, strokes: star),
        Symbol("star.fill", 21, 20, strokes: star, fills: star),
        Symbol("bookmark", 14, 20, strokes: bookmark),
        Symbol("bookmark.fill", 14, 20, strokes: bookmark, fills: bookmark),
        Symbol("magnifyingglass", 20, 20, strokes: magnifier),
        Symbol(
            "trash", 18, 22,
            strokes: "M 1.5 4.6 L 16.5 4.6 M 5.9 4.4 L 5.9 3.3 Q 5.9 1.5 7.7 1.5 L 10.3 1.5 Q 12.1 1.5 12.1 3.3 "
                + "L 12.1 4.4 M 3.1 4.8 L 3.9 18.2 Q 4.05 20.4 6.2 20.4 L 11.8 20.4 Q 13.95 20.4 14.1 18.2 "
                + "L 14.9 4.8 M 6.9 8.4 L 7.2 16.6 M 11.1 8.4 L 10.8 16.6"
        ),
        Symbol(
            "pencil", 19, 19,
            strokes: "M 1.9 17.1 L 2.9 12.9 L 13.3 2.5 Q 14.6 1.2 15.9 2.5 L 16.5 3.1 Q 17.8 4.4 16.5 5.7 "
                + "L 6.1 16.1 Z M 11.4 4.4 L 14.6 7.6"
        ),
        Symbol(
            "square.and.pencil", 21, 21,
            strokes: "M 10.6 3.8 L 4.6 3.8 Q 1.8 3.8 1.8 6.6 L 1.8 16.4 Q 1.8 19.2 4.6 19.2 L 14.2 19.2 "
                + "Q 17 19.2 17 16.4 L 17 10.2 "
                + "M 7.6 13.4 L 8.4 10.6 L 17.1 1.9 Q 17.9 1.1 18.7 1.9 L 19.1 2.3 Q 19.9 3.1 19.1 3.9 L 10.4 12.6 Z"
        ),
        Symbol("line.3.horizontal", 20, 15, strokes: "M 1.5 2 L 18.5 2 M 1.5 7.5 L 18.5 7.5 M 1.5 13 L 18.5 13"),
        Symbol(
            "line.3.horizontal.decrease", 20, 15, strokes: "M 1.5 2 L 18.5 2 M 4.5 7.5 L 15.5 7.5 M 7.5 13 L 12.5 13"
        ),
        Symbol(
            "list.bullet", 21, 16, strokes: "M 7 2.4 L 19.6 2.4 M 7 8 L 19.6 8 M 7 13.6 L 19.6 13.6",
            fills: "O 2.4 2.4 1.35 1.35 O 2.4 8 1.35 1.35 O 2.4 13.6 1.35 1.35"
        ),
        Symbol(
            "slider.horizontal.3", 21, 19,
            strokes: "M 1.5 3.2 L 10.6 3.2 M 15.6 3.2 L 19.5 3.2 O 13.1 3.2 2.2 2.2 M 1.5 9.5 L 3.9 9.5 "
                + "M 8.9 9.5 L 19.5 9.5 O 6.4 9.5 2.2 2.2 M 1.5 15.8 L 10.6 15.8 M 15.6 15.8 L 19.5 15.8 "
                + "O 13.1 15.8 2.2 2.2"
        ),
        Symbol(
            "textformat.size", 25, 18,
            strokes: "M 1.4 15.9 L 4.9 6.9 L 8.4 15.9 M 2.7 12.8 L 7.1 12.8 "
                + "M 11.2 15.9 L 17.4 1.7 L 23.6 15.9 M 13.2 11.2 L 21.6 11.2"
        ),
    ]
}
