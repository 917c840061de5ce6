import BarTransition
import UIKit

/// Performs one sequence and checks it.
@MainActor
public final class SequenceRun {
    /// The result of a sequence.
    public struct Result: Sendable {
        public var sequence: TransitionSequence
        public var failure: Failure?
        /// Operations that were performed; those that the current state did not allow are not counted.
        public var steps = 0
    }

    private let world: World
    private var result: Result
    private var monitor: TransitionMonitor?
    private var before: TransitionMonitor.Rest?
    private var swipe: SwipeMemory?
    private var scrolls = ScrollMemory()
    private var expectedStack: [Int]?
    private var rests = 0
    /// Whether everything that moves began at rest or after something that did.
    private var isQuiet = true
    private var barChangesNext = false
    private var changesInPlace = 0

    private init(_ stage: StageSpec) {
        world = World(stage)
        result = Result(sequence: TransitionSequence(stage, []))
    }

    /// Performs a given sequence.
    public static func play(_ sequence: TransitionSequence) -> Result {
        let run = SequenceRun(sequence.stage)
        run.protected {
            for operation in sequence.operations { try run.perform(operation) }
            try run.finish()
        }
        return run.result
    }

    /// Generates a sequence while performing it.
    /// - Parameter hasVariants: whether the device has a random combination of deviations of the model.
    public static func play(
        seed: UInt64, steps: Int, profile: String? = nil, hasVariants: Bool = false
    ) -> Result {
        var random = SeededGenerator(seed: seed)
        var stage = StageSpec(using: &random, profile: profile)
        if hasVariants {
            stage.variants = Simulator.Profile.Variants.randomDeviations(using: &random).map(\.name)
        }
        let minimizes = stage.system >= 27
        if minimizes { stage.root.addMinimization(using: &random) }
        let run = SequenceRun(stage)
        run.protected {
            for _ in 0..<steps {
                var operation = SequenceOperation.rest
                repeat {
                    let stackCount = run.world.navigation.viewControllers.count
                    operation = SequenceOperation(using: &random, stackCount: stackCount)
                    if minimizes { operation.addMinimization(using: &random) }
                } while !run.world.allows(operation)
                try run.perform(operation)
            }
            try run.finish()
        }
        return run.result
    }

    private func protected(_ body: () throws -> Void) {
        do {
            try checkAtRest()
            try body()
        } catch {
            guard var failure = error as? Failure else { preconditionFailure("\(error)") }
            failure.step = result.steps
            result.failure = failure
        }
    }

    private func perform(_ operation: SequenceOperation) throws {
        guard world.allows(operation) else { return }
        result.sequence.operations.append(operation)
        result.steps += 1
        note(operation)
        world.perform(operation)
        try advance(by: 0)
        switch operation {
        case .advance(let hundredths): try advance(by: Double(hundredths) / 100)
        case .rest: try rest()
        default: break
        }
        try checkAtRest()
    }

    /// Stores the state before an operation that later checks need.
    private func note(_ operation: SequenceOperation) {
        let scrollsToTop = operation == .tapBack && world.backButtonIsInStatusBar
        guard !world.isAtRest else {
            (isQuiet, barChangesNext) = (true, false)
            before = TransitionMonitor.rest(world)
            if operation.scrolls || scrollsToTop { scrolls.forget(world) } else { scrolls.note(world) }
            // Habits may change the stack by themselves.
            if operation.beginsSwipe, !world.stack.hasHabits { swipe = SwipeMemory(world) }
            expectedStack = operation.outcome(of: world)
            return
        }
        before = nil
        scrolls.noteTop(world)
        if !operation.leavesStackAlone {
            expectedStack = nil
            swipe = nil
        }
        let system = world.simulator.profile.system
        // Where no pages move, something else does: the bar by itself, or the device rotates.
        if monitor == nil { isQuiet = false }
        if operation.changesDeclarations { (barChangesNext, swipe) = (true, nil) }
        // A bar that is hidden and shown again, by a declaration or as the library is attached or detached, moves content up and
        // not down again (fact m7.1). With another size at that moment, how far it went up is not known.
        if operation.changesDeclarations || operation.changesSize || operation == .attach || operation == .detach
            || scrollsToTop
        {
            scrolls.forget(world)
        }
        guard !operation.isHarmlessInFlight(isAttached: world.stack.isAttached, system: system) else { return }
        // What begins while something else moves can be judged by its end only.
        isQuiet = false
        monitor?.isDisturbed = true
        swipe = nil
    }

