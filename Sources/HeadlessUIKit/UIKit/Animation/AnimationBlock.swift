import Foundation

/// One call of `UIView.animate`, and its relation to the enclosing block.
@MainActor
struct AnimationBlock {
    var duration: TimeInterval
    var delay: TimeInterval
    var options: UIView.AnimationOptions
    var curve: TimingCurve
    /// The curve of the time of the whole block; nil to leave it as it is.
    var pacing: TimingCurve?

    init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, curve: TimingCurve) {
        self.duration = AnimationTiming(curve: curve, duration: duration).duration
        self.delay = delay
        self.options = options
        self.curve = curve
    }

    func run(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
        guard UIView.areAnimationsEnabled else {
            animations()
            finishInNextTurn(completion)
            return
        }
        let enclosing = AnimationContext.enclosing
        precondition(
            !cycles || enclosing?.isCapture != true,
            "UIView.animate: .repeat and .autoreverse are not modelled in an interactive transition; leave them out.")
        if let enclosing, joins(enclosing), !cycles {
            runNested(in: enclosing, animations, completion: completion)
            return
        }
        guard duration > 0 else {
            // Fact 10.2: no animation, and the completion in the next turn of the run loop.
            AnimationContext.perform(nil, flushes: options.contains(.flushUpdates), animations)
            finishInNextTurn(completion)
            return
        }
        let timeline = AnimationTimeline(
            duration: delaysTimeline ? duration : delay + duration, clock: Simulator.current.clock)
        if let completion { timeline.addCompletion(completion) }
        if cycles {
            timeline.cycle(
                after: delay, turns: options.contains(.autoreverse), forever: options.contains(.repeat))
        } else if let pacing {
            timeline.move(to: 1, duration: duration, curve: pacing, delay: delay)
        } else {
            timeline.run()
        }
        timeline.endsWhenEmpty = false
        AnimationContext.perform(context(on: timeline, inside: enclosing)) {
            animations()
            layOutChangedViews(of: timeline)
            if enclosing == nil { AnimationContext.takePendingAlongside()?() }
        }
        timeline.endsWhenEmpty = true
        // Fact m8.3: a block that animates nothing completes at once.
        if timeline.animatesNothing { timeline.end(at: 1, finished: true) }
    }

    /// Whether the animation repeats or reverses.
    private var cycles: Bool { !options.isDisjoint(with: [.repeat, .autoreverse]) }

    /// Whether the delay is the timeline's, not that of each change on it.
    private var delaysTimeline: Bool { cycles || pacing != nil }

    /// Whether the changes run on the timeline of the enclosing block (fact 10.8), as they always do in an interactive
    /// transition.
    func joins(_ enclosing: AnimationContext) -> Bool {
        enclosing.isCapture || !options.contains(.overrideInheritedDuration)
    }

    private func context(on timeline: AnimationTimeline, inside enclosing: AnimationContext?) -> AnimationContext {
        var context = AnimationContext(
            timeline: timeline, delay: delaysTimeline ? 0 : delay, duration: duration, curve: curve,
            options: ownOptions)
        guard let enclosing else { return context }
        context.options = inheritedOptions(from: enclosing)
        if !options.contains(.overrideInheritedCurve) {
            context.curve = enclosing.curve
            context.verticalCurve = enclosing.verticalCurve
        }
        return context
    }

    /// Fact 10.8: the remaining duration, the curve and the options are inherited from the enclosing block.
    func context(joining enclosing: AnimationContext) -> AnimationContext {
        var context = enclosing
        context.isCapture = false
        context.delay += delay
        context.duration = enclosing.isCapture ? duration : max(enclosing.duration - delay, 0)
        context.options = inheritedOptions(from: enclosing)
        if options.contains(.overrideInheritedCurve) {
            context.curve = curve
            context.verticalCurve = nil
        }
        return context
    }

    private func inheritedOptions(from enclosing: AnimationContext) -> AnimationContext.Options {
        options.contains(.overrideInheritedOptions) ? ownOptions : options.context.union(enclosing.options)
    }

    /// The options of a block that inherits none: it disables the views that it animates, but for `.allowUserInteraction`.
    private var ownOptions: AnimationContext.Options { options.context.union(.disablesInteraction) }

    private func runNested(in enclosing: AnimationContext, _ animations: () -> Void, completion: ((Bool) -> Void)?) {
        let timeline = enclosing.timeline
        let count = timeline.animationCount
        AnimationContext.perform(context(joining: enclosing)) {
            animations()
            layOutChangedViews(of: timeline)
        }
        guard let completion else { return }
        if timeline.animationCount == count { completion(true) } else { timeline.addCompletion(completion) }
    }

    /// `.layoutSubviews`: lays out the changed views, so that the subviews' frames are animated too.
    private func layOutChangedViews(of timeline: AnimationTimeline) {
        guard options.contains(.layoutSubviews) else { return }
        for layer in timeline.animatedLayers { layer.view?.layoutIfNeeded() }
    }

    private func finishInNextTurn(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        let clock = Simulator.current.clock
        clock.schedule(at: clock.now) { completion(true) }
    }
}
