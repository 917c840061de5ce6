import TestSupport
import Testing
import UIKit

@Suite(.ownSimulator)
struct AffineTransformTests {
    @Test func concatenatingAppliesTheReceiverFirst() {
        let move = CGAffineTransform(translationX: 10, y: 0)
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(scale)) == CGPoint(x: 22, y: 3))
        #expect(CGPoint(x: 1, y: 1).applying(scale.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 3))
        #expect(CGPoint(x: 1, y: 1).applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 3))
    }

    @Test func invertedUndoes() {
        let transform = CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 3, y: -4).scaledBy(x: 2, y: 0.5)
        let point = CGPoint(x: 5, y: 9).applying(transform).applying(transform.inverted())
        #expect(abs(point.x - 5) < 1e-9)
        #expect(abs(point.y - 9) < 1e-9)
    }

    @Test func invertedOfASingularTransformIsTheTransform() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func emptyTransformIsNotTheIdentity() {
        #expect(!CGAffineTransform().isIdentity)
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(CGAffineTransform(translationX: 0, y: 0).isIdentity)
    }

    @Test func rotationTurnsXTowardY() {
        let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(point.x) < 1e-12)
        #expect(abs(point.y - 1) < 1e-12)
    }

    @Test func rectangleBecomesItsBoundingBox() {
        let turned = CGRect(x: 0, y: 0, width: 4, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 2) < 1e-12)
        #expect(abs(turned.width - 2) < 1e-12)
        #expect(abs(turned.height - 4) < 1e-12)
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test func sizeIgnoresTranslation() {
        let transform = CGAffineTransform(translationX: 9, y: 9).scaledBy(x: 2, y: 3)
        #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
    }

    @Test func insetMovesEachEdge() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
        #expect(rect.inset(by: .zero) == rect)
    }

    @Test func edgesHaveUIKitsBits() {
        #expect(UIRectEdge.all.rawValue == 15)
        #expect(UIRectEdge.left.rawValue == 2)
        #expect(NSDirectionalRectEdge.trailing.rawValue == 8)
        #expect(UIInterfaceOrientationMask.all.rawValue == 30)
        #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    }
}
