import Foundation

/// The drawable contents of a view or of a part of it: geometry, background, corners, border, shadow and contents.
///
/// Every value has a model value, which code sets and reads, and a shown value, which differs while an animation runs.
/// Changes to a view's own layer animate inside animation blocks only (fact 10.4); those to a layer that belongs to no
/// view animate implicitly, by the rules of `CATransaction` (see CALayer+ImplicitAnimation.swift).
@MainActor @preconcurrency
open class CALayer: NSObject {
    /// The values as last set.
    final package var model = LayerModel() { didSet { differsFromCommit = true } }
    /// The animations of changes in animation blocks and transactions, in the order in which they apply.
    final package internal(set) var animations: [LayerAnimation] = [] { didSet { differsFromCommit = true } }
    /// The animations that were added with `add(_:forKey:)`, in the order in which they apply.
    final private(set) var explicitAnimations: [ExplicitAnimation] = [] { didSet { differsFromCommit = true } }
    private var animationCount = 0

    /// Numbers the animations of both kinds as they are added.
    final func nextAnimationOrder() -> Int {
        animationCount += 1
        return animationCount
    }
    /// The state of the layer at the end of the last commit; nil before, and unless the device keeps it.
    private var committedState: CommittedState?
    /// Whether the state can have changed since the last commit.
    final private var differsFromCommit = true
    /// What the layer showed when the running `CATransition` was added.
    final private(set) var transitionSnapshot: CGImage?
    /// The view whose layer this is, which sets it to nil when it is released. Like the superlayer it is not `weak`: that makes
    /// every later retain and release of the view slow, and they are most of what the model does.
    final package nonisolated(unsafe) unowned(unsafe) var owner: (any LayerOwner)?
    /// What is drawn between the background and the sublayers.
    final package var content: LayerContent?
    /// Limits the drawing of this layer to a rectangle in its superlayer's coordinates, read when it is drawn.
    package final var shownClip: (@MainActor () -> CGRect?)?
    final private(set) var storedSublayers: [CALayer] = []
    /// The transform as it was set, if it is not affine.
    private var spatialTransform: CATransform3D?
    final private var storedMask: CALayer?

    /// Creates a layer without size.
    public required override init() {
        super.init()
    }

    deinit {
        for layer in storedSublayers { layer.storedSuperlayer = nil }
        storedMask?.storedSuperlayer = nil
    }

    /// Creates a layer for a copy; subclasses copy their own values.
    public required init(layer: Any) {
        super.init()
    }

    // MARK: Layer tree

    /// The layer that contains this one, or that this one masks.
    open var superlayer: CALayer? { storedSuperlayer }

    private nonisolated(unsafe) unowned(unsafe) var storedSuperlayer: CALayer?

    /// The layers that this one contains, back to front; default nil.
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

