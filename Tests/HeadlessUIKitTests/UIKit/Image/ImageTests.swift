import TestSupport
import Testing

@testable import UIKit

@Suite(.ownSimulator)
struct ImageTests {
    private func image(_ width: Int, _ height: Int, scale: CGFloat = 1) -> UIImage {
        let bitmap = Bitmap(width: width, height: height)
        for index in 0..<width * height { bitmap.pixels[index] = 0xFF00_00FF }
        return UIImage(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: .up)
    }

    @Test func sizeIsInPoints() {
        let image = image(30, 60, scale: 3)
        #expect(image.size == CGSize(width: 10, height: 20))
        #expect(image.cgImage?.width == 30)
        #expect(UIImage().size == .zero)
        #expect(UIImage().cgImage == nil)
    }

    @Test func pngSurvivesTheRoundTrip() throws {
        let image = image(5, 4, scale: 2)
        let data = try #require(image.pngData())
        #expect(UIImage(data: data, scale: 2) == image)
        #expect(UIImage(data: data)?.size == CGSize(width: 5, height: 4))
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
    }

    @Test func equalPixelsAreEqual() {
        #expect(image(3, 3) == image(3, 3))
        #expect(image(3, 3) != image(3, 3, scale: 2))
        #expect(image(3, 3) != image(3, 4))
        #expect(image(3, 3) != image(3, 3).withRenderingMode(.alwaysTemplate))
    }

    @Test func variantsKeepTheRest() {
        let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let image = image(3, 3).resizableImage(withCapInsets: insets).withRenderingMode(.alwaysOriginal)
        #expect(image.capInsets == insets)
        #expect(image.resizingMode == .tile)
        #expect(image.renderingMode == .alwaysOriginal)
        #expect(image.withTintColor(.red).renderingMode == .alwaysOriginal)
        #expect(image.withTintColor(.red, renderingMode: .alwaysTemplate).renderingMode == .alwaysTemplate)
    }

    @Test func tintColorFillsTheShape() throws {
        let tinted = try #require(image(2, 2).withTintColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1)).cgImage)
        #expect(tinted.bitmap[0, 0] == 0xFF00_FF00)
    }

    @Test func capsKeepTheirSize() throws {
        let bitmap = Bitmap(width: 3, height: 1)
        bitmap[0, 0] = 0xFF00_00FF
        bitmap[1, 0] = 0xFF00_FF00
        bitmap[2, 0] = 0xFFFF_0000
        let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let image = UIImage(cgImage: CGImage(bitmap: bitmap)).resizableImage(withCapInsets: caps)
        let target = Bitmap(width: 10, height: 1)
        let canvas = Canvas(bitmap: target, scale: 1)
        image.draw(in: CGRect(x: 0, y: 0, width: 10, height: 1), on: canvas, tint: .black, traits: UITraitCollection())
        #expect(target[0, 0] == 0xFF00_00FF)
        #expect((1...8).allSatisfy { target[$0, 0] == 0xFF00_FF00 })
        #expect(target[9, 0] == 0xFFFF_0000)
    }
}
