import Foundation

/// Text laid out in lines, in points; each line is a sequence of runs of one font and color.
struct TextLayout {
    /// Glyphs of one font and color.
    struct Run {
        let glyphs: TextLine
        /// The distance from the start of the line.
        let x: CGFloat
        /// The color attribute of the text; nil if it has none.
        let color: UIColor?
    }

    struct Line {
        var runs: [Run] = []
        var width: CGFloat = 0
        var ascender: CGFloat = 0
        var height: CGFloat = 0
    }

    private(set) var lines: [Line] = []
    private(set) var size = CGSize.zero

    /// Lays out the text.
    /// - Parameters:
    ///   - font: the font of text without a font attribute.
    ///   - width: the width of the lines, in points.
    ///   - limit: the maximum number of lines; 0 for no limit.
    init(_ text: NSAttributedString, font: UIFont, width: CGFloat, limit: Int) {
        guard text.length > 0 else { return }
        let parts = limit == 1 ? [text] : Self.parts(of: text, font: font, width: width)
        lines = parts.map { Self.line(of: $0, font: font, width: width) }
        if limit > 0, lines.count > limit {
            let rest = lines[(limit - 1)...]
            lines = Array(lines[..<limit])
            if rest.count > 1, let run = lines[limit - 1].runs.last {
                let cut = run.glyphs.ellipsized(to: width)
                lines[limit - 1].runs[lines[limit - 1].runs.count - 1] = Run(glyphs: cut, x: run.x, color: run.color)
            }
        }
        size = CGSize(width: lines.map(\.width).max() ?? 0, height: lines.reduce(0) { $0 + $1.height })
    }

    private static func line(of text: NSAttributedString, font: UIFont, width: CGFloat) -> Line {
        var line = Line()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            let runFont = attributes[.font] as? UIFont ?? font
            let kern = (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
            let string = (text.string as NSString).substring(with: range)
            var glyphs = TextLine(string, font: runFont.glyphs, size: runFont.pointSize, tracking: kern)
            if line.width + glyphs.width > width + 0.01 { glyphs = glyphs.truncated(to: max(width - line.width, 0)) }
            line.runs.append(Run(glyphs: glyphs, x: line.width, color: attributes[.foregroundColor] as? UIColor))
            line.width += glyphs.width
            line.ascender = max(line.ascender, runFont.ascender)
            line.height = max(line.height, runFont.lineHeight)
        }
        if line.height == 0 { line.height = font.lineHeight }
        return line
    }

    /// The text of each line: broken at line breaks, and between words where a line would be wider than the width.
    private static func parts(of text: NSAttributedString, font: UIFont, width: CGFloat) -> [NSAttributedString] {
        let string = text.string as NSString
        var parts: [NSAttributedString] = []
        var start = 0
        // The end of the last word that is in the line, and the beginning of the next word.
        var (end, next) = (0, 0)
        func part(to end: Int) -> NSAttributedString {
            text.attributedSubstring(from: NSRange(location: start, length: end - start))
        }
        while next <= string.length {
            let rest = NSRange(location: next, length: string.length - next)
            let gap = string.rangeOfCharacter(from: gaps, options: [], range: rest)
            let wordEnd = gap.location == NSNotFound ? string.length : gap.location
            if end > start, line(of: part(to: wordEnd), font: font, width: .greatestFiniteMagnitude).width > width {
                parts.append(part(to: end))
                start = next
            }
            (end, next) = (wordEnd, wordEnd + 1)
            if gap.location != NSNotFound, string.character(at: gap.location) == 10 {
                parts.append(part(to: end))
                (start, end) = (next, next)
            }
        }
        return parts + [part(to: end)]
    }

    private static let gaps = CharacterSet(charactersIn: " \n")
}

extension TextLayout {
    /// Draws the lines from top to bottom.
    /// - Parameter color: returns the color to draw with for the color attribute of a run.
    func draw(
        in bounds: CGRect, top: CGFloat, alignment: NSTextAlignment, isRightToLeft: Bool, on canvas: Canvas,
        color: (_ own: UIColor?) -> PixelColor
    ) {
        var y = top
        for line in lines {
            let slack = bounds.width - line.width
            let x: CGFloat
            switch alignment {
            case .center: x = slack / 2
            case .right: x = slack
            case .left: x = 0
            default: x = isRightToLeft ? slack : 0
            }
            for run in line.runs {
                let origin = CGPoint(x: bounds.minX + x + run.x, y: y + line.ascender)
                canvas.draw(run.glyphs, at: origin, color: color(run.color))
            }
            y += line.height
        }
    }
}

extension TextLine {
    /// The line with an ellipsis at its end even if it fits, because more text follows that is not shown.
    fileprivate func ellipsized(to width: CGFloat) -> TextLine {
        truncated(to: min(width, self.width - 0.01))
    }
}

extension UIFont {
    /// The glyph outlines that the font is drawn with.
    var glyphs: GlyphFont { GlyphFont.inter(weight: face.weight.cssWeight) }
}
