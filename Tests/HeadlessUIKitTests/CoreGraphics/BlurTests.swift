import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

@Suite struct BlurTests {
    @Test(arguments: [0.0, 0.7, 3, 8, 20, 60])
    func constantStaysConstant(radius: Double) {
        let color = PixelColor(red: 0.3, green: 0.7, blue: 0.1)
        let canvas = makeCanvas(width: 61, height: 43, background: color)
        let before = canvas.bitmap.copy()
        canvas.blurBackdrop(in: CGRect(x: 7, y: 5, width: 40, height: 30), radius: CGFloat(radius), tint: .clear)
        #expect(canvas.bitmap.isIdentical(to: before))
    }

    @Test func edgeIsSpreadEvenlyAndOnlyInside() {
        let canvas = makeCanvas(width: 64, height: 32)
        canvas.fill(CGRect(x: 0, y: 0, width: 32, height: 32), color: .black)
        canvas.blurBackdrop(in: CGRect(x: 0, y: 8, width: 64, height: 16), radius: 3, tint: .clear)
        let row = (0..<64).map { canvas.bitmap.rgba($0, 16)[0] }
        #expect(row == row.sorted())
        #expect(row[20] == 0 && row[43] == 255)
        for x in 0..<32 {
            #expect(abs(row[x] + row[63 - x] - 255) <= 1)
        }
        // A Gaussian edge reaches 84 % at one standard deviation: 0.841 x 255 = 214 between pixels 34 and 35.
        // Three box filters approximate it to 3 %.
        #expect(abs((row[34] + row[35]) / 2 - 214) <= 8)
        #expect((0..<64).map { canvas.bitmap.rgba($0, 7)[0] } == (0..<64).map { $0 < 32 ? 0 : 255 })
    }

    @Test func tintLiesOnTop() {
        let canvas = makeCanvas(width: 20, height: 20, background: .black)
        let tint = PixelColor(white: 1, alpha: 0.6)
        canvas.blurBackdrop(in: CGRect(x: 0, y: 0, width: 20, height: 20), radius: 4, tint: tint)
        #expect(canvas.bitmap.rgba(10, 10) == [153, 153, 153, 255])
    }

    @Test func saturationZeroIsGrey() {
        let canvas = makeCanvas(width: 8, height: 8, background: PixelColor(red: 1, green: 0, blue: 0))
        canvas.blurBackdrop(
            in: CGRect(x: 0, y: 0, width: 8, height: 8), radius: 0, saturation: 0, tint: .clear)
        // 218 / 1024 of 255 is 54.
        #expect(canvas.bitmap.rgba(4, 4) == [54, 54, 54, 255])
    }

    @Test func boxesMatchTheVariance() {
        for sigma in [1.0, 2, 2.5, 3.3, 4] {
            let variance = BoxBlur(sigma: sigma).radii.reduce(0.0) { $0 + Double($1 * ($1 + 1)) / 3 }
            #expect(abs(variance.squareRoot() - sigma) < 0.2, "\(sigma)")
        }
    }

    @Test func shadowIsSymmetricAndFades() {
        let canvas = makeCanvas(width: 60, height: 60)
        let rect = CGRect(x: 20, y: 20, width: 20, height: 20)
        canvas.drawShadow(
            of: .rect(rect, cornerRadius: 4), radius: 3, offset: .zero, color: PixelColor(white: 0, alpha: 0.5))
        for y in 0..<60 {
            for x in 0..<30 {
                #expect(canvas.bitmap[x, y] == canvas.bitmap[59 - x, y])
                #expect(canvas.bitmap[y, x] == canvas.bitmap[y, 59 - x])
            }
        }
        #expect(canvas.bitmap.rgba(30, 30)[0] == 127)
        #expect(canvas.bitmap.rgba(0, 30)[0] == 255)
        let edge = canvas.bitmap.rgba(19, 30)[0]
        #expect(edge > 185 && edge < 205)
    }

    @Test func shadowFollowsItsOffset() {
        let color = PixelColor(white: 0, alpha: 0.5)
        let first = makeCanvas(width: 60, height: 60)
        first.drawShadow(
            of: .rect(CGRect(x: 20, y: 20, width: 16, height: 16), cornerRadius: 4), radius: 2,
            offset: CGSize(width: 3, height: 5), color: color)
        let second = makeCanvas(width: 60, height: 60)
        second.drawShadow(
            of: .rect(CGRect(x: 23, y: 25, width: 16, height: 16), cornerRadius: 4), radius: 2, offset: .zero,
            color: color)
        #expect(first.bitmap.isIdentical(to: second.bitmap))
    }
}
