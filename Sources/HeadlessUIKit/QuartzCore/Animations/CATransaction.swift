import Foundation

/// Groups changes to layers that belong to no view and says how they animate.
@MainActor @preconcurrency
open class CATransaction: NSObject {
    private struct Settings {
        var duration: TimeInterval = 0.25
        var disablesActions = false
        var curve = TimingCurve.coreAnimationDefault
        var function: CAMediaTimingFunction?
        /// Waits for what is animated in this group; a group inside one without completion belongs to it.
        var group: TransactionGroup?
        var ownsGroup = false
    }

    private static var stack: [Settings] = []

    /// Opens a nested group.
    open class func begin() {
        var settings = stack.last ?? Settings()
        settings.ownsGroup = false
        stack.append(settings)
    }

    /// Closes the group. One with a completion block lays out first, so that what starts in the layout, as a push does,
    /// belongs to it.
    open class func commit() {
        precondition(!stack.isEmpty, "CATransaction.commit() was called without begin(); pair the two.")
        if stack.last?.ownsGroup == true { flush() }
        let closed = stack.removeLast()
        if closed.ownsGroup { closed.group?.close() }
    }

    /// Sets what to do when everything that is animated in this group from now on has ended; where nothing is, right
    /// after the group.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        edit {
            $0.group = block.map { TransactionGroup($0) }
            $0.ownsGroup = block != nil
        }
    }

    /// Sets the curve of changes in this group; nil takes the animation's own.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        edit {
            $0.function = function
            $0.curve = function?.curve ?? .coreAnimationDefault
        }
    }

    /// The curve of changes in this group; default nil.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.last?.function }

    /// An animation begins in the open group: whoever gets the group says when it has ended.
    static func enterGroup() -> TransactionGroup? {
        stack.last?.group?.enter()
        return stack.last?.group
    }

    /// The open group waits for the end of a timeline.
    static func hold(_ timeline: AnimationTimeline) {
        guard let group = stack.last?.group, group.timelines.insert(ObjectIdentifier(timeline)).inserted else { return }
        group.enter()
        timeline.addCompletion { _ in group.leave() }
    }

    /// Runs layout now, as the end of a run loop turn does.
    open class func flush() {
        LayerDevices.current.commit()
    }

    /// Seconds that changes in this group take; default 0.25 (fact 10.3).
    open class func setAnimationDuration(_ duration: CFTimeInterval) {
        edit { $0.duration = duration }
    }

    /// Seconds that changes in this group take.
    open class func animationDuration() -> CFTimeInterval { (stack.last ?? Settings()).duration }

    /// Makes changes in this group show at once.
    open class func setDisableActions(_ flag: Bool) {
        edit { $0.disablesActions = flag }
    }

    /// Whether changes in this group show at once; default false.
    open class func disableActions() -> Bool { (stack.last ?? Settings()).disablesActions }

    private static func edit(_ change: (inout Settings) -> Void) {
        if stack.isEmpty { stack.append(Settings()) }
        change(&stack[stack.count - 1])
    }

    static var implicitContext: AnimationContext? {
        let settings = stack.last ?? Settings()
        guard !settings.disablesActions, settings.duration > 0 else { return nil }
        let timeline = AnimationTimeline(duration: settings.duration, clock: LayerDevices.current.clock)
        timeline.run()
        return AnimationContext(timeline: timeline, duration: settings.duration, curve: settings.curve)
    }
}

/// What a transaction's completion block waits for.
@MainActor
final class TransactionGroup {
    private let completion: () -> Void
    private var pending = 1
    var timelines: Set<ObjectIdentifier> = []

    init(_ completion: @escaping () -> Void) {
        self.completion = completion
    }

    func enter() { pending += 1 }

    func leave() {
        pending -= 1
        if pending == 0 { completion() }
    }

    /// The group is closed: it waits for what has begun, at least until the next turn of the run loop.
    func close() {
        let clock = LayerDevices.current.clock
        clock.schedule(at: clock.now) { self.leave() }
    }
}

/// Seconds of the clock that layers' time is counted in: that of the device in use. Main thread only.
public func CACurrentMediaTime() -> CFTimeInterval {
    MainActor.assumeIsolated { LayerDevices.current.clock.now }
}

/// Seconds, as Core Animation spells it.
public typealias CFTimeInterval = Double
