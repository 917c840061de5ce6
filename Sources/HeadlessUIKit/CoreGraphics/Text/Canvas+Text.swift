import Foundation

extension Canvas {
    /// Draws a line of text with its baseline beginning at a point.
    ///
    /// Upright text stands on whole pixels vertically and on quarters of a pixel horizontally, which keeps it crisp.
    /// Rotated, mirrored, stretched and very large text is drawn from its outlines.
    package func draw(_ line: TextLine, at baselineOrigin: CGPoint, color: PixelColor) {
        let transform = state.transform
        let pixelSize = Double(line.size) * transform.a
        guard transform.isUpright, transform.a == transform.d, pixelSize < 256 else {
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
