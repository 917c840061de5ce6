import Foundation

/// What a view draws into: geometry, background, corners, border, shadow and contents, each with the value that is shown
/// while an animation runs. Changes to a view's own layer animate inside animation blocks only (fact 10.4); those to a
/// layer that belongs to no view animate by themselves, by the rules of `CATransaction`.
@MainActor @preconcurrency
open class CALayer: NSObject {
    package var model = LayerModel()
    package var animations: [LayerAnimation] = []
    /// The animations that came with `add(_:forKey:)`, in the order in which they apply.
    var explicitAnimations: [RunningAnimation] = []
    /// What the layer showed when the transition under way was added.
    var transitionSnapshot: CGImage?
    /// The view whose layer this is.
    package weak var owner: (any LayerOwner)?
    /// What is drawn between the background and the sublayers.
    package var content: LayerContent?
    /// Limits the drawing of this layer to a rectangle in its superlayer's coordinates, read when it is drawn.
    package final var shownClip: (@MainActor () -> CGRect?)?
    private var spaceTransform = CATransform3DIdentity

    public required override init() {
        super.init()
    }

    public required init(layer: Any) {
        super.init()
    }

    // MARK: Tree
    private(set) var storedSublayers: [CALayer] = []
    /// The layer this one is in.
    open private(set) weak var superlayer: CALayer?
    /// The layers inside this one, back to front; default nil.
    open var sublayers: [CALayer]? {
        get { storedSublayers.isEmpty ? nil : storedSublayers }
        set {
            for layer in storedSublayers { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    /// Adds a layer in front of the others.
    open func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(storedSublayers.count))
    }

    /// Puts a layer at an index from the back; an index beyond the end means in front.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        let wasInside = layer.superlayer === self
        let index = min(Int(index), storedSublayers.count - (wasInside ? 1 : 0))
        layer.removeFromSuperlayer()
        storedSublayers.insert(layer, at: max(index, 0))
        layer.superlayer = self
        if layer.owner == nil, isInWindow { layer.startWaitingAnimations() }
    }

