import Foundation

/// The values of a layer as last set: what code reads back, whatever is on its way on the screen (fact 10.1).
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
    /// What is repeated behind the contents, in place of one colour.
    package var pattern: (any LayerPattern)?
    package var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var border = PixelColor(red: 0, green: 0, blue: 0, alpha: 1)
    var shadow = PixelColor(red: 0, green: 0, blue: 0, alpha: 1)
    var shadowOpacity: Float = 0
    var shadowRadius: CGFloat = 3
    var shadowOffset = CGSize(width: 0, height: -3)
    /// The colour of template contents.
    package var tint = PixelColor.transparent
    var gradientColors: [PixelColor] = []
    var gradient = LayerGradient()
    var shape = LayerShape()
    var maskedCorners = CACornerMask.all
    var shadowPath: VectorPath?
    /// How much of a visual effect shows, 0...1.
    package var effectStrength: CGFloat = 1

    package var bounds: CGRect { CGRect(origin: boundsOrigin, size: boundsSize) }

    package var frame: CGRect {
        let anchor = CGPoint(x: boundsSize.width * anchorPoint.x, y: boundsSize.height * anchorPoint.y)
        if transform.isIdentity {
            return CGRect(
                origin: CGPoint(x: position.x - anchor.x, y: position.y - anchor.y), size: boundsSize)
        }
        let local = CGRect(origin: CGPoint(x: -anchor.x, y: -anchor.y), size: boundsSize)
        let turned = local.applying(transform)
        return turned.offsetBy(dx: position.x, dy: position.y)
    }

    /// From the layer's own coordinates to its superlayer's.
    package var transformToSuperlayer: CGAffineTransform {
        let x = boundsOrigin.x + boundsSize.width * anchorPoint.x
        let y = boundsOrigin.y + boundsSize.height * anchorPoint.y
        return CGAffineTransform(translationX: -x, y: -y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}
