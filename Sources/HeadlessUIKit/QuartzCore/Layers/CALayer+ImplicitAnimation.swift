import Foundation

// How a change of a layer's property animates. A setter such as `CALayer.opacity` calls `change`, which sets the model
// value. Inside an animation block, or for a layer without a view by the rules of `CATransaction`, it also records a
// `LayerAnimation`: a start value and a curve on an `AnimationTimeline`. What shows at a moment, `shownModel`, is the
// model with all animations applied to it.

extension CALayer {
    /// Sets a property's model value and animates from the old value to the new one where a block or transaction asks
    /// for it. It is inlined so that the compiler resolves the caller's key path; following one at run time is slow.
    /// - Parameter isUIKits: whether it stands for a view of UIKit's own, as the shadow of a page that moves: then blocks animate
    ///   every property.
    @inline(__always)
    package func change<Value: LayerValue & Equatable>(
        _ property: LayerProperty, _ keyPath: WritableKeyPath<LayerModel, Value>, to new: Value, isUIKits: Bool = false
    ) {
        let old = model[keyPath: keyPath]
        guard old != new else { return }
        guard let context = animationContext(of: property, isUIKits: isUIKits) else {
            model[keyPath: keyPath] = new
            return
        }
        let shown = shownNumbers(of: property)
        model[keyPath: keyPath] = new
        record(property, old: old.numbers, shown: shown, new: new.numbers, in: context)
    }

    /// The timing of a change made now; nil if it shows at once. A layer without a view uses its transaction's timing,
    /// whatever block is open (fact 10.17; observed:
    /// khanlou.com/2012/10/mixing-uiview-and-calayer-animations). A transaction that disables actions disables those of views
    /// too, and its timing function overrides that of a block (QuartzCore documentation of `CATransaction`'s properties).
    private func animationContext(of property: LayerProperty, isUIKits: Bool) -> AnimationContext? {
        guard isInWindow else { return nil }
        guard owner != nil else { return CATransaction.implicitContext }
        guard property.isAnimatedByViews || isUIKits, var context = AnimationContext.current,
            !CATransaction.disableActions()
        else {
            return nil
        }
        if let function = CATransaction.animationTimingFunction(), !context.curve.isSpring {
            context.curve = function.curve
            context.verticalCurve = nil
        }
        return context
    }

    /// Adds an animation from the old value to the new one, if the two have as many numbers.
    private func record(
        _ property: LayerProperty, old: [CGFloat], shown: [CGFloat], new: [CGFloat], in context: AnimationContext
    ) {
        guard old.count == new.count else { return }
        let timeline = timeline(in: context)
        let start: [CGFloat]
        // Changes in blocks of views are additive, those of layers are not.
        let isAdditive = property.isAdditive && !timeline.isRepeating && owner != nil
        if isAdditive {
            replaceAnimations(of: property, in: context, on: timeline) { $0.isRepeating }
            start = zip(old, new).map { $0 - $1 }
        } else {
            let followsKeyframe = replaceAnimations(of: property, in: context, on: timeline)
            start = context.options.contains(.beginFromCurrentState) && !followsKeyframe ? shown : old
        }
        animations.append(
            LayerAnimation(
                timeline: timeline, property: property, start: start, delay: context.delay,
                duration: context.duration, curve: context.curve, verticalCurve: context.verticalCurve,
                isAdditive: isAdditive, order: nextAnimationOrder(), keyNumber: keyNumber(of: property, on: timeline),
                disablesInteraction: context.options.contains(.disablesInteraction)
                    && !context.options.contains(.allowUserInteraction)))
        CATransaction.hold(timeline)
        timeline.attach(self)
    }

    /// The number in a change's key: 1, unless the change is added to those of other blocks that run (see
    /// CALayer+AnimationKeys.swift).
    private func keyNumber(of property: LayerProperty, on timeline: AnimationTimeline) -> Int {
        let others = animations.filter { $0.property == property }
        if let sibling = others.first(where: { $0.timeline === timeline }) { return sibling.keyNumber }
        var number = 1
        while others.contains(where: { $0.keyNumber == number }) { number += 1 }
        return number
    }

    /// The timeline of the layer's changes in a block: that of the block, or one that the user's finger does not scrub.
    private func timeline(in context: AnimationContext) -> AnimationTimeline {
        guard let unscrubbed = context.unscrubbed else { return context.timeline }
        var ancestor: CALayer? = self
        while let current = ancestor {
            if unscrubbed.scrubbedRoots.contains(where: { $0 === current }) { return context.timeline }
            ancestor = current.superlayer
        }
        return unscrubbed.timeline
    }

