import Foundation

/// One line of text, measured: which glyphs it consists of and where each begins.
///
/// Letters are set from left to right with the font's kerning. Controls and joiners take no space; a character that the
/// font does not have is a box.
package struct TextLine: Sendable, Equatable {
    struct Glyph: Sendable, Equatable {
        let index: Int
        /// The distance of its origin from the beginning of the line, in points.
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

    /// From the baseline up to the top of the line, in points.
    var ascent: CGFloat { font.ascender * size / font.unitsPerEm }

    /// From the baseline down to the bottom of the line, in points.
    var descent: CGFloat { -font.descender * size / font.unitsPerEm }

    /// The characters that are drawn, accents composed with their letters.
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
