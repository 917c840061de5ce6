import Foundation
import Synchronization

/// Keeps the coverage of glyphs that were drawn, so that each is rasterised once per size and horizontal position.
enum GlyphCache {
    /// Positions in between pixels that are told apart.
    static let phases = 4

    /// When it holds this many glyphs it starts anew.
    static let limit = 4096

    private static let entries = Mutex<[UInt64: Coverage]>([:])

    /// The coverage of a glyph whose origin lies at (`phase` / 4, 0). The size is in 1/64 pixels per em.
    static func coverage(font: GlyphFont, glyph: Int, size: Int, phase: Int) -> Coverage {
        let key = UInt64(font.identifier) << 48 | UInt64(glyph) << 28 | UInt64(size) << 2 | UInt64(phase)
        if let known = entries.withLock({ $0[key] }) { return known }
        let perUnit = Double(size) / 64 / Double(font.unitsPerEm)
        let shift = Double(phase) / Double(phases)
        let path = font.face.outline(of: glyph).mapped { point in
            CGPoint(x: Double(point.x) * perUnit + shift, y: Double(point.y) * -perUnit)
        }
        let everywhere = PixelRect(left: -1_000_000, top: -1_000_000, right: 1_000_000, bottom: 1_000_000)
        let coverage = PathRasterizer.coverage(of: path, evenOdd: false, within: everywhere)
        entries.withLock { entries in
            if entries.count >= limit { entries.removeAll(keepingCapacity: true) }
            entries[key] = coverage
        }
        return coverage
    }
}
