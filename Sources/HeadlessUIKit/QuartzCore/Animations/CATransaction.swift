import Foundation

/// Groups changes to layers and sets how those of layers without a view animate. (QuartzCore documentation)
@MainActor @preconcurrency
open class CATransaction: NSObject {
    private struct Settings {
        var duration: TimeInterval = 0.25
        var disablesActions = false
        var curve = TimingCurve.coreAnimationDefault
        var function: CAMediaTimingFunction?
        /// Waits for the animations of this transaction; one without completion block joins the group around it.
        var group: TransactionGroup?
        var ownsGroup = false
        /// Whether no `begin()` opened the transaction: it ends with the turn of the run loop.
        var isImplicit = false
    }

    private static var stack: [Settings] = []

    /// Begins a nested transaction.
    open class func begin() {
        var settings = stack.last ?? Settings()
        settings.ownsGroup = false
        settings.isImplicit = false
        stack.append(settings)
    }

    /// Commits the transaction. One with a completion block lays out first, so that it includes animations that start
    /// in the layout, as a push does. Without a transaction it does nothing (observed with Apple's QuartzCore:
    /// gnustep/libs-quartzcore, Tests/quartzcore/CATransaction/transaction.m).
    open class func commit() {
        if stack.last?.ownsGroup == true { flush() }
        // The flush has committed the transaction if no `begin()` opened it.
        guard let closed = stack.popLast() else { return }
        if closed.ownsGroup { closed.group?.close() }
    }

    /// Commits the implicit transaction, if one is open, at the end of a run loop turn. (QuartzCore documentation)
    package static func commitImplicit() {
        guard stack.count == 1, let open = stack.first, open.isImplicit else { return }
        stack.removeAll()
        if open.ownsGroup { open.group?.close() }
    }

    /// Sets a block that is called when all animations added in this transaction from now on have ended, or directly
    /// after the transaction if there are none. A block that was set before in this transaction is called too, also if the new
    /// one is nil (observed with Apple's QuartzCore: gnustep/libs-quartzcore, Tests/quartzcore/CATransaction/completion.m). It
    /// waits for the animations that were added until now (QuartzCore documentation).
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        edit {
            if $0.ownsGroup { $0.group?.close() }
            $0.group = block.map { TransactionGroup($0) }
            $0.ownsGroup = block != nil
        }
    }

    /// Sets the timing curve of changes in this transaction; nil uses the animation's own.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        edit {
            $0.function = function
            $0.curve = function?.curve ?? .coreAnimationDefault
        }
    }

    /// The timing curve of changes in this transaction; default nil.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.last?.function }

    /// Adds an animation to the open group; the caller calls `leave()` on the returned group when it has ended.
    static func enterGroup() -> TransactionGroup? {
        stack.last?.group?.enter()
        return stack.last?.group
    }

    /// Makes the open group wait for the end of a timeline.
    static func hold(_ timeline: AnimationTimeline) {
        guard let group = stack.last?.group, group.timelines.insert(ObjectIdentifier(timeline)).inserted else { return }
        group.enter()
        timeline.addCompletion { _ in group.leave() }
    }

    /// Lays out and commits the implicit transaction now, as at the end of a run loop turn. A transaction that `begin()` opened
    /// stays open.
    open class func flush() {
        LayerDevices.current.commit()
        // Without a simulator nothing has.
        commitImplicit()
    }

    /// Sets the duration of changes in this transaction, in seconds; default 0.25 (fact 10.3).
    open class func setAnimationDuration(_ duration: CFTimeInterval) {
        edit { $0.duration = duration }
    }

    /// The duration of changes in this transaction, in seconds.
    open class func animationDuration() -> CFTimeInterval { (stack.last ?? Settings()).duration }

    /// Sets whether changes in this transaction show at once.
    open class func setDisableActions(_ flag: Bool) {
        edit { $0.disablesActions = flag }
    }

    /// Whether changes in this transaction show at once; default false.
    open class func disableActions() -> Bool { (stack.last ?? Settings()).disablesActions }

    private static func edit(_ change: (inout Settings) -> Void) {
        if stack.isEmpty { stack.append(Settings(isImplicit: true)) }
        change(&stack[stack.count - 1])
    }

    /// The timing of a change to a layer without a view; nil if it shows at once.
    static var implicitContext: AnimationContext? {
        let settings = stack.last ?? Settings()
        guard !settings.disablesActions, settings.duration > 0 else { return nil }
        let timeline = AnimationTimeline(duration: settings.duration, clock: LayerDevices.current.clock)
        timeline.run()
        // Core Animation's default action animates from the value on the screen. (Core Animation Programming Guide)
        return AnimationContext(
            timeline: timeline, duration: settings.duration, curve: settings.curve, options: .beginFromCurrentState)
    }
}

/// The animations that a transaction's completion block waits for.
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

    /// Closes the group: it waits for its animations, at least until the next turn of the run loop.
    func close() {
        let clock = LayerDevices.current.clock
        clock.schedule(at: clock.now) { self.leave() }
    }
}
