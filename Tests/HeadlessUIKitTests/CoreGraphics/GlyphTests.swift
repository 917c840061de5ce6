import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

@Suite struct GlyphTests {
    let font = GlyphFont.inter(weight: 400)

    @Test func weightsGoToTheNearest() {
        #expect(
            [100, 400, 500, 510, 600, 640, 700, 900].map { GlyphFont.inter(weight: $0).weight } == [
                400, 400, 600, 600, 600, 600, 700, 700,
            ])
    }

    @Test func widthIsTheSumOfAdvancesAndKerning() {
        let pair = TextLine("AV", font: font, size: 100)
        let (a, v) = (TextLine("A", font: font, size: 100), TextLine("V", font: font, size: 100))
        let kerning = font.face.kerning.distance(between: pair.glyphs[0].index, and: pair.glyphs[1].index)
        #expect(kerning < 0)
        #expect(abs(pair.width - (a.width + v.width + CGFloat(kerning) * 100 / font.unitsPerEm)) < 0.0001)
        #expect(pair.glyphs[1].x < a.width)
    }

    @Test func trackingIsAddedAfterEveryGlyph() {
        let plain = TextLine("Title", font: font, size: 17)
        let spaced = TextLine("Title", font: font, size: 17, tracking: 0.5)
        #expect(abs(spaced.width - plain.width - 2.5) < 0.0001)
        #expect(abs(spaced.glyphs[4].x - plain.glyphs[4].x - 2) < 0.0001)
    }

    @Test func sizeScalesEverything() {
        let small = TextLine("Großmeister Ångström", font: font, size: 10)
        let large = TextLine("Großmeister Ångström", font: font, size: 30)
        #expect(abs(large.width - 3 * small.width) < 0.0001)
        #expect(abs(font.ascender / font.unitsPerEm - 0.96875) < 0.0001)
    }

    @Test func composedAndDecomposedAreTheSame() {
        #expect(TextLine("e\u{301}", font: font, size: 17).glyphs == TextLine("é", font: font, size: 17).glyphs)
    }

    @Test func everyAsciiCharacterHasAGlyph() {
        for value in UInt32(33)..<127 {
            let glyph = Unicode.Scalar(value).map(font.face.glyph) ?? 0
            #expect(glyph > 0)
            #expect(!font.face.outline(of: glyph).isEmpty)
        }
    }

    @Test func missingCharacterIsAVisibleBox() {
        let line = TextLine("\u{5D0}", font: font, size: 20)
        #expect(line.glyphs.map(\.index) == [0])
        let canvas = makeCanvas(width: 30, height: 30)
        let blank = canvas.bitmap.copy()
        canvas.draw(line, at: CGPoint(x: 5, y: 25), color: .black)
        #expect(!canvas.bitmap.isIdentical(to: blank))
    }

    @Test func truncationFitsAndEndsWithAnEllipsis() {
        let line = TextLine("A rather long title of a page", font: font, size: 17)
        #expect(line.truncated(to: line.width) == line)
        for width in stride(from: CGFloat(20), to: line.width, by: 7) {
            let short = line.truncated(to: width)
            #expect(short.text.hasSuffix("…"))
            #expect(!short.text.hasSuffix(" …"))
            #expect(short.width <= width)
        }
        #expect(line.truncated(to: 1).text == "")
    }

    @Test func lettersStandOnTheBaseline() {
        let canvas = makeCanvas(width: 40, height: 40)
        canvas.draw(TextLine("H", font: font, size: 22), at: CGPoint(x: 4, y: 30), color: .black)
        let rows = (0..<40).filter { y in (0..<40).contains { canvas.bitmap.rgba($0, y)[0] < 250 } }
        // Capitals are 2048 of 2816 units high: 16 of 22 pixels.
        #expect(rows == Array(14..<30))
    }

    @Test func movedByAPixelIsTheSamePicture() {
        let line = TextLine("Settings", font: font, size: 17)
        let first = makeCanvas(width: 100, height: 30)
        first.draw(line, at: CGPoint(x: 5, y: 20), color: .black)
        let second = makeCanvas(width: 100, height: 30)
        second.draw(line, at: CGPoint(x: 8, y: 22), color: .black)
        let shifted = second.bitmap.crop(x: 3, y: 2, width: 90, height: 25)
        #expect(shifted.isIdentical(to: first.bitmap.crop(x: 0, y: 0, width: 90, height: 25)))
    }

    @Test func rotatedTextHasTheSameInk() {
        let line = TextLine("Hamburg", font: font, size: 17)
        func ink(_ canvas: Canvas) -> Int {
            (0..<10_000).reduce(0) { $0 + 255 - rgba(canvas.bitmap.pixels[$1])[0] }
        }
        let upright = makeCanvas(width: 100, height: 100)
        upright.draw(line, at: CGPoint(x: 10, y: 50), color: .black)
        let turned = makeCanvas(width: 100, height: 100)
        turned.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0))
        turned.draw(line, at: CGPoint(x: 10, y: 50), color: .black)
        #expect(ink(upright) > 50_000)
        #expect(abs(ink(upright) - ink(turned)) < ink(upright) / 100)
    }

    @Test func damagedFilesAreRefused() throws {
        #expect(throws: GlyphFileError.notAGlyphFile) { try GlyphFont.register(name: "x", data: Data("hello".utf8)) }
        #expect(throws: GlyphFileError.unknownVersion(9)) {
            try GlyphFont.register(name: "x", data: Data("HGLF\u{9}\u{1}".utf8))
        }
        let whole = try #require(FontLibrary.interData)
        #expect(throws: GlyphFileError.truncated) { try GlyphFont.register(name: "x", data: whole.prefix(60_000)) }
        try GlyphFont.register(name: "Copy of Inter", data: whole)
        let copy = try #require(GlyphFont.named("Copy of Inter", weight: 700))
        #expect(copy.weight == 700)
        #expect(copy != GlyphFont.inter(weight: 700))
        #expect(TextLine("Bar", font: copy, size: 9).width == TextLine("Bar", font: .inter(weight: 700), size: 9).width)
    }
}
