import TestSupport
import Testing

@testable import CoreGraphics
@testable import UIKit

@MainActor
@Suite(.ownSimulator) struct LayerDrawingTests {
    private func picture(of layer: CALayer, width: Int, height: Int) -> Bitmap {
        let canvas = makeCanvas(width: width, height: height)
        LayerRenderer(canvas: canvas).draw(layer)
        return canvas.bitmap
    }

    private func square(_ color: CGColor?) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.backgroundColor = color
        return layer
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test func aMaskKeepsWhatItCovers() {
        let layer = square(red)
        let mask = CALayer()
        mask.frame = CGRect(x: 10, y: 0, width: 10, height: 20)
        mask.backgroundColor = CGColor(gray: 0, alpha: 0.5)
        layer.mask = mask
        let bitmap = picture(of: layer, width: 20, height: 20)
        #expect(bitmap.rgba(5, 5) == [255, 255, 255, 255])
        // Red with an opacity of one half over white.
        #expect(bitmap.rgba(15, 5) == [255, 127, 127, 255])
    }

    /// Core Animation Programming Guide.
    @Test func aLayerThatClipsHasNoShadow() {
        let layer = square(red)
        layer.frame.origin = CGPoint(x: 10, y: 10)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 5, height: 0))
        #expect(picture(of: layer, width: 40, height: 40).rgba(32, 20) == [0, 0, 0, 255])
        layer.masksToBounds = true
        #expect(picture(of: layer, width: 40, height: 40).rgba(32, 20) == [255, 255, 255, 255])
    }

    /// Measured: gnustep/libs-quartzcore, Tests/quartzcore/CALayer/shadow.m.
    @Test func onlyWhatIsDrawnCastsAShadow() {
        let layer = square(nil)
        layer.frame.origin = CGPoint(x: 10, y: 10)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 5, height: 0))
        #expect(picture(of: layer, width: 40, height: 40).rgba(32, 20) == [255, 255, 255, 255])
        layer.addSublayer(square(red))
        #expect(picture(of: layer, width: 40, height: 40).rgba(32, 20) == [0, 0, 0, 255])
    }

    /// "Renders in the coordinate space of the layer" (QuartzCore documentation): a scrolled view shows where its contents are.
    @Test func renderingKeepsTheLayersOwnCoordinates() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 15, width: 20, height: 20)
        layer.addSublayer(square(red))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
            layer.render(in: $0.cgContext)
        }
        let bitmap = image.cgImage?.bitmap
        #expect(bitmap?.rgba(5, 5)[3] == 255 && bitmap?.rgba(5, 18)[3] == 255)
    }

    @Test func onlyTheNamedCornersAreRound() {
        let layer = square(red)
        layer.cornerRadius = 10
        layer.maskedCorners = [.layerMinXMinYCorner]
        let bitmap = picture(of: layer, width: 20, height: 20)
        #expect(bitmap.rgba(0, 0) == [255, 255, 255, 255])
        for (x, y) in [(19, 0), (0, 19), (19, 19)] { #expect(bitmap.rgba(x, y) == [255, 0, 0, 255]) }
        layer.masksToBounds = true
        layer.backgroundColor = nil
        layer.addSublayer(square(red))
        #expect(picture(of: layer, width: 20, height: 20).isIdentical(to: bitmap))
    }

    @Test func aShapeIsFilledAndStrokedAsFarAsItSays() {
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 20, y: 10))
        shape.path = path
        shape.fillColor = nil
        shape.strokeColor = red
        shape.lineWidth = 4
        shape.strokeStart = 0.25
        shape.strokeEnd = 0.5
        let bitmap = picture(of: shape, width: 20, height: 20)
        #expect(bitmap.rgba(4, 10)[1] == 255)
        #expect(bitmap.rgba(6, 10)[1] == 0)
        #expect(bitmap.rgba(9, 9)[1] == 0)
        #expect(bitmap.rgba(11, 10)[1] == 255)
    }

    @Test func aShapeStartsBlackWithoutALine() {
        let shape = CAShapeLayer()
        #expect(shape.fillColor?.alpha == 1 && shape.strokeColor == nil && shape.path == nil)
        #expect((shape.lineWidth, shape.strokeStart, shape.strokeEnd) == (1, 0, 1))
    }

    /// The number of pixels that a layer paints where nothing was.
    private func paintedPixels(of layer: CALayer) -> Int {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image {
            layer.render(in: $0.cgContext)
        }
        guard let bitmap = image.cgImage?.bitmap else { return -1 }
        return (0..<bitmap.width * bitmap.height).filter { bitmap.pixels[$0] != 0 }.count
    }

    /// Observed with Apple's QuartzCore: gnustep/libs-quartzcore, Tests/quartzcore/CAShapeLayer/drawing.m.
    @Test func aShapePaintsItsPathEvenBeyondItsBounds() {
        let shape = CAShapeLayer()
        shape.bounds = CGRect(x: 0, y: 0, width: 80, height: 60)
        #expect(paintedPixels(of: shape) == 0)
        shape.path = CGPath(rect: CGRect(x: 10, y: 10, width: 40, height: 30), transform: nil)
        #expect(paintedPixels(of: shape) == 1200)
        (shape.strokeColor, shape.lineWidth) = (red, 4)
        #expect(paintedPixels(of: shape) == 1496)
        shape.fillColor = nil
        #expect(paintedPixels(of: shape) == 560)
        shape.strokeEnd = 0.5
        #expect(paintedPixels(of: shape) == 280)
        (shape.strokeColor, shape.fillColor) = (nil, red)
        shape.path = CGPath(rect: CGRect(x: 60, y: 40, width: 30, height: 30), transform: nil)
        #expect(paintedPixels(of: shape) == 900)
        shape.masksToBounds = true
        #expect(paintedPixels(of: shape) == 400)
    }

    /// Observed with Apple's QuartzCore: gnustep/libs-quartzcore, Tests/quartzcore/CAGradientLayer/drawing.m and pull request
    /// 100.
    @Test func contentsLieOverAGradientAndUnderAShape() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let green = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { _ in
            UIColor.green.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let gradient = CAGradientLayer()
        gradient.colors = [red, red]
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 8, y: 8, width: 4, height: 4), transform: nil)
        shape.fillColor = red
        /// The colors in the middle, at the edge of the contents and outside of them.
        func colors(_ layer: CALayer) -> [[Int]] {
            let bitmap = picture(of: layer, width: 20, height: 20)
            return [10, 6, 2].map { bitmap.rgba($0, $0) }
        }
        for layer in [gradient, shape] {
            layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            layer.contents = green.cgImage
            layer.contentsGravity = .center
        }
        let (r, g, w) = ([255, 0, 0, 255], [0, 255, 0, 255], [255, 255, 255, 255])
        #expect(colors(gradient) == [g, g, r])
        #expect(colors(shape) == [r, g, w])
        for layer in [gradient, shape] { layer.contents = nil }
        #expect(colors(gradient) == [r, r, r])
        #expect(colors(shape) == [r, w, w])
    }

    @Test func contentsFillTheBounds() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        let layer = square(nil)
        layer.contents = image.cgImage
        let bitmap = picture(of: layer, width: 20, height: 20)
        #expect(bitmap.rgba(2, 10) == [255, 255, 255, 255])
        #expect(bitmap.rgba(17, 10) == [255, 0, 0, 255])
    }

    /// What `affineTransform()` returns for a transform that is not affine was measured: gnustep/libs-quartzcore,
    /// Tests/quartzcore/CALayer/conversion.m.
    @Test func aTransformInThePlaneIsKeptWithItsDepth() {
        let layer = square(red)
        layer.transform = CATransform3DMakeScale(0.5, 2, 0.25)
        #expect(layer.transform.m33 == 0.25)
        #expect(layer.affineTransform() == .identity && layer.frame.size == CGSize(width: 10, height: 40))
        layer.setAffineTransform(CGAffineTransform(scaleX: 3, y: 3))
        #expect(layer.transform.m11 == 3 && layer.transform.m33 == 1)
        let turn = CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 0), .pi / 2, 0, 0, 1)
        let expected = CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(translationX: 5, y: 6))
        #expect(isClose(turn.m11, expected.a) && isClose(turn.m12, expected.b) && turn.m41 == 5 && turn.m42 == 6)
    }

    /// What Apple's QuartzCore draws of gradients (gnustep/libs-quartzcore, Tests/quartzcore/CAGradientLayer/drawing.m).
    @Test(
        arguments: [
            (1, nil, false), (2, [0.5], false), (2, [0, 0.5, 1], false), (2, nil, true), (2, [0.5, 0.5], true),
        ] as [(Int, [Double]?, Bool)])
    func aGradientNeedsTwoColorsAndALocationForEach(_ count: Int, _ locations: [Double]?, isDrawn: Bool) {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.colors = [red, CGColor(red: 0, green: 0, blue: 1, alpha: 1)].prefix(count).map { $0 }
        layer.locations = locations?.map { NSNumber(value: $0) }
        let bitmap = picture(of: layer, width: 20, height: 20)
        #expect((bitmap.rgba(10, 0)[1] == 0) == isDrawn)
        // Two colors at one place make an edge.
        if locations?.count == 2 {
            #expect(bitmap.rgba(10, 8) == [255, 0, 0, 255] && bitmap.rgba(10, 12) == [0, 0, 255, 255])
        }
    }

    /// What Apple's QuartzCore renders (gnustep/libs-quartzcore, Tests/quartzcore/CALayer/render.m): neither a hidden nor a
    /// clear layer, and the others at the origin, wherever their frame and their transform are.
    @Test func whatIsRenderedIsWhereTheBoundsAre() {
        func painted(_ change: (CALayer) -> Void) -> [Bool] {
            let layer = square(red)
            layer.frame.origin = CGPoint(x: 10, y: 20)
            change(layer)
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60), format: format).image {
                layer.render(in: $0.cgContext)
            }
            return [5, 25, 45].map { image.cgImage?.bitmap.rgba($0, 15)[3] == 255 }
        }
        #expect(painted { _ in } == [true, false, false])
        #expect(painted { $0.setAffineTransform(CGAffineTransform(translationX: 30, y: 0)) } == [true, false, false])
        #expect(painted { $0.bounds.origin.x = 20 } == [false, true, false])
        #expect(painted { $0.isHidden = true } == [false, false, false])
        #expect(painted { $0.opacity = 0 } == [false, false, false])
    }

    /// Where Apple's QuartzCore draws contents of 20 by 10 points in bounds of 80 by 60 (gnustep/libs-quartzcore,
    /// Tests/quartzcore/CAGravity/gravity.m): "top" is at the greatest y.
    @Test(
        arguments: [
            (.resize, CGRect(x: 0, y: 0, width: 80, height: 60)),
            (.resizeAspect, CGRect(x: 0, y: 10, width: 80, height: 40)),
            (.resizeAspectFill, CGRect(x: -20, y: 0, width: 120, height: 60)),
            (.center, CGRect(x: 30, y: 25, width: 20, height: 10)), (.top, CGRect(x: 30, y: 50, width: 20, height: 10)),
            (.bottomLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
            (.topRight, CGRect(x: 60, y: 50, width: 20, height: 10)),
            (CALayerContentsGravity(rawValue: "sideways"), CGRect(x: 30, y: 25, width: 20, height: 10)),
        ] as [(CALayerContentsGravity, CGRect)])
    func contentsAreWhereTheirGravitySays(_ gravity: CALayerContentsGravity, _ expected: CGRect) {
        let bounds = CGRect(x: 0, y: 0, width: 80, height: 60)
        #expect(gravity.rect(for: CGSize(width: 20, height: 10), in: bounds) == expected)
    }

    @Test func aSquareEndExtendsALineByHalfItsWidth() {
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 5, y: 10), CGPoint(x: 15, y: 10)])
        shape.path = path
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, red, 4)
        #expect(picture(of: shape, width: 20, height: 20).rgba(4, 10)[1] == 255)
        shape.lineCap = .square
        let bitmap = picture(of: shape, width: 20, height: 20)
        #expect(bitmap.rgba(3, 8)[1] == 0 && bitmap.rgba(16, 11)[1] == 0)
        #expect(bitmap.rgba(2, 10)[1] == 255 && bitmap.rgba(17, 10)[1] == 255)
    }

    @Test func aFadeShowsBothContents() {
        let stage = AnimationStage()
        stage.view.backgroundColor = .red
        let transition = CATransition()
        transition.duration = 1
        stage.view.layer.add(transition, forKey: nil)
        stage.view.backgroundColor = .blue
        stage.sim.advance(by: 0.25)
        let pixel = stage.sim.picture(scale: 1).cgImage?.bitmap.rgba(50, 50)
        #expect(pixel == [191, 0, 64, 255])
        stage.sim.advance(by: 0.75)
        #expect(stage.sim.picture(scale: 1).cgImage?.bitmap.rgba(50, 50) == [0, 0, 255, 255])
    }

    @Test func aPushComesFromTheSideThatItNames() {
        let stage = AnimationStage()
        stage.view.backgroundColor = .red
        stage.view.superview?.clipsToBounds = true
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (.push, .fromRight, 1)
        stage.view.layer.add(transition, forKey: nil)
        stage.view.backgroundColor = .blue
        stage.sim.advance(by: 0.25)
        let bitmap = stage.sim.picture(scale: 1).cgImage?.bitmap
        #expect(bitmap?.rgba(70, 70) == [255, 0, 0, 255])
        #expect(bitmap?.rgba(80, 70) == [0, 0, 255, 255])
    }
}
