import TestSupport
import Testing

@testable import CoreGraphics
@testable import UIKit

/// What paths say of themselves. The values of gnustep/libs-opal (Tests/opal/CGPath/path.m) were measured with Apple's Core
/// Graphics, those of microsoft/WinObjC (tests/unittests/CoreGraphics/CGPathTests.mm) are those of its reference platform, iOS.
@MainActor
@Suite(.ownSimulator) struct PathTests {
    private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

    private func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
        zip(
            [first.minX, first.minY, first.maxX, first.maxY], [second.minX, second.minY, second.maxX, second.maxY]
        ).allSatisfy { abs($0 - $1) < 1e-4 }
    }

    /// gnustep/libs-opal: the box of the path is tight, the other one contains the control points.
    @Test func theBoxOfThePathIsTight() {
        let curve = CGMutablePath()
        curve.move(to: .zero)
        curve.addCurve(
            to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
        #expect(isClose(curve.boundingBox, CGRect(x: 0, y: 0, width: 100, height: 100)))
        #expect(isClose(curve.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 75)))
        let path = CGPath(rect: rect, transform: nil)
        #expect(path.boundingBox == rect && path.boundingBoxOfPath == rect)
    }

    /// The same box, of a curve that turns in both directions, of a quadratic one and of a circle.
    @Test func everyExtremeOfACurveCounts() {
        let wave = CGMutablePath()
        wave.move(to: .zero)
        wave.addCurve(
            to: CGPoint(x: 90, y: 0), control1: CGPoint(x: 30, y: 90), control2: CGPoint(x: 60, y: -90))
        let reach = 90 * CGFloat(3).squareRoot() / 6
        #expect(isClose(wave.boundingBoxOfPath, CGRect(x: 0, y: -reach, width: 90, height: 2 * reach)))
        let arch = CGMutablePath()
        arch.move(to: .zero)
        arch.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 20, y: 30))
        #expect(isClose(arch.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 40, height: 15)))
        let circle = CGPath(ellipseIn: rect, transform: nil)
        #expect(isClose(circle.boundingBoxOfPath, rect))
    }

    /// gnustep/libs-opal for rectangles and lines; microsoft/WinObjC for the ellipse, which begins at its right end.
    @Test func theCurrentPointIsTheStartOfAClosedShape() {
        let path = CGMutablePath()
        path.addRect(rect)
        #expect(path.currentPoint == CGPoint(x: 10, y: 20))
        path.move(to: CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 15, y: 25))
        #expect(path.currentPoint == CGPoint(x: 15, y: 25))
        path.addEllipse(in: CGRect(x: 40, y: 40, width: 200, height: 40))
        #expect(path.currentPoint == CGPoint(x: 240, y: 60))
        #expect(UIBezierPath(ovalIn: CGRect(x: 40, y: 40, width: 200, height: 40)).currentPoint == path.currentPoint)
    }

    /// microsoft/WinObjC: an ellipse is four curves, from its right end toward the greatest y, with these control points.
    @Test func anEllipseIsFourCurvesFromItsRightEnd() {
        let expected = CGMutablePath()
        expected.move(to: CGPoint(x: 240, y: 60))
        let corners: [(CGPoint, CGPoint, CGPoint)] = [
            (CGPoint(x: 140, y: 80), CGPoint(x: 240, y: 71.045_695), CGPoint(x: 195.228_475, y: 80)),
            (CGPoint(x: 40, y: 60), CGPoint(x: 84.771_525, y: 80), CGPoint(x: 40, y: 71.045_695)),
            (CGPoint(x: 140, y: 40), CGPoint(x: 40, y: 48.954_305), CGPoint(x: 84.771_525, y: 40)),
            (CGPoint(x: 240, y: 60), CGPoint(x: 195.228_475, y: 40), CGPoint(x: 240, y: 48.954_305)),
        ]
        for (end, control1, control2) in corners { expected.addCurve(to: end, control1: control1, control2: control2) }
        expected.closeSubpath()
        let ellipse = CGPath(ellipseIn: CGRect(x: 40, y: 40, width: 200, height: 40), transform: nil)
        #expect(coordinates(of: ellipse).count == 26)
        let differences = zip(coordinates(of: ellipse), coordinates(of: expected)).map { abs($0 - $1) }
        #expect(differences.allSatisfy { $0 < 1e-4 })
        // What the line of a shape layer shows of it first is the quarter at the right end and the greatest y.
        for path in [ellipse, expected] {
            #expect(isDrawn(CGPoint(x: 211, y: 74), of: path, upTo: 0.2))
            #expect(!isDrawn(CGPoint(x: 69, y: 74), of: path, upTo: 0.2))
            #expect(isDrawn(CGPoint(x: 69, y: 74), of: path, upTo: 0.5))
            #expect(!isDrawn(CGPoint(x: 211, y: 46), of: path, upTo: 0.8))
        }
        #expect(isClose(ellipse.boundingBoxOfPath, expected.boundingBoxOfPath))
    }

    private func coordinates(of path: CGPath) -> [CGFloat] {
        path.vector.elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .quad(let control, let point): [control, point]
            case .cubic(let control1, let control2, let point): [control1, control2, point]
            case .close: []
            }
        }.flatMap { [$0.x, $0.y] }
    }

    /// Whether the line of a shape layer covers a point if it ends at a fraction of the path.
    private func isDrawn(_ point: CGPoint, of path: CGPath, upTo end: CGFloat) -> Bool {
        let shape = CAShapeLayer()
        shape.path = path
        (shape.fillColor, shape.strokeColor) = (nil, UIColor.black.cgColor)
        (shape.lineWidth, shape.strokeEnd) = (6, end)
        let canvas = makeCanvas(width: 300, height: 100)
        LayerRenderer(canvas: canvas).draw(shape)
        return canvas.bitmap.rgba(Int(point.x), Int(point.y))[0] == 0
    }

    /// microsoft/WinObjC, and the comment in CGPath.h: the transform moves the point, not the path.
    @Test func theTransformOfATestMovesThePoint() {
        let path = CGPath(rect: CGRect(x: 10, y: 20, width: 100, height: 200), transform: nil)
        let outside = CGPoint(x: 9, y: 19)
        #expect(!path.contains(outside))
        #expect(path.contains(outside, transform: CGAffineTransform(translationX: 10, y: 20)))
        #expect(!path.contains(CGPoint(x: 105, y: 30), transform: CGAffineTransform(translationX: 10, y: 20)))
    }

    /// microsoft/WinObjC and gnustep/libs-opal: a copy is equal until one of the two changes.
    @Test func aCopyIsIndependent() throws {
        let path = CGMutablePath()
        #expect(path.isEmpty && path.currentPoint == .zero)
        path.addRect(rect)
        let copy = try #require(path.mutableCopy())
        #expect(copy == path && copy !== path)
        copy.move(to: .zero)
        #expect(copy != path && path.currentPoint == rect.origin && copy.currentPoint == .zero)
    }
}
