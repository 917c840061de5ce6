import Foundation
import Testing

@testable import CoreGraphics

@Suite struct DeterminismTests {
    private func draw(_ scale: CGFloat) -> Bitmap {
        let canvas = makeCanvas(width: Int(200 * scale), height: Int(120 * scale), scale: scale)
        canvas.drawLinearGradient(
            in: CGRect(x: 0, y: 0, width: 200, height: 80),
            colors: [PixelColor(red: 0.9, green: 0.3, blue: 0.2), PixelColor(red: 0.1, green: 0.3, blue: 0.8)],
            start: .zero, end: CGPoint(x: 1, y: 1))
        let card = CGRect(x: 12.3, y: 30.7, width: 120, height: 70)
        canvas.drawShadow(
            of: .rect(card, cornerRadius: 12), radius: 6, offset: CGSize(width: 0, height: 3),
            color: PixelColor(white: 0, alpha: 0.3))
        canvas.fill(card, cornerRadius: 12, color: .white)
        canvas.draw(
            TextLine("Landscapes", font: .inter(weight: 600), size: 17), at: CGPoint(x: 20, y: 60), color: .black)
        canvas.blurBackdrop(
            in: CGRect(x: 0, y: 0, width: 200, height: 44), radius: 12, saturation: 1.8,
            tint: PixelColor(white: 1, alpha: 0.6))
        canvas.stroke(.ellipse(in: CGRect(x: 140, y: 50, width: 30, height: 30)), lineWidth: 3, color: .black)
        return canvas.bitmap
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func sameCallsGiveTheSameBytes(scale: CGFloat) {
        let first = draw(scale)
        #expect(first.isIdentical(to: draw(scale)))
        #expect(PNG.encode(first) == PNG.encode(draw(scale)))
    }

    /// Recorded on x86-64 in a debug build; other architectures and builds must produce the same value.
    @Test func bytesAreTheSameEverywhere() {
        let bitmap = draw(2)
        var sum: UInt64 = 14_695_981_039_346_656_037
        for index in 0..<(bitmap.width * bitmap.height) {
            sum = (sum ^ UInt64(bitmap.pixels[index])) &* 1_099_511_628_211
        }
        #expect(sum == 5_461_971_358_810_484_357)
    }
}
