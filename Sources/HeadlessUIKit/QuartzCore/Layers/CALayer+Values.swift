import Foundation

extension CALayer {
    /// Where a sublayer stands from the back while another one is away.
    func place(of sibling: CALayer?, without layer: CALayer) -> Int? {
        storedSublayers.filter { $0 !== layer }.firstIndex { $0 === sibling }
    }

    func setFrame(_ frame: CGRect) {
        if model.transform.isIdentity {
            bounds.size = frame.size
        } else {
            let inverse = model.transform.inverted()
            bounds.size = CGRect(origin: .zero, size: frame.size).applying(inverse).size
        }
        position = CGPoint(
            x: frame.minX + frame.width * model.anchorPoint.x, y: frame.minY + frame.height * model.anchorPoint.y)
    }

    /// The values that are on the screen at this moment.
    package var shownModel: LayerModel {
        guard !animations.isEmpty || !explicitAnimations.isEmpty else { return model }
        var shown = model
        var seen: Set<LayerProperty> = []
        for property in animations.map(\.property) where seen.insert(property).inserted {
            shown[property] = shownNumbers(of: property)
        }
        shown.opacity = min(max(shown.opacity, 0), 1)
        for running in explicitAnimations { running.apply(to: &shown) }
        return shown
    }

    private func shownNumbers(of property: LayerProperty) -> [CGFloat] {
        // Backwards: keyframes of one property follow each other, and the first one shows first.
        animations.reversed().filter { $0.property == property }.reduce(model[property]) { $1.apply(to: $0) }
    }

    package func change<Value: LayerValue & Equatable>(
        _ property: LayerProperty, _ keyPath: WritableKeyPath<LayerModel, Value>, to new: Value
    ) {
        let old = model[keyPath: keyPath]
        guard old != new else { return }
        let context = animationContext(of: property)
        let shown = context == nil ? old.numbers : shownNumbers(of: property)
        model[keyPath: keyPath] = new
        guard let context, old.numbers.count == new.numbers.count else { return }
        record(property, old: old.numbers, shown: shown, new: new.numbers, in: context)
    }

    /// A layer of no view takes its transaction's timing, whatever block is open (fact 10.17; observed:
    /// khanlou.com/2012/10/mixing-uiview-and-calayer-animations).
    private func animationContext(of property: LayerProperty) -> AnimationContext? {
        guard isInWindow else { return nil }
        guard owner != nil else { return CATransaction.implicitContext }
        return property.isAnimatedByViews ? AnimationContext.current : nil
    }

    var isInWindow: Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current.owner?.isOnScreen == true { return true }
            layer = current.superlayer ?? current.maskedLayer
        }
        return false
    }

    private func record(
        _ property: LayerProperty, old: [CGFloat], shown: [CGFloat], new: [CGFloat], in context: AnimationContext
    ) {
        let timeline = context.timeline(of: self)
        let start: [CGFloat]
        let isAdditive = property.isAdditive && !timeline.isCycling
        if isAdditive {
            replaceAnimations(of: property, in: context, on: timeline) { $0.isCycling }
            start = zip(old, new).map { $0 - $1 }
        } else {
            let followsKeyframe = replaceAnimations(of: property, in: context, on: timeline)
            start = context.options.contains(.beginFromCurrentState) && !followsKeyframe ? shown : old
        }
        animations.append(
            LayerAnimation(
                timeline: timeline, property: property, start: start, delay: context.delay,
                duration: context.duration, curve: context.curve, verticalCurve: context.verticalCurve,
                isAdditive: isAdditive))
        CATransaction.hold(timeline)
        timeline.attach(self)
    }

    /// Removes what a new animation takes the place of; returns whether it follows a keyframe of its own timeline.
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

    func removeAnimations(of timeline: AnimationTimeline) {
        animations.removeAll { $0.timeline === timeline }
    }

    func endAllAnimations() {
        let timelines = animations.map(\.timeline)
        animations = []
        for timeline in timelines {
            timeline.interrupt()
            timeline.detach(self)
        }
        for running in explicitAnimations { running.end(on: self, finished: false) }
    }
}
