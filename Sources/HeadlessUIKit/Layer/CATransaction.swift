import Foundation

/// Groups changes to layers that belong to no view and says how they animate.
@MainActor @preconcurrency
public final class CATransaction: NSObject {
    private struct Settings {
        var duration: TimeInterval = 0.25
        var disablesActions = false
    }

    private static var stack: [Settings] = []

    /// Opens a nested group.
    public class func begin() {
        stack.append(stack.last ?? Settings())
    }

    /// Closes the group.
    public class func commit() {
        precondition(!stack.isEmpty, "CATransaction.commit() was called without begin(); pair the two.")
        stack.removeLast()
    }

    /// Runs layout now, as the end of a run loop turn does.
    public class func flush() {
        Simulator.current.commit()
    }

    /// Seconds that changes in this group take; default 0.25 (fact 10.3).
    public class func setAnimationDuration(_ duration: CFTimeInterval) {
        edit { $0.duration = duration }
    }

    /// Seconds that changes in this group take.
    public class func animationDuration() -> CFTimeInterval { (stack.last ?? Settings()).duration }

    /// Makes changes in this group show at once.
    public class func setDisableActions(_ flag: Bool) {
        edit { $0.disablesActions = flag }
    }

    /// Whether changes in this group show at once; default false.
    public class func disableActions() -> Bool { (stack.last ?? Settings()).disablesActions }

    private static func edit(_ change: (inout Settings) -> Void) {
        if stack.isEmpty { stack.append(Settings()) }
        change(&stack[stack.count - 1])
    }

    static var implicitContext: AnimationContext? {
        let settings = stack.last ?? Settings()
        guard !settings.disablesActions, settings.duration > 0 else { return nil }
        let timeline = AnimationTimeline(duration: settings.duration, clock: Simulator.current.clock)
        timeline.run()
        return AnimationContext(timeline: timeline, duration: settings.duration, curve: .coreAnimationDefault)
    }
}

/// Seconds, as Core Animation spells it.
public typealias CFTimeInterval = Double
