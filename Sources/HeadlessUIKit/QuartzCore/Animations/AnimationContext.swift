import Foundation

/// What an open animation block says about the changes made in it.
@MainActor
struct AnimationContext {
    let timeline: AnimationTimeline
    /// Seconds on the timeline before the changes begin.
    var delay: TimeInterval = 0
    /// Seconds the changes take.
    var duration: TimeInterval
    var curve: TimingCurve
    /// The curve of a position's y where it differs.
    var verticalCurve: TimingCurve?
    var options: UIView.AnimationOptions = []
    /// Blocks opened inside keep their own timing but run on this timeline: an animator that is scrubbed. Changes
    /// outside of such blocks show at once.
    var isCapture = false

    /// What the finger that holds `timeline` does not scrub.
    var unscrubbed: Unscrubbed?

    /// Layers that go their own way while a finger holds the rest (fact 2.2.3).
    struct Unscrubbed {
        let timeline: AnimationTimeline
        /// The layers in which everything is scrubbed.
        let scrubbedRoots: [CALayer]
    }

    /// The timeline that a layer's changes run on.
    func timeline(of layer: CALayer) -> AnimationTimeline {
        guard let unscrubbed else { return timeline }
        var ancestor: CALayer? = layer
        while let current = ancestor {
            if unscrubbed.scrubbedRoots.contains(where: { $0 === current }) { return timeline }
            ancestor = current.superlayer
        }
        return unscrubbed.timeline
    }

    /// What runs at the end of the next block that opens: a transition's alongside blocks.
    static var pendingAlongside: (() -> Void)?

    static func takePendingAlongside() -> (() -> Void)? {
        defer { pendingAlongside = nil }
        return pendingAlongside
    }

    private enum Entry {
        case animating(AnimationContext)
        case disabled
    }

    private static var stack: [Entry] = []
    /// Whether each open block, or one around it, flushes pending updates (fact 10.15).
    private static var flushing: [Bool] = []
    private static var isFlushing = false
    /// `UIView.setAnimationsEnabled`, a flag of the whole process as in UIKit (fact 10.6).
    static var areAnimationsEnabled = true

    /// Whether a block opened here may animate: not inside `performWithoutAnimation` (fact 10.7).
    static var allowsAnimation: Bool {
        if case .disabled = stack.last { false } else { areAnimationsEnabled }
    }

    /// The innermost open block, or nil where changes show at once.
    static var current: AnimationContext? {
        guard areAnimationsEnabled, case .animating(let context) = stack.last, !context.isCapture else { return nil }
        return context
    }

    /// The innermost block although animations are switched off: what a nested block inherits from.
    static var enclosing: AnimationContext? {
        guard case .animating(let context) = stack.last else { return nil }
        return context
    }

    /// Opens a block: nil for one whose changes show at once.
    static func perform<Result>(
        _ context: AnimationContext?, flushes: Bool = false, _ body: () -> Result
    ) -> Result {
        let flushes = flushes || context?.options.contains(.flushUpdates) == true || flushing.last == true
        flushing.append(flushing.last == true)
        if flushes { flush() }
        flushing[flushing.count - 1] = flushes
        stack.append(context.map { .animating($0) } ?? .disabled)
        defer {
            stack.removeLast()
            flushing.removeLast()
        }
        let result = body()
        flushIfAsked()
        return result
    }

    /// What is pending belongs to the block as it is now: before that changes, it is laid out (fact 10.15).
    static func flushIfAsked() {
        if flushing.last == true { flush() }
    }

    private static func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        defer { isFlushing = false }
        for window in Simulator.current.windowScene.windows where !window.isHidden { window.layoutIfNeeded() }
    }
}
