import TestSupport
import Testing

@testable import UIKit

@Suite(.ownSimulator)
struct BezierPathTests {
    @Test func boundsAreThoseOfThePoints() {
        #expect(
            UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).bounds
                == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(UIBezierPath().bounds.isNull)
        #expect(UIBezierPath().isEmpty)
    }

    /// As of a progress of zero by zero.
    @Test func anArcToNowhereIsEmpty() {
        for angle in [CGFloat.nan, .infinity] {
            let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: angle, endAngle: 1, clockwise: true)
            #expect(path.isEmpty)
        }
        let other = CGMutablePath()
        other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .nan, clockwise: false)
        #expect(other.isEmpty)
    }

    @Test func currentPointFollows() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 1))
        #expect(path.currentPoint == CGPoint(x: 5, y: 1))
        path.close()
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test func copyIsIndependent() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.lineWidth = 3
        let copy = try #require(path.copy(with: nil) as? UIBezierPath)
        path.removeAllPoints()
        #expect(!copy.isEmpty)
        #expect(copy.lineWidth == 3)
    }

    @Test(arguments: [true, false]) func arcsGoTheirWay(clockwise: Bool) {
        let arc = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: clockwise)
        // With y down, clockwise on the screen means toward positive y.
        #expect(clockwise ? arc.bounds.minY > -1e-9 : arc.bounds.maxY < 1e-9)
        #expect(abs(arc.currentPoint.x + 1) < 1e-9)
    }

    /// The current point is the last one of the path.
    @Test func theCurrentPointFollowsAppendedAndMovedPaths() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.append(UIBezierPath(rect: CGRect(x: 50, y: 50, width: 10, height: 10)))
        #expect(path.currentPoint == CGPoint(x: 50, y: 50))
        path.apply(CGAffineTransform(translationX: 10, y: 0))
        #expect(path.currentPoint == CGPoint(x: 60, y: 50))
        path.append(UIBezierPath())
        #expect(path.currentPoint == CGPoint(x: 60, y: 50))
    }
}