    /// Removes the animations that a new one replaces; returns whether it follows a keyframe of its own timeline.
    @discardableResult
    private func replaceAnimations(
        of property: LayerProperty, in context: AnimationContext, on timeline: AnimationTimeline,
        where isRival: (AnimationTimeline) -> Bool = { _ in true }
    ) -> Bool {
        let rivals = animations.filter { $0.property == property && isRival($0.timeline) }
        guard !rivals.isEmpty else { return false }
        let keyframes = rivals.filter {
            $0.timeline === timeline && $0.duration > 0 && $0.delay + $0.duration <= context.delay + 1e-9
        }
        animations.removeAll { $0.property == property && isRival($0.timeline) }
        animations += keyframes
        for rival in rivals.map(\.timeline) where rival !== timeline {
            rival.interrupt()
            if !animations.contains(where: { $0.timeline === rival }) { rival.detach(self) }
        }
        return !keyframes.isEmpty
    }
}

// MARK: - Shown values

extension CALayer {
    /// The values shown at this moment.
    package var shownModel: LayerModel { currentState.shownModel }

    /// The model values and the animations.
    var currentState: CommittedState {
        CommittedState(model: model, animations: animations, explicitAnimations: explicitAnimations)
    }

    private func shownNumbers(of property: LayerProperty) -> [CGFloat] { currentState.shownNumbers(of: property) }

    /// The model values and the animations of a layer, from which follows what it shows at any time.
    @MainActor
    struct CommittedState {
        let model: LayerModel
        let animations: [LayerAnimation]
        let explicitAnimations: [ExplicitAnimation]

        /// The values shown at this moment.
        var shownModel: LayerModel {
            guard !animations.isEmpty || !explicitAnimations.isEmpty else { return model }
            var shown = model
            var seen: Set<LayerProperty> = []
            for property in animations.map(\.property) where seen.insert(property).inserted {
                shown[property] = shownNumbers(of: property)
            }
            shown.opacity = min(max(shown.opacity, 0), 1)
            for animation in explicitAnimations { apply(animation, to: &shown) }
            return shown
        }

        /// Applies an animation that was added to the layer. A change of a value that began to animate after it takes precedence
        /// (observed: stackoverflow.com/questions/53122480).
        private func apply(_ animation: ExplicitAnimation, to shown: inout LayerModel) {
            let before = shown
            animation.apply(to: &shown)
            for later in animations where later.order > animation.order && !later.isAdditive {
                shown[later.property] = before[later.property]
            }
        }

        func shownNumbers(of property: LayerProperty) -> [CGFloat] {
            // Last to first: keyframes of one property follow each other, and the first one is applied last.
            animations.reversed().filter { $0.property == property }.reduce(model[property]) { $1.apply(to: $0) }
        }
    }
}

// MARK: - Animations

/// The animation of one property of a layer from an old value to the model value.
@MainActor
package struct LayerAnimation {
    package let timeline: AnimationTimeline
    package let property: LayerProperty
    /// The old value; for an additive property the old value minus the new one.
    let start: [CGFloat]
    let delay: TimeInterval
    let duration: TimeInterval
    let curve: TimingCurve
    /// The curve of a position's y component, if it differs from that of x.
    var verticalCurve: TimingCurve?
    let isAdditive: Bool
    /// Its number among the animations of the layer.
    let order: Int
    /// Its number among the changes of its property that run, from 1.
    let keyNumber: Int
    /// Whether the layer's view receives no touches meanwhile.
    package let disablesInteraction: Bool

    private func progress(of curve: TimingCurve) -> CGFloat {
        let elapsed = timeline.fraction * timeline.duration - delay
        guard duration > 0 else { return elapsed >= 0 ? 1 : 0 }
        guard timeline.isLinear else {
            return CGFloat(curve.progress(at: elapsed / duration, duration: duration))
        }
        // The timeline's own motion may overshoot either end; an animation that begins or ends inside it may not.
        let isFirst = delay <= 0
        let isLast = delay + duration >= timeline.duration - 1e-9
        let fraction = isFirst ? elapsed / duration : max(elapsed / duration, 0)
        return CGFloat(isLast ? fraction : min(fraction, 1))
    }

    /// The shown value, if `value` is the one without this animation.
    package func apply(to value: [CGFloat]) -> [CGFloat] {
        let progress = progress(of: curve)
        let vertical = property == .position ? verticalCurve.map { self.progress(of: $0) } : nil
        return mix(value) { $0 == 1 ? vertical ?? progress : progress }
    }

    /// The value at the beginning, if `value` is the one without this animation.
    package func applyStart(to value: [CGFloat]) -> [CGFloat] {
        mix(value) { _ in 0 }
    }

    private func mix(_ value: [CGFloat], progress: (Int) -> CGFloat) -> [CGFloat] {
        var result = value
        for index in result.indices {
            let from = isAdditive ? value[index] + start[index] : start[index]
            result[index] = value[index] + (from - value[index]) * (1 - progress(index))
        }
        return result
    }
}
