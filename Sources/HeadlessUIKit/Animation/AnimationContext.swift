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

    static func perform<Result>(_ context: AnimationContext?, _ body: () -> Result) -> Result {
        stack.append(context.map { .animating($0) } ?? .disabled)
        defer { stack.removeLast() }
        return body()
    }
}
