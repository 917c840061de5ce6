import Foundation

/// Which corners of a layer are round.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top left one.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The top right one.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The bottom left one.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The bottom right one.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// How corners bend.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How contents fill a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    /// Where contents of a size go in a rectangle. "Top" and "bottom" are meant with y up, as in Core Animation: on the
    /// screen contents with the gravity "top" lie at the bottom.
    package func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        func place(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(
                x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
                width: size.width, height: size.height)
        }
        func scaled(_ factor: CGFloat) -> CGSize { CGSize(width: size.width * factor, height: size.height * factor) }
        let horizontal = bounds.width / size.width
        let vertical = bounds.height / size.height
        switch self {
        case .resizeAspect: return place(scaled(min(horizontal, vertical)), 0.5, 0.5)
        case .resizeAspectFill: return place(scaled(max(horizontal, vertical)), 0.5, 0.5)
        case .center: return place(size, 0.5, 0.5)
        case .bottom: return place(size, 0.5, 0)
        case .top: return place(size, 0.5, 1)
        case .left: return place(size, 0, 0.5)
        case .right: return place(size, 1, 0.5)
        case .bottomLeft: return place(size, 0, 0)
        case .bottomRight: return place(size, 1, 0)
        case .topLeft: return place(size, 0, 1)
        case .topRight: return place(size, 1, 1)
        default: return bounds
        }
    }
}

extension CALayer {
    func showContents() {
        guard contents is CGImage else {
            content = nil
            return
        }
        content = .drawing { [weak self] canvas, shown in
            guard let self, let image = contents as? CGImage else { return }
            let scale = max(contentsScale, 0.001)
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            canvas.draw(image.bitmap, in: contentsGravity.rect(for: size, in: shown.bounds))
        }
    }

    /// What the layer shows now, as large as its bounds; nil without size.
    func snapshot() -> CGImage? {
        let scale = LayerDevices.current.screenScale
        let size = shownModel.boundsSize
        guard size.width > 0, size.height > 0 else { return nil }
        let bitmap = Bitmap(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
        let canvas = Canvas(bitmap: bitmap, scale: scale)
        canvas.translate(x: -shownModel.boundsOrigin.x, y: -shownModel.boundsOrigin.y)
        LayerRenderer(canvas: canvas).drawInside(self, shownModel)
        return CGImage(bitmap: bitmap)
    }

    /// Draws the layer's values as last set.
    func draw(into ctx: CGContext) {
        ctx.canvas.save()
        ctx.canvas.translate(x: -bounds.minX, y: -bounds.minY)
        LayerRenderer(canvas: ctx.canvas, showsAnimations: false).drawInside(self, model)
        ctx.canvas.restore()
    }
}
