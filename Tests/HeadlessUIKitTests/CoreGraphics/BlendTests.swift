import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

@Suite struct BlendTests {
    @Test func productIsTheExactlyRoundedQuotient() {
        for first in 0...255 {
            for second in 0...255 {
                let expected = (first * second + 127) / 255
                #expect(Int(Blend.product(UInt32(first), UInt32(second))) == expected)
                #expect(Blend.scaled(UInt32(first) * 0x0101_0101, by: UInt32(second)) == UInt32(expected) * 0x0101_0101)
            }
        }
    }

    @Test func halfTransparentRedOverWhite() {
        let canvas = makeCanvas(width: 5, height: 2)
        canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 1), color: PixelColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        // 0.5 is 128 of 255; every channel of white becomes 255 - 128 = 127.
        for x in 0..<5 {
            #expect(canvas.bitmap.rgba(x, 0) == [255, 127, 127, 255])
            #expect(canvas.bitmap.rgba(x, 1) == [255, 255, 255, 255])
        }
    }

    @Test func translucentOverTranslucent() {
        let canvas = makeCanvas(width: 3, height: 1, background: nil)
        let color = PixelColor(red: 0, green: 200.0 / 255, blue: 0, alpha: 100.0 / 255)
        // 200 x 100 / 255 = 78.4; then 78 + 78 x 155 / 255 = 78 + 47.4 and 100 + 100 x 155 / 255 = 100 + 60.8.
        canvas.fill(CGRect(x: 0, y: 0, width: 3, height: 1), color: color)
        #expect(canvas.bitmap.rgba(1, 0) == [0, 78, 0, 100])
        canvas.fill(CGRect(x: 0, y: 0, width: 3, height: 1), color: color)
        for x in 0..<3 {
            #expect(canvas.bitmap.rgba(x, 0) == [0, 125, 0, 161])
        }
    }

    @Test func halfCoveredEdgeIsHalfway() {
        let canvas = makeCanvas(width: 4, height: 1)
        canvas.fill(CGRect(x: 1.5, y: 0, width: 1.5, height: 1), color: .black)
        // The coverage of half a pixel is 128 of 255, rounded up.
        #expect((0..<4).map { canvas.bitmap.rgba($0, 0)[0] } == [255, 127, 0, 255])
    }

    @Test func oddRowsAreBlendedToTheLastPixel() {
        for count in 1...9 {
            for start in 0...1 {
                let canvas = makeCanvas(width: 12, height: 1)
                let rect = CGRect(x: start, y: 0, width: count, height: 1)
                canvas.fill(rect, color: PixelColor(white: 0, alpha: 0.2))
                let row = (0..<12).map { canvas.bitmap.rgba($0, 0)[0] }
                #expect(row == (0..<12).map { $0 >= start && $0 < start + count ? 204 : 255 })
            }
        }
    }

    @Test func rowsFollowTheRuleOfSinglePixels() {
        let row = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
        let coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
        defer {
            row.deallocate()
            coverage.deallocate()
        }
        for alpha in UInt32(0)...255 {
            let color = Blend.scaled(0xFF40_B3FF, by: alpha)
            for value in 0..<256 { row[value] = UInt32(value) * 0x0001_0101 | 0xFF00_0000 }
            RowPainter.blend(row, count: 256, with: color)
            #expect((0..<256).allSatisfy { row[$0] == Blend.over(color, UInt32($0) * 0x0001_0101 | 0xFF00_0000) })
            for value in 0..<256 {
                row[value] = UInt32(255 - value) * 0x0001_0101 | 0xFF00_0000
                coverage[value] = UInt8(value)
            }
            RowPainter.blend(row, count: 256, with: color, coverage: coverage)
            #expect(
                (0..<256).allSatisfy { value in
                    let below = UInt32(255 - value) * 0x0001_0101 | 0xFF00_0000
                    return row[value] == Blend.over(Blend.scaled(color, by: UInt32(value)), below)
                })
        }
    }

    @Test func packingClampsAndPremultiplies() {
        #expect(rgba(PixelColor(red: 2, green: -1, blue: 0.5).packed()) == [255, 0, 128, 255])
        #expect(rgba(PixelColor(red: .nan, green: 1, blue: 1, alpha: 0.2).packed()) == [0, 51, 51, 51])
    }

    @Test func replacingMixesBothWays() {
        #expect(Blend.mixed(0xFF00_0000, 0xFFFF_FFFF, 255) == 0xFFFF_FFFF)
        #expect(Blend.mixed(0xFF00_0000, 0xFFFF_FFFF, 0) == 0xFF00_0000)
        #expect(Blend.mixed(0xFF00_0000, 0xFFFF_FFFF, 51) == 0xFF33_3333)
    }
}
