import BarTransition
import TestSupport
import Testing
import UIKit

@testable import BarTransitionTesting

/// The form of each call that suspends does what the form does that waits in place.
@Suite("Films that suspend", .ownSimulator) @MainActor
struct SuspendedFilmTests {
    private nonisolated static let names = ["push", "pop", "hold", "finish", "cancel", "hide the bar"]

    /// New pages, and the operation of the name.
    private func scene(_ name: String) -> FilmScene {
        let operation: TransitionFilm.Operation =
            switch name {
            case "push": .push(Pages.hidden("C"))
            case "pop": .pop
            case "hold": .swipe(to: 0.4, then: .hold)
            case "finish": .swipe(to: 0.4, then: .finish)
            case "cancel": .swipe(to: 0.4, then: .cancel)
            default: .change(name) { $0.setNavigationBarHidden(true, animated: true) }
            }
        return FilmScene(operation, pages: [Pages.blue("A"), Pages.orange("B")])
    }

    private func filmInPlace(_ name: String) throws -> TransitionFilm {
        try TransitionFilm.record(scene(name), frames: 4, height: 120)
    }

    private func smoothnessInPlace(_ name: String) throws -> TransitionRecording {
        try TransitionRecording.record(scene(name))
    }

    @Test(arguments: names) func bothFormsRecordTheSameFilm(_ name: String) async throws {
        let film = try await TransitionFilm.record(scene(name), frames: 4, height: 120)
        let inPlace = try filmInPlace(name)
        #expect(film.text == inPlace.text)
        #expect(film.filmstrip == inPlace.filmstrip)
        #expect(film.environment == inPlace.environment)
    }

    @Test(arguments: names) func bothFormsRecordTheSameMotion(_ name: String) async throws {
        let recording = try await TransitionRecording.record(scene(name))
        let inPlace = try smoothnessInPlace(name)
        #expect(recording.frames == inPlace.frames)
        #expect(recording.frames.count > 10)
        #expect(recording.problems().map(\.description) == inPlace.problems().map(\.description))
    }

    @Test func errorsAreTheSame() async throws {
        await #expect(throws: FilmError.noFrames(0)) { try await TransitionFilm.record(scene("pop"), frames: 0) }
        let navigation = UINavigationController(rootViewController: Pages.blue("A"))
        await #expect(throws: FilmError.nothingBelow("A")) {
            try await TransitionFilm.record(.pop, on: navigation, frames: 2)
        }
        await #expect(throws: FilmError.nothingBelow("A")) {
            try await TransitionRecording.record(.pop, on: navigation)
        }
    }

    @Test func variantsAreFilmed() async throws {
        let sandbox = try Sandbox()
        var films: [[FilmVerdict]] = []
        for mode in [FilmRecordMode.all, .never] {
            await withKnownIssue(isIntermittent: mode == .never) {
                films.append(
                    await expectFilms(
                        variants: [.standard, .dark], frames: 2, height: 80, record: mode,
                        directory: sandbox.folder.path
                    ) { _ in FilmScene(.pop, pages: [Pages.blue(), Pages.orange()]) })
            }
        }
        #expect(films.map { $0.map(\.passes) } == [[false, false], [true, true]])
    }

    @Test func jumpsAndErrorsAreReported() async {
        final class AtOnce: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: false)
            }
        }
        let navigation = UINavigationController(rootViewController: Pages.blue("A"))
        var problems: [SmoothnessProblem] = []
        await withKnownIssue {
            problems = await expectSmooth(.push(AtOnce()), on: navigation)
        }
        #expect(!problems.isEmpty)
        let single = UINavigationController(rootViewController: Pages.blue("A"))
        await withKnownIssue {
            await expectSmooth(.pop, on: single)
        } matching: { issue in
            issue.comments.map(\.rawValue) == ["\(FilmError.nothingBelow("A"))"]
        }
    }

    // MARK: A screen that goes on only while the test is suspended

    private func recording(_ name: String, log: EventLog) throws -> Recording<TransitionFilm> {
        try FilmRecorder(scene(name), frames: 4, scale: 1, height: 120).recording(variant: .standard) {
            SuspendingStage(try SimulatorStage($0, variant: $1), name: name, log: log)
        }
    }

    @Test func theScreenGoesOnBetweenTheSteps() async throws {
        let log = EventLog()
        let film = try await recording("finish", log: log).run()
        #expect(try film.filmstrip == filmInPlace("finish").filmstrip)
        #expect(log.events.count > 10)
    }

    @Test func oneFilmWaitsForTheOther() async throws {
        let log = EventLog()
        let (first, second) = try (recording("push", log: log), recording("pop", log: log))
        async let push = first.run()
        async let pop = second.run()
        let films = try await [push, pop]
        #expect(try films.map(\.filmstrip) == [filmInPlace("push").filmstrip, filmInPlace("pop").filmstrip])
        let ends = try [
            #require(log.events.firstIndex(of: "push left")), #require(log.events.firstIndex(of: "pop left")),
        ]
        let after = log.events[(ends[0] < ends[1] ? ends[0] : ends[1])...].dropFirst()
        #expect(Set(after).count == 2, "the films alternate: \(log.events)")
    }

    /// The tests of this suite are tasks.
    @Test func waitingInPlaceInATaskIsAnErrorOnSuchAScreen() throws {
        let log = EventLog()
        #expect(throws: FilmError.needsAwait) { try recording("pop", log: log).run() }
        #expect(log.events == ["pop left"])
        #expect(
            "\(FilmError.needsAwait)"
                == "UIKit ends transitions on the main queue, which does not run while a task waits in place; make the test "
                + "async and write “await” before the call.")
    }
}

