import Foundation

extension CALayer {
    /// The layer's rectangle in its superlayer, in points.
    public var frame: CGRect {
        get { model.frame }
        set {
            if model.transform.isIdentity {
                bounds.size = newValue.size
            } else {
                let inverse = model.transform.inverted()
                bounds.size = CGRect(origin: .zero, size: newValue.size).applying(inverse).size
            }
            position = CGPoint(
                x: newValue.minX + newValue.width * model.anchorPoint.x,
                y: newValue.minY + newValue.height * model.anchorPoint.y)
        }
    }

    /// The layer's own coordinate space; its origin scrolls the contents.
    public var bounds: CGRect {
        get { model.bounds }
        set {
            change(.boundsOrigin, \.boundsOrigin, to: newValue.origin)
            change(.boundsSize, \.boundsSize, to: newValue.size)
        }
    }

    /// Where the anchor point lies in the superlayer.
    public var position: CGPoint {
        get { model.position }
        set { change(.position, \.position, to: newValue) }
    }

    /// The point of the layer that `position` fixes, in units of its size; default the middle.
    public var anchorPoint: CGPoint {
        get { model.anchorPoint }
        set { model.anchorPoint = newValue }
    }

    /// Layers with a greater value are drawn in front of their siblings; default 0.
    public var zPosition: CGFloat {
        get { model.zPosition }
        set { model.zPosition = newValue }
    }

    /// The layer's affine transform about its anchor point; default identity.
    public func affineTransform() -> CGAffineTransform { model.transform }

    /// Sets the layer's affine transform.
    public func setAffineTransform(_ transform: CGAffineTransform) {
        change(.transform, \.transform, to: transform)
    }

    /// 0...1; default 1.
    public var opacity: Float {
        get { model.opacity }
        set { change(.opacity, \.opacity, to: min(max(newValue, 0), 1)) }
    }

    /// Default false.
    public var isHidden: Bool {
        get { model.isHidden }
        set { model.isHidden = newValue }
    }

    /// Clips sublayers and contents to the bounds and corners; default false.
    public var masksToBounds: Bool {
        get { model.masksToBounds }
        set { model.masksToBounds = newValue }
    }

    /// The fill behind everything; default nil.
    public var backgroundColor: CGColor? {
        get { model.background.alpha == 0 ? nil : CGColor(pixel: model.background) }
        set { change(.backgroundColor, \.background, to: newValue?.pixel ?? .transparent) }
    }

    /// Points; default 0.
    public var cornerRadius: CGFloat {
        get { model.cornerRadius }
        set { change(.cornerRadius, \.cornerRadius, to: newValue) }
    }

    /// Points, drawn inside the bounds; default 0.
    public var borderWidth: CGFloat {
        get { model.borderWidth }
        set { change(.borderWidth, \.borderWidth, to: newValue) }
    }

    /// Default opaque black.
    public var borderColor: CGColor? {
        get { CGColor(pixel: model.border) }
        set { change(.borderColor, \.border, to: newValue?.pixel ?? .transparent) }
    }

    /// Default opaque black.
    public var shadowColor: CGColor? {
        get { CGColor(pixel: model.shadow) }
        set { change(.shadowColor, \.shadow, to: newValue?.pixel ?? .transparent) }
    }

    /// 0...1; default 0, no shadow.
    public var shadowOpacity: Float {
        get { model.shadowOpacity }
        set { change(.shadowOpacity, \.shadowOpacity, to: newValue) }
    }

    /// Points; default 3.
    public var shadowRadius: CGFloat {
        get { model.shadowRadius }
        set { change(.shadowRadius, \.shadowRadius, to: newValue) }
    }

    /// Points; default (0, -3).
    public var shadowOffset: CGSize {
        get { model.shadowOffset }
        set { change(.shadowOffset, \.shadowOffset, to: newValue) }
    }

    /// The values that are on the screen at this moment.
    var shownModel: LayerModel {
        guard !animations.isEmpty else { return model }
        var shown = model
        shown.position = value(.position, \.position)
        shown.boundsOrigin = value(.boundsOrigin, \.boundsOrigin)
        shown.boundsSize = value(.boundsSize, \.boundsSize)
        shown.transform = value(.transform, \.transform)
        shown.opacity = min(max(value(.opacity, \.opacity), 0), 1)
        shown.background = value(.backgroundColor, \.background)
        shown.cornerRadius = value(.cornerRadius, \.cornerRadius)
        shown.borderWidth = value(.borderWidth, \.borderWidth)
        shown.border = value(.borderColor, \.border)
        shown.shadow = value(.shadowColor, \.shadow)
        shown.shadowOpacity = value(.shadowOpacity, \.shadowOpacity)
        shown.shadowRadius = value(.shadowRadius, \.shadowRadius)
        shown.shadowOffset = value(.shadowOffset, \.shadowOffset)
        shown.tint = value(.tint, \.tint)
        shown.gradientColors = value(.gradientColors, \.gradientColors)
        shown.effectStrength = value(.effectStrength, \.effectStrength)
        return shown
    }
}

extension CGColor {
    var pixel: PixelColor { value.pixelColor }

    convenience init(pixel: PixelColor) {
        self.init(
            red: CGFloat(pixel.red), green: CGFloat(pixel.green), blue: CGFloat(pixel.blue),
            alpha: CGFloat(pixel.alpha))
    }
}
