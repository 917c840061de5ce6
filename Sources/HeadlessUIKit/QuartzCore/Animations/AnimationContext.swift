import Foundation

/// The timing that an open animation block gives to the changes made in it.
@MainActor
package struct AnimationContext {
    package let timeline: AnimationTimeline
    /// The delay on the timeline before the changes begin, in seconds.
    package var delay: TimeInterval = 0
    /// The duration of the changes, in seconds.
    package var duration: TimeInterval
    package var curve: TimingCurve
    /// The curve of a position's y component, if it differs from that of x.
    package var verticalCurve: TimingCurve?
    package var options: Options = []
    /// Whether blocks opened inside keep their own timing but run on this timeline, as for an animator that is
    /// scrubbed; changes outside such blocks show at once.
    package var isCapture = false

    /// The bits of `UIView.AnimationOptions` that layers read, and one of their own.
    package struct Options: OptionSet {
        package let rawValue: UInt
        package init(rawValue: UInt) { self.rawValue = rawValue }
        package static let allowUserInteraction = Options(rawValue: 1 << 1)
        package static let beginFromCurrentState = Options(rawValue: 1 << 2)
        package static let flushUpdates = Options(rawValue: 1 << 28)
        /// Whether the changed views receive no touches meanwhile unless `.allowUserInteraction` is there too.
        package static let disablesInteraction = Options(rawValue: 1 << 40)
    }

    /// The timing of layers that the user does not scrub with `timeline`; nil if all are scrubbed.
    package var unscrubbed: Unscrubbed?

    /// The timing of layers that animate by time while the user scrubs the others (fact 2.2.3).
    package struct Unscrubbed {
        let timeline: AnimationTimeline
        /// The layers that are scrubbed, with everything in them.
        let scrubbedRoots: [any AnimatedLayer]

        package init(timeline: AnimationTimeline, scrubbedRoots: [any AnimatedLayer]) {
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

    // MARK: Alongside animations

    /// A transition's alongside animations, which run at the end of the next block that opens.
    package static var pendingAlongside: (() -> Void)?

    /// Returns the pending alongside animations and clears them.
    package static func takePendingAlongside() -> (() -> Void)? {
        defer { pendingAlongside = nil }
        return pendingAlongside
    }

    // MARK: Open blocks

    private enum Entry {
        case animating(AnimationContext)
        case disabled
    }

    private static var stack: [Entry] = []
    /// Whether each open block, or one around it, flushes pending updates (fact 10.15).
    private static var flushing: [Bool] = []
    private static var isFlushing = false

    /// The value of `UIView.setAnimationsEnabled`, one for the process as in UIKit (fact 10.6); stored by the current
    /// device.
    package static var areAnimationsEnabled: Bool {
        get { LayerDevices.current.areAnimationsEnabled }
        set { LayerDevices.current.areAnimationsEnabled = newValue }
    }

    /// Whether a block opened here may animate: not inside `performWithoutAnimation` (fact 10.7).
    package static var allowsAnimation: Bool {
        if case .disabled = stack.last { false } else { areAnimationsEnabled }
    }

    /// The innermost open block; nil if changes show at once.
    package static var current: AnimationContext? {
        guard case .animating(let context) = stack.last, !context.isCapture, areAnimationsEnabled else { return nil }
        return context
    }

    /// The innermost open block, even if animations are disabled: the one that a nested block inherits from.
    package static var enclosing: AnimationContext? {
        guard case .animating(let context) = stack.last else { return nil }
        return context
    }

    /// Runs a block with a context; nil for one whose changes show at once.
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

    /// Lays out pending changes, so that they animate with the block in its current state, if the block flushes updates
    /// (fact 10.15).
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
