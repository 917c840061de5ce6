import TestSupport
import Testing
import UIKit

/// The geometry of layers, as it was measured on Apple's QuartzCore: gnustep/libs-quartzcore, Tests/quartzcore/CALayer,
/// geometry.m and conversion.m. That was on macOS, where only the direction of y differs.
@Suite("Geometry of layers", .ownSimulator) @MainActor
struct LayerGeometryTests {
    private let frame = CGRect(x: 10, y: 20, width: 100, height: 50)

    /// geometry.m
    @Test func aNegativeSizeIsStandardized() {
        let (one, other) = (CALayer(), CALayer())
        let turnedOver = CGRect(origin: .zero, size: CGSize(width: -100, height: -50))
        let size = CGSize(width: 100, height: 50)
        one.bounds = turnedOver
        #expect(one.bounds.size == size && one.bounds.origin == CGPoint(x: -100, y: -50))
        other.frame = turnedOver
        #expect(other.bounds.size == size && other.bounds.origin == .zero && other.position == CGPoint(x: -50, y: -25))
    }

    /// geometry.m
    @Test func aFrameThatIsSetTakesATranslationBackOut() {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(translationX: 10, y: 20))
        layer.frame = frame
        #expect(layer.bounds.size == frame.size && layer.position == CGPoint(x: 50, y: 25))
        #expect(layer.frame == frame)
    }

    /// geometry.m
    @Test func aFrameThatIsSetMakesUpForAScale() {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
        layer.frame = frame
        #expect(layer.bounds.size == CGSize(width: 50, height: 12.5) && layer.position == CGPoint(x: 60, y: 45))
        #expect(layer.frame == frame)
    }

    /// QuartzCore documentation of `CALayer.frame`: it can be set with rotations by multiples of 90 degrees.
    @Test func aFrameThatIsSetWithAQuarterTurnIsReadBack() {
        for anchor in [CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 1, y: 0.25)] {
            let layer = CALayer()
            layer.anchorPoint = anchor
            layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 7, y: 3))
            layer.frame = frame
            #expect(isClose(layer.frame, frame, within: 1e-9), "\(anchor)")
        }
    }

    /// geometry.m: the frame follows from bounds, position and anchor point, which need not be inside.
    @Test func theFrameFollowsTheAnchorPoint() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 11, y: 22, width: 100, height: 50)
        layer.position = CGPoint(x: 200, y: 300)
        let origins: [(CGPoint, CGPoint)] = [
            (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 150, y: 275)), (.zero, CGPoint(x: 200, y: 300)),
            (CGPoint(x: 1, y: 1), CGPoint(x: 100, y: 250)), (CGPoint(x: 2, y: -1), CGPoint(x: 0, y: 350)),
        ]
        for (anchor, origin) in origins {
            layer.anchorPoint = anchor
            #expect(layer.frame.origin == origin && layer.position == CGPoint(x: 200, y: 300), "\(anchor)")
        }
    }

    /// conversion.m
    @Test func aTransformThatIsNotAffineIsTheIdentityAsAnAffineOne() {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 500
        let transforms = [
            CATransform3DMakeScale(2, 3, 4), CATransform3DMakeRotation(.pi / 2, 1, 0, 0),
            CATransform3DMakeTranslation(0, 0, 5), perspective,
        ]
        let layer = CALayer()
        for transform in transforms {
            layer.transform = transform
            #expect(layer.affineTransform() == .identity)
        }
    }

    /// conversion.m
    @Test func aRotationAboutZIsAffine() {
        let layer = CALayer()
        for degrees in 0..<360 {
            let angle = CGFloat(degrees) * .pi / 180
            layer.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
            #expect(layer.affineTransform() == CGAffineTransform(rotationAngle: angle), "\(degrees)")
        }
    }

    /// conversion.m: setting an affine transform replaces all of the former one.
    @Test func anAffineTransformReplacesTheDepth() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(9, 9, 9)
        layer.setAffineTransform(CGAffineTransform(scaleX: 9, y: 9))
        #expect(layer.transform.m33 == 1)
        #expect(layer.affineTransform() == CGAffineTransform(scaleX: 9, y: 9))
    }
}
