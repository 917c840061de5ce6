import TestSupport
import Testing

@testable import UIKit

@Suite(.ownSimulator) struct GraphicsContextTests {
    private func drawn(
        _ width: CGFloat = 20, _ height: CGFloat = 20, opaque: Bool = false, _ draw: (CGContext) -> Void
    ) throws -> Bitmap {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: height), opaque, 1)
        defer { UIGraphicsEndImageContext() }
        draw(try #require(UIGraphicsGetCurrentContext()))
        return try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage).bitmap
    }

    @Test func anImageContextHasTheSizeAndScaleItWasGiven() throws {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContext(CGSize(width: 8, height: 4))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 4), true, 2)
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        #expect(image.size == CGSize(width: 8, height: 4) && image.cgImage?.width == 16)
        // An opaque context is initially black, as in UIKit.
        #expect(image.cgImage?.bitmap.rgba(0, 0) == [0, 0, 0, 255])
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @MainActor @Test func scaleZeroIsTheScreens() throws {
        _ = Simulator(profile: .iPhone15(iOS: 18))
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 3)
        UIGraphicsEndImageContext()
    }

    @Test func stateIsSavedAndRestored() throws {
        let bitmap = try drawn { context in
            context.setFillColor(UIColor.red.cgColor)
            context.saveGState()
            context.setFillColor(UIColor.blue.cgColor)
            context.translateBy(x: 10, y: 0)
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 20))
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
        }
        #expect(bitmap.rgba(2, 2) == [255, 0, 0, 255])
        #expect(bitmap.rgba(12, 2) == [0, 0, 255, 255])
        #expect(bitmap.rgba(17, 2) == [0, 0, 0, 0])
    }

    @Test func pathsAreFilledStrokedAndForgotten() throws {
        let bitmap = try drawn { context in
            context.setFillColor(UIColor.red.cgColor)
            context.setStrokeColor(UIColor.blue.cgColor)
            context.setLineWidth(4)
            context.addRect(CGRect(x: 4, y: 4, width: 12, height: 12))
            context.drawPath(using: .fillStroke)
            #expect(context.isPathEmpty)
        }
        #expect(bitmap.rgba(10, 10) == [255, 0, 0, 255])
        #expect(bitmap.rgba(4, 10) == [0, 0, 255, 255])
    }

    // The result of each mode for opaque red over opaque blue, by the formulas in CGContext.h.
    @Test(arguments: [
        (CGBlendMode.normal, [255, 0, 0, 255]), (.copy, [255, 0, 0, 255]), (.clear, [0, 0, 0, 0]),
        (.sourceIn, [255, 0, 0, 255]), (.sourceOut, [0, 0, 0, 0]), (.destinationOver, [0, 0, 255, 255]),
        (.destinationOut, [0, 0, 0, 0]), (.multiply, [0, 0, 0, 255]), (.screen, [255, 0, 255, 255]),
        (.plusLighter, [255, 0, 255, 255]), (.difference, [255, 0, 255, 255]), (.darken, [0, 0, 0, 255]),
        (.lighten, [255, 0, 255, 255]),
    ])
    func blendModes(_ mode: CGBlendMode, _ expected: [Int]) throws {
        let bitmap = try drawn { context in
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            context.setBlendMode(mode)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        #expect(bitmap.rgba(5, 5) == expected)
        #expect(bitmap.rgba(5, 15) == [0, 0, 255, 255])
        // Over a clear destination: a mode that needs a destination draws nothing.
        let onNothing = [.sourceIn, .clear, .destinationOut].contains(mode) ? [0, 0, 0, 0] : [255, 0, 0, 255]
        #expect(bitmap.rgba(15, 5) == onNothing)
    }

    // Blue with an opacity of one half over red, as Apple's Core Graphics blends them; each channel within one level
    // (gnustep/libs-opal, Tests/opal/CGBlend/blend.m).
    @Test(arguments: [
        (CGBlendMode.normal, [100, 0, 100, 255]), (.multiply, [100, 0, 0, 255]), (.screen, [200, 0, 100, 255]),
        (.darken, [100, 0, 0, 255]), (.lighten, [200, 0, 100, 255]), (.hardLight, [100, 0, 72, 255]),
        (.difference, [200, 0, 100, 255]), (.exclusion, [200, 0, 100, 255]), (.clear, [0, 0, 0, 0]),
        (.copy, [0, 0, 100, 128]), (.sourceAtop, [100, 0, 100, 255]), (.destinationOver, [200, 0, 0, 255]),
        (.xor, [100, 0, 0, 127]), (.plusLighter, [200, 0, 100, 255]),
    ])
    func translucentColorsAreBlended(_ mode: CGBlendMode, _ expected: [Int]) throws {
        let bitmap = try drawn(4, 4) { context in
            context.setFillColor(red: 200.0 / 255, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.setBlendMode(mode)
            context.setFillColor(red: 0, green: 0, blue: 200.0 / 255, alpha: 0.5)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(zip(bitmap.rgba(1, 1), expected).allSatisfy { abs($0 - $1) <= 1 })
    }

    /// gnustep/libs-opal, Tests/opal/CGContextLine/line.m, compared with Apple's Core Graphics.
    @Test(arguments: [(CGLineCap.butt, false), (.square, true)])
    func onlyASquareCapExtendsBeyondTheEnd(_ cap: CGLineCap, extends: Bool) throws {
        let bitmap = try drawn(12, 12) { context in
            context.setLineWidth(4)
            context.setLineCap(cap)
            context.move(to: CGPoint(x: 4, y: 6))
            context.addLine(to: CGPoint(x: 8, y: 6))
            context.strokePath()
        }
        #expect(bitmap.rgba(6, 6)[3] == 255)
        #expect((bitmap.rgba(2, 6)[3] > 0) == extends && (bitmap.rgba(9, 5)[3] > 0) == extends)
        #expect(bitmap.rgba(1, 6)[3] == 0 && bitmap.rgba(10, 6)[3] == 0)
    }

    /// gnustep/libs-opal, Tests/opal/CGContextClip/clip.m, compared with Apple's Core Graphics.
    @Test func clipsIntersectAndCanHaveAHole() throws {
        let nested = try drawn { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 7, height: 7))
            context.clip(to: CGRect(x: 4, y: 4, width: 6, height: 6))
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect([1, 5, 8].map { nested.rgba($0, $0)[3] } == [0, 255, 0])
        let ring = try drawn { context in
            context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
            context.clip(using: .evenOdd)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect([1, 5, 8].map { ring.rgba($0, $0)[3] } == [255, 0, 255])
    }

    @Test func gradientsRunFromPointToPoint() throws {
        let gradient = try #require(
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(),
                colors: [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray, locations: nil))
        let bitmap = try drawn { context in
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 0, y: 5), end: CGPoint(x: 0, y: 15), options: [.drawsAfterEndLocation])
        }
        #expect(bitmap.rgba(3, 2)[3] == 0)
        #expect(abs(bitmap.rgba(3, 9)[0] - 115) <= 2)
        #expect(bitmap.rgba(3, 18) == [255, 255, 255, 255])
    }

    @Test func imagesAreUprightByUIKitAndUpsideDownByCoreGraphics() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        let upright = try drawn { _ in image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        #expect(upright.rgba(10, 5)[3] == 255 && upright.rgba(10, 15)[3] == 0)
        let pixels = try #require(image.cgImage)
        let turned = try drawn { $0.draw(pixels, in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        #expect(turned.rgba(10, 5)[3] == 0 && turned.rgba(10, 15)[3] == 255)
    }

    @Test func aLayerIsRenderedAtItsOwnOrigin() async throws {
        let bitmap = try await MainActor.run {
            let layer = CALayer()
            layer.frame = CGRect(x: 100, y: 100, width: 20, height: 20)
            layer.backgroundColor = UIColor.red.cgColor
            return try drawn { layer.render(in: $0) }
        }
        #expect(bitmap.rgba(0, 0) == [255, 0, 0, 255])
    }

    @Test func pathsKnowTheirBoundsAndInsides() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 4, y: 4)))
        #expect(!path.contains(CGPoint(x: 4, y: 4), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 11, y: 4)))
        #expect(CGMutablePath().boundingBox.isNull)
        let arc = CGMutablePath()
        arc.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        // Counterclockwise with y up means increasing angles.
        #expect(abs(arc.currentPoint.x) < 1e-6 && abs(arc.currentPoint.y - 10) < 1e-6)
    }

    @Test func aValueHoldsARectangle() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(point: rect.origin).cgRectValue == .zero)
    }
}
