import Foundation

/// What a view draws into: geometry, background, corners, border, shadow and contents, each with the value that is shown
/// while an animation runs. Changes to a view's own layer animate inside animation blocks only (fact 10.4); those to a
/// layer that belongs to no view animate by themselves, by the rules of `CATransaction`.
@MainActor @preconcurrency
open class CALayer: NSObject {
    var model = LayerModel()
    private(set) var animations: [LayerAnimation] = []
    /// The view whose layer this is.
    weak var owner: UIView?
    /// What is drawn between the background and the sublayers.
    var content: LayerContent?
    /// Limits the drawing of this layer to a rectangle in its superlayer's coordinates, read when it is drawn.
    var shownClip: (@MainActor () -> CGRect?)?

    public required override init() {
        super.init()
    }

    public required init(layer: Any) {
        super.init()
    }

    // MARK: Tree

    /// The layers inside this one, back to front; default nil.
    open var sublayers: [CALayer]? {
        get { storedSublayers.isEmpty ? nil : storedSublayers }
        set {
            for layer in storedSublayers { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }
    private(set) var storedSublayers: [CALayer] = []
    /// The layer this one is in.
    open private(set) weak var superlayer: CALayer?

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
    }

    /// Takes the layer out of its superlayer.
    open func removeFromSuperlayer() {
        guard let superlayer else { return }
        superlayer.storedSublayers.removeAll { $0 === self }
        self.superlayer = nil
    }

    // MARK: Animation

    func value<Value: LayerValue>(_ property: LayerProperty, _ keyPath: KeyPath<LayerModel, Value>) -> Value {
        let value = model[keyPath: keyPath]
        guard animations.contains(where: { $0.property == property }) else { return value }
        var numbers = value.numbers
        // Backwards: keyframes of one property follow each other, and the first one shows first.
        for animation in animations.reversed() where animation.property == property {
            numbers = animation.apply(to: numbers)
        }
        return Value(numbers: numbers)
    }

    func change<Value: LayerValue & Equatable>(
        _ property: LayerProperty, _ keyPath: WritableKeyPath<LayerModel, Value>, to new: Value
    ) {
        let old = model[keyPath: keyPath]
        guard old != new else { return }
        let context = animationContext
        let shown = context == nil ? old : value(property, keyPath)
        model[keyPath: keyPath] = new
        guard let context, old.numbers.count == new.numbers.count else { return }
        record(property, old: old.numbers, shown: shown.numbers, new: new.numbers, in: context)
    }

    private var animationContext: AnimationContext? {
        if owner != nil { return isInWindow ? AnimationContext.current : nil }
        return isInWindow ? CATransaction.implicitContext : nil
    }

    private var isInWindow: Bool {
        var layer: CALayer? = self
        while let current = layer {
            // The system's own overlay is drawn without a window.
            if current.owner?.window != nil || current.owner is SystemOverlayView { return true }
            layer = current.superlayer
        }
        return false
    }

    private func record(
        _ property: LayerProperty, old: [CGFloat], shown: [CGFloat], new: [CGFloat], in context: AnimationContext
    ) {
        let start: [CGFloat]
        if property.isAdditive {
            start = zip(old, new).map { $0 - $1 }
        } else {
            let followsKeyframe = replaceAnimations(of: property, in: context)
            start = context.options.contains(.beginFromCurrentState) && !followsKeyframe ? shown : old
        }
        animations.append(
            LayerAnimation(
                timeline: context.timeline, property: property, start: start, delay: context.delay,
                duration: context.duration, curve: context.curve, verticalCurve: context.verticalCurve,
                isAdditive: property.isAdditive))
        context.timeline.attach(self)
    }

    /// Removes what a new animation takes the place of; returns whether it follows a keyframe of its own timeline.
    private func replaceAnimations(of property: LayerProperty, in context: AnimationContext) -> Bool {
        let rivals = animations.filter { $0.property == property }
        let keyframes = rivals.filter {
            $0.timeline === context.timeline && $0.duration > 0 && $0.delay + $0.duration <= context.delay + 1e-9
        }
        animations.removeAll { $0.property == property }
        animations += keyframes
        for timeline in rivals.map(\.timeline) where timeline !== context.timeline {
            timeline.interrupt()
            if !animations.contains(where: { $0.timeline === timeline }) { timeline.detach(self) }
        }
        return !keyframes.isEmpty
    }

    func removeAnimations(of timeline: AnimationTimeline) {
        animations.removeAll { $0.timeline === timeline }
    }

    /// Ends every animation of the layer; the model values show.
    open func removeAllAnimations() {
        let timelines = animations.map(\.timeline)
        animations = []
        for timeline in timelines {
            timeline.interrupt()
            timeline.detach(self)
        }
    }

    /// A copy with the values shown at this moment; never nil for a layer in a window (UIKit: nil before the first commit).
    open func presentation() -> Self? {
        guard isInWindow else { return nil }
        let copy = type(of: self).init(layer: self)
        copy.model = shownModel
        copy.content = content
        return copy
    }
}
