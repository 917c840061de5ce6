import Foundation

/// A font without a size. Its metrics are in font units, of which `unitsPerEm` are one em.
package struct GlyphFont: Sendable, Equatable {
    let unitsPerEm: CGFloat
    let ascender: CGFloat
    /// Negative, since it lies below the baseline.
    let descender: CGFloat
    let capHeight: CGFloat
    let xHeight: CGFloat
    /// The weight that was found, which may differ from the requested one.
    let weight: Int
    let identifier: Int
    let face: FontFace

    private init(_ entry: FontLibrary.Entry) {
        face = entry.face
        identifier = entry.identifier
        weight = entry.weight
        unitsPerEm = CGFloat(face.unitsPerEm)
        ascender = CGFloat(face.ascender)
        descender = CGFloat(face.descender)
        capHeight = CGFloat(face.capHeight)
        xHeight = CGFloat(face.xHeight)
    }

    /// Inter in the nearest of the weights 400, 600 and 700.
    package static func inter(weight: Int) -> GlyphFont {
        guard let font = named(FontLibrary.systemName, weight: weight) else {
            preconditionFailure("The glyph file of Inter has no faces.")
        }
        return font
    }

    /// A registered font in its nearest weight; nil if there is none with that name.
    static func named(_ name: String, weight: Int) -> GlyphFont? {
        FontLibrary.entry(named: name, weight: weight).map(GlyphFont.init)
    }

    /// Registers a font from a file in the format of `Tools/export-glyphs.py`.
    static func register(name: String, data: Data) throws {
        try FontLibrary.register(name, bytes: [UInt8](data))
    }

    package static func == (first: GlyphFont, second: GlyphFont) -> Bool {
        first.identifier == second.identifier
    }
}