    /// Ends whatever is unfinished.
    private func finish() throws {
        if world.fingerIsDown { try perform(.interruptTouch) }
        try perform(.rest)
    }

    // MARK: Time

    /// Advances the time; while pages move, every frame is checked.
    private func advance(by seconds: Double) throws {
        try checkFrame()
        var left = seconds
        let frame = 1 / Double(world.stage.framesPerSecond)
        while left > 0.0001 {
            let step = monitor == nil ? left : min(frame, left)
            world.simulator.advance(by: step)
            left -= step
            try checkFrame()
        }
    }

    /// Longer than any animation takes, in seconds.
    private static let longest: Double = 30

    private func rest() throws {
        let start = world.simulator.now
        while world.simulator.isBusy, world.simulator.now < start + Self.longest {
            if monitor == nil {
                world.simulator.advance(by: 0.25)
                try checkFrame()
            } else {
                try advance(by: 1 / Double(world.stage.framesPerSecond))
            }
            // Nothing ends while the finger is down.
            if world.fingerIsDown, world.simulator.now > start + 0.1 { return }
        }
        try expect(!world.simulator.isBusy, "it does not come to rest", "\(Self.longest) seconds")
    }

    private func checkFrame() throws {
        // What begins at the end of a transition is on the screen after this turn.
        world.simulator.commit()
        world.forgetDismissed()
        let coordinator = world.navigation.transitionCoordinator
        var interrupted: TransitionMonitor?
        if let monitor, monitor.coordinator !== coordinator {
            self.monitor = nil
            interrupted = monitor
            if monitor.coordinator.isCancelled {
                swipe?.wasCancelled = true
            } else {
                world.stack.forgetVisibility(of: monitor.outgoing)
            }
            try monitor.end(barChanges: barChangesNext)
            // What was declared during the transition is shown now, possibly together with the next transition.
            if barChangesNext || monitor.didRedeclare { (isQuiet, barChangesNext) = (false, false) }
        }
        // Where the bar changes by itself as pages begin to move, only the end can be judged.
        if monitor == nil, world.changesInPlace != changesInPlace { isQuiet = false }
        changesInPlace = world.changesInPlace
        if monitor == nil, coordinator != nil, world.stack.isAttached, world.modal == nil {
            monitor = isQuiet ? TransitionMonitor(world, before: before, interrupting: interrupted) : nil
            before = nil
            // It is shown anew, also if a page without a transition has covered it in the meantime.
            if let monitor { world.stack.forgetVisibility(of: monitor.incoming) }
            if !world.stage.variants.isEmpty { monitor?.isDisturbed = true }
        }
        try monitor?.checkFrame()
    }

    // MARK: At rest

    private func checkAtRest() throws {
        guard world.isAtRest else { return }
        world.stack.updateVisibility()
        try RestStateCheck.check(world)
        // Drawing is the slowest check, so not every state is drawn.
        if rests % 24 == 0 { try BackdropCheck.checkPixel(world) }
        rests += 1
        // A covered stack lists its pages when it appears again (UIKit does so after a pop over several levels).
        if let expectedStack, world.navigation.view.window != nil {
            let seen = world.stack.pages.map(\.number)
            try expect(seen == expectedStack, "the stack", "\(seen), expected \(expectedStack)")
        }
        expectedStack = nil
        try swipe?.check(world)
        swipe = nil
        try scrolls.check(world)
    }
}
