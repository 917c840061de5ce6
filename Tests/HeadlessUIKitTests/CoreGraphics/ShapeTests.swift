import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

@Suite struct ShapeTests {
    @Test func roundedCoverageIsSymmetric() {
        let rect = DeviceRect(3, 2, 44, 31)
        let coverage = RoundedRectCoverage(rect: rect, radiusX: 9.3, radiusY: 9.3).coverage(within: rect.outer)
        var partial = 0
        for y in 2..<31 {
            for x in 3..<44 {
                let value = coverage.value(x: x, y: y)
                #expect(value == coverage.value(x: 46 - x, y: y))
                #expect(value == coverage.value(x: x, y: 32 - y))
                if value > 0 && value < 255 { partial += 1 }
            }
        }
        #expect(partial > 40)
        #expect(coverage.value(x: 3, y: 2) == 0)
        #expect(coverage.value(x: 20, y: 16) == 255)
    }

    @Test(arguments: [4.0, 10.0, 25.5])
    func circleHasItsArea(radius: Double) {
        let rect = DeviceRect(10, 10, 10 + 2 * radius, 10 + 2 * radius)
        let coverage = RoundedRectCoverage(rect: rect, radiusX: radius, radiusY: radius).coverage(within: rect.outer)
        var sum = 0
        for y in coverage.bounds.top..<coverage.bounds.bottom {
            for x in coverage.bounds.left..<coverage.bounds.right {
                sum += Int(coverage.value(x: x, y: y))
            }
        }
        #expect(abs(Double(sum) / 255 / (radius * radius) - 3.14159) < 0.02)
    }

    @Test func pathAndRoundedRectAgree() {
        let rect = CGRect(x: 2.25, y: 3.5, width: 30, height: 21)
        let canvas = makeCanvas(width: 40, height: 30)
        canvas.fill(rect, cornerRadius: 8, color: .black)
        let other = makeCanvas(width: 40, height: 30)
        other.fill(VectorPath.roundedRect(rect, cornerRadius: 8), color: .black)
        for y in 0..<30 {
            for x in 0..<40 {
                #expect(abs(canvas.bitmap.rgba(x, y)[0] - other.bitmap.rgba(x, y)[0]) <= 8)
            }
        }
    }

    @Test func triangleCoversHalfOfItsDiagonal() {
        let canvas = makeCanvas(width: 4, height: 4)
        var path = VectorPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.line(to: CGPoint(x: 4, y: 4))
        path.line(to: CGPoint(x: 0, y: 4))
        path.close()
        canvas.fill(path, color: .black)
        for y in 0..<4 {
            let row = (0..<4).map { canvas.bitmap.rgba($0, y)[0] }
            #expect(row == (0..<4).map { $0 < y ? 0 : $0 == y ? 127 : 255 })
        }
    }

    @Test func pathsBeyondTheEdgesAreCutExactly() {
        let small = makeCanvas(width: 10, height: 10)
        let large = makeCanvas(width: 40, height: 40)
        let path = VectorPath.ellipse(in: CGRect(x: -12, y: -7, width: 33, height: 28))
        small.fill(path, color: .black)
        large.translate(x: 15, y: 15)
        large.fill(path, color: .black)
        let part = large.bitmap.crop(x: 15, y: 15, width: 10, height: 10)
        for index in 0..<100 {
            let difference = rgba(small.bitmap.pixels[index])[0] - rgba(part.pixels[index])[0]
            #expect(abs(difference) <= 1)
        }
    }

    @Test func evenOddLeavesAHole() {
        var path = VectorPath.rect(CGRect(x: 0, y: 0, width: 6, height: 6))
        path.append(.rect(CGRect(x: 2, y: 2, width: 2, height: 2)))
        let canvas = makeCanvas(width: 6, height: 6)
        canvas.fill(path, color: .black, evenOdd: true)
        #expect(canvas.bitmap.rgba(3, 3)[0] == 255)
        #expect(canvas.bitmap.rgba(1, 3)[0] == 0)
        canvas.fill(path, color: .black)
        #expect(canvas.bitmap.rgba(3, 3)[0] == 0)
    }

