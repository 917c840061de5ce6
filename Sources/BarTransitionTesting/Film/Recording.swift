import UIKit

/// A recording on a stage, in steps.
///
/// The screen has to go on between the steps. A test waits for that in place or by suspending; what is recorded is the same.
@MainActor
final class Recording<Output> {
    private let scene: FilmScene
    private let variant: FilmVariant
    private let makeStage: MakeStage
    private let record: (Recording, any FilmStage) throws -> Void
    private var steps: [(pause: FilmPause, work: () throws -> Void)] = []
    private var cleanups: [() -> Void] = []
    private var output: Output?

    typealias MakeStage = @MainActor (UINavigationController, FilmVariant) throws -> any FilmStage

    /// - Parameters:
    ///   - makeStage: makes the stage. Default: that of this platform.
    ///   - record: adds the steps of the recording, as soon as what was shown before is at rest. One of them calls
    ///     ``finish(_:)``.
    init(
        _ scene: FilmScene, variant: FilmVariant, makeStage: @escaping MakeStage = makeFilmStage,
        _ record: @escaping (Recording, any FilmStage) throws -> Void
    ) {
        self.scene = scene
        self.variant = variant
        self.makeStage = makeStage
        self.record = record
    }

    // MARK: Steps

    /// Adds a step, and what is waited for after it. Steps that a step adds come before those that follow it.
    func then(_ pause: FilmPause = .turn, _ work: @escaping () throws -> Void) {
        steps.append((pause, work))
    }

    /// Adds the wait until nothing animates.
    func rest(after operation: String, on stage: any FilmStage) {
        func waitForRest() {
            then(.frame) { if try !stage.hasSettled(after: operation) { waitForRest() } }
        }
        then { stage.settle() }
        waitForRest()
    }

    /// Adds what is done when the recording has ended or failed.
    func finally(_ cleanup: @escaping () -> Void) {
        cleanups.append(cleanup)
    }

    /// Sets what comes out.
    func finish(_ output: Output) {
        self.output = output
    }

    // MARK: Playing

    /// Records and waits in place.
    func run() throws -> Output {
        let stage = try open()
        defer { close(stage) }
        let isInTask = withUnsafeCurrentTask { $0 != nil }
        guard !stage.needsMainQueue || !isInTask else { throw FilmError.needsAwait }
        while let pause = try next() { stage.wait(for: pause) }
        return result()
    }

    /// Records and waits by suspending, one recording after the other, since they share the screen.
    func run() async throws -> Output {
        await FilmQueue.shared.enter()
        defer { FilmQueue.shared.leave() }
        let stage = try open()
        defer { close(stage) }
        while let pause = try next() { await stage.wait(for: pause) }
        return result()
    }

    private func open() throws -> any FilmStage {
        try scene.check()
        let stage = try makeStage(scene.navigationController, variant)
        // A new window is laid out in its first turn.
        then {}
        then { [scene] in scene.loadPages() }
        rest(after: "What was shown before", on: stage)
        then { [unowned self] in
            try scene.check()
            try record(self, stage)
        }
        return stage
    }

    /// Performs the next step. Returns what to wait for before the one after it; nil after the last.
    private func next() throws -> FilmPause? {
        guard !steps.isEmpty else { return nil }
        let step = steps.removeFirst()
        let following = steps
        steps = []
        try step.work()
        steps += following
        return step.pause
    }

    private func result() -> Output {
        guard let output else { preconditionFailure("A recording has ended without a result.") }
        return output
    }

    private func close(_ stage: any FilmStage) {
        steps = []
        for cleanup in cleanups { cleanup() }
        cleanups = []
        stage.leave()
    }
}

/// Lets one recording after the other use the screen.
@MainActor
private final class FilmQueue {
    static let shared = FilmQueue()
    private var isInUse = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func enter() async {
        guard isInUse else {
            isInUse = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// The next recording has the screen at once: no other can come between.
    func leave() {
        guard waiting.isEmpty else { return waiting.removeFirst().resume() }
        isInUse = false
    }
}
