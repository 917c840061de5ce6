import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

@Suite struct PNGTests {
    /// Every combination of alpha and one premultiplied channel: many more than 256 colors.
    private func everyAlpha() -> Bitmap {
        let bitmap = Bitmap(width: 256, height: 256)
        for alpha in 0..<256 {
            for value in 0...alpha {
                bitmap[value, alpha] = UInt32(value | value / 2 << 8 | (alpha - value) << 16 | alpha << 24)
            }
        }
        return bitmap
    }

    private func noise(width: Int, height: Int, opaque: Bool) -> Bitmap {
        let bitmap = Bitmap(width: width, height: height)
        var seed: UInt32 = 7
        for index in 0..<(width * height) {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            bitmap.pixels[index] = Alpha.multiplied(opaque ? seed | 0xFF00_0000 : seed)
        }
        return bitmap
    }

    @Test func everyPremultipliedPixelSurvives() throws {
        let bitmap = everyAlpha()
        #expect(try PNG.decode(PNG.encode(bitmap)).isIdentical(to: bitmap))
    }

    @Test(arguments: [1, 2, 3, 5, 64, 67])
    func roundTrip(width: Int) throws {
        for opaque in [true, false] {
            let bitmap = noise(width: width, height: 9, opaque: opaque)
            #expect(try PNG.decode(PNG.encode(bitmap)).isIdentical(to: bitmap))
            let large = noise(width: width, height: 400, opaque: opaque)
            #expect(try PNG.decode(PNG.encode(large)).isIdentical(to: large))
        }
    }

    @Test func drawingsSurviveInTrueColors() throws {
        let canvas = makeCanvas(width: 90, height: 60)
        canvas.drawLinearGradient(
            in: CGRect(x: 0, y: 0, width: 90, height: 40),
            colors: [PixelColor(red: 1, green: 0.2, blue: 0), PixelColor(red: 0, green: 0.3, blue: 1)],
            start: .zero, end: CGPoint(x: 1, y: 1))
        let bytes = PNG.encode(canvas.bitmap)
        #expect(bytes[25] == PNG.ColorType.rgb.rawValue)
        #expect(try PNG.decode(bytes).isIdentical(to: canvas.bitmap))
    }

    @Test func fewColorsAreIndexed() throws {
        let canvas = makeCanvas(width: 20, height: 10)
        canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 5), color: PixelColor(red: 1, green: 0, blue: 0))
        let bytes = PNG.encode(canvas.bitmap)
        #expect(bytes[25] == PNG.ColorType.indexed.rawValue)
        #expect(try PNG.decode(bytes).isIdentical(to: canvas.bitmap))
    }

    @Test func translucentPaletteSurvives() throws {
        let canvas = makeCanvas(width: 20, height: 10, background: nil)
        canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 5), color: PixelColor(red: 1, green: 0, blue: 0, alpha: 0.3))
        canvas.fill(CGRect(x: 8, y: 0, width: 5, height: 5), color: .black)
        #expect(try PNG.decode(PNG.encode(canvas.bitmap)).isIdentical(to: canvas.bitmap))
    }

    /// A palette of two bits per pixel, grey with alpha, and every row filter, each written without ``PNG``.
    @Test(arguments: PNGSample.all)
    func foreignFilesAreRead(sample: PNGSample) throws {
        let bitmap = try PNG.decode(sample.file)
        #expect((0..<bitmap.height).map { y in (0..<bitmap.width).map { bitmap.rgba($0, y) } } == sample.pixels)
    }

    @Test func whatIsWrongIsNamed() {
        let good = PNGSample.filters.file
        #expect(throws: PNGError.notAPNG) { try PNG.decode(Array("GIF89a, surely".utf8)) }
        #expect(throws: PNGError.truncated) { try PNG.decode([]) }
        #expect(throws: PNGError.gitLFSPointer) {
            try PNG.decode(Array("version https://git-lfs.github.com/spec/v1\noid sha256:0".utf8))
        }
        #expect(throws: PNGError.truncated) { try PNG.decode(Array(good.dropLast())) }
        #expect(throws: PNGError.truncated) { try PNG.decode(Array(good.prefix(40))) }
        var flipped = good
        flipped[20] ^= 1
        #expect(throws: PNGError.badChecksum(chunk: "IHDR")) { try PNG.decode(flipped) }
        #expect(throws: PNGError.interlaced) { try PNG.decode(PNGSample.file(header: [8, 0, 0, 0, 1], rows: [0, 0])) }
        #expect(throws: PNGError.unsupported(bitDepth: 16, colorType: 2)) {
            try PNG.decode(PNGSample.file(header: [16, 2, 0, 0, 0], rows: [0, 0]))
        }
        #expect(throws: PNGError.missingPalette) {
            try PNG.decode(PNGSample.file(header: [8, 3, 0, 0, 0], rows: [0, 0]))
        }
        #expect(throws: PNGError.badFilter(5)) {
            try PNG.decode(PNGSample.file(header: [8, 0, 0, 0, 0], rows: [5, 0]))
        }
        #expect(throws: PNGError.badImageData) {
            try PNG.decode(PNGSample.file(header: [8, 0, 0, 0, 0], rows: [0, 0, 0]))
        }
        #expect(
            "\(PNGError.interlaced)" == "The PNG is interlaced, which is not supported; save it without interlacing.")
    }
}
