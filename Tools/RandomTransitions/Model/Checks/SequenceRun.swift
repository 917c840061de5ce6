import BarTransition
import UIKit

/// Plays one sequence and looks.
@MainActor
public final class SequenceRun {
    /// How a sequence ended.
    public struct Result: Sendable {
        public var sequence: TransitionSequence
        public var failure: Failure?
        /// Operations that were done; what the state of things did not allow is not counted.
        public var steps = 0
    }

    private let world: World
    private var result: Result
    private var flight: FlightMonitor?
    private var before: FlightMonitor.Rest?
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

    /// Plays a sequence that is written down.
    public static func play(_ sequence: TransitionSequence) -> Result {
        let run = SequenceRun(sequence.stage)
        run.protected {
            for operation in sequence.operations { try run.take(operation) }
            try run.finish()
        }
        return run.result
    }

    /// Makes a sequence up while playing it.
    public static func play(seed: UInt64, steps: Int, profile: String? = nil) -> Result {
        var random = SeededGenerator(seed: seed)
        let run = SequenceRun(StageSpec(using: &random, profile: profile))
        run.protected {
            for _ in 0..<steps {
                var operation = SequenceOperation.rest
                repeat {
                    let stackCount = run.world.navigation.viewControllers.count
                    operation = SequenceOperation(using: &random, stackCount: stackCount)
                } while !run.world.allows(operation)
                try run.take(operation)
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

    private func take(_ operation: SequenceOperation) throws {
        guard world.allows(operation) else { return }
        result.sequence.operations.append(operation)
        result.steps += 1
        note(operation)
        world.perform(operation)
        try pass(0)
        switch operation {
        case .advance(let hundredths): try pass(Double(hundredths) / 100)
        case .rest: try rest()
        default: break
        }
        try checkAtRest()
    }

    /// Remembers what has to be known of the time before an operation.
    private func note(_ operation: SequenceOperation) {
        guard !world.isAtRest else {
            (isQuiet, barChangesNext) = (true, false)
            before = FlightMonitor.rest(world)
            if case .scroll = operation { scrolls.forget(world) } else { scrolls.note(world) }
            // Habits may change the stack by themselves.
            if operation.beginsSwipe, !world.stack.hasHabits { swipe = SwipeMemory(world) }
            expectedStack = operation.outcome(of: world)
            return
        }
        before = nil
        if !operation.leavesStackAlone {
            expectedStack = nil
            swipe = nil
        }
        let system = world.simulator.profile.system
        // Where no pages move, something else does: the bar by itself, or the device turns.
        if flight == nil { isQuiet = false }
        if operation.changesDeclarations {
            (barChangesNext, swipe) = (true, nil)
            // A bar that goes and comes back takes contents up and not down again (fact m7.1).
            scrolls.forget(world)
        }
        guard !operation.isHarmlessInFlight(isAttached: world.stack.isAttached, system: system) else { return }
        // What begins while something else moves can be judged by its end only.
        isQuiet = false
        flight?.isDisturbed = true
        swipe = nil
    }

    /// Whatever is left open ends.
    private func finish() throws {
        if world.fingerIsDown { try take(.interruptTouch) }
        try take(.rest)
    }

    // MARK: Time

    /// Lets time go by; while pages move they are looked at.
    private func pass(_ seconds: Double) throws {
        world.simulator.commit()
        try look()
        var left = seconds
        let frame = 1 / Double(world.stage.framesPerSecond)
        while left > 0.0001 {
            let step = flight == nil ? left : min(frame, left)
            world.simulator.advance(by: step)
            left -= step
            try look()
        }
    }

    /// Longer than anything on a screen takes.
    private static let longest: Double = 30

    private func rest() throws {
        let start = world.simulator.now
        while world.simulator.isBusy, world.simulator.now < start + Self.longest {
            if flight == nil {
                world.simulator.advance(by: 0.25)
                try look()
            } else {
                try pass(1 / Double(world.stage.framesPerSecond))
            }
            // Under a finger nothing ends.
            if world.fingerIsDown, world.simulator.now > start + 0.1 { return }
        }
        try expect(!world.simulator.isBusy, "it does not come to rest", "\(Self.longest) seconds")
    }

    private func look() throws {
        world.forgetDismissed()
        let coordinator = world.navigation.transitionCoordinator
        if let flight, flight.coordinator !== coordinator {
            self.flight = nil
            if flight.coordinator.isCancelled { swipe?.wasCancelled = true }
            try flight.end(barChanges: barChangesNext)
            // What was declared on the way is shown now, maybe beside the next transition.
            if barChangesNext || flight.didRedeclare { (isQuiet, barChangesNext) = (false, false) }
        }
        // Where the bar changes by itself as pages begin to move, only the end can be judged.
        if flight == nil, world.changesInPlace != changesInPlace { isQuiet = false }
        changesInPlace = world.changesInPlace
        if flight == nil, coordinator != nil, world.stack.isAttached, world.modal == nil {
            flight = isQuiet ? FlightMonitor(world, before: before) : nil
            before = nil
        }
        try flight?.look()
    }

    // MARK: At rest

    private func checkAtRest() throws {
        guard world.isAtRest else { return }
        try RestTruth.check(world)
        // Drawing costs more than everything else.
        if rests % 24 == 0 { try BackdropTruth.checkPixel(world) }
        rests += 1
        // What is covered lists its pages as it comes back (UIKit's own habit after a pop over several levels).
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
