import UIKit

/// Prints one aligned line per scene: its name when it starts to play, and the figures of both modes at its end.
struct Progress {
    let count: Int
    let nameWidth: Int
    /// Receives the text.
    let write: (String) -> Void

    private static let figureWidth = 32

    func header() {
        let indent = String(repeating: " ", count: lead + nameWidth)
        let modes = Mode.allCases.map { "   " + Columns.left($0.title, Self.figureWidth) }
        let names = Mode.allCases.map { _ in "   " + Columns.left("content     bar  color  end", Self.figureWidth) }
        write(indent + Self.trimmed(modes.joined()) + "\n")
        write(indent + Self.trimmed(names.joined()) + "\n")
    }

    func begin(_ index: Int, name: String) {
        let digits = String(count).count
        write("[\(Columns.right(String(index + 1), digits))/\(count)] " + Columns.left(name, nameWidth))
    }

    func end(_ figures: [Figures]) {
        let texts = figures.map { "   " + Columns.left(Self.text($0), Self.figureWidth) }
        write(Self.trimmed(texts.joined()) + "\n")
    }

    private var lead: Int { 2 * String(count).count + 4 }

    private static func text(_ figures: Figures) -> String {
        let end =
            !figures.endStateCorrect ? "wrong" : figures.restoredAfterCancel == false ? "not restored" : "right"
        return String(
            format: "%7.1f %7.1f %7.3f  ", figures.maxContentJump, figures.maxBarJump, figures.maxColorStep) + end
    }

    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

/// Pads text to columns.
enum Columns {
    static func left(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.count, 0))
    }

    static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(width - text.count, 0)) + text
    }
}
