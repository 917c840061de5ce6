import Foundation

/// The values of a layer: as last set, which is what code reads back while an animation runs (fact 10.1), or as shown
/// at a moment of an animation.
package struct LayerModel {
    var position = CGPoint.zero
    var boundsOrigin = CGPoint.zero
    package var boundsSize = CGSize.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var transform = CGAffineTransform.identity
    package var opacity: Float = 1
    var isHidden = false
    var isOpaque = false
    var masksToBounds = false
    package var background = PixelColor.transparent
    package var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var border = PixelColor(red: 0, green: 0, blue: 0, alpha: 1)
    var shadow = PixelColor(red: 0, green: 0, blue: 0, alpha: 1)
    package var shadowOpacity: Float = 0
    var shadowRadius: CGFloat = 3
    var shadowOffset = CGSize(width: 0, height: -3)
    /// The color of template images and symbols.
    package var tint = PixelColor.transparent
    var maskedCorners = CACornerMask.all
    /// The fraction of a visual effect that shows, 0...1.
    package var effectStrength: CGFloat = 1
    /// The values that few layers set; nil until one of them is set.
    private var rareStorage: RareLayerValues.Storage?

    private var rare: RareLayerValues {
        get { rareStorage?.values ?? RareLayerValues() }
        set { rareStorage = RareLayerValues.Storage(newValue) }
    }

    /// The pattern that fills the background, in place of a color.
    package var pattern: (any LayerPattern)? {
        get { rare.pattern }
        set { rare.pattern = newValue }
    }

    var gradientColors: [PixelColor] {
        get { rare.gradientColors }
        set { rare.gradientColors = newValue }
    }

    var gradient: LayerGradient {
        get { rare.gradient }
        set { rare.gradient = newValue }
    }

    var shape: LayerShape {
        get { rare.shape }
        set { rare.shape = newValue }
    }

    var shadowPath: VectorPath? {
        get { rare.shadowPath }
        set { rare.shadowPath = newValue }
    }

    // MARK: Geometry

    package var bounds: CGRect { CGRect(origin: boundsOrigin, size: boundsSize) }

    /// The rectangle in the superlayer's coordinates.
    package var frame: CGRect {
        let anchor = CGPoint(x: boundsSize.width * anchorPoint.x, y: boundsSize.height * anchorPoint.y)
        if transform.isIdentity {
            return CGRect(
                origin: CGPoint(x: position.x - anchor.x, y: position.y - anchor.y), size: boundsSize)
        }
        let local = CGRect(origin: CGPoint(x: -anchor.x, y: -anchor.y), size: boundsSize)
        let transformed = local.applying(transform)
        return transformed.offsetBy(dx: position.x, dy: position.y)
    }

    /// The transform from the layer's own coordinates to its superlayer's.
    package var transformToSuperlayer: CGAffineTransform {
        let x = boundsOrigin.x + boundsSize.width * anchorPoint.x
        let y = boundsOrigin.y + boundsSize.height * anchorPoint.y
        return CGAffineTransform(translationX: -x, y: -y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}

/// The values that few layers set. A model is copied for each layer of each frame, and its copies share these values.
private struct RareLayerValues {
    var pattern: (any LayerPattern)?
    var gradientColors: [PixelColor] = []
    var gradient = LayerGradient()
    var shape = LayerShape()
    var shadowPath: VectorPath?

    final class Storage {
        let values: RareLayerValues

        init(_ values: RareLayerValues) {
            self.values = values
        }
    }
}

/// The values of a gradient layer in addition to its colors.
struct LayerGradient {
    var locations = GradientLocations(numbers: [])
    var start = CGPoint(x: 0.5, y: 0)
    var end = CGPoint(x: 0.5, y: 1)
}

/// The location of each color of a gradient, 0...1.
struct GradientLocations: LayerValue, Equatable {
    var numbers: [CGFloat]
}

/// The values of a shape layer.
struct LayerShape {
    var path = VectorPath()
    var fill = PixelColor.transparent
    var stroke = PixelColor.transparent
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var isEvenOdd = false
    var cap = CGLineCap.butt
}

/// A tile that is repeated over a layer's background, in place of a color: `CGPattern` on Apple platforms.
@MainActor
package protocol LayerPattern {
    /// The size of one tile, in points.
    var size: CGSize { get }

    /// Draws one tile into a rectangle, in points.
    func drawTile(in rect: CGRect, on canvas: Canvas)
}