    @Test func borderStaysInside() {
        let canvas = makeCanvas(width: 10, height: 8)
        canvas.stroke(CGRect(x: 1, y: 1, width: 8, height: 6), cornerRadius: 0, lineWidth: 2, color: .black)
        let column = (0..<8).map { canvas.bitmap.rgba(4, $0)[0] }
        #expect(column == [255, 0, 0, 255, 255, 0, 0, 255])
        let row = (0..<10).map { canvas.bitmap.rgba($0, 4)[0] }
        #expect(row == [255, 0, 0, 255, 255, 255, 255, 0, 0, 255])
    }

    @Test func strokedLineIsAsWideAsAsked() {
        let canvas = makeCanvas(width: 8, height: 8)
        var path = VectorPath()
        path.move(to: CGPoint(x: 2, y: 4))
        path.line(to: CGPoint(x: 6, y: 4))
        canvas.stroke(path, lineWidth: 2, color: .black)
        #expect((0..<8).map { canvas.bitmap.rgba(4, $0)[0] } == [255, 255, 255, 0, 0, 255, 255, 255])
        #expect((0..<8).map { canvas.bitmap.rgba($0, 4)[0] } == [255, 255, 0, 0, 0, 0, 255, 255])
    }

    @Test func clipsIntersectAndAreRestored() {
        let canvas = makeCanvas(width: 10, height: 10)
        canvas.save()
        canvas.clip(to: CGRect(x: 2, y: 2, width: 6, height: 6))
        canvas.clip(to: CGRect(x: 0, y: 4, width: 10, height: 10))
        canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), color: .black)
        canvas.restore()
        #expect(canvas.bitmap.rgba(2, 4)[0] == 0)
        #expect(canvas.bitmap.rgba(7, 7)[0] == 0)
        #expect(canvas.bitmap.rgba(2, 3)[0] == 255)
        #expect(canvas.bitmap.rgba(8, 7)[0] == 255)
        canvas.fill(CGRect(x: 9, y: 9, width: 1, height: 1), color: .black)
        #expect(canvas.bitmap.rgba(9, 9)[0] == 0)
    }

    @Test func softClipAndSoftFillMultiply() {
        let canvas = makeCanvas(width: 3, height: 1)
        canvas.clip(to: .rect(CGRect(x: 0.75, y: 0, width: 3, height: 1)))
        canvas.fill(CGRect(x: 0.5, y: 0, width: 3, height: 1), color: .black)
        // A coverage of a quarter is 64, of a half 128; 64 x 128 / 255 = 32.1.
        #expect((0..<3).map { canvas.bitmap.rgba($0, 0)[0] } == [223, 0, 0])
    }

    @Test func fillInRoundedClipEqualsRoundedFill() {
        let rect = CGRect(x: 1, y: 1, width: 18, height: 14)
        let clipped = makeCanvas(width: 20, height: 16)
        clipped.clip(to: rect, cornerRadius: 5)
        clipped.fill(CGRect(x: 0, y: 0, width: 20, height: 16), color: PixelColor(white: 0.25))
        let filled = makeCanvas(width: 20, height: 16)
        filled.fill(rect, cornerRadius: 5, color: PixelColor(white: 0.25))
        #expect(clipped.bitmap.isIdentical(to: filled.bitmap))
    }

    @Test func quarterTurnMovesTheRect() {
        let canvas = makeCanvas(width: 8, height: 8)
        canvas.translate(x: 8, y: 0)
        canvas.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        canvas.fill(CGRect(x: 1, y: 2, width: 3, height: 1), color: .black)
        for y in 0..<8 {
            for x in 0..<8 {
                #expect(canvas.bitmap.rgba(x, y)[0] == (x == 5 && (1..<4).contains(y) ? 0 : 255))
            }
        }
    }
}
