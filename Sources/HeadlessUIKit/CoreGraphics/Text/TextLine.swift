import Foundation

/// One line of text, laid out: its glyphs and their positions.
///
/// Glyphs are laid out from left to right with the font's kerning. Control characters and joiners take no space; a
/// character that the font does not have is a box.
package struct TextLine: Sendable, Equatable {
    struct Glyph: Sendable, Equatable {
        let index: Int
        /// The distance between its origin and the beginning of the line, in points.
        let x: CGFloat
    }

    let text: String
    let font: GlyphFont
    let size: CGFloat
    /// Added after every glyph, in points.
    let tracking: CGFloat
    let glyphs: [Glyph]
    package let width: CGFloat

    package init(_ text: String, font: GlyphFont, size: CGFloat, tracking: CGFloat = 0) {
        self.text = text
        self.font = font
        self.size = size
        self.tracking = tracking
        let perUnit = Double(size) / Double(font.unitsPerEm)
        let face = font.face
        var glyphs: [Glyph] = []
        var units = 0
        var before: Int?
        for scalar in TextLine.scalars(of: text) {
            let index = face.glyph(for: scalar)
            if let before { units += face.kerning.distance(between: before, and: index) }
            glyphs.append(Glyph(index: index, x: Double(units) * perUnit + Double(glyphs.count) * Double(tracking)))
            units += face.glyphs[index].advance
            before = index
        }
        self.glyphs = glyphs
        width = Double(units) * perUnit + Double(glyphs.count) * Double(tracking)
    }

    /// The characters to draw, with accents composed with their letters.
    private static func scalars(of text: String) -> [Unicode.Scalar] {
        let isPlain = text.utf8.allSatisfy { $0 >= 32 && $0 < 127 }
        if isPlain { return Array(text.unicodeScalars) }
        return text.precomposedStringWithCanonicalMapping.unicodeScalars.compactMap { scalar in
            switch scalar.value {
            case 9, 0x2002...0x200A, 0x202F: return " "
            case 0..<32, 127..<160, 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF:
                return nil
            default: return scalar
            }
        }
    }
}

// MARK: - Truncating

extension TextLine {
    /// The line itself if it fits, otherwise as much of its beginning as fits before "…". Spaces before the "…" are
    /// left out. If not even "…" fits, the line is empty.
    package func truncated(to available: CGFloat) -> TextLine {
        guard width > available else { return self }
        let characters = Array(text)
        var low = -1
        var high = characters.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if shortened(characters, to: middle).width <= available {
                low = middle
            } else {
                high = middle
            }
        }
        return low < 0 ? TextLine("", font: font, size: size, tracking: tracking) : shortened(characters, to: low)
    }

    private func shortened(_ characters: [Character], to count: Int) -> TextLine {
        var kept = characters[..<count]
        while kept.last?.isWhitespace == true { kept.removeLast() }
        return TextLine(String(kept) + "…", font: font, size: size, tracking: tracking)
    }
}
