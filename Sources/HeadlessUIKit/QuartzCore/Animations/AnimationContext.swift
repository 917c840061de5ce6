import Foundation

/// What an open animation block says about the changes made in it.
@MainActor
package struct AnimationContext {
    package let timeline: AnimationTimeline
    /// Seconds on the timeline before the changes begin.
    package var delay: TimeInterval = 0
    /// Seconds the changes take.
    package var duration: TimeInterval
    package var curve: TimingCurve
    /// The curve of a position's y where it differs.
    package var verticalCurve: TimingCurve?
    package var options: Options = []
    /// Blocks opened inside keep their own timing but run on this timeline: an animator that is scrubbed. Changes
    /// outside of such blocks show at once.
    package var isCapture = false

    /// The bits of `UIView.AnimationOptions`, of which layers read these two.
    package struct Options: OptionSet {
        package let rawValue: UInt
        package init(rawValue: UInt) { self.rawValue = rawValue }
        package static let beginFromCurrentState = Options(rawValue: 1 << 2)
        package static let flushUpdates = Options(rawValue: 1 << 29)
    }

    /// What the finger that holds `timeline` does not scrub.
    package var unscrubbed: Unscrubbed?

    /// Layers that go their own way while a finger holds the rest (fact 2.2.3).
    package struct Unscrubbed {
        let timeline: AnimationTimeline
        /// The layers in which everything is scrubbed.
        let scrubbedRoots: [CALayer]

        package init(timeline: AnimationTimeline, scrubbedRoots: [CALayer]) {
            self.timeline = timeline
            self.scrubbedRoots = scrubbedRoots
        }
    }

    package init(
        timeline: AnimationTimeline, delay: TimeInterval = 0, duration: TimeInterval, curve: TimingCurve,
        verticalCurve: TimingCurve? = nil, options: Options = []
    ) {
        self.timeline = timeline
        self.delay = delay
        self.duration = duration
        self.curve = curve
        self.verticalCurve = verticalCurve
        self.options = options
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
    package static var pendingAlongside: (() -> Void)?

    package static func takePendingAlongside() -> (() -> Void)? {
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
    /// `UIView.setAnimationsEnabled`, a flag of the whole process as in UIKit (fact 10.6): kept by the device in use.
    package static var areAnimationsEnabled: Bool {
        get { LayerDevices.current.areAnimationsEnabled }
        set { LayerDevices.current.areAnimationsEnabled = newValue }
    }

    /// Whether a block opened here may animate: not inside `performWithoutAnimation` (fact 10.7).
    package static var allowsAnimation: Bool {
        if case .disabled = stack.last { false } else { areAnimationsEnabled }
    }

    /// The innermost open block, or nil where changes show at once.
    package static var current: AnimationContext? {
        guard case .animating(let context) = stack.last, !context.isCapture, areAnimationsEnabled else { return nil }
        return context
    }

    /// The innermost block although animations are switched off: what a nested block inherits from.
    package static var enclosing: AnimationContext? {
        guard case .animating(let context) = stack.last else { return nil }
        return context
    }

    /// Opens a block: nil for one whose changes show at once.
    package static func perform<Result>(
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
    package static func flushIfAsked() {
        if flushing.last == true { flush() }
    }

    private static func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        defer { isFlushing = false }
        LayerDevices.current.flushLayout()
    }
}
