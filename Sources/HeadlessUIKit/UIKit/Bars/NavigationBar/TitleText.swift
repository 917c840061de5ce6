import Foundation

/// A title or subtitle of a navigation item: a string, or one that brings attributes of its own.
enum TitleText: Equatable {
    case plain(String)
    case attributed(AttributedString)

    /// The first of both that there is, the one with attributes first: UIKit's order for every pair of the two.
    init?(_ attributed: AttributedString?, else plain: String?) {
        if let attributed {
            self = .attributed(attributed)
        } else if let plain {
            self = .plain(plain)
        } else {
            return nil
        }
    }

    var string: String {
        switch self {
        case .plain(let string): string
        case .attributed(let string): String(string.characters)
        }
    }

    /// The text with attributes, over those that apply to all of it.
    func text(over attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        guard case .attributed(let attributed) = self else {
            return NSAttributedString(string: string, attributes: attributes)
        }
        let result = NSMutableAttributedString(string: "")
        for run in attributed.runs {
            var own = attributes
            if let font = run.uiKit.font { own[.font] = font }
            if let color = run.uiKit.foregroundColor { own[.foregroundColor] = color }
            if let kern = run.uiKit.kern { own[.kern] = NSNumber(value: Double(kern)) }
            let part = String(attributed[run.range].characters)
            result.append(NSAttributedString(string: part, attributes: own))
        }
        return result
    }

    /// The tallest font of the text, where `font` is that of all that says nothing about it.
    func tallestFont(else font: UIFont) -> UIFont {
        guard case .attributed(let attributed) = self else { return font }
        return attributed.runs.map { $0.uiKit.font ?? font }.max { $0.lineHeight < $1.lineHeight } ?? font
    }
}

/// What stands below a title.
enum Subtitle {
    case text(TitleText)
    /// A view of the app's.
    case view(UIView)

    /// Nothing for a text without characters.
    init?(view: UIView?, text: TitleText?) {
        if let view {
            self = .view(view)
        } else if let text, !text.string.isEmpty {
            self = .text(text)
        } else {
            return nil
        }
    }
}