@MainActor
private final class EventLog {
    var events: [String] = []
}

/// The model's stage, with a screen that goes on only while the recording is suspended, as Apple's UIKit in a task.
@MainActor
private final class SuspendingStage: FilmStage {
    private let stage: SimulatorStage
    private let name: String
    private let log: EventLog
    /// What is done at the next pause.
    private var waiting: [() -> Void] = []

    init(_ stage: SimulatorStage, name: String, log: EventLog) {
        self.stage = stage
        self.name = name
        self.log = log
    }

    let needsMainQueue = true

    func wait(for pause: FilmPause) {
        log.events.append("\(name) waits in place")
        goOn()
    }

    func wait(for pause: FilmPause) async {
        log.events.append(name)
        await Task.yield()
        goOn()
    }

    private func goOn() {
        for work in waiting { work() }
        waiting = []
    }

    var environment: FilmEnvironment { stage.environment }
    var window: UIWindow { stage.window }
    var isBusy: Bool { stage.isBusy }
    var progress: CGFloat { stage.progress }

    func settle() { waiting.append { [stage] in stage.settle() } }
    func hasSettled(after operation: String) throws -> Bool {
        guard waiting.isEmpty else { return false }
        return try stage.hasSettled(after: operation)
    }
    func begin(_ change: () -> Void) { stage.begin(change) }
    func beginSwipe() { waiting.append { [stage] in stage.beginSwipe() } }
    func didBegin() -> Bool { stage.didBegin() }
    func moveSwipe(to progress: CGFloat) { waiting.append { [stage] in stage.moveSwipe(to: progress) } }
    func endSwipe(finishing: Bool) { waiting.append { [stage] in stage.endSwipe(finishing: finishing) } }
    func advance(to progress: CGFloat) { waiting.append { [stage] in stage.advance(to: progress) } }
    func advance(by seconds: TimeInterval) { waiting.append { [stage] in stage.advance(by: seconds) } }
    func picture(scale: CGFloat) -> PixelBuffer { stage.picture(scale: scale) }
    func color(at point: CGPoint) -> FilmColor? { stage.color(at: point) }

    func leave() {
        stage.leave()
        log.events.append("\(name) left")
    }
}