    /// Puts a layer right behind a sublayer; behind all where that one is not inside.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(place(of: sibling, without: layer) ?? 0))
    }

    /// Puts a layer right in front of a sublayer; in front of all where that one is not inside.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(place(of: sibling, without: layer).map { $0 + 1 } ?? storedSublayers.count))
    }

    /// Puts a layer in the place of a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer.superlayer === self, oldLayer !== newLayer else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Takes the layer out of its superlayer.
    open func removeFromSuperlayer() {
        guard let superlayer else { return }
        if owner == nil, isInWindow { stopAnimations() }
        superlayer.storedSublayers.removeAll { $0 === self }
        self.superlayer = nil
    }

    // MARK: Geometry

    /// The layer's rectangle in its superlayer, in points.
    open var frame: CGRect {
        get { model.frame }
        set { setFrame(newValue) }
    }
    /// The layer's own coordinate space; its origin scrolls the contents.
    open var bounds: CGRect {
        get { model.bounds }
        set {
            change(.boundsOrigin, \.boundsOrigin, to: newValue.origin)
            change(.boundsSize, \.boundsSize, to: newValue.size)
        }
    }
    /// Where the anchor point lies in the superlayer.
    open var position: CGPoint {
        get { model.position }
        set { change(.position, \.position, to: newValue) }
    }
    /// The point of the layer that `position` fixes, in units of its size; default the middle.
    open var anchorPoint: CGPoint {
        get { model.anchorPoint }
        set { model.anchorPoint = newValue }
    }
    /// Layers with a greater value are drawn in front of their siblings; default 0.
    open var zPosition: CGFloat {
        get { model.zPosition }
        set { model.zPosition = newValue }
    }
    /// The layer's transform about its anchor point; default identity. Perspective is not modelled and stops.
    open var transform: CATransform3D {
        get { spaceTransform.flat == model.transform ? spaceTransform : CATransform3D(model.transform) }
        set {
            precondition(
                newValue.m14 == 0 && newValue.m24 == 0 && newValue.m44 == 1,
                "CALayer.transform: perspective is not modelled; leave out m14, m24 and m34.")
            spaceTransform = newValue
            setAffineTransform(newValue.flat)
        }
    }
    /// The part of the transform that lies in the plane.
    open func affineTransform() -> CGAffineTransform { model.transform }
    /// Sets the layer's transform to one that stays in the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { change(.transform, \.transform, to: m) }

    // MARK: Looks

    /// A name to find the layer by; default nil.
    open var name: String?
    /// 0...1; default 1.
    open var opacity: Float {
        get { model.opacity }
        set { change(.opacity, \.opacity, to: min(max(newValue, 0), 1)) }
    }
    /// Default false.
    open var isHidden: Bool {
        get { model.isHidden }
        set { model.isHidden = newValue }
    }
    /// Whether the contents are opaque, which is a hint; default false, and true for the layer of a view.
    open var isOpaque: Bool {
        get { model.isOpaque }
        set { model.isOpaque = newValue }
    }
    /// Clips sublayers and contents to the bounds and corners; default false.
    open var masksToBounds: Bool {
        get { model.masksToBounds }
        set { model.masksToBounds = newValue }
    }
    /// A layer whose alpha limits what shows of this one, in this one's coordinates; default nil.
    open var mask: CALayer? {
        didSet {
            oldValue?.maskedLayer = nil
            mask?.maskedLayer = self
            if isInWindow { mask?.startWaitingAnimations() }
        }
    }
    weak var maskedLayer: CALayer?
    /// The fill behind everything; default nil.
    open var backgroundColor: CGColor? {
        get { model.background.alpha == 0 ? nil : CGColor(pixel: model.background) }
        set { change(.backgroundColor, \.background, to: newValue?.pixel ?? .transparent) }
    }
    /// Points; default 0.
    open var cornerRadius: CGFloat {
        get { model.cornerRadius }
        set { change(.cornerRadius, \.cornerRadius, to: newValue) }
    }
    /// Which corners are round; default all.
    open var maskedCorners: CACornerMask {
        get { model.maskedCorners }
        set { model.maskedCorners = newValue }
    }
    /// How corners bend; default circular. Kept, without effect: corners are drawn as circles.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Points, drawn inside the bounds; default 0.
    open var borderWidth: CGFloat {
        get { model.borderWidth }
        set { change(.borderWidth, \.borderWidth, to: newValue) }
    }
    /// Default opaque black.
    open var borderColor: CGColor? {
        get { CGColor(pixel: model.border) }
        set { change(.borderColor, \.border, to: newValue?.pixel ?? .transparent) }
    }
    /// Default opaque black.
    open var shadowColor: CGColor? {
        get { CGColor(pixel: model.shadow) }
        set { change(.shadowColor, \.shadow, to: newValue?.pixel ?? .transparent) }
    }
    /// 0...1; default 0, no shadow.
    open var shadowOpacity: Float {
        get { model.shadowOpacity }
        set { change(.shadowOpacity, \.shadowOpacity, to: newValue) }
    }
    /// Points; default 3.
    open var shadowRadius: CGFloat {
        get { model.shadowRadius }
        set { change(.shadowRadius, \.shadowRadius, to: newValue) }
    }
    /// Points; default (0, -3).
    open var shadowOffset: CGSize {
        get { model.shadowOffset }
        set { change(.shadowOffset, \.shadowOffset, to: newValue) }
    }
    /// The outline that throws the shadow; nil, the default, takes the bounds with their corners.
    open var shadowPath: CGPath? {
        get { model.shadowPath.map { CGPath(vector: $0) } }
        set { model.shadowPath = newValue?.vector }
    }
    /// Whether the layer is drawn into a bitmap first; default false. It looks the same here.
    open var shouldRasterize = false
    /// Pixels per point of that bitmap; default 1.
    open var rasterizationScale: CGFloat = 1
    /// Pixels per point of the contents; default 1.
    open var contentsScale: CGFloat = 1
    /// How the contents fill the bounds; default resize.
    open var contentsGravity = CALayerContentsGravity.resize
    /// A `CGImage` to show; default nil. As in Core Animation anything else shows nothing.
    open var contents: Any? { didSet { showContents() } }

    // MARK: Animations

    /// Adds an animation and begins it, in place of the one with the same key.
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }
    /// Takes the animation with a key away; the model value shows.
    open func removeAnimation(forKey key: String) { stop(forKey: key) }
    /// The animation with a key; nil for none, also once it has ended.
    open func animation(forKey key: String) -> CAAnimation? { explicitAnimations.first { $0.key == key }?.animation }
    /// The keys of the animations; nil for none.
    open func animationKeys() -> [String]? { keysOfAnimations }
    /// Draws the layer and what is in it into a context, as last set: animations do not show. (QuartzCore documentation)
    open func render(in ctx: CGContext) { draw(into: ctx) }
    /// Ends every animation of the layer; the model values show.
    open func removeAllAnimations() { endAllAnimations() }
    /// A copy with the values shown at this moment; nil outside of a window (UIKit: also before the first commit).
    open func presentation() -> Self? {
        guard isInWindow else { return nil }
        let copy = type(of: self).init(layer: self)
        copy.model = shownModel
        copy.content = content
        return copy
    }
}
