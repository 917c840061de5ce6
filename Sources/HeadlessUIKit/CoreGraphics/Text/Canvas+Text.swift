import Foundation

extension Canvas {
    /// Draws a line of text whose baseline begins at a point.
    ///
    /// Upright text is positioned at whole pixels vertically and at quarters of a pixel horizontally, which keeps it
    /// crisp. Rotated, mirrored, stretched and very large text is drawn from its outlines.
    package func draw(_ line: TextLine, at baselineOrigin: CGPoint, color: PixelColor) {
        let transform = state.transform
        let pixelSize = Double(line.size) * transform.a
        guard transform.isUpright, transform.a == transform.d, pixelSize >= 0, pixelSize < 256 else {
            drawOutlines(of: line, at: baselineOrigin, color: color)
            return
        }
        let size = Int(pixelSize * 64 + 0.5)
        let pixel = color.packed()
        let start = Double(baselineOrigin.x) * transform.a + transform.tx
        let baseline = (DeviceRect.steps(Double(baselineOrigin.y) * transform.d + transform.ty) + 128) >> 8
        for glyph in line.glyphs {
            let quarters = (DeviceRect.steps(start + Double(glyph.x) * transform.a) + 32) >> 6
            let coverage = GlyphCache.coverage(font: line.font, glyph: glyph.index, size: size, phase: quarters & 3)
            paint(coverage, offset: (quarters >> 2, baseline), pixel: pixel)
        }
    }

    private func drawOutlines(of line: TextLine, at origin: CGPoint, color: PixelColor) {
        let perUnit = line.size / line.font.unitsPerEm
        for glyph in line.glyphs {
            let path = line.font.face.outline(of: glyph.index).mapped { point in
                CGPoint(x: origin.x + glyph.x + point.x * perUnit, y: origin.y - point.y * perUnit)
            }
            fill(path, color: color)
        }
    }
}

/// Caches the coverage of drawn glyphs, so that each is rasterised once per size and horizontal position.
enum GlyphCache {
    /// The number of subpixel positions.
    static let phases = 4

    private static let entries = DrawingCache<UInt64, Coverage>(limit: 4096)

    /// The coverage of a glyph whose origin lies at (`phase` / 4, 0). The size is in 1/64 pixels per em.
    static func coverage(font: GlyphFont, glyph: Int, size: Int, phase: Int) -> Coverage {
        let key = UInt64(font.identifier) << 48 | UInt64(glyph) << 28 | UInt64(size) << 2 | UInt64(phase)
        return entries.value(for: key) {
            let perUnit = Double(size) / 64 / Double(font.unitsPerEm)
            let shift = Double(phase) / Double(phases)
            let path = font.face.outline(of: glyph).mapped { point in
                CGPoint(x: Double(point.x) * perUnit + shift, y: Double(point.y) * -perUnit)
            }
            let everywhere = PixelRect(left: -1_000_000, top: -1_000_000, right: 1_000_000, bottom: 1_000_000)
            return PathRasterizer.coverage(of: path, evenOdd: false, within: everywhere)
        }
    }
}
