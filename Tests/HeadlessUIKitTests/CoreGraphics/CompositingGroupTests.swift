import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

@Suite struct CompositingGroupTests {
    @Test func groupIsCompositedOnce() {
        let canvas = makeCanvas(width: 4, height: 1)
        canvas.beginGroup(alpha: 0.5)
        canvas.fill(CGRect(x: 0, y: 0, width: 3, height: 1), color: .black)
        canvas.fill(CGRect(x: 1, y: 0, width: 2, height: 1), color: PixelColor(red: 0, green: 0, blue: 1))
        canvas.endGroup()
        // Alpha 128: black over white results in 127; inside the group blue covers the black entirely.
        #expect(canvas.bitmap.rgba(0, 0) == [127, 127, 127, 255])
        #expect(canvas.bitmap.rgba(1, 0) == [127, 127, 255, 255])
        #expect(canvas.bitmap.rgba(3, 0) == [255, 255, 255, 255])
    }

    @Test func groupRespectsARoundedClip() {
        let rect = CGRect(x: 1, y: 1, width: 14, height: 14)
        let grouped = makeCanvas(width: 16, height: 16)
        grouped.clip(to: rect, cornerRadius: 6)
        grouped.beginGroup(alpha: 1)
        grouped.fill(CGRect(x: 0, y: 0, width: 16, height: 16), color: .black)
        grouped.endGroup()
        let filled = makeCanvas(width: 16, height: 16)
        filled.fill(rect, cornerRadius: 6, color: .black)
        #expect(grouped.bitmap.isIdentical(to: filled.bitmap))
    }

    @Test func nestedGroupsMultiply() {
        let canvas = makeCanvas(width: 2, height: 1)
        canvas.beginGroup(alpha: 0.5)
        canvas.clip(to: CGRect(x: 1, y: 0, width: 1, height: 1))
        canvas.beginGroup(alpha: 0.5)
        canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 1), color: .black)
        canvas.endGroup()
        canvas.endGroup()
        // Alpha 255 becomes 128, then 128 x 128 / 255 = 64.25; white becomes 191.
        #expect(canvas.bitmap.rgba(0, 0)[0] == 255)
        #expect(canvas.bitmap.rgba(1, 0)[0] == 191)
    }

    @Test func verticalGradientRunsFromEndToEnd() {
        let canvas = makeCanvas(width: 3, height: 4)
        canvas.drawLinearGradient(
            in: CGRect(x: 0, y: 0, width: 3, height: 4), colors: [.black, .white],
            start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1))
        // The pixel centres are at 1/8, 3/8, 5/8 and 7/8 of the gradient's length.
        let column = (0..<4).map { canvas.bitmap.rgba(1, $0)[0] }
        #expect(column == [32, 96, 159, 223])
    }

    @Test func horizontalGradientKeepsItsStops() {
        let canvas = makeCanvas(width: 8, height: 2)
        canvas.drawLinearGradient(
            in: CGRect(x: 0, y: 0, width: 8, height: 2), colors: [.black, .black, .white, .white],
            locations: [0, 0.5, 0.5, 1], start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5))
        let row = (0..<8).map { canvas.bitmap.rgba($0, 1)[0] }
        #expect(row == [0, 0, 0, 0, 255, 255, 255, 255])
    }

    @Test func diagonalGradientMeetsTheOtherCorners() {
        let canvas = makeCanvas(width: 40, height: 10)
        canvas.drawLinearGradient(
            in: CGRect(x: 0, y: 0, width: 40, height: 10), colors: [.black, .white],
            start: .zero, end: CGPoint(x: 1, y: 1))
        #expect(canvas.bitmap.rgba(38, 0)[0] == canvas.bitmap.rgba(2, 9)[0])
        #expect(canvas.bitmap.rgba(0, 0)[0] < 12)
        #expect(canvas.bitmap.rgba(39, 9)[0] > 243)
    }

    @Test func alignedBitmapIsCopied() {
        let image = makeCanvas(width: 2, height: 2, background: nil)
        image.fill(CGRect(x: 0, y: 0, width: 1, height: 2), color: PixelColor(red: 0.2, green: 0.4, blue: 0.6))
        let canvas = makeCanvas(width: 6, height: 6, scale: 2)
        canvas.draw(image.bitmap, in: CGRect(x: 1, y: 1, width: 1, height: 1))
        #expect(canvas.bitmap.rgba(2, 3) == [51, 102, 153, 255])
        #expect(canvas.bitmap.rgba(3, 3) == [255, 255, 255, 255])
    }

    @Test func smallerIsTheAverage() {
        let image = makeCanvas(width: 4, height: 2)
        image.fill(CGRect(x: 0, y: 0, width: 1, height: 2), color: .black)
        let canvas = makeCanvas(width: 2, height: 1)
        canvas.draw(image.bitmap, in: CGRect(x: 0, y: 0, width: 2, height: 1))
        // Half black and half white, with 256 weights: (255 x 128 + 128) / 256 = 128.
        #expect(canvas.bitmap.rgba(0, 0) == [128, 128, 128, 255])
        #expect(canvas.bitmap.rgba(1, 0) == [255, 255, 255, 255])
    }

    @Test func largerIsBilinear() {
        let image = makeCanvas(width: 2, height: 1)
        image.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: .black)
        let canvas = makeCanvas(width: 4, height: 1)
        canvas.draw(image.bitmap, in: CGRect(x: 0, y: 0, width: 4, height: 1))
        #expect((0..<4).map { canvas.bitmap.rgba($0, 0)[0] } == [0, 64, 191, 255])
    }

    @Test func tintFillsTheAlphaOfAMask() {
        let mask = makeCanvas(width: 2, height: 1, background: nil)
        mask.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: PixelColor(white: 0.3, alpha: 0.6))
        let canvas = makeCanvas(width: 2, height: 1)
        canvas.draw(
            mask.bitmap, in: CGRect(x: 0, y: 0, width: 2, height: 1), tint: PixelColor(red: 1, green: 0, blue: 0))
        // Alpha 153: red does not change, green and blue become 102.
        #expect(canvas.bitmap.rgba(0, 0) == [255, 102, 102, 255])
        #expect(canvas.bitmap.rgba(1, 0) == [255, 255, 255, 255])
    }

    @Test func mirroredBitmapIsMirrored() {
        let image = makeCanvas(width: 3, height: 1)
        image.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: .black)
        let canvas = makeCanvas(width: 3, height: 1)
        canvas.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 3, ty: 0))
        canvas.draw(image.bitmap, in: CGRect(x: 0, y: 0, width: 3, height: 1))
        #expect((0..<3).map { canvas.bitmap.rgba($0, 0)[0] } == [255, 255, 0])
    }
}