    /// Inserts a layer at an index, counted from the back; an index beyond the end means in front.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        let wasInside = layer.superlayer === self && layer !== storedMask
        let index = min(Int(index), storedSublayers.count - (wasInside ? 1 : 0))
        layer.removeFromSuperlayer()
        storedSublayers.insert(layer, at: max(index, 0))
        layer.storedSuperlayer = self
        guard layer.owner == nil else { return }
        // A layer whose sublayers change is laid out again (measured: gnustep/libs-quartzcore, CALayer/layout.m and pull request
        // 44). Views ask for that themselves.
        owner?.layerNeedsLayout()
        if isInWindow { layer.startWaitingAnimations() }
    }

    /// Inserts a layer directly behind a sublayer; behind all if this layer does not contain that one.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(index(of: sibling, ignoring: layer) ?? 0))
    }

    /// Inserts a layer directly in front of a sublayer; in front of all if this layer does not contain that one.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let index = index(of: sibling, ignoring: layer).map { $0 + 1 } ?? storedSublayers.count
        insertSublayer(layer, at: UInt32(index))
    }

    /// The index of a sublayer as if another layer were not in the tree.
    private func index(of sibling: CALayer?, ignoring layer: CALayer) -> Int? {
        storedSublayers.filter { $0 !== layer }.firstIndex { $0 === sibling }
    }

    /// Replaces a sublayer by another layer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer.superlayer === self, oldLayer !== newLayer else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from its superlayer, also where it is its mask. (CALayer.h)
    open func removeFromSuperlayer() {
        guard let superlayer else { return }
        if owner == nil, isInWindow { stopAnimations() }
        storedSuperlayer = nil
        guard let index = superlayer.storedSublayers.firstIndex(where: { $0 === self }) else {
            superlayer.mask = nil
            return
        }
        superlayer.storedSublayers.remove(at: index)
        if owner == nil { superlayer.owner?.layerNeedsLayout() }
    }

    /// Whether the layer is in the tree of a layer whose owner is shown.
    final var isInWindow: Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current.owner?.isOnScreen == true { return true }
            layer = current.superlayer
        }
        return false
    }

    /// The device whose screen shows the layer; the current device for a layer that is not shown.
    final package var device: any LayerDevice {
        var layer: CALayer? = self
        while let current = layer {
            if let device = current.owner?.layerDevice { return device }
            layer = current.superlayer
        }
        return LayerDevices.current
    }

    // MARK: Geometry

    /// The rectangle in the superlayer's coordinates, in points; with a transform, the one around the transformed
    /// bounds. Set with a transform, it is read back the same unless the transform turns by other than quarters; a negative size
    /// is standardized (measured: gnustep/libs-quartzcore, CALayer/geometry.m).
    open var frame: CGRect {
        get { model.frame }
        set {
            let frame = newValue.standardized
            let (transform, anchor) = (model.transform, model.anchorPoint)
            guard !transform.isIdentity else {
                bounds.size = frame.size
                position = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
                return
            }
            let size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
            bounds.size = size
            // The center of the bounds is shown in the frame's center. As a size it is transformed without the translation.
            let center = CGSize(width: size.width * (0.5 - anchor.x), height: size.height * (0.5 - anchor.y))
                .applying(transform)
            position = CGPoint(
                x: frame.midX - center.width - transform.tx, y: frame.midY - center.height - transform.ty)
        }
    }

    /// The layer's own coordinate space; its origin scrolls the contents. A negative size is standardized, and a view whose layer
    /// has a new size is laid out (measured: gnustep/libs-quartzcore, CALayer/geometry.m and layout.m).
    open var bounds: CGRect {
        get { model.bounds }
        set {
            let bounds = newValue.standardized
            let isResized = bounds.size != model.boundsSize
            change(.boundsOrigin, \.boundsOrigin, to: bounds.origin)
            change(.boundsSize, \.boundsSize, to: bounds.size)
            if isResized { owner?.layerNeedsLayout() }
        }
    }

    /// The position of the anchor point in the superlayer's coordinates, in points.
    open var position: CGPoint {
        get { model.position }
        set { change(.position, \.position, to: newValue) }
    }

    /// The point of the layer that lies at `position`, in the unit coordinate space; default the centre.
    open var anchorPoint: CGPoint {
        get { model.anchorPoint }
        set { model.anchorPoint = newValue }
    }

    /// Layers with a greater value are drawn in front of their siblings; default 0.
    open var zPosition: CGFloat {
        get { model.zPosition }
        set { model.zPosition = newValue }
    }

    /// The transform about the anchor point; default identity. A perspective transform traps.
    open var transform: CATransform3D {
        get { currentSpatialTransform ?? CATransform3D(model.transform) }
        set {
            precondition(
                newValue.m14 == 0 && newValue.m24 == 0 && newValue.m44 == 1,
                "CALayer.transform: perspective is not modelled; leave out m14, m24 and m34.")
            setAffineTransform(newValue.affine)
            if !CATransform3DIsAffine(newValue) { spatialTransform = newValue }
        }
    }

    /// The transform if it is not affine.
    private var currentSpatialTransform: CATransform3D? {
        guard let spatialTransform, spatialTransform.affine == model.transform else { return nil }
        return spatialTransform
    }

    /// Returns the transform if it is affine, else the identity (measured: gnustep/libs-quartzcore, CALayer/conversion.m).
    open func affineTransform() -> CGAffineTransform {
        currentSpatialTransform == nil ? model.transform : .identity
    }

    /// Sets the transform to an affine one.
    open func setAffineTransform(_ m: CGAffineTransform) {
        spatialTransform = nil
        change(.transform, \.transform, to: m)
    }

    // MARK: Appearance

    /// A name for the app's use; default nil.
    open var name: String?

    /// The opacity, 0...1; default 1.
    open var opacity: Float {
        get { model.opacity }
        set { change(.opacity, \.opacity, to: min(max(newValue, 0), 1)) }
    }

    /// Whether the layer and its sublayers are not drawn; default false.
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

    /// A layer whose alpha masks this one, in this one's coordinates; default nil. It leaves the tree that it is in: this one is
    /// its superlayer then, but it is none of the sublayers (measured: gnustep/libs-quartzcore, CALayer/masking.m).
    open var mask: CALayer? {
        get { storedMask }
        set {
            let old = storedMask
            guard newValue !== old else { return }
            old?.storedSuperlayer = nil
            newValue?.removeFromSuperlayer()
            storedMask = newValue
            newValue?.storedSuperlayer = self
            guard isInWindow else { return }
            newValue?.startWaitingAnimations(isInMask: true)
            old?.stopAnimations(isInMask: true)
        }
    }

    /// The background color; default nil.
    open var backgroundColor: CGColor? {
        get { model.background.alpha == 0 ? nil : CGColor(pixel: model.background) }
        set { change(.backgroundColor, \.background, to: newValue?.pixel ?? .transparent) }
    }

    /// The radius of the round corners, in points; default 0.
    open var cornerRadius: CGFloat {
        get { model.cornerRadius }
        set { change(.cornerRadius, \.cornerRadius, to: newValue) }
    }

    /// Which corners are round; default all. Bits of no corner are dropped (measured: gnustep/libs-quartzcore, CALayer/modern.m).
    open var maskedCorners: CACornerMask {
        get { model.maskedCorners }
        set { model.maskedCorners = newValue.intersection(.all) }
    }

    /// The curve of the corners; default circular, which an unknown name sets as well (measured: gnustep/libs-quartzcore,
    /// CALayer/modern.m). Stored without effect: corners are drawn as circles.
    open var cornerCurve = CALayerCornerCurve.circular {
        didSet { if cornerCurve != .continuous { cornerCurve = .circular } }
    }

    /// The width of the border inside the bounds, in points; default 0.
    open var borderWidth: CGFloat {
        get { model.borderWidth }
        set { change(.borderWidth, \.borderWidth, to: newValue) }
    }

    /// The color of the border; default opaque black.
    open var borderColor: CGColor? {
        get { CGColor(pixel: model.border) }
        set { change(.borderColor, \.border, to: newValue?.pixel ?? .transparent) }
    }

    /// The color of the shadow; default opaque black.
    open var shadowColor: CGColor? {
        get { CGColor(pixel: model.shadow) }
        set { change(.shadowColor, \.shadow, to: newValue?.pixel ?? .transparent) }
    }

    /// The opacity of the shadow, 0...1; default 0, no shadow.
    open var shadowOpacity: Float {
        get { model.shadowOpacity }
        set { change(.shadowOpacity, \.shadowOpacity, to: newValue) }
    }

    /// The standard deviation of the shadow's blur, in points; default 3.
    open var shadowRadius: CGFloat {
        get { model.shadowRadius }
        set { change(.shadowRadius, \.shadowRadius, to: newValue) }
    }

    /// The offset of the shadow, in points; default (0, -3).
    open var shadowOffset: CGSize {
        get { model.shadowOffset }
        set { change(.shadowOffset, \.shadowOffset, to: newValue) }
    }

    /// The shape of the shadow; nil, the default, is the bounds with their corners, unless nothing is drawn. In Core Animation it
    /// is then the shape of what the layer and its sublayers draw.
    open var shadowPath: CGPath? {
        get { model.shadowPath.map { CGPath(vector: $0) } }
        set { model.shadowPath = newValue?.vector }
    }

    /// Whether the layer is drawn into a bitmap first; default false. Stored without effect.
    open var shouldRasterize = false

    /// The scale of that bitmap, in pixels per point; default 1. Stored without effect.
    open var rasterizationScale: CGFloat = 1

    /// The scale of the contents, in pixels per point; default 1.
    open var contentsScale: CGFloat = 1

    /// How the contents fill the bounds; default resize. A name that is none of the gravities becomes center (observed with
    /// Apple's QuartzCore: gnustep/libs-quartzcore, pull request 97).
    open var contentsGravity = CALayerContentsGravity.resize {
        didSet { if !contentsGravity.isNamed { contentsGravity = .center } }
    }

    /// A `CGImage` to show; default nil. As in Core Animation anything else shows nothing.
    open var contents: Any? {
        didSet {
            guard contents is CGImage else {
                content = content(showing: nil)
                return
            }
            let picture = LayerContent.drawing { [weak self] canvas, shown in
                guard let self, let image = contents as? CGImage else { return }
                let scale = max(contentsScale, 0.001)
                let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
                canvas.draw(image, in: contentsGravity.rect(for: size, in: shown.bounds))
            }
            content = content(showing: picture)
        }
    }

    /// What the layer draws, given what draws its contents. Layers that draw something of their own draw both.
    func content(showing picture: LayerContent?) -> LayerContent? { picture }

    // MARK: Drawing

    /// Draws the layer and its sublayers into a context, in the layer's own coordinates and with model values. (QuartzCore
    /// documentation) A hidden layer draws nothing (measured: gnustep/libs-quartzcore, CALayer/render.m).
    open func render(in ctx: CGContext) {
        guard !model.isHidden else { return }
        ctx.canvas.save()
        LayerRenderer(canvas: ctx.canvas, showsAnimations: false).drawInside(self, model)
        ctx.canvas.restore()
    }

    /// What the layer shows now, of the size of its bounds; nil if they are empty.
    private func snapshot() -> CGImage? {
        let scale = LayerDevices.current.screenScale
        let size = shownModel.boundsSize
        guard size.width > 0, size.height > 0 else { return nil }
        let bitmap = Bitmap(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
        let canvas = Canvas(bitmap: bitmap, scale: scale)
        canvas.translate(x: -shownModel.boundsOrigin.x, y: -shownModel.boundsOrigin.y)
        LayerRenderer(canvas: canvas).drawInside(self, shownModel)
        return CGImage(bitmap: bitmap)
    }

    // MARK: Explicit animations

    /// Adds an animation and starts it, in place of the one with the same key.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        if let key { endAnimation(forKey: key) }
        let added = ExplicitAnimation(
            anim, key: anim is CATransition ? "transition" : key, order: nextAnimationOrder())
        if anim is CATransition {
            endAnimation(forKey: "transition")
            transitionSnapshot = snapshot()
        }
        explicitAnimations.append(added)
        if isInWindow { added.start(on: self) }
    }

    /// Removes the animation with a key; the model value shows.
    open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }

    private func endAnimation(forKey key: String) {
        for animation in explicitAnimations where animation.key == key { animation.end(on: self, finished: false) }
        removeImplicitAnimations(forKey: key)
    }

    /// A copy of the animation with a key, be it added with `add(_:forKey:)` or by a change in an animation block; nil if
    /// there is none or it has ended (fact m20.13).
    open func animation(forKey key: String) -> CAAnimation? {
        let explicit = explicitAnimations.first { $0.key == key }?.animation
        return explicit.map { $0.copy() as? CAAnimation ?? $0 } ?? implicitAnimation(forKey: key)
    }

    /// The keys of the animations, those of changes in animation blocks included; nil if there are none (fact m20.13).
    open func animationKeys() -> [String]? {
        let keys = explicitAnimations.compactMap(\.key) + implicitAnimationKeys
        return keys.isEmpty ? nil : keys
    }

    /// Removes every animation of the layer; the model values show.
    open func removeAllAnimations() {
        let timelines = animations.map(\.timeline)
        animations = []
        for timeline in timelines {
            timeline.interrupt()
            timeline.detach(self)
        }
        for animation in explicitAnimations { animation.end(on: self, finished: false) }
    }

    /// Returns a copy with the values shown at this moment; nil outside a window (in UIKit also before the first
    /// commit).
    open func presentation() -> Self? {
        guard isInWindow else { return nil }
        let state = device.presentationLagsOneCommit ? committedState : currentState
        guard let state else { return nil }
        let copy = type(of: self).init(layer: self)
        copy.model = state.shownModel
        copy.spatialTransform = spatialTransform
        copy.content = content
        return copy
    }

    /// Starts the animations that were added before the layer came into a window, here, in layers without a view, and in the
    /// mask with all that it contains, also if it is a view's: such a view is in no hierarchy.
    final package func startWaitingAnimations(isInMask: Bool = false) {
        for animation in explicitAnimations { animation.start(on: self) }
        for sublayer in storedSublayers where isInMask || sublayer.owner == nil {
            sublayer.startWaitingAnimations(isInMask: isInMask)
        }
        storedMask?.startWaitingAnimations(isInMask: true)
    }

    /// Keeps the present state as the committed one, here and in all sublayers.
    final package func commitState() {
        if differsFromCommit {
            committedState = currentState
            differsFromCommit = false
        }
        for sublayer in storedSublayers { sublayer.commitState() }
        storedMask?.commitState()
    }

    /// Ends all animations, since the layer left its window, here, in layers without a view, and in the mask with all that it
    /// contains.
    final package func stopAnimations(isInMask: Bool = false) {
        removeAllAnimations()
        committedState = nil
        differsFromCommit = true
        for sublayer in storedSublayers where isInMask || sublayer.owner == nil {
            sublayer.stopAnimations(isInMask: isInMask)
        }
        storedMask?.stopAnimations(isInMask: true)
    }
}

// MARK: - AnimatedLayer

extension CALayer: AnimatedLayer {
    package func removeAnimations(of timeline: AnimationTimeline) {
        animations.removeAll { $0.timeline === timeline }
    }

    package func remove(_ animation: ExplicitAnimation) {
        explicitAnimations.removeAll { $0 === animation }
        if animation.animation is CATransition { transitionSnapshot = nil }
    }
}

extension AnimationTimeline {
    /// The layers it animates, in the order in which they were first changed.
    package var animatedLayers: [CALayer] { targets.compactMap { $0 as? CALayer } }
}
