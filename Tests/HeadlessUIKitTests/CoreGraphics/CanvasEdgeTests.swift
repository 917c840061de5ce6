import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Input at the limits of a canvas: it must not crash, and must draw nothing or only the visible part.
@Suite struct CanvasEdgeTests {
    private func drawEverything(on canvas: Canvas, in rect: CGRect) {
        let red = PixelColor(red: 1, green: 0, blue: 0, alpha: 0.7)
        canvas.fill(rect, cornerRadius: 5, color: red)
        canvas.fill(rect, color: red)
        canvas.stroke(rect, cornerRadius: 3, lineWidth: 1, color: red)
        canvas.fill(.ellipse(in: rect), color: red)
        canvas.stroke(.roundedRect(rect, cornerRadius: 4), lineWidth: 2, color: red, cap: .round)
        canvas.drawLinearGradient(
            in: rect, cornerRadius: 2, colors: [red, .white], start: .zero, end: CGPoint(x: 1, y: 0.3))
        canvas.drawShadow(
            of: .rect(rect, cornerRadius: 3), radius: 5, offset: CGSize(width: 1, height: 2), color: red)
        canvas.draw(Bitmap(width: 3, height: 5), in: rect, alpha: 0.5)
        canvas.draw(TextLine("Edge", font: .inter(weight: 400), size: 12), at: rect.origin, color: red)
        canvas.blurBackdrop(in: rect, cornerRadius: 2, radius: 9, tint: red)
        canvas.save()
        canvas.clip(to: rect, cornerRadius: 6)
        canvas.clip(to: rect.insetBy(dx: 1, dy: 1), cornerRadius: 6)
        canvas.beginGroup(alpha: 0.5)
        canvas.fill(rect, cornerRadius: 3, color: red)
        canvas.stroke(rect, cornerRadius: 3, lineWidth: 2, color: red)
        canvas.blurBackdrop(in: rect, radius: 2, tint: red)
        canvas.endGroup()
        canvas.restore()
    }

    static let outside = [
        CGRect(x: 500, y: 500, width: 20, height: 20), CGRect(x: -90, y: -90, width: 30, height: 30),
        CGRect(x: 1e12, y: 0, width: 10, height: 10), CGRect(x: -1e12, y: -1e12, width: 10, height: 10),
    ]

    @Test(arguments: outside)
    func outsideNothingIsDrawn(rect: CGRect) {
        let canvas = makeCanvas(width: 33, height: 21)
        let before = canvas.bitmap.copy()
        drawEverything(on: canvas, in: rect)
        #expect(canvas.bitmap.isIdentical(to: before))
    }

    static let odd = [
        CGRect(x: 3, y: 3, width: 0, height: 9), CGRect(x: 3.3, y: 2.1, width: 0.2, height: 0.2),
        CGRect(x: -5, y: -5, width: 500, height: 500), CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9),
        CGRect(x: 20, y: 15, width: -10, height: -10), CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4),
        CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 4), CGRect(x: 30.5, y: 0.5, width: 9, height: 33),
    ]

    @Test(arguments: odd)
    func oddRectsDoNotCrash(rect: CGRect) {
        for size in [0, 33, 1, 2].sample(every: 2) {
            drawEverything(on: makeCanvas(width: size, height: size), in: rect)
            let turned = makeCanvas(width: size, height: size, scale: 2)
            turned.concatenate(CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 3, ty: 1))
            drawEverything(on: turned, in: rect)
            let flat = makeCanvas(width: size, height: size)
            flat.concatenate(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 3, ty: 1))
            drawEverything(on: flat, in: rect)
        }
    }

    @Test func hugeRectLooksLikeASmallOne() {
        let huge = makeCanvas(width: 40, height: 40)
        huge.fill(CGRect(x: 3.5, y: 4.5, width: 1_000_000, height: 2_000_000), cornerRadius: 12, color: .black)
        let small = makeCanvas(width: 40, height: 40)
        small.fill(CGRect(x: 3.5, y: 4.5, width: 90, height: 90), cornerRadius: 12, color: .black)
        #expect(huge.bitmap.isIdentical(to: small.bitmap))
    }

    @Test func cornersLargerThanTheRectAreHalfOfIt() {
        let first = makeCanvas(width: 30, height: 20)
        first.fill(CGRect(x: 2, y: 2, width: 26, height: 16), cornerRadius: 100, color: .black)
        let second = makeCanvas(width: 30, height: 20)
        second.fill(CGRect(x: 2, y: 2, width: 26, height: 16), cornerRadius: 8, color: .black)
        #expect(first.bitmap.isIdentical(to: second.bitmap))
    }

    @Test func emptyTextHasNoWidth() {
        let line = TextLine("", font: .inter(weight: 400), size: 17)
        #expect(line.width == 0)
        #expect(line.truncated(to: 0) == line)
        #expect(TextLine("\u{200B}\u{FE0F}\n", font: .inter(weight: 400), size: 17).glyphs.isEmpty)
    }

    @Test func clipBoundsAreInUserSpace() {
        let canvas = makeCanvas(width: 40, height: 20, scale: 2)
        canvas.translate(x: 3, y: 4)
        #expect(canvas.clipBounds == CGRect(x: -3, y: -4, width: 20, height: 10))
    }
}
